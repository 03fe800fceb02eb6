import SourceDiscovery

/// The Swift that Xcode makes of asset catalogues: constants of `ColorResource` and `ImageResource`, and members of
/// `Color`, `ShapeStyle`, `UIColor` and `UIImage` that code asks for.
struct AssetSymbols: Sendable {
    /// A namespace's constants and the namespaces in it.
    private struct Scope: Sendable {
        var members: [String: String] = [:]
        var scopes: [String: Scope] = [:]

        /// The first of two sets with one name keeps it, as the one that is found first at run time does.
        mutating func add(_ path: String, _ name: String, in namespaces: ArraySlice<String>) {
            if let first = namespaces.first {
                scopes[first, default: Scope()].add(path, name, in: namespaces.dropFirst())
            } else if members[name] == nil {
                members[name] = path
            }
        }

        /// Nested enumerations with a member for each set.
        func lines(_ member: (_ name: String, _ path: String) -> String) -> [String] {
            members.sorted { $0.key < $1.key }.map { member($0.key, $0.value) }
                + scopes.sorted { $0.key < $1.key }.flatMap { name, scope in
                    ["enum `\(name)` {"] + scope.lines(member) + ["}"]
                }
        }
    }

    private var colors = Scope()
    private var images = Scope()

    init(_ sets: [AssetSet]) {
        for set in sets {
            guard let name = AssetNames.member(set.name, kind: set.kind.rawValue) else { continue }
            let namespaces = set.namespaces.compactMap(AssetNames.namespace)
            switch set.kind {
            case .color: colors.add(set.path, name, in: namespaces[...])
            case .image: images.add(set.path, name, in: namespaces[...])
            }
        }
    }

    var isEmpty: Bool { colors.members.isEmpty && colors.scopes.isEmpty && hasNoImages }

    private var hasNoImages: Bool { images.members.isEmpty && images.scopes.isEmpty }

    /// A file with the constants of both kinds of resources.
    var text: String {
        let lines =
            ["import SwiftUI", "import UIKit", "extension ColorResource {"]
            + colors.lines { "static let `\($0)` = ColorResource(name: \(quoted($1)), bundle: .main)" }
            + ["}", "extension ImageResource {"]
            + images.lines { "static let `\($0)` = ImageResource(name: \(quoted($1)), bundle: .main)" } + [
                "}"
            ]
        return lines.joined(separator: "\n") + "\n"
    }

    /// A member of one of the system's types that nothing declares and that a set is called by, as a declaration for
    /// a file: `Color.brand`, or a namespace of members.
    ///
    /// These are made where the compiler misses them, so that none is in the way of a member that code or the system
    /// declares.
    func member(_ name: String, of type: String) -> String? {
        switch type {
        case "Color", "UIColor", "NSColor":
            let call = type == "Color" ? "Color(\"%\")" : "\(type)(named: \"%\")!"
            return extended(type, colors, name, call)
        case "ShapeStyle":
            guard let path = colors.members[name] else { return nil }
            return "extension ShapeStyle where Self == Color { fileprivate static var `\(name)`: Color "
                + "{ Color(\(quoted(path))) } }"
        case "UIImage", "NSImage": return extended(type, images, name, "\(type)(named: \"%\")!")
        default: return nil
        }
    }

    private func extended(_ type: String, _ scope: Scope, _ name: String, _ call: String) -> String? {
        func member(_ name: String, _ path: String) -> String {
            let call = call.split(separator: "\"%\"", omittingEmptySubsequences: false)
                .joined(separator: quoted(path))
            return "fileprivate static var `\(name)`: \(type) { \(call) }"
        }
        let lines: [String]
        if let path = scope.members[name] {
            lines = [member(name, path)]
        } else if let inner = scope.scopes[name] {
            lines = ["fileprivate enum `\(name)` {"] + inner.lines(member) + ["}"]
        } else {
            return nil
        }
        return (["extension \(type) {"] + lines + ["}"]).joined(separator: "\n")
    }
}
