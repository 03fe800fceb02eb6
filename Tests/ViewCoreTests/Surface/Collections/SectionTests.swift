import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct SectionTests {
    @Test func `A section is its header, its content and its footer`() {
        let (a, b, c) = (box("a", 10, 10), box("b", 20, 10), box("c", 30, 10))
        func stacked(_ section: some View) -> String {
            frames(VStack(alignment: .leading, spacing: 0) { section })
        }
        #expect(
            stacked(
                Section {
                    b
                } header: {
                    a
                } footer: {
                    c
                })
                == "30x30 a(0, 0, 10, 10) b(0, 10, 20, 10) c(0, 20, 30, 10)")
        #expect(
            stacked(
                Section {
                    b
                } header: {
                    a
                }) == "20x20 a(0, 0, 10, 10) b(0, 10, 20, 10)")
        #expect(
            stacked(
                Section {
                    b
                } footer: {
                    c
                }) == "30x20 b(0, 0, 20, 10) c(0, 10, 30, 10)")
        #expect(stacked(Section { b }) == "20x10 b(0, 0, 20, 10)")
        #expect(stacked(Section("abc") { b }) == "30x30 b(0, 20, 20, 10)")
        #expect(stacked(Section(String("abc")) { b }) == "30x30 b(0, 20, 20, 10)")
    }
}
