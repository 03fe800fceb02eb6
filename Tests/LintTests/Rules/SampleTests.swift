import Catalog
import Lint
import SwiftUI
import Testing
import ViewCore

/// What the command chooses, and what it cannot know, is nobody's fault.
@MainActor @Suite struct SampleTests {
    /// A square for a symbol.
    private struct Round: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View {
            configuration.label.font(.system(size: 7)).foregroundStyle(Color(hex: "#777777"))
                .frame(width: 14, height: 14).clipped().background(Color.white)
        }
    }

    private func rules(_ isSample: Bool) async throws -> Set<LintRule> {
        let sample = Sample(isSample: isSample) { Button("Label") {}.buttonStyle(Round()) }
        return Set(try await sample.facts().flatMap(\.findings).map(\.rule))
    }

    @Test func `Words of a sample in a square stand for a symbol, words of people do not`() async throws {
        #expect(try await rules(true).isDisjoint(with: [.contrast, .textCut, .textOutside]))
        #expect(try await rules(false).isSuperset(of: [.contrast, .textCut]))
    }

    @Test func `What a style writes itself is told in a square as well`() async throws {
        struct Percent: ProgressViewStyle {
            func makeBody(configuration: Configuration) -> some View {
                Text("40").foregroundStyle(Color(hex: "#777777")).frame(width: 60, height: 60)
                    .background(.white)
            }
        }
        let sample = Sample(isSample: true) { ProgressView(value: 0.4).progressViewStyle(Percent()) }
        #expect(try await sample.findings(.contrast).count == 1)
    }

    @Test func `What is cut in a view that fills any height is not told`() async throws {
        func cut<V: View>(@ViewBuilder _ view: @escaping @MainActor @Sendable () -> V) async throws -> Int {
            try await Sample { view() }.findings(.textCut).count
        }
        let words = "So many words that they fill more lines than there is room for"
        #expect(try await cut { Text(words).lineLimit(1).frame(width: 60) } == 1)
        #expect(
            try await cut { GeometryReader { _ in Text(words).lineLimit(1).frame(width: 60) } } == 0)
    }

    @Test func `A colour that is missing is not measured`() async throws {
        let sample = Sample { Text("Save").foregroundStyle(Color("NoSuchColor")).background(.white) }
        #expect(try await sample.facts().first?.warnings.contains { $0.contains("NoSuchColor") } == true)
        #expect(try await sample.findings(.contrast) == [])
    }

    @Test func `An ellipsis belongs to the text that it ends`() async throws {
        let sample = Sample {
            Text("Label").overlay { Text("longer than that").lineLimit(1) }
        }
        let found = try await sample.findings(.textCut)
        #expect(found.map(\.view) == ["Text “longer than that”"])
    }

    @Test func `Letters are measured without their own shadow`() async throws {
        func text(_ shadow: Double) -> Sample {
            Sample {
                Text("Save").font(.system(size: 40)).foregroundStyle(Color.orange.opacity(0.5))
                    .shadow(color: .blue.opacity(shadow), radius: 4)
                    .background(.white)
            }
        }
        let (bare, shadowed) = (
            try await text(0).findings(.contrast).first, try await text(1).findings(.contrast).first
        )
        #expect(bare != nil)
        #expect(bare?.measured == shadowed?.measured)
    }

    @Test func `A symbol without a name is missing everywhere, and stands for none`() async throws {
        let sample = Sample { Image(systemName: "") }
        #expect(try await sample.findings(.missingImage).count == 1)
        #expect(try await sample.findings(.placeholderSymbol) == [])
    }

    @Test func `What nobody sees needs no name`() async throws {
        func button(_ opacity: Double) -> Sample { Sample { Button("") {}.opacity(opacity) } }
        #expect(try await button(0).findings(.noName) == [])
        #expect(try await button(0.5).findings(.noName).count == 1)
        #expect(try await Sample { Button("") {}.hidden() }.findings(.noName) == [])
    }
}
