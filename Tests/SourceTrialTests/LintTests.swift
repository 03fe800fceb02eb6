import Foundation
import Testing

/// `lint` over files as they stand in somebody's app: what the command chose or made up is nobody's fault.
struct LintTests {
    private func lint(_ source: String, code: Int32 = 0) throws -> Answer {
        let trial = try Trial()
        try trial.write("Styles.swift", "import SwiftUI\n" + source)
        return try trial.run("lint Styles.swift", code: code)
    }

    @Test func `A colour that is made up is not measured, and a line says so`() throws {
        try lint(
            """
            struct Faint: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(14).foregroundStyle(.white)
                        .background(configuration.isPressed ? Color.brandGray : Color.companyGray)
                }
            }
            """, code: 3
        ).silent("contrast:", "same-state:").says(
            "Styles.swift: nothing is said by", "values that are made up: ", "Color.brandGray")
    }

    @Test func `A style that adds nothing to the command's words is not told of their size`() throws {
        let style = """
            struct Shrinking: ButtonStyle {
                func makeBody(configuration: Configuration) -> some View {
                    configuration.label.padding(PADDING).scaleEffect(configuration.isPressed ? 0.9 : 1)
                }
            }
            """
        try lint(style.replacing("PADDING", with: "0")).says("same-state: Shrinking").silent("target-size")
        try lint(style.replacing("PADDING", with: "1")).says("target-size: Button")
    }

    @Test func `A colour that is chosen for an argument is not measured, one with a default is`() throws {
        let view = """
            struct Badge: View {
                var tint: Color DEFAULT
                var body: some View { Text("New").foregroundStyle(.white).padding().background(tint) }
            }
            """
        try lint(view.replacing("DEFAULT", with: "")).silent("contrast")
        try lint(view.replacing("DEFAULT", with: "= .yellow"), code: 1).says("contrast: Badge › Text “New”")
    }

    @Test func `A preview is named by what its author wrote`() throws {
        try lint(
            """
            #Preview { Text("New").foregroundStyle(.yellow) }
            """, code: 1
        ).says("contrast: Text “New”").silent("__Specimen")
    }
}
