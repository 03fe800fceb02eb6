import SwiftUI

struct Planet: Identifiable {
    let id: String
    let moons: Int
    let radius: Double
}

/// Planets, sorted by name, one of them chosen.
struct Planets: View {
    @State private var order = [KeyPathComparator(\Planet.id)]
    @State private var selection: Planet.ID? = "Jupiter"

    var body: some View {
        Table(planets, selection: $selection, sortOrder: $order) {
            TableColumn("Name", value: \.id)
            TableColumn("Moons", value: \.moons) { planet in
                Text(planet.moons, format: .number)
            }
            .width(70)
            TableColumn("Radius", value: \.radius) { planet in
                Text(verbatim: "\(Int(planet.radius)) km").foregroundStyle(.secondary)
            }
            .alignment(.trailing)
        }
    }

    private var planets: [Planet] {
        [
            Planet(id: "Earth", moons: 1, radius: 6371),
            Planet(id: "Jupiter", moons: 95, radius: 69911),
            Planet(id: "Mars", moons: 2, radius: 3390),
            Planet(id: "Venus", moons: 0, radius: 6052),
        ]
    }
}

/// A table with a look of its own by what its cells and rows are made of.
struct Ledger: View {
    var body: some View {
        Table(of: Planet.self) {
            TableColumn("Body") { planet in
                Label(planet.id, systemImage: "circle.fill").labelStyle(.titleAndIcon)
            }
            TableColumn("Moons") { planet in
                ProgressView(value: Double(planet.moons), total: 100)
            }
        } rows: {
            TableRow(Planet(id: "Saturn", moons: 83, radius: 58232))
            TableRow(Planet(id: "Uranus", moons: 28, radius: 25362))
        }
        .tint(.orange)
    }
}
