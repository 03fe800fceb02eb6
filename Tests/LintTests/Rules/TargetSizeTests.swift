import Catalog
import Lint
import SwiftUI
import Testing

/// WCAG's least size of a target with its exception, and Apple's advice.
@MainActor @Suite struct TargetSizeTests {
    private struct Square: ButtonStyle {
        let side: CGFloat

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: side, height: side)
        }
    }

    private func buttons(_ sides: [CGFloat], spacing: CGFloat) -> Sample {
        Sample {
            HStack(spacing: spacing) {
                ForEach(sides, id: \.self) { side in Button("x") {}.buttonStyle(Square(side: side)) }
            }
        }
    }

    @Test func `A target of 44 is large enough, and one of 43 is advised to grow`() async throws {
        #expect(try await buttons([44], spacing: 0).findings(.targetSize) == [])
        let found = try await buttons([43], spacing: 0).findings(.targetSize)
        #expect(found.map(\.severity) == [.advice])
        #expect(found.first?.measured == "43 × 43 points")
    }

    @Test func `Two targets of 20 side by side are errors, unless a circle of 24 has room around each`()
        async throws
    {
        // 22 is between the middles of the first two, 24 between those of the others.
        #expect(
            try await buttons([20, 20.5], spacing: 2).findings(.targetSize).map(\.severity) == [
                .error, .error,
            ])
        // What WCAG takes is below Apple's 44 all the same.
        #expect(
            try await buttons([20, 20.5], spacing: 4).findings(.targetSize).map(\.severity) == [
                .advice, .advice,
            ])
    }

    @Test func `A small target near a large one is an error where its circle meets it`() async throws {
        // The circle's edge is 2 past the small one's.
        #expect(try await buttons([20, 60], spacing: 1).findings(.targetSize).map(\.severity) == [.error])
        #expect(try await buttons([20, 60], spacing: 3).findings(.targetSize).map(\.severity) == [.advice])
    }

    @Test func `The system's own controls have the size that they have`() async throws {
        let sample = Sample {
            HStack(spacing: 0) {
                Button("a") {}; Button("b") {}
            }
        }
        #expect(try await sample.findings(.targetSize) == [])
    }

    @Test func `macOS has no 44`() async throws {
        let sample = Sample(change: { $0[.platform] = [.macos] }) {
            Button("x") {}.buttonStyle(Square(side: 30))
        }
        #expect(try await sample.findings(.targetSize) == [])
    }

    /// A square of 20 whose content shape is what a test says.
    private struct Reaching<Reach: Shape>: ButtonStyle {
        let reach: Reach
        var kind: ContentShapeKinds = .interaction

        func makeBody(configuration: Configuration) -> some View {
            configuration.label.frame(width: 20, height: 20).contentShape(kind, reach)
        }
    }

    private func pair(_ style: some ButtonStyle, spacing: CGFloat = 2) -> Sample {
        Sample {
            HStack(spacing: spacing) {
                ForEach(0..<2, id: \.self) { _ in Button("x") {}.buttonStyle(style) }
            }
        }
    }

    @Test func `A content shape 12 past a square of 20 makes a target of 44`() async throws {
        let wide = pair(Reaching(reach: Rectangle().inset(by: -12)), spacing: 40)
        #expect(try await wide.findings(.targetSize) == [])
        let short = pair(Reaching(reach: Rectangle().inset(by: -11)), spacing: 40)
        let found = try await short.findings(.targetSize)
        #expect(found.map(\.severity) == [.advice, .advice])
        #expect(found.first?.measured == "42 × 42 points")
        // The box of the finding is that of the target.
        #expect(found.first?.box.suffix(2) == [42, 42])
    }

    @Test func `A content shape for dragging takes no fingers, and one within the frame takes fewer`()
        async throws
    {
        let dragged = pair(Reaching(reach: Rectangle().inset(by: -12), kind: .dragPreview))
        #expect(try await dragged.findings(.targetSize).map(\.severity) == [.error, .error])
        let both = pair(
            Reaching(reach: Rectangle().inset(by: -12), kind: [.interaction, .dragPreview]), spacing: 40)
        #expect(try await both.findings(.targetSize) == [])
        let inner = pair(Reaching(reach: Circle().inset(by: 3)), spacing: 40)
        #expect(try await inner.findings(.targetSize).first?.measured == "14 × 14 points")
    }

    @Test func `A content shape of a part takes fingers beside the frame, one around the button does not`()
        async throws
    {
        let part = Sample {
            Button {
            } label: {
                Image(systemName: "trash").frame(width: 20, height: 20).contentShape(
                    Rectangle().inset(by: -14)
                )
                .padding(1)
            }.buttonStyle(Square(side: 30))
        }
        #expect(try await part.findings(.targetSize) == [])
        let around = Sample {
            Button("x") {}.buttonStyle(Square(side: 20)).contentShape(Rectangle().inset(by: -20))
        }
        #expect(try await around.findings(.targetSize).first?.measured == "20 × 20 points")
    }

    @Test func `A content shape that overlaps a neighbour leaves no room for it`() async throws {
        // The small one's circle is 12 around its middle, 31 from the other's; that one's target is 44 wide.
        let sample = Sample {
            HStack(spacing: 11) {
                Button("x") {}.buttonStyle(Square(side: 20))
                Button("x") {}.buttonStyle(Reaching(reach: Rectangle().inset(by: -12)))
            }
        }
        #expect(try await sample.findings(.targetSize).map(\.severity) == [.error])
    }

    @Test func `What is not seen takes no fingers`() async throws {
        let sample = Sample { Button("x") {}.buttonStyle(Square(side: 10)).opacity(0) }
        #expect(try await sample.findings(.targetSize) == [])
    }

    @Test func `A style that adds nothing to the words of a sample is not told of their size`() async throws {
        struct Bare: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.opacity(0.9) }
        }
        struct Padded: ButtonStyle {
            func makeBody(configuration: Configuration) -> some View { configuration.label.padding(2) }
        }
        func sample(_ isSample: Bool) -> Sample {
            Sample(isSample: isSample) { Button("Label") {}.buttonStyle(Bare()) }
        }
        #expect(try await sample(true).findings(.targetSize) == [])
        #expect(try await sample(false).findings(.targetSize).count == 1)
        let padded = Sample(isSample: true) { Button("Label") {}.buttonStyle(Padded()) }
        #expect(try await padded.findings(.targetSize).count == 1)
    }

    @Test func `A content shape in another control is none of this one's`() async throws {
        // The button of 20 reaches as far as it is said to; the toggle that it is in is 30 high and wide, and takes no more.
        struct Around: ToggleStyle {
            let past: CGFloat
            func makeBody(configuration: Configuration) -> some View {
                Button("x") {}.buttonStyle(Reaching(reach: Rectangle().inset(by: -past)))
                    .frame(width: 30, height: 30)
            }
        }
        func toggle(_ past: CGFloat) -> Sample {
            Sample { Toggle("x", isOn: .constant(true)).toggleStyle(Around(past: past)) }
        }
        let facts = try #require(try await toggle(12).facts().first)
        let sizes = facts.controls.map { ($0.kind, $0.region.width, $0.region.height) }
        #expect(sizes.contains { $0 == ("Toggle", 30, 30) }, "\(sizes)")
        #expect(sizes.contains { $0 == ("Button", 44, 44) }, "\(sizes)")
        // Whoever wants the toggle meets the button of 44 all the same; one of 24 is told of, and the toggle around it.
        #expect(try await toggle(12).findings(.targetSize) == [])
        #expect(try await toggle(2).findings(.targetSize).map(\.severity) == [.advice, .advice])
    }
}
