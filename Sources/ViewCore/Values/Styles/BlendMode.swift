// Style code names the modes, `let mode: BlendMode = .multiply`, with nothing but SwiftUI imported.
@_exported public import enum Drawing.BlendMode
