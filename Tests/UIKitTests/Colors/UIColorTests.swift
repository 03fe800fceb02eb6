import Drawing
import Foundation
import Testing
import UIKit
import ViewCore

@MainActor struct UIColorTests {
    private func bytes(_ color: UIColor, _ scheme: ColorScheme = .light) -> String {
        var environment = EnvironmentValues()
        environment.colorScheme = scheme
        return Color(uiColor: color).rgba(in: environment).description
    }

    @Test(arguments: [
        (UIColor.black, "#000000"), (.white, "#FFFFFF"), (.red, "#FF0000"), (.blue, "#0000FF"),
        (.gray, "#808080"), (.clear, "#00000000"),
    ])
    func `UIKit's plain colours are fixed`(color: UIColor, expected: String) {
        #expect(bytes(color) == expected)
    }

    @Test(arguments: [UIColor.black, .red, .blue])
    func `UIKit's plain colours do not follow the colour scheme`(color: UIColor) {
        #expect(bytes(color, .light) == bytes(color, .dark))
    }

    @Test(arguments: [UIColor.label, .systemBlue, .systemBackground, .separator])
    func `System colours follow the colour scheme`(color: UIColor) {
        #expect(bytes(color, .light) != bytes(color, .dark))
    }

    /// Apple's documentation of `UIColor.tintColor`: without a tint that of the app, which is blue.
    @Test(arguments: ColorScheme.allCases)
    func `The tint colour is the system's blue`(scheme: ColorScheme) {
        #expect(bytes(.tintColor, scheme) == bytes(.systemBlue, scheme))
    }

    @Test func `An alpha component is the colour's own`() {
        #expect(bytes(UIColor.red.withAlphaComponent(0.5)) == "#FF000080")
    }

    @Test func `A plain colour may be asked of AppKit's class`() {
        let pair = NSColor(name: nil) { appearance in
            appearance.bestMatch(from: [.aqua, .darkAqua]) == .darkAqua ? .black : .white
        }
        #expect(bytes(pair, .light) == "#FFFFFF" && bytes(pair, .dark) == "#000000")
        let plain: NSColor = .systemRed
        #expect(bytes(plain) == bytes(.systemRed))
    }
}
