public import Foundation
public import ViewCore

/// How far an image is that comes from elsewhere.
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)

    public var image: Image? {
        if case .success(let image) = self { image } else { nil }
    }
    public var error: (any Error)? {
        if case .failure(let error) = self { error } else { nil }
    }
}

/// An image that is not there yet: nothing is ever fetched, so a placeholder is drawn.
public struct AsyncImage<Content: View> {
    let content: Content

    nonisolated private init(_ content: Content) { self.content = content }
}

extension AsyncImage: View {
    public typealias Body = Never

    nonisolated public init(
        url: URL?, scale: CGFloat = 1, transaction: Transaction = Transaction(),
        @ViewBuilder content: (AsyncImagePhase) -> Content
    ) {
        self.init(content(.empty))
    }

    nonisolated public init<I: View, P: View>(
        url: URL?, scale: CGFloat = 1, @ViewBuilder content: (Image) -> I,
        @ViewBuilder placeholder: () -> P
    ) where Content == ConditionalContent<I, P> {
        self.init(ViewBuilder.buildEither(second: placeholder()))
    }

    public func unfold(into unfolding: inout Unfolding) {
        unfolding.warn("AsyncImage fetches nothing; its placeholder is drawn")
        unfolding.descend(into: AsyncImage.self) { $0.unfold(Given(content), slot: 1) }
    }
}

extension AsyncImage where Content == Image {
    /// With nothing else to show, a gray area as large as offered.
    nonisolated public init(url: URL?, scale: CGFloat = 1) {
        let gray: [UInt8] = [120, 120, 128, 41]
        self.init(Image(.pixels(gray, width: 1, height: 1, scale: 1)).resizable())
    }
}
