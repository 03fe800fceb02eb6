import Foundation
import Testing

/// Tables of strings and fonts that a package has beside its code.
struct ResourceTests {
    private func package(_ modifier: String = "") throws -> Trial {
        let trial = try Trial()
        try trial.write(
            "kit/Package.swift",
            """
            // swift-tools-version: 5.9
            import PackageDescription
            let package = Package(name: "Kit", targets: [
                .target(name: "Kit", resources: [.process("Resources")])
            ])
            """)
        try trial.write(
            "kit/Sources/Kit/Pay.swift",
            """
            import SwiftUI
            struct Pay: View {
                var body: some View {
                    VStack { Text("Pay"); Text("Lost")\(modifier) }
                }
            }

            """)
        return trial
    }

    @Test func `Words are those of the locale, and a key without any is named`() throws {
        let trial = try package()
        try trial.write(
            "kit/Sources/Kit/Resources/Localizable.xcstrings",
            """
            {"sourceLanguage": "en", "strings": {"Lost": {}, "Pay": {"localizations": {"de":
             {"stringUnit": {"state": "translated", "value": "Bezahlen"}}}}}}
            """)
        try trial.run("sheet kit -o out").silent("translation")
        try trial.run("sheet kit -o out --locale de")
            .says("\"Lost\" has no translation for de in", "Localizable.xcstrings").silent("\"Pay\"")
        try trial.run("inspect kit Kit/View/Pay/normal-regular@2x --locale de").says("Bezahlen")
    }

    @Test func `Strings that code asks for with all arguments are those of the locale, else their value`()
        throws
    {
        let trial = try package()
        try trial.write(
            "kit/Sources/Kit/Pay.swift",
            """
            import Foundation
            import SwiftUI
            struct Pay: View {
                private func words(_ key: String) -> String {
                    NSLocalizedString(key, tableName: nil, bundle: .module, value: "Later", comment: "")
                }
                private var shop: String {
                    NSLocalizedString("Pay", tableName: "Shop", value: "Shop", comment: "")
                }
                var body: some View {
                    VStack { Text(words("Pay")); Text(words("Lost")); Text(shop) }
                }
            }

            """)
        try trial.write("kit/Sources/Kit/Resources/de.lproj/Localizable.strings", "\"Pay\" = \"Bezahlen\";")
        try trial.write("kit/Sources/Kit/Resources/de.lproj/Shop.strings", "\"Pay\" = \"Kasse\";")
        try trial.run("inspect kit Kit/View/Pay/normal-regular@2x --locale de").says(
            "Bezahlen", "Later", "Kasse")
    }

    @Test func `A damaged table of strings is named`() throws {
        let trial = try package()
        try trial.write("kit/Sources/Kit/Resources/de.lproj/Localizable.strings", "\"Pay\" = ")
        try trial.run("sheet kit -o out").says("de.lproj/Localizable.strings: is no property list")
    }

    @Test func `A damaged font among the resources is an error`() throws {
        let trial = try package(".font(.custom(\"Brand\", size: 20))")
        try trial.write("kit/Sources/Kit/Resources/Brand.ttf", "no font")
        try trial.run("sheet kit -o out", code: 3).says("Resources/Brand.ttf")
    }
}
