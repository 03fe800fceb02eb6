import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

@MainActor struct UIFontTests {
    private func list(_ font: Font) -> DisplayList {
        layOut(Text("Ag").font(font)).list
    }

    @Test(arguments: [
        (UIFont.systemFont(ofSize: 17), Font.system(size: 17)),
        (UIFont.systemFont(ofSize: 20, weight: .semibold), .system(size: 20, weight: .semibold)),
        (UIFont.boldSystemFont(ofSize: 12), .system(size: 12, weight: .bold)),
        (UIFont.italicSystemFont(ofSize: 12), .system(size: 12).italic()),
        (
            UIFont.monospacedSystemFont(ofSize: 13, weight: .medium),
            .system(size: 13, weight: .medium, design: .monospaced)
        ),
        (
            UIFont.monospacedDigitSystemFont(ofSize: 13, weight: .regular),
            .system(size: 13).monospacedDigit()
        ),
        (
            UIFont.systemFont(ofSize: 13, weight: .medium, width: .condensed),
            .system(size: 13, weight: .medium).width(.condensed)
        ),
        (
            UIFont.systemFont(ofSize: 13, weight: .bold, width: .init(rawValue: 0.5)).withSize(15),
            .system(size: 15, weight: .bold).width(Font.Width(0.5))
        ),
        (UIFont.preferredFont(forTextStyle: .headline), .headline),
        (UIFont.preferredFont(forTextStyle: .title1), .title),
        (UIFont.systemFont(ofSize: 14).withSize(30), .system(size: 30)),
        (NSFont.systemFont(ofSize: 11, weight: .init(0.31)), .system(size: 11, weight: .semibold)),
    ])
    func `A font of UIKit is drawn as SwiftUI's`(font: UIFont, same: Font) {
        #expect(list(Font(font)) == list(same))
    }

    @Test func `A text style of UIKit follows the user's text size, a size does not`() {
        var environment = EnvironmentValues()
        environment.dynamicTypeSize = .accessibility3
        #expect(Font(UIFont.preferredFont(forTextStyle: .body)).size(in: environment) > 30)
        #expect(Font(UIFont.systemFont(ofSize: 17)).size(in: environment) == 17)
    }

    @Test func `Designs and traits of a descriptor are drawn`() throws {
        let system = UIFont.systemFont(ofSize: 20).fontDescriptor
        let rounded = try #require(system.withDesign(.rounded))
        #expect(list(Font(UIFont(descriptor: rounded, size: 0))) == list(.system(size: 20, design: .rounded)))
        let bold = try #require(system.withSymbolicTraits([.traitBold, .traitItalic]))
        #expect(list(Font(UIFont(descriptor: bold, size: 24))) == list(.system(size: 24).bold().italic()))
        #expect(UIFontDescriptor(name: "Avenir", size: 9).withDesign(.serif) == nil)
    }

    // The system font's measures in parts of its em, which UIKit answers at 17 points.
    @Test func `Measures are the system font's`() {
        let font = UIFont.systemFont(ofSize: 17)
        #expect(abs(font.lineHeight - 20.287) < 0.001)
        #expect(abs(font.capHeight - 11.978) < 0.001)
        #expect(font.ascender - font.descender == font.lineHeight)
    }

    @Test func `A named font is SwiftUI's of a fixed size`() {
        #expect(UIFont(name: "Avenir", size: 15).map { Font($0) } == .custom("Avenir", fixedSize: 15))
    }
}
