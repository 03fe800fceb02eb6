/// Layers of symbols whose icon is one glyph, or whose name does not tell them.
///
/// Judged from knowledge of SF Symbols, as the table of drawings is. The words are those of
/// Documentation/Rules/README.md, section Symbols, with `>` before a level and `#` before a step.
enum SymbolLayerTable {
    static let drawings: [Substring: String] = [
        "exclamationmark.triangle": ">1 triangle >0 t:!@128,148,48",
        "exclamationmark.octagon": ">1 octagon >0 t:!@128,128,54",
        "exclamationmark.shield": ">1 shield >0 t:!@128,122,48",
        "checkmark.shield": ">1 shield >0 check@128,122,48",
        "checkmark.seal": ">1 circle-wavy >0 check@128,128,48",
        "plus.magnifyingglass": ">1 magnifying-glass >0 plus@116,116,40",
        "minus.magnifyingglass": ">1 magnifying-glass >0 minus@116,116,40",
        "person.badge.plus": ">1 user@108,132,92 -disc:204,176,46 >0 plus@=206,178,70",
        "person.badge.minus": ">1 user@108,132,92 -disc:204,176,46 >0 minus@=206,178,70",
        "person.crop.circle": ">1 circle >0 ring:128,104,36 arc:128,220,66,197,343",
        "person.crop.circle.fill":
            ">1 circle-fill >0 disc:128,104,36 "
            + "area:75,195,91,175,115,163,141,163,165,175,181,195,159,214,128,220,97,214",
        "square.and.arrow.up":
            ">1 poly:88,96,56,96,56,216,200,216,200,96,168,96 >0 line:128,28,128,148 poly:92,64,128,28,164,64",
        "square.and.arrow.down":
            ">1 poly:88,96,56,96,56,216,200,216,200,96,168,96 >0 line:128,28,128,148 poly:92,112,128,148,164,112",
        "clock": ">1 circle >0 poly:128,72,128,128,184,128",
        "wifi":
            ">0 #1 disc:128,200,12 arc:128,212,56,225,315 "
            + ">1 #2 arc:128,212,102,225,315 >2 #3 arc:128,212,148,225,315",
        "speaker.wave.1": "speaker-none >1 #1 arc:168,128,32,-42,42",
        "speaker.wave.2": "speaker-none >1 #1 arc:168,128,32,-42,42 #2 arc:168,128,72,-42,42",
        "speaker.wave.3":
            "speaker-none@108,128,90 >1 #1 arc:144,128,29,-42,42 "
            + "#2 arc:144,128,65,-42,42 #3 arc:100,128,124,-46,46",
        "speaker.wave.1.fill": "speaker-none-fill >1 #1 arc:168,128,32,-42,42",
        "speaker.wave.2.fill": "speaker-none-fill >1 #1 arc:168,128,32,-42,42 #2 arc:168,128,72,-42,42",
        "speaker.wave.3.fill":
            "speaker-none-fill@108,128,90 >1 #1 arc:144,128,29,-42,42 "
            + "#2 arc:144,128,65,-42,42 #3 arc:100,128,124,-46,46",
    ]

    /// Symbols each of whose marks is a layer of a variable value, in their order.
    static let steppedMarks: Set<Substring> = ["chart.bar", "chart.bar.fill", "ellipsis", "waveform"]

    /// Words of names for what stands in front of what else the name says.
    static let marks: Set<Substring> = [
        "checkmark", "ellipsis", "exclamationmark", "minus", "plus", "questionmark", "xmark",
    ]

    /// Words of names that are made of one shape or stroke.
    static let plainWords: Set<Substring> = [
        "app", "arrow", "arrowtriangle", "at", "backward", "bolt", "bookmark", "capsule", "checkmark",
        "chevron",
        "circle", "diamond", "divide", "down", "drop", "equal", "exclamationmark", "fill", "forward", "heart",
        "hexagon", "infinity", "info", "left", "magnifyingglass", "minus", "moon", "multiply", "number",
        "octagon",
        "oval", "paperclip", "pause", "pentagon", "play", "plus", "questionmark", "rectangle", "right",
        "seal",
        "shield", "square", "star", "stop", "triangle", "up", "xmark",
    ]
}
