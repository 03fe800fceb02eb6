package import Drawing
package import Foundation
package import ViewCore

/// `view`, settled and laid out as a tile in an offer. A side without an offer is the view's own.
///
/// Texts are those of the fixed engine unless another one is given: 10 a character, 20 a line, baseline at 15. A
/// `scale` goes before that of the environment. What else a tile may be told is set in `change`.
@discardableResult
@MainActor package func layOut(
    _ view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat? = nil,
    asking requests: StateRequests = [], in environment: EnvironmentValues = EnvironmentValues(),
    engine: any TextEngine = FixedTextEngine(), options change: (inout TileOptions) -> Void = { _ in }
) -> LaidOut {
    ViewGraph(engine: engine).layOut(
        view, in: environment.at(scale), options: options(width, height, asking: requests, change))
}

/// The same for a view whose tasks go on to their end.
@MainActor package func layOut(
    settling view: some View, _ width: CGFloat? = nil, _ height: CGFloat? = nil, scale: CGFloat? = nil,
    asking requests: StateRequests = [], in environment: EnvironmentValues = EnvironmentValues(),
    engine: any TextEngine = FixedTextEngine(), options change: (inout TileOptions) -> Void = { _ in }
) async -> LaidOut {
    await ViewGraph(engine: engine).layOut(
        settling: view, in: environment.at(scale), options: options(width, height, asking: requests, change))
}

package func options(
    _ width: CGFloat?, _ height: CGFloat?, asking requests: StateRequests = [],
    _ change: (inout TileOptions) -> Void
) -> TileOptions {
    var options = TileOptions()
    (options.width, options.height, options.requests) = (width, height, requests)
    change(&options)
    return options
}

extension EnvironmentValues {
    package static var rightToLeft: EnvironmentValues {
        var values = EnvironmentValues()
        values.layoutDirection = .rightToLeft
        return values
    }

    package init(scale: CGFloat) {
        self.init()
        displayScale = scale
    }

    fileprivate func at(_ scale: CGFloat?) -> EnvironmentValues {
        var values = self
        values.displayScale = scale ?? displayScale
        return values
    }
}
