@testable import Catalog
import Testing
import ViewCore

/// What is said of states that look as the tile does without them.
struct SameLookTests {
    private func said(
        _ axes: Axes, unclaimed: StateRequests = [], _ look: (TilePoint) -> String
    ) -> [String] {
        SameLook.found(
            among: axes.points.map { point in
                TileLook(
                    point: point, digest: "\(point[.scheme]) \(look(point))", inkDigest: look(point),
                    unclaimed: point[.state].requests.intersection(unclaimed))
            }
        ).map(\.words)
    }

    private let usual = Axes(sizes: [.small, .large])

    @Test func `Where every state differs nothing is said`() {
        #expect(said(usual) { $0.name } == [])
    }

    @Test func `A state that looks like normal everywhere is said`() {
        let words = said(usual) { point in
            point[.state] == .pressed ? point.with(.normal).name : point.name
        }
        #expect(words == ["pressed looks like normal: the style draws no difference"])
    }

    @Test func `A state that differs somewhere is not said`() {
        let words = said(usual) { point in
            point[.state] == .pressed && point[.size] == .small ? point.with(.normal).name : point.name
        }
        #expect(words == [])
    }

    @Test func `A part of a state is held against the rest`() {
        let states = [
            TileState(.off), TileState(.on), TileState([.on, .pressed]), TileState([.on, .disabled]),
        ]
        let words = said(Axes(states: states, schemes: [.light])) { point in
            point[.state].contains(.on) ? "on" : "off"
        }
        #expect(
            words == [
                "on+pressed looks like on: the style draws no difference",
                "on+disabled looks like on: the style draws no difference",
            ])
    }

    @Test func `A state without its rest is not said, and neither are values`() {
        #expect(said(Axes(states: [.pressed, .disabled], schemes: [.light])) { _ in "" } == [])
        #expect(said(Axes(states: [.normal, TileState(.on)], schemes: [.light])) { _ in "" } == [])
    }

    @Test func `A state of what has values only is held against each of them`() {
        let states = [TileState(.off), TileState(.on), .disabled]
        let words = said(Axes(states: states, schemes: [.light])) { point in
            point[.state] == .disabled ? point.with(TileState(.on)).name : point.name
        }
        #expect(words == ["disabled looks like on: the style draws no difference"])
        #expect(said(Axes(states: states, schemes: [.light])) { $0.name } == [])
    }

    @Test func `What nothing takes is no doing of the style`() {
        let words = said(Axes(schemes: [.light]), unclaimed: .press) { _ in "" }
        #expect(
            words == [
                "pressed looks like normal: no control takes it",
                "disabled looks like normal: the style draws no difference",
            ])
    }

    /// A style is blamed for nothing that it had no part in.
    @Test func `Whose doing it is, is said`() {
        let cases: [(LookMakers, String, String)] = [
            ([.writtenStyle, .enabled, .light, .dark], "the style draws no difference", "style"),
            (
                [.writtenStyle, .builtInStyle, .enabled, .light, .dark], "the style draws no difference",
                "style"
            ),
            (
                [.builtInStyle, .enabled, .light, .dark], "the built-in control draws no difference",
                "control"
            ),
            ([], "the view draws no difference", "view"),
        ]
        for (makers, words, name) in cases {
            let looks = Axes(states: [.normal, .disabled], sizes: [.regular]).points.map { point in
                TileLook(point: point, digest: "\(point[.scheme])", inkDigest: "same", makers: makers)
            }
            let found = SameLook.found(among: looks)
            #expect(
                found.map(\.words) == [
                    "disabled looks like normal: \(words)", "dark looks like light: \(words)",
                ])
            #expect(found.allSatisfy { $0.cause.rawValue == name })
        }
    }

    @Test func `What the view has in any case is no doing of the style`() {
        let looks = Axes(states: [.normal, .disabled], sizes: [.regular]).points.map { point in
            TileLook(
                point: point, digest: "\(point[.scheme])", inkDigest: "same",
                makers: [.writtenStyle, .disabled, .light])
        }
        #expect(
            SameLook.found(among: looks).map(\.words) == [
                "disabled looks like normal: the view sets it itself",
                "dark looks like light: the view sets it itself",
            ])
    }

    @Test func `Dark is held against light without the grounds`() {
        let words = said(usual) { "\($0[.state].name) \($0[.size])" }
        #expect(words == ["dark looks like light: the style draws no difference"])
    }

    @Test func `A view that prefers a scheme is not held against itself in the other`() {
        let looks = usual.points.map { point in
            TileLook(
                point: point, digest: point.with(.normal).name, inkDigest: "same", prefersScheme: true)
        }
        #expect(!SameLook.found(among: looks).contains { $0.value == "dark" })
    }

    @Test func `A sheet says it below`() {
        var plan = SheetPlan(specimen("Button/a"), tiles: [])
        plan.addSentences(about: [])
        #expect(plan.note == nil)
        plan.foldingNote = "The style ignores size."
        plan.addSentences(about: [SameLook(value: "pressed", rest: "normal")])
        #expect(
            plan.note
                == "The style ignores size. Pressed looks like normal: the style draws no difference.")
    }
}
