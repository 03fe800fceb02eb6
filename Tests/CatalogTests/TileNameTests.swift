import Catalog
import Controls
import Foundation
import Testing
import ViewCore

struct TileNameTests {
    @Test func `State, size and scale are always written`() {
        #expect(tileName { _ in } == "normal-regular@2x")
    }

    @Test(arguments: [
        (onePoint { $0[.scheme] = [.dark] }, "normal-regular-dark@2x"),
        (onePoint { $0[.contrast] = [.increased] }, "normal-regular-contrast=increased@2x"),
        (onePoint { $0[.type] = [.accessibility3] }, "normal-regular-type=accessibility3@2x"),
        (onePoint { $0[.direction] = [.rightToLeft] }, "normal-regular-direction=rightToLeft@2x"),
        (onePoint { $0[.locale] = ["pt-BR"] }, "normal-regular-locale=pt%2DBR@2x"),
        (
            onePoint { $0[.generation] = Generation.allCases.filter { $0 != .standard } },
            "normal-regular-generation=\(Generation.allCases.first { $0 != .standard }?.rawValue ?? "")@2x"
        ),
        (onePoint { $0[.platform] = [.macos] }, "normal-regular-platform=macos@2x"),
        (onePoint { $0[.scale] = [3] }, "normal-regular@3x"),
        (onePoint { $0[.scale] = [1.5] }, "normal-regular@1.5x"),
    ])
    func `Other axes are written where they leave their default`(axes: Axes, name: String) {
        #expect(axes.points.map(\.name) == [name])
    }

    @Test func `Axes are written in a fixed order`() {
        let name = tileName {
            $0.custom = [Axis("b", ["x", "y"]), .flag("a")]
            $0[.platform] = [.macos]
            $0[.locale] = ["ar"]
            $0[.direction] = [.rightToLeft]
            $0[.type] = [.xSmall]
            $0[.contrast] = [.increased]
            $0[.scheme] = [.dark]
        }.split(separator: " ").map(String.init).last
        #expect(
            name == "normal-regular-dark-contrast=increased-type=xSmall-direction=rightToLeft"
                + "-locale=ar-platform=macos-b=y-a=on@2x")
    }

    @Test func `A declared axis keeps silent about its first value`() {
        #expect(
            tileName { $0.custom = [.flag("shadow")] }
                == "normal-regular@2x normal-regular-shadow=on@2x")
    }

    @Test(arguments: [
        ("a b", "a%20b"), ("x/y", "x%2Fy"), ("é", "%C3%A9"), ("..", ".."), ("50%", "50%25"),
        ("a-b", "a%2Db"), ("=", "%3D"),
    ])
    func `Other characters are percent-encoded`(value: String, encoded: String) {
        let name = tileName { $0.custom = [Axis("v", ["default", value])] }
        #expect(name.hasSuffix("normal-regular-v=\(encoded)@2x"))
    }

    @Test(arguments: [
        ("normal", "normal"), ("pressed", "pressed"), ("on+pressed", "on+pressed"),
        ("pressed+on", "on+pressed"), ("disabled+filled", "filled+disabled"),
        ("normal+pressed", "pressed"), ("on+on", "on"),
    ])
    func `A state has one name whatever the order of its parts`(text: String, name: String) {
        #expect(TileState(name: text)?.name == name)
    }

    @Test(arguments: ["", "pressd", "on+", "+", "Normal", "on pressed", "on+nothing"])
    func `What is no state has none`(text: String) {
        #expect(TileState(name: text) == nil)
    }

    @Test(arguments: ControlState.allCases)
    func `Every state's name is read back`(state: ControlState) {
        #expect(TileState(name: TileState(state).name) == TileState(state))
    }

    @Test(arguments: ControlState.allCases)
    func `Every state but normal and disabled asks for itself`(state: ControlState) {
        let isRequest = state != .normal && state != .disabled
        #expect(TileState(state).requests.states == (isRequest ? [state.rawValue] : []))
    }

    @Test func `A combination asks for each of its parts`() {
        #expect(TileState(.pressed, .on, .disabled).requests == [.on, .press])
    }
}
