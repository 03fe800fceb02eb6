import Drawing
import Foundation
import LayoutSupport
import SwiftUI
import Testing
import ViewCore

private let slowly = Animation.linear(duration: 0.2)

/// What the section on motion says.
extension SentenceProofs {
    static let ofMotion: [String: Proof] = [
        "motion-jumps": {
            let moving = Moving { isOn in
                Text(verbatim: "ab").font(.system(size: isOn ? 30 : 10)).animation(slowly, value: isOn)
            }
            holds(moving.list(at: 0.1).description.contains("30"))
            holds(!moving.list(at: 0.1).description.contains("20 pt"))
        },
        "motion-words": {
            let moving = Moving { isOn in
                Text(verbatim: isOn ? "abcd" : "ab").contentTransition(.opacity)
                    .animation(slowly, value: isOn)
            }
            let words = moving.list(at: 0.1).description
            holds(words.contains("\"ab\"") && words.contains("\"abcd\""))
            holds(!moving.list(at: 0.2).description.contains("\"ab\""))
        },
        "motion-numeric": {
            @MainActor func rolling(_ before: String, _ after: String) -> DisplayList {
                Moving { isOn in
                    Text(verbatim: isOn ? after : before).font(.system(size: 20))
                        .contentTransition(.numericText()).animation(slowly, value: isOn)
                }.list(at: 0.1)
            }
            // A line is 20 points high: half of the way of its half is 5.
            holds(rolling("1", "2").description.contains("(0 20)"))
            holds(rolling("1\n2", "1\n3").description.contains("(0 15)"))
            holds(!rolling("1\n2", "1\n3").description.contains("(0 20)"))
        },
        "motion-symbols": {
            let moving = Moving { isOn in Image(systemName: "star").symbolEffect(.bounce, value: isOn) }
            holds(moving.value(".symbolEffect", at: 0.18) == "scale 1.2")
        },
        "motion-variable": {
            let moving = Moving { _ in Image(systemName: "star").symbolEffect(.variableColor) }
            holds(moving.warnings(at: 0.1).contains { $0.contains(".symbolEffect(.variableColor)") })
        },
        "motion-appear": {
            let moving = Moving { isOn in Image(systemName: "star").symbolEffect(.appear, isActive: isOn) }
            holds(moving.list(at: 0.1) == moving.list(at: 2) && !moving.list(at: 0.1).items.isEmpty)
        },
        "motion-two-changes": {
            // Each with an object of its own.
            @MainActor func moving() -> Moving { Moving(appearing: TwoChanges()) }
            holds(moving().warnings(at: 0.1).contains { $0.contains("changes an object") })
            holds(moving().value(".opacity", at: 0.1) == "0.1")
            holds(moving().value(".blur", at: 0.1) == "radius 1")
        },
        "motion-clock": {
            let moving = Moving { _ in
                TimelineView(.periodic(from: .now, by: 0.1)) { Text(verbatim: "\($0.date)") }
            }
            holds(moving.list(at: 0) == moving.list(at: 0.5))
            let ticking = Moving { _ in
                TimelineView(.animation) { Text(verbatim: "\($0.date.timeIntervalSince1970)") }
            }
            holds(ticking.list(at: 0) != ticking.list(at: 0.5))
        },
        "motion-pixels": {
            let moving = Moving { isOn in
                HStack(spacing: isOn ? 1 : 0) {
                    box("a", 10, 10); box("b", 10, 10)
                }.animation(slowly, value: isOn)
            }
            holds(moving.frame("b", at: 0.02) == "10 0 10 10")
        },
        "motion-controls": {
            let moving = Moving(asking: [.on]) { _ in
                Toggle("Sound", isOn: .constant(false)).toggleStyle(.button)
            }
            holds(moving.list(at: 0).description == moving.list(at: 1).description)
        },
    ]
}

@Observable private final class Blur {
    var radius = 0.0
}

private struct TwoChanges: View {
    @State private var opacity = 0.0
    @State private var blur = Blur()

    var body: some View {
        Rectangle().opacity(opacity).blur(radius: blur.radius).onAppear {
            withAnimation(.linear(duration: 0.2)) { opacity = 1 }
            withAnimation(.linear(duration: 1)) { blur.radius = 10 }
        }
    }
}
