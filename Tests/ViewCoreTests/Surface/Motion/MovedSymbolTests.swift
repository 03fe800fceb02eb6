import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

private let slowly = Animation.linear(duration: 0.2)

/// How effects move symbols. What a movement looks like is a guess; when it begins and ends, and what it moves, is not.
@MainActor struct MovedSymbolTests {
    private func pose(_ moving: Moving, _ time: Double) -> String { moving.value(".symbolEffect", at: time) }

    @Test func `A bounce begins with the change of its value, and ends at rest`() {
        let moving = Moving { Image(systemName: "star").symbolEffect(.bounce, value: $0) }
        #expect(pose(moving, 0) == "none")
        // At 0.3 of 0.6 s it is as large as it gets.
        #expect(pose(moving, 0.18) == "scale 1.2")
        #expect(pose(moving, 0.6) == "none")
        #expect(moving.at(0.18).warnings.isEmpty)
    }

    @Test func `A value that stays lets nothing bounce`() {
        let moving = Moving { _ in Image(systemName: "star").symbolEffect(.bounce, value: 1) }
        #expect(pose(moving, 0.18) == "none")
    }

    @Test func `A bounce down is smaller`() {
        let moving = Moving { Image(systemName: "star").symbolEffect(.bounce.down, value: $0) }
        #expect(pose(moving, 0.18) == "scale 0.8")
    }

    @Test func `A speed and a number of repetitions say how long symbols move`() {
        func moving(_ options: SymbolEffectOptions) -> Moving {
            Moving { Image(systemName: "star").symbolEffect(.bounce, options: options, value: $0) }
        }
        #expect(pose(moving(.speed(2)), 0.09) == "scale 1.2")
        #expect(pose(moving(.speed(2)), 0.3) == "none")
        #expect(pose(moving(.repeat(2)), 0.78) == "scale 1.2")
        #expect(pose(moving(.repeat(2)), 1.2) == "none")
        #expect(pose(moving(.repeating), 6.18) == "scale 1.2")
        #expect(pose(moving(.repeating.nonRepeating), 0.78) == "none")
        #expect(pose(moving(.repeat(.continuous)), 6.18) == "scale 1.2")
        // A movement takes 0.6 s, and with a second between two of them the next begins at 1.6 s.
        let periodic = SymbolEffectOptions.repeat(.periodic(2, delay: 1))
        #expect(pose(moving(periodic), 0.18) == "scale 1.2")
        #expect(pose(moving(periodic), 1) == "none")
        #expect(pose(moving(periodic), 1.78) == "scale 1.2")
        #expect(pose(moving(periodic), 3.38) == "none")
        #expect(pose(moving(.repeat(.periodic(delay: .nan))), 6.18) == "scale 1.2")
        #expect(pose(moving(.repeat(.periodic)), 6.18) == "scale 1.2")
    }

    @Test func `A pulse goes on for as long as it is active, and ends what it has begun`() {
        let always = Moving { _ in Image(systemName: "star").symbolEffect(.pulse) }
        #expect(pose(always, 0.5) == "opacity 0.35")
        #expect(pose(always, 7.5) == "opacity 0.35")
        #expect(pose(always, 7) == "none")
        #expect(pose(Moving { Image(systemName: "star").symbolEffect(.pulse, isActive: !$0) }, 0.5) == "none")
        #expect(pose(Moving(appearing: Stopping()), 1.5) == "opacity 0.35")
        #expect(pose(Moving(appearing: Stopping()), 2.5) == "none")
    }

    /// Its pulse stops after 1.2 s.
    private struct Stopping: View {
        @State private var isActive = true
        @State private var isPale = false
        var body: some View {
            Image(systemName: "star").symbolEffect(.pulse, isActive: isActive).opacity(isPale ? 0.5 : 1)
                .onAppear {
                    withAnimation(.linear(duration: 1.2)) {
                        isPale = true
                    } completion: {
                        isActive = false
                    }
                }
        }
    }

    @Test func `A turn is a whole one, and a symbol that goes on turning has no rest between turns`() {
        let once = Moving { Image(systemName: "gear").symbolEffect(.rotate, value: $0) }
        #expect(pose(once, 0.5) == "degrees 180")
        let always = Moving { _ in Image(systemName: "gear").symbolEffect(.rotate.counterClockwise) }
        #expect(pose(always, 0.25) == "degrees -90")
    }

    @Test func `Symbols inside move and words beside them do not`() {
        let moving = Moving {
            HStack {
                Image(systemName: "star")
                Text("Star")
            }.symbolEffect(.bounce, value: $0)
        }
        #expect(pose(moving, 0.18) == "scale 1.2")
        #expect(moving.list(at: 0.18).description.contains("\"Star\""))
        let picture = Moving { Text("Star").symbolEffect(.bounce, value: $0) }
        #expect(pose(picture, 0.18) == "none")
        #expect(picture.list(at: 0.18) == picture.list(at: 1))
    }

    @Test func `Effects join, and are removed`() {
        let both = Moving {
            Image(systemName: "star").symbolEffect(.bounce, value: $0)
                .symbolEffect(.pulse, options: .speed(1 / 0.36), isActive: $0)
        }
        #expect(pose(both, 0.18) == "scale 1.2, opacity 0.35")
        let none = Moving {
            Image(systemName: "star").symbolEffectsRemoved().symbolEffect(.bounce, value: $0)
        }
        #expect(pose(none, 0.18) == "none")
    }

    @Test func `Forward is to the left where one reads from the right`() {
        func moving(_ direction: LayoutDirection) -> Moving {
            Moving {
                Image(systemName: "star").symbolEffect(.wiggle.forward, value: $0)
                    .environment(\.layoutDirection, direction)
            }
        }
        #expect(pose(moving(.leftToRight), 0.12) == "x 0.12")
        #expect(pose(moving(.rightToLeft), 0.12) == "x -0.12")
    }

    @Test func `A symbol takes the place of another, first the one and then the other`() {
        func moving(_ effect: ReplaceSymbolEffect) -> Moving {
            Moving {
                Image(systemName: $0 ? "pause" : "play").contentTransition(.symbolEffect(effect))
                    .animation(slowly, value: $0)
            }
        }
        #expect(pose(moving(.replace), 0) == "scale 0.5, opacity 0")
        #expect(pose(moving(.replace), 0.1) == "scale 0.5, opacity 0")
        #expect(pose(moving(.replace), 0.15) == "scale 0.75, opacity 0.5")
        #expect(pose(moving(.replace), 0.2) == "none")
        #expect(pose(moving(.replace.offUp), 0.1) == "scale 0.75, opacity 0.5")
    }

    @Test func `Symbols replace each other without an animation, unless it is forbidden`() {
        let moving = Moving {
            Image(systemName: $0 ? "pause" : "play").contentTransition(.symbolEffect(.replace))
        }
        #expect(pose(moving, 0.1) != "none")
        #expect(pose(moving, 0.35) == "none")
        let forbidden = Moving {
            Image(systemName: $0 ? "pause" : "play").contentTransition(.symbolEffect(.replace))
                .animation(slowly, value: $0).transaction { $0.disablesAnimations = true }
        }
        #expect(pose(forbidden, 0.1) == "none")
        let plain = Moving { Image(systemName: $0 ? "pause" : "play").animation(slowly, value: $0) }
        #expect(pose(plain, 0.1) == "none")
    }

    @Test func `Colours that vary do not move, and that is said`() {
        let moving = Moving { _ in Image(systemName: "wifi").symbolEffect(.variableColor.iterative) }
        #expect(moving.warnings(at: 0.1).contains { $0.contains(".symbolEffect(.variableColor)") })
        #expect(pose(moving, 0.1) == "none")
    }

    @Test func `Options that are no numbers change nothing`() {
        for speed in [0, -1, .nan, .infinity] as [Double] {
            let moving = Moving {
                Image(systemName: "star").symbolEffect(.bounce, options: .speed(speed).repeat(-3), value: $0)
            }
            #expect(pose(moving, 0.18) == "scale 1.2")
        }
    }
}
