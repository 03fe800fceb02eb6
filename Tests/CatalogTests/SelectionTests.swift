import Catalog
import Controls
import Foundation
import Testing
import ViewCore

struct SelectionTests {
    private let catalog = Catalog("G") {
        specimen("Button/primary")
        specimen("Button/ghost")
        specimen("Toggle/chip", axes: Axes(sizes: [.regular], custom: [.flag("shadow")]))
    }

    private func ids(_ change: (inout Selection) -> Void) -> [String] {
        var selection = Selection()
        change(&selection)
        return selection.tiles(of: catalog).map(\.id)
    }

    @Test func `An empty selection is everything`() {
        #expect(ids { _ in } == catalog.tiles.map(\.id))
    }

    @Test func `A specimen's id chooses all of its tiles`() {
        #expect(ids { $0.filters = ["G/Button/ghost"] }.count == 30)
    }

    @Test func `A glob on tiles chooses tiles`() {
        #expect(
            ids { $0.filters = ["*/ghost/pressed-mini*"] } == [
                "G/Button/ghost/pressed-mini@2x", "G/Button/ghost/pressed-mini-dark@2x",
            ])
    }

    @Test func `A tile that any filter matches is chosen once`() {
        #expect(ids { $0.filters = ["*ghost*", "G/Button/*"] }.count == 60)
    }

    @Test func `States, sizes and schemes narrow together`() {
        let found = ids {
            $0[.state] = [.pressed]
            $0[.size] = [.large]
            $0[.scheme] = [.dark]
        }
        #expect(found == ["G/Button/primary/pressed-large-dark@2x", "G/Button/ghost/pressed-large-dark@2x"])
    }

    @Test func `A state that no specimen has chooses nothing`() {
        #expect(ids { $0[.state] = [TileState(.mixed)] } == [])
    }

    @Test func `Other scales take the place of a specimen's own`() {
        let found = ids {
            $0.filters = ["*ghost"]
            $0[.state] = [.normal]
            $0[.size] = [.mini]
            $0[.scheme] = [.light]
            $0[.scale] = [1, 3]
        }
        #expect(found == ["G/Button/ghost/normal-mini@1x", "G/Button/ghost/normal-mini@3x"])
    }

    @Test func `A declared axis is narrowed where it exists`() {
        let found = ids {
            $0.filters = ["*chip*"]
            $0[.state] = [.normal]
            $0[.scheme] = [.light]
            $0[.flag("shadow")] = [true]
        }
        #expect(found == ["G/Toggle/chip/normal-regular-shadow=on@2x"])
    }

    @Test func `A value that a declared axis does not have chooses nothing of it`() {
        let other = Axis("shadow", ["maybe"])
        #expect(ids { $0[other] = ["maybe"] }.filter { $0.contains("chip") } == [])
    }

    @Test(arguments: [1, 2, 3, 7, 66, 100])
    func `Shards part the tiles exactly`(count: Int) {
        let parts = (1...count).map { index in ids { $0.shard = (index, count) } }
        #expect(parts.flatMap(\.self).sorted() == catalog.tiles.map(\.id).sorted())
    }

    @Test(arguments: [2, 3, 7])
    func `A tile is in the same shard, whatever else is chosen`(count: Int) {
        for index in 1...count {
            let all = ids { $0.shard = (index, count) }
            let few = ids {
                $0.shard = (index, count)
                $0.filters = ["*/ghost*", "*/chip"]
                $0[.scheme] = [.dark]
            }
            #expect(few == all.filter { !$0.contains("primary") && $0.contains("-dark") })
        }
    }

    @Test func `Shards of whole specimens have all tiles of each or none`() {
        let parts = (1...3).map { index in
            ids {
                $0.shard = (index, 3)
                $0.partsAreSpecimens = true
            }
        }
        #expect(parts.flatMap(\.self).sorted() == catalog.tiles.map(\.id).sorted())
        let ghosts = parts.map { $0.count { $0.contains("ghost") } }
        #expect(ghosts.sorted() == [0, 0, 30])
    }
}

struct GlobTests {
    @Test(arguments: [
        ("*", ""), ("*", "abc"), ("a*c", "abbbc"), ("a?c", "abc"), ("a[bx]c", "abc"), ("**a**", "a"),
        ("G/*/primary*", "G/Button/primary.quiet"), ("[", "["), ("[]", "[]"), ("?", "é"),
        ("a[b", "a[b"),
    ])
    func `A glob matches`(pattern: String, text: String) {
        #expect(Glob.matches(pattern, text))
    }

    @Test(arguments: [
        ("", "a"), ("a", ""), ("a*c", "abd"), ("?", ""), ("?", "ab"), ("a[bx]c", "ayc"),
        ("primary", "G/Button/primary"), ("A", "a"),
    ])
    func `A glob does not match`(pattern: String, text: String) {
        #expect(!Glob.matches(pattern, text))
    }

    @Test(
        .timeLimit(.minutes(60)),
        arguments: [
            String(repeating: "a*", count: 200) + "b", String(repeating: "*", count: 10_000) + "b",
            String(repeating: "?*", count: 500) + "b", String(repeating: "[a]*", count: 300) + "b",
            String(repeating: "[", count: 2_000),
        ])
    func `A pathological pattern ends`(pattern: String) {
        #expect(!Glob.matches(pattern, String(repeating: "a", count: 2_000)))
    }
}
