import Foundation

/// What a variant of a set is for: device, appearance, language and scale.
///
/// Read off Apple's Asset Catalog Format Reference and files that Xcode writes.
struct AssetSlot: Hashable, Sendable {
    var idiom = "universal"
    /// `nil` for any.
    var isDark: Bool?
    var isHighContrast = false
    var isWideGamut = false
    var locale: String?
    var direction: LayoutDirection?
    var widthClass: UserInterfaceSizeClass?
    var heightClass: UserInterfaceSizeClass?
    var scale: Int?
    /// Some model of a device only: its memory, its screen, what its graphics can do.
    var model: [String] = []

    static let keys: Set<String> = [
        "idiom", "appearances", "display-gamut", "locale", "language-direction", "width-class",
        "height-class",
        "scale", "subtype", "memory", "graphics-feature-set", "screen-width",
    ]
    private static let models = ["subtype", "memory", "graphics-feature-set", "screen-width"]
    private static let idioms = [
        "universal", "iphone", "ipad", "mac", "tv", "watch", "car", "vision", "ios-marketing",
        "watch-marketing",
    ]

    /// For everything.
    init() {}

    /// - Parameter notes: gets what has no effect.
    init(_ item: AssetPart, _ notes: inout [String]) throws(AssetFault) {
        idiom = try item.word("idiom", AssetSlot.idioms) ?? "universal"
        try readAppearances(item, &notes)
        isWideGamut = try item.word("display-gamut", ["sRGB", "display-P3"]) == "display-P3"
        if let part = try item.member("locale") { locale = try AssetSlot.locale(part) }
        direction = try item.word("language-direction", ["left-to-right", "right-to-left"])
            .map { $0 == "left-to-right" ? .leftToRight : .rightToLeft }
        widthClass = try item.word("width-class", ["compact", "regular"]).flatMap { .init(rawValue: $0) }
        heightClass = try item.word("height-class", ["compact", "regular"]).flatMap { .init(rawValue: $0) }
        scale = try item.word("scale", ["1x", "2x", "3x"]).flatMap { Int($0.dropLast()) }
        for key in AssetSlot.models {
            if let value = try item.string(key) { model.append("\(key) \(value)") }
        }
    }

    private mutating func readAppearances(_ item: AssetPart, _ notes: inout [String]) throws(AssetFault) {
        var seen: Set<String> = []
        for part in try item.array("appearances") ?? [] {
            notes += try part.notes(knowing: ["appearance", "value"])
            let kind = try part.required("appearance").word(["luminosity", "contrast"])
            guard seen.insert(kind).inserted else { throw part.fault("says \(kind) again; take one out") }
            let value = try part.required("value")
            if kind == "contrast" {
                isHighContrast = try value.word(["high"]) == "high"
            } else {
                isDark = try value.word(["dark", "light"]) == "dark"
            }
        }
    }

    /// Such as `de` or `zh-Hans`: letters, digits and what joins them.
    private static func locale(_ part: AssetPart) throws(AssetFault) -> String {
        let text = try part.string()
        guard text.first?.isLetter == true,
            text.utf8.allSatisfy({
                switch $0 {
                case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"),
                    UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "_"):
                    true
                default: false
                }
            })
        else { throw part.fault("is \"\(text)\", no language; write one such as \"de\"") }
        return text
    }

    /// Throws where two variants are for the same: which one Xcode takes, it does not say.
    static func checkRepeats(_ slots: [(slot: AssetSlot, part: AssetPart)]) throws(AssetFault) {
        var places: [AssetSlot: String] = [:]
        for (slot, part) in slots {
            if let first = places.updateValue(part.place, forKey: slot) {
                throw part.fault("is for the same as \(first); take one of them out")
            }
        }
    }
}

/// Which variant is drawn, and what it was not made for.
struct AssetChoice: Equatable {
    var index: Int
    /// Such as `the light appearance`: nothing in the set is for that, and another variant is taken.
    var missing: String?
}

extension AssetSlot {
    /// The best of a set's variants: first by appearance, then by language, direction, device, room, gamut and scale.
    /// Apple does not document that order.
    static func choose(_ slots: [AssetSlot], in environment: EnvironmentValues) -> AssetChoice? {
        guard slots.count != 1 || !slots[0].isPlain else { return AssetChoice(index: 0) }
        guard !slots.isEmpty else { return nil }
        var left = Array(slots.indices)
        var missing: String?
        func narrow(_ name: @autoclosure () -> String, _ rank: (AssetSlot) -> Int?) {
            let ranked = left.compactMap { index in rank(slots[index]).map { (index, $0) } }
            guard let best = ranked.map(\.1).min() else {
                missing = missing ?? name()
                return
            }
            left = ranked.filter { $0.1 == best }.map(\.0)
        }
        // A variant for another device is no choice, however well its appearance fits.
        let own = environment.platform == .macos ? "mac" : "iphone"
        narrow(own) { [own, "universal"].contains($0.idiom) && $0.model.isEmpty ? 0 : nil }
        narrow("the \(environment.colorScheme.rawValue) appearance") { $0.appearanceRank(in: environment) }
        let chain = LocaleFallback.names(of: environment.locale)
        narrow("the language \(chain.first ?? "")") { slot in
            guard let locale = slot.locale else { return chain.count }
            return chain.firstIndex(of: LocaleFallback.canonical(locale))
        }
        narrow("the layout direction") { $0.direction == environment.layoutDirection ? 0 : 1 }
        narrow("") { $0.idiom == own ? 0 : 1 }
        narrow("its width class") { rank($0.widthClass, environment.horizontalSizeClass ?? .compact) }
        narrow("its height class") { rank($0.heightClass, environment.verticalSizeClass ?? .regular) }
        // Pictures are in sRGB.
        narrow("") { $0.isWideGamut ? 1 : 0 }
        let scale = environment.displayScale
        // The same, else the next larger one, which loses nothing, else the largest.
        narrow("") { slot in
            let own = CGFloat(slot.scale ?? 1)
            return own >= scale ? Int(own) : 10 - Int(own)
        }
        return left.first.map { AssetChoice(index: $0, missing: missing) }
    }

    /// Whether it suits every tile.
    private var isPlain: Bool {
        idiom == "universal" && isDark == nil && !isHighContrast && locale == nil && widthClass == nil
            && heightClass == nil && model.isEmpty
    }

    private func appearanceRank(in environment: EnvironmentValues) -> Int? {
        let isDarkTile = environment.colorScheme == .dark
        let fits = isDark == nil || isDark == isDarkTile
        guard fits, environment.contrast == .increased || !isHighContrast else { return nil }
        let isOwn = isDark == isDarkTile
        // Dark counts for more than contrast: a light picture on dark is hard to see.
        return (isDarkTile ? (isOwn ? 0 : 2) : (isOwn ? 0 : 1))
            + (isHighContrast ? 0 : (isDarkTile ? 1 : 2))
    }
}

/// What is for one size class suits that, and what is for any suits all, less well.
private func rank(_ own: UserInterfaceSizeClass?, _ wanted: UserInterfaceSizeClass) -> Int? {
    own == nil ? 1 : own == wanted ? 0 : nil
}
