/// Whose forms Chinese, Japanese and Korean texts have: Unicode gives a character of several countries one number.
///
/// The system looks through its preferred languages, and draws mainland China's forms where none of them says more: Core
/// Text's list of fonts for other languages has PingFang SC before those of Taiwan, Hong Kong, Japan and Korea (readers of
/// that list and of devices in English; not measured here).
enum HanForms {
    /// The language, by BCP 47, whose forms texts in a language have.
    static func language(for tag: String?) -> String {
        let parts = (tag ?? "").lowercased().split { $0 == "-" || $0 == "_" }
        switch parts.first {
        case "ja": return "ja"
        case "ko": return "ko"
        case "zh", "yue": break
        default: return "zh-Hans"
        }
        if parts.contains("hans") { return "zh-Hans" }
        if parts.contains("hk") || parts.contains("mo") || parts.first == "yue" { return "zh-Hant-HK" }
        return parts.contains("hant") || parts.contains("tw") ? "zh-Hant" : "zh-Hans"
    }
}
