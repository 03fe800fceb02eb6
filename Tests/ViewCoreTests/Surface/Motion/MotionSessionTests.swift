import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// A tile over time: what is asked for on the way decides about nothing.
@MainActor struct MotionSessionTests {
    private func card(_ isOn: Bool) -> some View {
        VStack(spacing: isOn ? 12 : 4) {
            box("a", isOn ? 60 : 30, 20).opacity(isOn ? 0.4 : 1)
            if isOn { box("b", 20, 20).transition(.scale.combined(with: .opacity)) }
            Text(verbatim: "card").foregroundStyle(isOn ? Color.red : .black)
        }
        .padding(isOn ? 10 : 3)
        .background(isOn ? Color.yellow : .blue, in: RoundedRectangle(cornerRadius: isOn ? 12 : 4))
        .rotationEffect(.degrees(isOn ? 20 : 0))
    }

    @Test(arguments: [
        Animation.linear(duration: 0.3), .easeInOut(duration: 0.15), .spring(response: 0.3), .bouncy,
    ])
    func `Time goes on in steps of any length`(animation: Animation) {
        let moving = Moving { card($0).animation(animation, value: $0) }
        let whole = moving.list(at: 0.2).description
        for step in [0.001, 0.007, 0.016, 0.1] {
            #expect(moving.list(at: 0.2, by: step).description == whole, "steps of \(step) s")
        }
    }

    @Test(arguments: [Animation.linear(duration: 0.3), .spring(response: 0.3, dampingFraction: 0.5)])
    func `A change begins where the view was and ends where it is at rest`(animation: Animation) {
        let moving = Moving { card($0).animation(animation, value: $0) }
        #expect(moving.list(at: 0).description == layOut(card(false)).list.description)
        #expect(moving.list(at: 20).description == layOut(card(true)).list.description)
    }

    /// What is set again midway goes on from where it is, as fast as it is.
    @Test(arguments: [Animation.spring(response: 0.4), .interpolatingSpring(stiffness: 100, damping: 10)])
    func `A spring that is set again midway keeps its place and velocity`(animation: Animation) {
        func stage(_ width: CGFloat) -> MotionStage<some View> {
            MotionStage(
                box("a", width, 10).animation(animation, value: width), in: EnvironmentValues(),
                options: TileOptions())
        }
        let session = MotionSession(stage(0), engine: ViewGraph(engine: FixedTextEngine()))
        func width() -> Double {
            session.drawn().trace.roots.first.map { Double($0.frame.width) } ?? -1
        }
        session.begin()
        session.change(to: stage(100_000))
        session.advance(to: 0.098)
        let before = width()
        session.advance(to: 0.1)
        let there = width()
        session.change(to: stage(20_000))
        let set = width()
        session.advance(to: 0.102)
        let after = width()
        #expect(set == there)
        #expect(abs((after - there) - (there - before)) < 0.06 * (there - before))
        session.advance(to: 20)
        #expect(width() == 20_000)
    }

    @Test func `A curve that is set again midway is the sum of both ways`() {
        func stage(_ width: CGFloat) -> MotionStage<some View> {
            MotionStage(
                box("a", width, 10).animation(.linear(duration: 0.2), value: width), in: EnvironmentValues(),
                options: TileOptions())
        }
        let session = MotionSession(stage(0), engine: ViewGraph(engine: FixedTextEngine()))
        session.begin()
        session.change(to: stage(100))
        session.advance(to: 0.1)
        session.change(to: stage(0))
        #expect(session.drawn().list.size.width == 50)
        session.advance(to: 0.15)
        // A quarter of the first way is left, and three quarters of the way back.
        #expect(session.drawn().list.size.width == 50)
        session.advance(to: 0.25)
        #expect(session.drawn().list.size.width == 25)
        session.advance(to: 0.3)
        #expect(session.drawn().trace.roots.first?.frame.width == 0)
    }

    @Test func `Numbers that are none move nothing`() {
        for hostile in [CGFloat.nan, .infinity, -.infinity, 1e300] {
            let moving = Moving {
                box("a", 10, 10).scaleEffect($0 ? hostile : 1).offset(x: $0 ? hostile : 0)
                    .padding($0 ? hostile : 0).opacity($0 ? Double(hostile) : 1)
                    .animation(.linear(duration: 0.2), value: $0)
            }
            for time in [0, 0.1, 0.2] { #expect(!moving.list(at: time).description.contains("nan")) }
        }
    }

    @Test func `Changes at random begin, move and end where they should`() {
        var random = Seeded(38)
        for number in 0..<1000 {
            let tree = MovedTree.random(&random)
            let moving = Moving {
                MovedTreeView(tree: tree, isOn: $0).animation(.spring(response: 0.2), value: $0)
            }
            let name = "tree \(number): \(tree)"
            // Other words are there at once, and the picture has the size that it has in the end.
            let before = MovedTreeView(tree: tree, isOn: false)
            #expect(items(moving.list(at: 0)) == items(layOut(before).list), "\(name)")
            for time in [0.03, 0.11] {
                #expect(!moving.list(at: time).description.contains("nan"), "\(name)")
            }
            #expect(
                moving.list(at: 30).description
                    == layOut(MovedTreeView(tree: tree, isOn: true)).list.description, "\(name)")
        }
    }

    private func items(_ list: DisplayList) -> String {
        list.description.split(separator: "\n").dropFirst().joined(separator: "\n")
            .replacingOccurrences(of: "\"b\"", with: "\"a\"")
    }
}

/// A tree of views, each of which may change.
private indirect enum MovedTree: CustomStringConvertible {
    case leaf(CGFloat, CGFloat)
    case words
    case padding(MovedTree, CGFloat, CGFloat)
    case opacity(MovedTree, Double, Double)
    case offset(MovedTree, CGFloat, CGFloat)
    case turned(MovedTree, Double, Double)
    case scaled(MovedTree, CGFloat, CGFloat)
    case filled(MovedTree, Bool, CGFloat)
    case row([MovedTree], CGFloat, CGFloat)
    case column([MovedTree], CGFloat, CGFloat)
    case maybe(MovedTree, Bool)
    case either(MovedTree, MovedTree)

    static func random(_ random: inout Seeded, depth: Int = 0) -> MovedTree {
        func number(_ range: ClosedRange<Int>, _ random: inout Seeded) -> CGFloat {
            CGFloat(Int.random(in: range, using: &random))
        }
        func inner(_ random: inout Seeded) -> MovedTree { .random(&random, depth: depth + 1) }
        func several(_ random: inout Seeded) -> [MovedTree] {
            (0..<Int.random(in: 1...3, using: &random)).map { _ in inner(&random) }
        }
        switch Int.random(in: depth > 3 ? 0...1 : 0...13, using: &random) {
        case 0: return .leaf(number(0...30, &random), number(0...30, &random))
        case 1: return .words
        case 2: return .padding(inner(&random), number(0...9, &random), number(0...9, &random))
        case 3:
            return .opacity(
                inner(&random), Double(number(0...4, &random)) / 4, Double(number(0...4, &random)) / 4)
        case 4: return .offset(inner(&random), number(-9...9, &random), number(-9...9, &random))
        case 5:
            return .turned(inner(&random), Double(number(0...90, &random)), Double(number(0...90, &random)))
        case 6: return .scaled(inner(&random), number(0...3, &random), number(0...3, &random))
        case 7:
            return .filled(.random(&random, depth: 4), Bool.random(using: &random), number(0...9, &random))
        case 8, 9: return .row(several(&random), number(0...9, &random), number(0...9, &random))
        case 10, 11: return .column(several(&random), number(0...9, &random), number(0...9, &random))
        case 12: return .maybe(inner(&random), Bool.random(using: &random))
        default: return .either(inner(&random), inner(&random))
        }
    }

    var description: String {
        switch self {
        case .leaf(let a, let b): "leaf(\(a), \(b))"
        case .words: "words"
        case .padding(let tree, let a, let b): "padding(\(tree), \(a), \(b))"
        case .opacity(let tree, let a, let b): "opacity(\(tree), \(a), \(b))"
        case .offset(let tree, let a, let b): "offset(\(tree), \(a), \(b))"
        case .turned(let tree, let a, let b): "turned(\(tree), \(a), \(b))"
        case .scaled(let tree, let a, let b): "scaled(\(tree), \(a), \(b))"
        case .filled(let tree, let a, let b): "filled(\(tree), \(a), \(b))"
        case .row(let trees, let a, let b): "row(\(trees), \(a), \(b))"
        case .column(let trees, let a, let b): "column(\(trees), \(a), \(b))"
        case .maybe(let tree, let a): "maybe(\(tree), \(a))"
        case .either(let a, let b): "either(\(a), \(b))"
        }
    }
}

private struct MovedTreeView: View {
    let tree: MovedTree
    let isOn: Bool

    private func inside(_ tree: MovedTree) -> AnyView { AnyView(MovedTreeView(tree: tree, isOn: isOn)) }

    @ViewBuilder var body: some View {
        switch tree {
        case .leaf(let a, let b): Color.red.frame(width: isOn ? a : b, height: 10)
        case .words: Text(verbatim: isOn ? "a" : "b")
        case .padding(let tree, let a, let b): inside(tree).padding(isOn ? a : b)
        case .opacity(let tree, let a, let b): inside(tree).opacity(isOn ? a : b)
        case .offset(let tree, let a, let b): inside(tree).offset(x: isOn ? a : b, y: isOn ? b : a)
        case .turned(let tree, let a, let b): inside(tree).rotationEffect(.degrees(isOn ? a : b))
        case .scaled(let tree, let a, let b): inside(tree).scaleEffect(isOn ? a : b)
        case .filled(let tree, let a, let b):
            inside(tree).background(
                isOn == a ? Color.green : .blue, in: RoundedRectangle(cornerRadius: isOn ? b : 3))
        case .row(let trees, let a, let b):
            HStack(spacing: isOn ? a : b) { ForEach(trees.indices, id: \.self) { inside(trees[$0]) } }
        case .column(let trees, let a, let b):
            VStack(spacing: isOn ? a : b) { ForEach(trees.indices, id: \.self) { inside(trees[$0]) } }
        case .maybe(let tree, let a): if isOn == a { inside(tree) }
        case .either(let a, let b): if isOn { inside(a) } else { inside(b) }
        }
    }
}
