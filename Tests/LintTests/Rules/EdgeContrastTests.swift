import Catalog
import Lint
import SwiftUI
import Testing

/// The edges of fields against what is around them; the limits are WCAG's grays on white (Understanding 1.4.11).
@MainActor @Suite struct EdgeContrastTests {
    private func bordered(_ color: String) -> Sample {
        Sample {
            TextField("Name", text: .constant("Ada")).padding(12)
                .background {
                    RoundedRectangle(cornerRadius: 8).strokeBorder(Color(hex: color), lineWidth: 2)
                }
                .padding(20)
        }
    }

    @Test func `A border of 3.03 is enough, and one of 2.99 is found with both colours`() async throws {
        #expect(try await bordered("#949494").findings(.edgeContrast) == [])
        let found = try await bordered("#959595").findings(.edgeContrast)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.measured == "2.99:1, #959595 on #FFFFFF")
    }

    @Test func `One side is enough, as a line below the words`() async throws {
        func lined(_ color: String) -> Sample {
            Sample {
                TextField("Name", text: .constant("Ada")).padding(.vertical, 12)
                    .overlay(alignment: .bottom) { Color(hex: color).frame(height: 2) }
                    .padding(20)
            }
        }
        #expect(try await lined("#333333").findings(.edgeContrast) == [])
        #expect(try await lined("#CCCCCC").findings(.edgeContrast).count == 1)
    }

    @Test func `A fill is an edge, too, and a field without any is asked for none`() async throws {
        func filled(_ color: String?) -> Sample {
            Sample {
                TextField("Name", text: .constant("Ada")).padding(12)
                    .background(color.map { Color(hex: $0) } ?? .clear).padding(20)
            }
        }
        #expect(try await filled("#333333").findings(.edgeContrast) == [])
        #expect(
            try await filled("#EEEEEE").findings(.edgeContrast).map(\.measured) == [
                "1.16:1, #EEEEEE on #FFFFFF"
            ])
        #expect(try await filled(nil).findings(.edgeContrast) == [])
    }

    @Test func `The library's own border is advice, and a card around more than a field is none`()
        async throws
    {
        let system = Sample {
            TextField("Name", text: .constant("Ada")).textFieldStyle(.roundedBorder).padding(20)
        }
        #expect(try await system.findings(.edgeContrast).map(\.severity) == [.advice])
        let card = Sample {
            VStack {
                Text("Sign in"); TextField("Name", text: .constant("Ada"))
            }
            .padding(12).background(Color(hex: "#EEEEEE")).padding(20)
        }
        #expect(try await card.findings(.edgeContrast) == [])
    }

    @Test func `A disabled field is exempt`() async throws {
        let sample = Sample {
            TextField("Name", text: .constant("Ada")).padding(12).border(Color(hex: "#DDDDDD"), width: 2)
                .padding(20).disabled(true)
        }
        #expect(try await sample.findings(.edgeContrast) == [])
    }
}
