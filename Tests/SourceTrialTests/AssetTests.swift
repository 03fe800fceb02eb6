import Testing

/// Colours and images of asset catalogues.
struct AssetTests {
    @Test func `A color that is not there is named, and so is a set that cannot be read`() throws {
        let trial = try Trial()
        try trial.write(
            "assets/Colors.xcassets/brand.colorset/Contents.json",
            """
            {"colors": [{"idiom": "universal", "color": {"color-space": "srgb", "components": {"red": "1.0", \
            "green": "0.5", "blue": "0.0", "alpha": "1.0"}}}]}
            """)
        try trial.write("assets/Colors.xcassets/broken.colorset/Contents.json", "{")
        try trial.write(
            "assets/Sources/Paints.swift",
            """
            import SwiftUI
            struct Paints: View {
                var body: some View {
                    HStack { Color("brand"); Color("gone"); Color("broken"); Image("lost") }
                }
            }

            """)
        try trial.run("sheet assets/Sources/Paints.swift -o out")
            .says("broken.colorset", "\"gone\"", "\"lost\"").silent("\"brand\"")
    }

    @Test
    func
        `Image sets are drawn from PNG, SVG and PDF files; others are named, and so is one that is cut short`()
        throws
    {
        let trial = try Trial()
        func set(_ name: String, _ image: String) throws {
            try trial.write(
                "assets/Colors.xcassets/\(name).imageset/Contents.json",
                #"{"images": [{"idiom": "universal", \#(image)}]}"#)
        }
        try set("logo", #""filename": "logo.png", "scale": "2x""#)
        try set("paper", #""filename": "paper.pdf""#)
        try set("photo", #""filename": "photo.heic""#)
        try trial.write(
            "assets/Colors.xcassets/paper.imageset/paper.pdf",
            """
            %PDF-1.4
            1 0 obj <</Pages 2 0 R>> endobj
            2 0 obj <</Kids[3 0 R]>> endobj
            3 0 obj <</MediaBox[0 0 8 8]/Contents 4 0 R>> endobj
            4 0 obj <</Length 24>>
            stream
            0.9 0 0.2 rg 1 1 6 6 re f
            endstream
            endobj
            trailer <</Root 1 0 R>>
            """)
        try set("bell", #""filename": "bell.svg""#)
        try set("words", #""filename": "words.svg""#)
        try trial.write(
            "assets/Colors.xcassets/bell.imageset/bell.svg",
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="3"/></svg>"#)
        try trial.write(
            "assets/Colors.xcassets/words.imageset/words.svg",
            #"<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><text y="8">A</text></svg>"#)
        try set("cut", #""filename": "cut.png""#)
        try trial.add("Chips.swift", as: "styles/Chips.swift")
        try trial.run("render styles/Chips.swift Chips/Button/plainChip -o chip.png")
        try trial.copy("chip.png", to: "assets/Colors.xcassets/logo.imageset/logo.png")
        try trial.write("assets/Colors.xcassets/cut.imageset/cut.png", trial.read("chip.png").prefix(60))
        try trial.write(
            "assets/Sources/Logos.swift",
            """
            import SwiftUI
            struct Logos: View {
                var body: some View { HStack { Image("logo"); Image("bell"); Image("paper"); Image("photo"); Image("cut"); Image("words") } }
            }

            """)
        try trial.run("sheet assets/Sources/Logos.swift -o out")
            .says("has only photo.heic", "cut.imageset/cut.png", "words.svg: it has <text>")
            .silent("\"logo\"", "\"bell\"", "\"paper\"")
    }
}
