@testable import Catalog
import Foundation
import Testing
import ViewCore

private enum Haptic: String, CaseIterable { case none, light, heavy }

private let haptic = Axis("haptic feedback", Haptic.allCases)
private let odd = Axis(
    "a-b=c/@%é", ["default", "", "-", "=", "@2x", "dark", "a/b", "50%", "é", "日本", "a\u{0}b", "x=y-z"])
private let flag = Axis.flag("dark")

/// A sequence of numbers that is the same on every run.
private struct Numbers: RandomNumberGenerator {
    var state: UInt64
    mutating func next() -> UInt64 {
        state = state &* 6_364_136_223_846_793_005 &+ 1_442_695_040_888_963_407
        return state ^ (state >> 29)
    }
}

struct TilePointTests {
    private static var axes: Axes {
        var axes = Axes(
            states: ControlState.allCases.map { TileState($0) } + [TileState(.on, .pressed)],
            custom: [haptic, odd, flag])
        axes[.locale] = ["en", "ar", "pt-BR", "zh-Hant_TW@calendar=chinese", "@", "=", "-", "%41"]
        axes[.scale] = [1, 2, 3, 1.5, 0.25, 16, 0.333]
        axes[.type] = DynamicTypeSize.allCases
        axes[.direction] = LayoutDirection.allCases
        axes[.contrast] = ColorSchemeContrast.allCases
        return axes
    }

    private func random(_ axes: Axes, _ numbers: inout Numbers) -> TilePoint {
        TilePoint(
            values: axes.list.map { axis in
                axis.values.randomElement(using: &numbers) ?? axis.definition.standard
            })
    }

    @Test(arguments: 0..<20)
    func `A point's name is read back as the point`(seed: UInt64) {
        let axes = TilePointTests.axes
        var numbers = Numbers(state: seed)
        for _ in 0..<200 {
            let point = random(axes, &numbers)
            let read = TilePoint(name: point.name, of: axes)
            #expect(read == point && read?.name == point.name, "\(point.name)")
        }
    }

    @Test func `Different points have different names`() {
        let axes = TilePointTests.axes
        var numbers = Numbers(state: 7)
        var seen: [String: TilePoint] = [:]
        for _ in 0..<4000 {
            let point = random(axes, &numbers)
            let other = seen.updateValue(point, forKey: point.name) ?? point
            #expect(other == point, "\(point.name)")
        }
    }

    @Test func `A name has no slash and only characters that files may have`() {
        let axes = TilePointTests.axes
        var numbers = Numbers(state: 3)
        for _ in 0..<500 {
            let name = random(axes, &numbers).name
            #expect(name.wholeMatch(of: /[A-Za-z0-9_.%+=@-]+/) != nil, "\(name)")
        }
    }

    @Test(arguments: [
        "", "@", "@2x", "-", "--", "normal", "normal-regular", "normal-regular@", "normal-regular@x",
        "normal-regular@2", "normal-regular@2.0x", "normal-regular@2x ", " normal-regular@2x",
        "normal-regular@2x@2x", "normal-regular--@2x", "normal-regular-@2x", "-normal-regular@2x",
        "regular-normal@2x", "normal-huge@2x", "presed-regular@2x", "normal+pressed-regular@2x",
        "normal-regular-light@2x", "normal-regular-dark-dark@2x", "normal-regular-contrast=standard@2x",
        "normal-regular-contrast=@2x", "normal-regular-contrast@2x", "normal-regular-=increased@2x",
        "normal-regular-contrast=increased-contrast=increased@2x", "normal-regular-contrast=huge@2x",
        "normal-regular-type=xLarge-contrast=increased@2x", "normal-regular-locale=@2x",
        "normal-regular-locale=pt-BR@2x", "normal-regular-locale=pt%2dBR@2x",
        "normal-regular-locale=%FF@2x", "normal-regular-locale=%@2x", "normal-regular-locale=en@2x",
        "normal-regular-shadow=on@2x", "normal-regular-size=large@2x", "normal-regular@0x",
        "normal-regular@nanx", "normal-regular@infx", "normal-regular@-1x", "normal-regular@1e0x",
        "normal-regular@17x", "normal-regular@0.2500x", "NORMAL-regular@2x", "normal-regular-dark=on@2x",
    ])
    func `What no point prints is no name`(name: String) {
        #expect(TilePoint(name: name, of: Axes()) == nil)
    }

    @Test(.timeLimit(.minutes(60)), arguments: ["-", "=", "@", "%", "a=", "-type=large"])
    func `A long name ends`(piece: String) {
        #expect(TilePoint(name: String(repeating: piece, count: 100_000), of: Axes()) == nil)
    }

    @Test(arguments: [
        "normal-regular@3x", "normal-regular-contrast=increased@2x", "normal-regular-type=xSmall@2x",
        "normal-regular-direction=rightToLeft@2x", "normal-regular-locale=ar@2x",
        "pressed-mini-dark-contrast=increased-type=accessibility5-direction=rightToLeft-locale=pt%2DBR@1.5x",
    ])
    func `Where a selection replaces values, a name may have any`(name: String) {
        #expect(TilePoint(name: name, of: Axes())?.name == name)
    }

    @Test(arguments: [
        "focused-regular@2x", "normal-large@2x", "normal-regular-dark@2x", "normal-regular-v=b@2x",
    ])
    func `Where a selection chooses, a name has one of the specimen's values`(name: String) {
        let axes = Axes(states: [.normal], sizes: [.regular], schemes: [.light], custom: [Axis("v", ["a"])])
        #expect(TilePoint(name: name, of: axes) == nil)
    }

    @Test func `Stale ids part into what selections replace and the rest`() {
        let parts = ReplaceableParts(
            "G/Button/a/normal-mini-dark-type=xLarge-locale=pt%2DBR-shadow=on@1.5x")
        #expect(parts.rest == "G/Button/a/normal-mini-dark-shadow=on")
        #expect(parts.values == ["type": "xLarge", "locale": "pt-BR", "scale": "1.5"])
    }
}

struct TypedAxisTests {
    private func context(_ axes: Axes, _ index: Int) -> TileContext {
        TileContext(point: axes.points[index])
    }

    @Test func `A context gives an axis' value with its type`() {
        let axes = onePoint { $0.custom = [haptic, flag] }
        #expect(axes.points.count == 6)
        #expect(context(axes, 0)[haptic] == .none && !context(axes, 0)[flag])
        #expect(context(axes, 5)[haptic] == .heavy && context(axes, 5)[flag])
    }

    @Test func `Without the axis it gives the default`() {
        #expect(context(Axes(), 0)[haptic] == .none)
        #expect(context(Axes(), 0)[Axis("n", [1, 2, 3], default: 2)] == 2)
    }

    @Test func `A default may be any of the values`() {
        let names = onePoint { $0.custom = [Axis("n", [1, 2, 3], default: 2)] }.points.map(\.name)
        #expect(names == ["normal-regular-n=1@2x", "normal-regular@2x", "normal-regular-n=3@2x"])
    }

    @Test func `An optional's nil is called none`() {
        let axis = Axis<Haptic?>("h", [nil, .light])
        let axes = onePoint { $0.custom = [axis] }
        #expect(axes.points.map(\.name) == ["normal-regular@2x", "normal-regular-h=light@2x"])
        #expect(context(axes, 0)[axis] == nil && context(axes, 1)[axis] == .light)
    }

    @Test func `Built-in axes are read by their types`() {
        var axes = Axes(states: [TileState(.on, .pressed)], sizes: [.mini], schemes: [.dark])
        axes[.locale] = ["ar"]
        axes[.scale] = [3]
        let tile = context(axes, 0)
        #expect(tile[.state] == TileState(.on, .pressed) && tile[.size] == .mini && tile[.scheme] == .dark)
        #expect(tile[.locale] == "ar" && tile[.scale] == 3 && tile[.type] == .large)
    }

    @Test func `Values change the setting that the tile is drawn in`() {
        let axis = Axis("lines", [1, 2, 3]) { $1.environment.lineLimit = $0 }
        let points = onePoint { $0.custom = [axis] }.points
        #expect(points.map { $0.setting.environment.lineLimit } == [1, 2, 3])
    }

    @Test func `Every built-in axis but the locale's default is in the setting`() {
        var axes = Axes(states: [.disabled], sizes: [.mini], schemes: [.dark])
        axes[.contrast] = [.increased]
        axes[.type] = [.xSmall]
        axes[.direction] = [.rightToLeft]
        axes[.locale] = ["en", "ar"]
        axes[.generation] = [.ios26]
        axes[.platform] = [.macos]
        axes[.scale] = [3]
        let settings = axes.points.map(\.setting.environment)
        #expect(settings.map(\.locale.identifier) == ["en_US", "ar"])
        let setting = settings[0]
        #expect(!setting.isEnabled && setting.controlSize == .mini && setting.colorScheme == .dark)
        #expect(setting.contrast == .increased && setting.dynamicTypeSize == .xSmall)
        #expect(setting.layoutDirection == .rightToLeft && setting.displayScale == 3)
        #expect(setting.generation == .ios26 && setting.platform == .macos)
    }
}

struct AxisProblemTests {
    private func problems(_ axes: any AxisDeclaration...) -> [String] {
        catalog(specimen("Button/a", axes: onePoint { $0.custom = axes })).problems
    }

    @Test(
        arguments: BuiltInAxes.all.map(\.id) + ["Size", "filter", "axis", "json", "help", "label", "output"])
    func `An axis called as a built-in one or an option is a problem`(id: String) {
        let problems = problems(Axis.flag(id))
        #expect(problems.count == 1 && problems[0].contains("'\(id)'"), "\(problems)")
    }

    @Test func `Two axes of one id are a problem, also where only case tells them apart`() {
        #expect(problems(Axis.flag("a"), Axis("A", [1, 2])).count == 1)
    }

    @Test func `Two values of one name are a problem`() {
        #expect(problems(Axis("v", ["x", "X"])).count == 1)
        #expect(problems(Axis("v", ["x", "x"])).count == 1)
    }

    @Test func `An axis without an id is a problem`() {
        #expect(problems(Axis.flag("")).count == 1)
    }

    @Test func `Different axes are none`() {
        #expect(problems(haptic, odd, flag) == [])
    }
}

struct CatalogAxesTests {
    @Test func `A catalogue's axes are the built-in ones and its own, with every value`() {
        let catalog = catalog(
            specimen("Button/a", axes: Axes(custom: [Axis("v", ["x", "y"]), flag])),
            specimen("Button/b", axes: Axes(custom: [Axis("v", ["y", "z"])])))
        #expect(catalog.axes.map(\.id) == BuiltInAxes.all.map(\.id) + ["v", "dark"])
        #expect(catalog.axes.first { $0.id == "v" }?.values.map(\.name) == ["x", "y", "z"])
    }

    @Test(arguments: [
        ("size", "larg", "did you mean large?"), ("scheme", "drak", "did you mean dark?"),
        ("state", "presed", "did you mean pressed?"), ("schem", "dark", "did you mean scheme?"),
        ("v", "xx", "did you mean x"), ("scale", "big", "a number"), ("scale", "17", "16"),
        ("scale", "nan", "a number"), ("locale", "", "identifier"),
    ])
    func `A mistyped axis or value is answered with what was meant`(id: String, value: String, answer: String)
    {
        let catalog = catalog(specimen("Button/a", axes: Axes(custom: [Axis("v", ["x", "y"])])))
        var selection = Selection()
        let error = #expect(throws: AxisError.self) {
            try selection.choose([value], of: id, in: catalog)
        }
        #expect(error?.description.contains(answer) == true, "\(error?.description ?? "")")
    }
}

struct SettingAxisTests {
    @Test func `Weight follows type and transparency contrast`() {
        var axes = onePoint()
        axes[.contrast] = [.increased]
        axes[.transparency] = [.reduced]
        axes[.type] = [.xLarge]
        axes[.weight] = [.bold]
        axes[.direction] = [.rightToLeft]
        #expect(
            axes.points.map(\.name) == [
                "normal-regular-contrast=increased-transparency=reduced-type=xLarge-weight=bold"
                    + "-direction=rightToLeft@2x"
            ])
    }

    @Test func `At their defaults they leave the environment alone`() {
        let setting = onePoint().points[0].setting.environment
        #expect(setting.legibilityWeight == nil && !setting.accessibilityReduceTransparency)
    }

    @Test func `They set what views read`() throws {
        let name = "normal-regular-transparency=reduced-weight=bold@2x"
        let setting = try #require(TilePoint(name: name, of: onePoint())).setting.environment
        #expect(setting.legibilityWeight == .bold && setting.accessibilityReduceTransparency)
    }
}
