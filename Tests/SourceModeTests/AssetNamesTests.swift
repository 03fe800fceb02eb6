import Testing

@testable import SourceMode

/// Pairs of a set's name and Xcode's name for it, from files that Xcode has made.
struct AssetNamesTests {
    @Test(arguments: [
        ("AccentColor", "accent"), ("BGColorOne", "bgColorOne"),
        ("tabbarBackgroundColor", "tabbarBackground"),
        ("color_000000", "color000000"), ("color_24292B", "color24292B"), ("accent_color1", "accentColor1"),
        ("TreeShopBlack", "treeShopBlack"), ("text_link", "textLink"), ("c50000", "c50000"),
    ])
    func `A colour is named as Xcode names it`(set: String, name: String) {
        #expect(AssetNames.member(set, kind: "Color") == name)
    }

    @Test(arguments: [
        ("AppIconImage", "appIcon"), ("bubble-chat", "bubbleChat"), ("globe-18pt", "globe18Pt"), ("1", "_1"),
        ("ic_pause_black_36", "icPauseBlack36"), ("ic_x_in_circle", "icXInCircle"),
        ("Chevron Left", "chevronLeft"),
        ("M-stadt", "mStadt"), ("TLSold", "tlSold"), ("ironMaiden2", "ironMaiden2"),
        ("0b3b21ff27f67b9e", "_0B3B21Ff27F67B9E"),
    ])
    func `An image is named as Xcode names it`(set: String, name: String) {
        #expect(AssetNames.member(set, kind: "Image") == name)
    }

    @Test(arguments: [
        ("BMW", "BMW"), ("M", "M"), ("A-1-1-0", "A_1_1_0"), ("TLS2016", "TLS_2016"), ("292C38", "_292_C_38"),
        ("DCAC00", "DCAC_00"), ("4986FF", "_4986_FF"), ("FFFFFF", "FFFFFF"), ("121212", "_121212"),
    ])
    func `A name without small letters keeps its capitals`(set: String, name: String) {
        #expect(AssetNames.member(set, kind: "Image") == name)
    }

    @Test(arguments: [("iconPreviews", "IconPreviews"), ("GameUI", "GameUI"), ("Colors", "Colors")])
    func `A namespace begins with a capital letter`(folder: String, name: String) {
        #expect(AssetNames.namespace(folder) == name)
    }

    @Test func `A name without letters and digits has none`() {
        #expect(AssetNames.member("--", kind: "Color") == nil)
        #expect(AssetNames.namespace("") == nil)
        #expect(AssetNames.member("Color", kind: "Color") == "color")
    }
}
