import Testing

/// What a file has beside styles: views, previews, cells, colours and controls; and what of it cannot be shown.
struct FoundViewTests {
    @Test func `Views of a preview's group stand alone, a pointer is a state, and a cell has outlets`() throws
    {
        let trial = try Trial()
        try trial.add("Parts.swift")
        try trial.run("list Parts.swift").says(
            "Parts/Button/Under  Under  40 tiles", "Parts/View/Rating ",
            "Parts/View/RowCell  RowCell  8 tiles", "Parts/Preview/Light ", "Parts/Preview/Dark ",
            "Parts/Preview/Broken  not shown")
        // A cell's own mistake leaves the rest.
        try trial.replace("titleLabel.textColor", with: "titleLabel.nothing", in: "Parts.swift")
        try trial.run("list Parts.swift", code: 3)
            .says("Parts/Button/Under", "Parts/View/RowCell  not shown")
    }

    @Test func `Arguments that nothing in the file makes are written for it`() throws {
        let trial = try Trial()
        try trial.add("Arguments.swift")
        try trial.run("sheet Arguments.swift -o out").silent("not shown", "crashed", "__Specimen")
        for name in [
            "View-beside", "View-toasts", "View-Segments", "View-Rows", "View-ToastList", "Shape-Tab",
            "View-Share",
            "Palette-Segments.Look",
        ] {
            trial.expectFiles("out/Arguments-\(name).png")
        }
        // The tint is the one that the extension of the protocol gives: the system's red.
        try trial.run("inspect Arguments.swift Arguments/View/beside/normal-regular@2x").says("color #FF383C")
        // 0.6 of 100 points.
        try trial.run("inspect Arguments.swift Arguments/View/Share/normal-regular@2x")
            .says(".frame (8 8 60 20)")
    }

    @Test func `A view of a missing module that is called after AsyncImage is drawn as one`() throws {
        let trial = try Trial()
        try trial.write(
            "Poster.swift",
            """
            import CachedAsyncImage
            import SwiftUI

            struct Poster: View {
                let url: URL?

                var body: some View {
                    CachedAsyncImage(url: url, urlCache: .shared) { phase in
                        switch phase {
                        case .success(let image): image.resizable()
                        default: Color.red.frame(width: 40, height: 20)
                        }
                    }
                }
            }

            """)
        // The name is unknown all the same.
        try trial.run("sheet Poster.swift -o out", code: 3)
            .says("CachedAsyncImage", "its placeholder is drawn").silent("does not compile", "not shown")
        trial.expectFiles("out/Poster-View-Poster.png")
    }

    @Test func `Colors, transitions, controls and views of a playground are drawn`() throws {
        let trial = try Trial()
        try trial.add("Theme.swift")
        let sheet = try trial.run("sheet Theme.swift -o out")
        for name in [
            "Palette-Color", "Palette-Mood", "Transition-Twirl", "View-RoundButton", "View-Badge",
            // An expression of a playground, by its line.
            "Preview-line%2032",
        ] {
            trial.expectFiles("out/Theme-\(name).png")
        }
        sheet.says("cannot find 'Elsewhere' in scope").silent("warning")
    }

    @Test func `A view of UIKit that draws nothing says what it lacks`() throws {
        let trial = try Trial()
        try trial.write("Card.swift", "import UIKit\nclass Card: UIView {}\n")
        try trial.run("list Card.swift", code: 3).says("Card/View/Card  not shown: what a UIView")
    }

    @Test func `What only Objective-C has is left out`() throws {
        let trial = try Trial()
        try trial.write(
            "Field.swift",
            """
            import SwiftUI
            @objc protocol Listening { @objc optional func heard(_ words: String) }
            extension UINavigationController {
                override open func viewDidLoad() { super.viewDidLoad() }
            }
            final class Field: UITextField {
                var listener: Listening?
                var finished: ((String) -> Void)?
                override func deleteBackward() {
                    super.deleteBackward()
                    listener?.heard?("b")
                    let isLast = delegate?.textFieldShouldReturn?(self) ?? true
                    if isLast { finished?("a") }
                }
            }

            """)
        try trial.run("list Field.swift").says("Field/View/Field", "line 4 is left out")
    }

    @Test(arguments: ["UITableViewCell", "UICollectionViewCell"])
    func `A cell stands on what its content is given`(kind: String) throws {
        let trial = try Trial()
        try trial.add("Cell.swift")
        try trial.replace("UITableViewCell", with: kind, in: "Cell.swift")
        // 0.2 and 0.4 of 255.
        try trial.run("inspect Cell.swift Cell/View/Cell/normal-regular@2x").says("color #003366")
    }

    @Test func `Flags and enums of a preset's function are axes, and names of the library may be used again`()
        throws
    {
        let trial = try Trial()
        try trial.add("Axes.swift")
        try trial.run("list Axes.swift").says(
            "Axes/GroupBox/panel  Panel  8 tiles", "Axes/Toggle/checkbox  Own", "Axes/Preview/Own ",
            "Axes/Preview/Line "
        ).silent("ambiguous")
    }

    @Test func `A tint is shown on controls, and a preview in the scheme that it prefers`() throws {
        let trial = try Trial()
        try trial.add("Axes.swift")
        try trial.run("inspect Axes.swift Axes/View/branded/normal-regular@2x").says(" #FF2D55")
        try trial.run("inspect Axes.swift Axes/Preview/Night/normal-regular@2x").says(" #000000")
    }

    @Test func `A type that erases others of its protocol has no sample, which is said`() throws {
        let trial = try Trial()
        // Its only argument's sample would need a sample of the same type.
        try trial.add("Erase.swift")
        try trial.run("list Erase.swift", code: 3).says("no sample for its argument style: AnyFancy")
        // Nobody can write a type that gives another value of itself, but one without that.
        try trial.replace("    func over(_ other: Self) -> Self\n", with: "", in: "Erase.swift")
        try trial.run("list Erase.swift").says("Erase/ViewModifier/FancyModifier ", "Erase/View/fancy ")
            .silent("no sample")
    }
}
