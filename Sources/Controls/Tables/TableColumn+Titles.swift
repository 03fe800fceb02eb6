public import Foundation
public import ViewCore

// Columns by what they show and sort by; the title is a key, a string or a text.

extension TableColumn where Sort == Never, Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), sorting: nil, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), sorting: nil, content: content) }

    nonisolated public init(
        _ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: text, sorting: nil, content: content) }
}

extension TableColumn where Sort == Never, Content == Text, Label == Text {
    nonisolated public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) {
        self.init(label: Text(titleKey), sorting: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>) {
        self.init(label: Text(title), sorting: nil) { Text(verbatim: $0[keyPath: value]) }
    }

    nonisolated public init(_ text: Text, value: KeyPath<RowValue, String>) {
        self.init(label: text, sorting: nil) { Text(verbatim: $0[keyPath: value]) }
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), sorting: KeyPathComparator(value), content: content) }

    nonisolated public init<V: Comparable>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), sorting: KeyPathComparator(value), content: content) }

    nonisolated public init<V, C: SortComparator>(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(titleKey), sorting: KeyPathComparator(value, comparator: comparator), content: content
        )
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), sorting: KeyPathComparator(value), content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V: Comparable>(
        _ title: S, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), sorting: KeyPathComparator(value), content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol, V, C: SortComparator>(
        _ title: S, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(
            label: Text(title), sorting: KeyPathComparator(value, comparator: comparator), content: content)
    }

    nonisolated public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: text, sorting: KeyPathComparator(value), content: content) }

    nonisolated public init<V: Comparable>(
        _ text: Text, value: any KeyPath<RowValue, V?> & Sendable,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: text, sorting: KeyPathComparator(value), content: content) }

    nonisolated public init<V, C: SortComparator>(
        _ text: Text, value: any KeyPath<RowValue, V> & Sendable, comparator: C,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) where V == C.Compared {
        self.init(label: text, sorting: KeyPathComparator(value, comparator: comparator), content: content)
    }
}

extension TableColumn where Sort == KeyPathComparator<RowValue>, Content == Text, Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self.init(label: Text(titleKey), sorting: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self.init(label: Text(title), sorting: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }

    nonisolated public init(
        _ text: Text, value: any KeyPath<RowValue, String> & Sendable,
        comparator: String.StandardComparator = .localizedStandard
    ) {
        self.init(label: text, sorting: KeyPathComparator(value, comparator: comparator)) {
            Text(verbatim: $0[keyPath: value])
        }
    }
}

extension TableColumn where Sort.Compared == RowValue, Label == Text {
    nonisolated public init(
        _ titleKey: LocalizedStringKey, sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(titleKey), sorting: comparator, content: content) }

    @_disfavoredOverload
    nonisolated public init<S: StringProtocol>(
        _ title: S, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: Text(title), sorting: comparator, content: content) }

    nonisolated public init(
        _ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content
    ) { self.init(label: text, sorting: comparator, content: content) }
}

extension String.StandardComparator {
    /// Foundation has this one on Apple's systems only; nothing is sorted by it here.
    public static var localizedStandard: String.StandardComparator { .lexical }
    /// As ``localizedStandard``.
    public static var localized: String.StandardComparator { .lexical }
}

extension SortComparator where Self == String.StandardComparator {
    public static var localizedStandard: String.StandardComparator { .lexical }
    public static var localized: String.StandardComparator { .lexical }
}
