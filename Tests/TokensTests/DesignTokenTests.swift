import Drawing
import Testing

@testable import Tokens

/// The tokens of one file, or of several named `0.json`, `1.json`, ….
func read(_ texts: String...) throws(TokenError) -> DesignTokens {
    try DesignTokens(
        texts.enumerated().map { index, text in
            .init(name: "folder/\(index).json", bytes: Array(text.utf8))
        })
}

/// The colours as they are printed.
func colors(_ texts: String...) throws -> [String: String] {
    try DesignTokens(
        texts.enumerated().map { .init(name: "folder/\($0).json", bytes: Array($1.utf8)) }
    ).colors.mapValues(\.description)
}

struct DesignTokenTests {
    @Test(arguments: tokenSamples)
    func `Every sample can be read`(text: String) throws { _ = try read(text) }

    @Test func `A token is named by the path to it`() throws {
        #expect(
            try colors(##"{"color":{"brand":{"$type":"color","primary":{"$value":"#007AFF"}}}}"##)
                == ["color.brand.primary": "#007AFF"])
    }

    @Test func `The nearest group's type counts, and the token's own goes first`() throws {
        let tokens = try read(
            ##"{"$type":"color","a":{"$value":"#010203"},"##
                + ##""g":{"$type":"dimension","b":{"$value":{}},"c":{"$type":"color","$value":"#040506"}}}"##
        )
        #expect(tokens.colors.keys.sorted() == ["a", "g.c"] && tokens.others == ["dimension": 1])
    }

    @Test func `An alias has the type and value of what it refers to, however far`() throws {
        let text =
            ##"{"a":{"$type":"color","$value":"#010203"},"g":{"$type":"dimension","b":{"$value":"{a}"}},"##
            + ##""c":{"$value":"{g.b}"}}"##
        #expect(try colors(text) == ["a": "#010203", "g.b": "#010203", "c": "#010203"])
    }

    @Test(arguments: [
        ##"{"$ref":"#/a"}"##, ##"{"$ref":"#/a/$value"}"##, ##"{"$value":{"$ref":"#/a/$value"}}"##,
        ##"{"$value":{"$ref":"#/a"}}"##, ##"{"$value":"{a}"}"##,
    ])
    func `A reference is an alias or a pointer`(token: String) throws {
        let text = ##"{"a":{"$type":"color","$value":"#010203"},"b":\##(token)}"##
        #expect(try colors(text) == ["a": "#010203", "b": "#010203"])
    }

    @Test func `A pointer may lead into another token's value, and through its alias`() throws {
        let text =
            ##"{"$type":"color","a":{"$value":{"colorSpace":"srgb","components":[0,1,0]}},"b":{"$value":"{a}"},"##
            + ##""c":{"$value":{"colorSpace":"srgb","components":[{"$ref":"#/b/$value/components/1"},0,0]}}}"##
        #expect(try colors(text)["c"] == "#FF0000")
    }

    @Test func `A pointer's names are unescaped`() throws {
        let text = ##"{"a/b ~":{"$type":"color","$value":"#010203"},"c":{"$ref":"#/a~1b%20~0"}}"##
        #expect(try colors(text)["c"] == "#010203")
    }

    @Test func `A group that extends another has its tokens, with its own put over them`() throws {
        let text =
            ##"{"base":{"$type":"color","x":{"$value":"#010203"},"in":{"y":{"$value":"#040506"}}},"##
            + ##""more":{"$extends":"{base}","in":{"z":{"$value":"#070809"}},"x":{"$value":"{base.in.y}"}}}"##
        let colors = try colors(text)
        #expect(colors["more.x"] == "#040506" && colors["more.in.y"] == "#040506")
        #expect(colors["more.in.z"] == "#070809" && colors.count == 5)
    }

    @Test func `A group's root token has a path of its own`() throws {
        let text = ##"{"a":{"$type":"color","$root":{"$value":"#010203"},"dark":{"$value":"{a.$root}"}}}"##
        #expect(try colors(text) == ["a.$root": "#010203", "a.dark": "#010203"])
    }

    @Test func `Descriptions, extensions and properties of later versions are passed over`() throws {
        let text =
            ##"{"$schema":"x","$description":"d","a":{"$type":"color","$value":"#010203","##
            + ##""$deprecated":true,"$extensions":{"com.example":{"$value":7}},"$later":[]}}"##
        #expect(try colors(text) == ["a": "#010203"])
    }

    @Test func `An alias finds its token in another file`() throws {
        let base = ##"{"blue":{"$type":"color","$value":"#007AFF"}}"##
        let semantic = ##"{"accent":{"$value":"{blue}"}}"##
        for texts in [(base, semantic), (semantic, base)] {
            #expect(
                try colors(texts.0, texts.1) == ["blue": "#007AFF", "accent": "#007AFF"])
        }
    }

    @Test func `A path to which files give different values is named with its file`() throws {
        let light =
            ##"{"back":{"$type":"color","$value":"#FFFFFF"},"same":{"$type":"color","$value":"#010203"}}"##
        let dark =
            ##"{"back":{"$type":"color","$value":"#000000"},"same":{"$type":"color","$value":"#010203"}}"##
        #expect(
            try colors(light, dark) == [
                "back in 0": "#FFFFFF", "back in 1": "#000000", "same": "#010203",
            ])
    }

    @Test(arguments: [
        (["light/tokens.json", "dark/tokens.json"], ["light/tokens", "dark/tokens"]),
        (["a/light/x.json", "a/dark/x.json", "b/dark/x.json"], ["light/x", "a/dark/x", "b/dark/x"]),
        (["brand.light.json", "brand.dark.json"], ["brand.light.json", "brand.dark.json"]),
        (["x.json", "a/x.json"], ["x.json", "a/x"]), (["/x.json", "x.json"], ["/x.json", "x.json"]),
        (["a/one.json", "b/two.json"], ["one", "two"]),
    ])
    func `Files of one stem are told apart by as much of their paths as that takes`(
        files: [String], stems: [String]
    ) throws {
        let sources = files.enumerated().map { index, file in
            DesignTokens.Source(
                name: file, bytes: Array(##"{"a":{"$type":"color","$value":"#00000\##(index)"}}"##.utf8))
        }
        let expected = stems.enumerated().map { ("a in \($1)", "#00000\($0)") }
        #expect(
            try DesignTokens(sources).colors.mapValues(\.description)
                == Dictionary(uniqueKeysWithValues: expected))
    }

    @Test func `What is not a colour is counted by type, and said`() throws {
        let tokens = try read(
            ##"{"$type":"dimension","a":{"$value":1},"b":{"$value":2},"c":{"$type":"color","$value":"#010203"},"##
                + ##""d":{"$type":"color","$value":{"colorSpace":"rec2020","components":[0,1,0]}}}"##)
        #expect(tokens.summary == "1 colour; not used: 2 of dimension, 1 colour that sRGB lacks")
    }

    @Test func `A byte order mark is passed over`() throws {
        #expect(try colors("\u{FEFF}{}").isEmpty)
    }
}

/// Token files that are read, one a line; the fuzzer starts from them too.
let tokenSamples = [
    ##"{"red":{"$type":"color","$value":"#FF3B30"}}"##,
    ##"{"red":{"$type":"color","$value":"#ff3b3080"}}"##,
    ##"{"color":{"$type":"color","brand":{"primary":{"$value":{"colorSpace":"srgb","components":[0,0.478,1]}}}}}"##,
    ##"{"c":{"$type":"color","$value":{"colorSpace":"hsl","components":[211,100,50],"alpha":0.5,"hex":"#007aff"}}}"##,
    ##"{"c":{"$type":"color","$value":{"colorSpace":"oklch","components":[0.7,0.1,"none"]}}}"##,
    ##"{"c":{"$type":"color","$value":{"colorSpace":"display-p3","components":[1,0,0],"hex":"#ff0000"}}}"##,
    ##"{"a":{"$type":"color","$value":"#000000"},"b":{"$value":"{a}"},"c":{"$value":"{b}","$deprecated":"use a"}}"##,
    ##"{"a":{"$type":"color","$value":"#000000"},"b":{"$ref":"#/a"},"c":{"$value":{"$ref":"#/a/$value"}}}"##,
    ##"{"a":{"$type":"color","$value":{"colorSpace":"srgb","components":[0,1,0]}},"b":{"$type":"color","$value":{"colorSpace":"srgb","components":[{"$ref":"#/a/$value/components/1"},0,0]}}}"##,
    ##"{"base":{"$type":"color","x":{"$value":"#010203"},"y":{"$value":"#040506"}},"more":{"$extends":"{base}","y":{"$value":"#070809"}}}"##,
    ##"{"base":{"$type":"color","$root":{"$value":"#010203"}},"more":{"$extends":{"$ref":"#/base"}}}"##,
    ##"{"$schema":"s","$description":"d","$extensions":{"a.b":{"c":[1,null,true]}},"space":{"$type":"dimension","small":{"$value":{"value":4,"unit":"px"}}}}"##,
    ##"{}"##,
]
