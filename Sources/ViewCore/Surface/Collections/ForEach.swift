import Foundation

/// A view for each element of a collection.
public struct ForEach<Data: RandomAccessCollection, ID: Hashable, Content> {
    public var data: Data
    public var content: (Data.Element) -> Content
    package let identify: (Data.Element) -> ID
    /// Where the elements are what another view consists of, which is known once that is unfolded.
    let gather: (@MainActor (Data, inout Unfolding) -> Data)?

    nonisolated package init(
        data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID
    ) {
        (self.data, self.content, self.identify) = (data, content, identify)
        gather = nil
    }

    nonisolated init(
        data: Data, content: @escaping (Data.Element) -> Content, identify: @escaping (Data.Element) -> ID,
        gather: @escaping @MainActor (Data, inout Unfolding) -> Data
    ) {
        (self.data, self.content, self.identify, self.gather) = (data, content, identify, gather)
    }
}

extension ForEach: View where Content: View {
    public typealias Body = Never

    public func unfold(into unfolding: inout Unfolding) {
        if unfolding.motion != nil { return unfoldMoving(into: &unfolding) }
        var count = 0
        for element in gather?(data, &unfolding) ?? data {
            count += 1
            guard count <= Unfolding.widthLimit else {
                unfolding.warn(
                    "ForEach has more than \(Unfolding.widthLimit) elements; the rest is left out")
                return
            }
            let id = identify(element)
            let key = AnyHashable(id)
            let slot = unfolding.graph.slot(for: key)
            unfolding.unfoldRows(of: key) { $0.unfoldElement(content(element), id: id, slot: slot) }
        }
    }
}

extension ForEach where Content: View {
    /// The same where elements may be on their way in and out.
    @inline(never) @MainActor private func unfoldMoving(into unfolding: inout Unfolding) {
        var elements: [(slot: Int, unfold: @MainActor (inout Unfolding) -> Void)] = []
        for element in gather?(data, &unfolding) ?? data {
            guard elements.count < Unfolding.widthLimit else {
                unfolding.warn(
                    "ForEach has more than \(Unfolding.widthLimit) elements; the rest is left out")
                break
            }
            let id = identify(element)
            let key = AnyHashable(id)
            let slot = unfolding.graph.slot(for: key)
            elements.append(
                (slot, { $0.unfoldRows(of: key) { $0.unfoldElement(content(element), id: id, slot: slot) } }))
        }
        let motion = unfolding.motion
        motion?.unfold(elements: elements, into: &unfolding)
    }
}

extension ForEach where ID == Data.Element.ID, Content: View, Data.Element: Identifiable {
    nonisolated public init(
        _ data: Data, @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0.id })
    }
}

extension ForEach where Content: View {
    nonisolated public init(
        _ data: Data, id: KeyPath<Data.Element, ID>,
        @ViewBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0[keyPath: id] })
    }
}

extension ForEach where Data == Range<Int>, ID == Int, Content: View {
    nonisolated public init(
        _ data: Range<Int>, @ViewBuilder content: @escaping (Int) -> Content
    ) {
        self.init(data: data, content: content, identify: { $0 })
    }
}

extension ForEach {
    nonisolated public init<C: MutableCollection & RandomAccessCollection & Sendable>(
        _ data: Binding<C>, @ViewBuilder content: @escaping (Binding<C.Element>) -> Content
    )
    where
        Data == LazyMapSequence<C.Indices, (C.Index, ID)>, Content: View,
        C.Element: Identifiable, ID == C.Element.ID, C.Index: Hashable
    {
        let elements = data.wrappedValue
        self.init(
            data: elements.indices.lazy.map { ($0, elements[$0].id) },
            content: { entry in
                content(
                    Binding(
                        get: { data.wrappedValue[entry.0] },
                        set: { data.wrappedValue[entry.0] = $0 }))
            },
            identify: { $0.1 })
    }
}
