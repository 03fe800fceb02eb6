import Foundation
import Testing
import ViewCore

@MainActor struct ResolvedColorTests {
    /// IEC 61966-2-1: 0.5 of sRGB is 0.21404 of linear light, and 0.73536 is 0.5.
    @Test func `A resolved color says and takes its channels as linear light`() {
        var color = Color.Resolved(red: 0.5, green: 0, blue: 1)
        #expect(abs(color.linearRed - 0.21404) < 0.00001)
        #expect(color.linearGreen == 0 && abs(color.linearBlue - 1) < 0.00001)
        color.linearGreen = 0.5
        #expect(abs(color.green - 0.73536) < 0.00001)
        #expect(abs(color.red - 0.5) < 0.00001)
        color.opacity = 0.25
        #expect(color.opacity == 0.25)
    }

    @Test func `Corner radii are asked for by their corner`() {
        let radii = RectangleCornerRadii(topLeading: 1, bottomLeading: 2, bottomTrailing: 3, topTrailing: 4)
        #expect(radii[.topLeading] == 1 && radii[.bottomLeading] == 2)
        #expect(radii[.bottomTrailing] == 3 && radii[.topTrailing] == 4)
    }

    /// OpenSwiftUI, TextStyle.swift; the sizes are those of the Human Interface Guidelines.
    @Test func `Text styles go through in SwiftUI's order, each with its own size`() {
        let styles = Font.TextStyle.allCases
        #expect(styles.map(\.rawValue)[4...7] == ["headline", "subheadline", "body", "callout"])
        let sizes = styles.map { Font.system($0).size(in: EnvironmentValues()) }
        #expect(sizes == [34, 28, 22, 20, 17, 15, 17, 16, 13, 12, 11])
    }
}
