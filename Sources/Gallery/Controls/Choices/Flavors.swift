import SwiftUI

/// What the pickers choose from.
enum Flavor: String, CaseIterable, Identifiable {
    case chocolate, vanilla, strawberry
    var id: Self { self }
    var title: String { rawValue.capitalized }
}

/// A picker of flavors.
struct FlavorPicker: View {
    @State private var flavor = Flavor.vanilla

    var body: some View {
        Picker("Flavor", selection: $flavor) {
            ForEach(Flavor.allCases) { flavor in
                Text(flavor.title)
            }
        }
    }
}

/// A picker of symbols.
struct MarkPicker: View {
    @State private var mark = "star"

    var body: some View {
        Picker("Mark", selection: $mark) {
            Label("Star", systemImage: "star").tag("star")
            Label("Heart", systemImage: "heart").tag("heart")
            Label("Flag", systemImage: "flag").tag("flag")
        }
    }
}
