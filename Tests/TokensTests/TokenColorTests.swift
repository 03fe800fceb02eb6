import Testing

@testable import Tokens

private func color(_ space: String, _ components: String, _ more: String = "") throws -> String? {
    let text =
        ##"{"c":{"$type":"color","$value":{"colorSpace":"\##(space)","components":[\##(components)]\##(more)}}}"##
    return try colors(text)["c"]
}

struct TokenColorTests {
    @Test(arguments: [
        ("srgb", "0,0.478431,1", "#007AFF"), ("srgb", "\"none\",1,0", "#00FF00"),
        ("srgb-linear", "0.2158605,0,1", "#8000FF"), ("hsl", "0,100,50", "#FF0000"),
        ("hsl", "211.29,100,50", "#007AFF"), ("hsl", "120,25,75", "#AFCFAF"),
        ("hwb", "120,20,40", "#339933"), ("hwb", "0,60,60", "#808080"),
        ("oklab", "1,0,0", "#FFFFFF"), ("oklab", "0.6279554,0.2248631,0.1258463", "#FF0000"),
        ("oklch", "0.4520137,0.3132144,264.052", "#0000FF"), ("display-p3", "1,1,1", "#FFFFFF"),
        ("display-p3", "0.6,0.6,0.6", "#999999"),
    ])
    func `A colour of each space that sRGB has is its 8-bit value`(
        space: String, components: String, expected: String
    ) throws {
        #expect(try color(space, components) == expected)
    }

    @Test(arguments: [
        ("display-p3", "0,1,0"), ("oklch", "0.7,0.4,150"), ("lab", "50,20,20"), ("lch", "50,20,20"),
        ("rec2020", "0,1,0"), ("xyz-d65", "0.5,0.5,0.5"), ("xyz-d50", "0.5,0.5,0.5"),
        ("a98-rgb", "0,1,0"), ("prophoto-rgb", "0,1,0"),
    ])
    func `What sRGB lacks is named by its fallback, and without one not at all`(
        space: String, components: String
    ) throws {
        #expect(try color(space, components) == nil)
        #expect(
            try color(space, components, ##","hex":"#0a84ff","alpha":0.5"##) == "#0A84FF80")
    }

    @Test(arguments: [
        ("\"#12345\"", "'#12345' is not a colour; write #RRGGBB"),
        ("\"007AFF\"", "'007AFF' is not a colour"), ("\"#00７AFF\"", "is not a colour"),
        ("\"blue\"", "'blue' is not a colour"), ("7", "a colour is \"#RRGGBB\" or an object"),
        ("null", "a colour is \"#RRGGBB\""), ("{}", "no \"colorSpace\""),
        (
            ##"{"colorSpace":"cmyk"}"##,
            "'cmyk' is not a colour space; the colour spaces are srgb, srgb-linear, hsl"
        ),
        (##"{"colorSpace":"srgb"}"##, "a list of three numbers"),
        (##"{"colorSpace":"srgb","components":[0,1]}"##, "a list of three numbers"),
        (##"{"colorSpace":"srgb","components":[0,1,"0"]}"##, "must be numbers or \"none\""),
        (##"{"colorSpace":"srgb","components":[0,122,255]}"##, "the component 122.0 is out of range"),
        (##"{"colorSpace":"hsl","components":[361,0,0]}"##, "goes from 0.0 to 360.0"),
        (##"{"colorSpace":"srgb","components":[0,0,0],"alpha":2}"##, "\"alpha\" must be"),
        (##"{"colorSpace":"srgb","components":[0,0,0],"hex":"#00000000"}"##, "write #RRGGBB"),
    ])
    func `What is no colour is refused, naming file, token and remedy`(
        value: String, message: String
    ) {
        let error = #expect(throws: TokenError.self) {
            try read(##"{"g":{"c":{"$type":"color","$value":\##(value)}}}"##)
        }
        #expect(error?.description.hasPrefix("folder/0.json: token 'g.c': ") == true)
        #expect(error?.description.contains(message) == true, "\(error as Any)")
    }
}
