// Whoever states a tolerance writes no other import for it.
@_exported public import struct Drawing.Tolerance

/// What a specimen lets its pictures differ by, which is nothing unless it says so with a reason.
extension Specimen {
    /// How far a picture may be from its golden, and why.
    public typealias Tolerance = Drawing.Tolerance

    /// More room for each golden than the 20 KiB that all have.
    public struct GoldenSize: Hashable, Sendable {
        public let bytes: Int
        public let reason: String

        public init(upTo bytes: Int, because reason: String) {
            self.bytes = bytes
            self.reason = reason
        }
    }

    /// The same specimen, whose pictures may differ from their goldens this far, for this reason.
    public func tolerance(
        _ mode: Tolerance.Mode, allowing allowance: Tolerance.Allowance = .none,
        because reason: String
    ) -> Specimen {
        var specimen = self
        specimen.tolerance = Tolerance(mode, allowing: allowance, because: reason)
        return specimen
    }

    /// The same specimen, whose goldens may each take up to so many bytes, for this reason.
    public func goldenSize(upTo bytes: Int, because reason: String) -> Specimen {
        var specimen = self
        specimen.goldenSize = GoldenSize(upTo: bytes, because: reason)
        return specimen
    }
}
