import Foundation
import Testing

/// Reads what the sources of UIKit declare: what can be set and neither draws nor warns is found here.
struct SettableTests {
    private static let folder = URL(fileURLWithPath: #filePath).deletingLastPathComponent()
        .appendingPathComponent("../../../Sources/UIKit").standardized

    private static let sources: [String] = {
        let files = FileManager.default.enumerator(at: folder, includingPropertiesForKeys: nil)
        return (files?.compactMap { $0 as? URL } ?? [])
            .filter { $0.pathExtension == "swift" && !$0.path.contains("/AppKit/") }
            .sorted { $0.path < $1.path }
            .compactMap { try? String(contentsOf: $0, encoding: .utf8) }
    }()

    /// Views and layers: each class with the class above it, and what can be set on it.
    private static let declared: (above: [String: String], settable: [String: [String]]) = {
        var (above, settable): ([String: String], [String: [String]]) = ([:], [:])
        for source in sources {
            var owner: String?
            let lines = source.split(separator: "\n", omittingEmptySubsequences: false)
            for (number, line) in lines.enumerated() {
                if let found = line.firstMatch(
                    of: #/^(?:@\w+ )*(?:open|public final) class (\w+)(?:<.*>)?(?:: (\w+))?/#)
                {
                    owner = String(found.1)
                    above[String(found.1)] = found.2.map { String($0) }
                } else if let found = line.firstMatch(of: #/^extension (\w+)/#) {
                    owner = String(found.1)
                } else if line.hasPrefix("}") {
                    owner = nil
                }
                let property = #/^    (?:open|public)(?: override| weak| lazy| final)* var (\w+)(.*)$/#
                guard let owner, let found = line.firstMatch(of: property) else { continue }
                let rest = found.2.split(separator: "//").first ?? ""
                let next = lines.indices.contains(number + 1) ? lines[number + 1] : ""
                let isSettable =
                    !rest.contains("{") || rest.contains("didSet")
                    || rest.hasSuffix("{") && next.contains(" get ")
                if isSettable { settable[owner, default: []].append(String(found.1)) }
            }
        }
        return (above, settable)
    }()

    /// Names that warn, with their class.
    private static let warned: Set<String> = {
        let call = #/\b(?:ignored|undrawn)\(\s*"([^"\\]+)"/#
        return Set(sources.flatMap { $0.matches(of: call).map { String($0.1) } })
    }()

    private static func isDrawable(_ name: String) -> Bool {
        if name == "UIView" || name == "CALayer" { return true }
        return declared.above[name].map { isDrawable($0) } ?? false
    }

    private static func names(_ lists: [[String: String]]) -> [String] {
        lists.flatMap { $0 }.flatMap { owner, names in
            names.split(whereSeparator: \.isWhitespace).map { "\(owner).\($0)" }
        }
    }

    private static let lists = [SettableNames.drawn, SettableNames.still, SettableNames.withAnother]

    @Test func `What can be set draws, warns, or changes no still picture`() {
        let known = Set(Self.names(Self.lists))
        var count = 0
        for (owner, properties) in Self.declared.settable where Self.isDrawable(owner) {
            count += properties.count
            guard !SettableNames.boxes.contains(owner) else { continue }
            for name in properties.map({ "\(owner).\($0)" }) {
                #expect(
                    known.contains(name) || Self.warned.contains(name),
                    """
                    \(name) can be set, and nothing says what becomes of it: draw it and name it in \
                    SettableNames.drawn, or say it with ignored("\(name)", if: …) in Sources/UIKit/Ignored
                    """)
            }
        }
        #expect(count > 300)
    }

    @Test func `Each name is in one list, and declared`() {
        let names = Self.names(Self.lists)
        let declared = Set(Self.declared.settable.flatMap { owner, all in all.map { "\(owner).\($0)" } })
        #expect(Set(names).count == names.count)
        for name in names { #expect(declared.contains(name), "\(name) is not declared, or not settable") }
        for owner in SettableNames.boxes { #expect(Self.isDrawable(owner), "\(owner)") }
    }

    /// What another test shows: rows, controllers, what asks a delegate or draws into a context.
    private static let shownElsewhere = [
        "UITableViewCell.", "UICollectionViewCell.", "UINavigationController.", "UITabBarController.",
        "UISplitViewController.", "UIViewController.", "UIStoryboard", "UIBarButtonItem.", "UITabBarItem.",
        "UIPickerViewDelegate.", "UIScrollView.refreshControl", "NSParagraphStyle.lineSpacing", "CGContext.",
        "UIGraphicsGet", "UIImage.", "drawRadialGradient",
    ]

    @Test func `Each name that warns has a case`() {
        let cases = Set(IgnoredName.all.map(\.description))
        for name in Self.warned where !Self.shownElsewhere.contains(where: { name.hasPrefix($0) }) {
            #expect(cases.contains(name), "\(name) has no case in IgnoredName")
        }
    }
}
