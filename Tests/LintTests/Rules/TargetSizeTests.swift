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
}
