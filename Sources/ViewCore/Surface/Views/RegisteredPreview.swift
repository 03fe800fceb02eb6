import Synchronization

/// A preview of style code, for whoever draws previews.
///
/// `#Preview` hands its own arguments to one of the initializers, so that they mean what they mean there. The name begins
/// with underscores, since style code sees it.
public struct __RegisteredPreview: Sendable {
    package let name: String?
    package let traits: [PreviewTrait<Preview.ViewTraits>]
    package let body: @MainActor () -> any View

    public init(_ name: String? = nil, @ViewBuilder body: @escaping @MainActor () -> any View) {
        (self.name, traits, self.body) = (name, [], body)
    }

    public init(
        _ name: String? = nil, traits: PreviewTrait<Preview.ViewTraits>,
        _ additionalTraits: PreviewTrait<Preview.ViewTraits>...,
        @ViewBuilder body: @escaping @MainActor () -> any View
    ) {
        (self.name, self.traits, self.body) = (name, [traits] + additionalTraits, body)
    }

    /// What is known of a preview before it is made.
    package struct Entry: Sendable {
        package let module: String
        package let file: String
        package let line: Int
        fileprivate let preview: @MainActor () -> __RegisteredPreview

        /// The preview with its name and its traits; its view is not made yet.
        ///
        /// Catalogues are values that any thread may ask for, as tests do for their arguments. What stands in a preview's
        /// parentheses is on the main actor by its type alone: it makes values, and touches no state.
        package func make() -> __RegisteredPreview {
            unsafe unsafeBitCast(preview, to: (@Sendable () -> __RegisteredPreview).self)()
        }
    }

    private static let entries = Mutex<[Entry]>([])

    /// Called while the program is loaded, once for each preview in it; the preview itself is made when somebody asks.
    public static func add(
        _ module: String, _ file: String, _ line: Int,
        _ preview: @escaping @MainActor () -> __RegisteredPreview
    ) {
        entries.withLock { $0.append(Entry(module: module, file: file, line: line, preview: preview)) }
    }

    /// All previews of the program, by module, file and line: the order in which they were linked is nobody's choice.
    package static var all: [Entry] {
        entries.withLock(\.self).sorted { ($0.module, $0.file, $0.line) < ($1.module, $1.file, $1.line) }
    }
}
