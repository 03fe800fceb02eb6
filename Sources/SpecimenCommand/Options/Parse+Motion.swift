internal import Rendering
import ArgumentParser
internal import Streams

extension Parse {
    /// The moments of a moving picture: `--motion 0...600` with `--rate 60`; `nil` where it is not to move.
    static func motion(_ text: String?, rate: Int?) throws -> MotionSpan? {
        guard let text else {
            guard rate == nil else {
                throw ValidationError("--rate is of a moving picture: add --motion 0...600")
            }
            return nil
        }
        do {
            return try MotionSpan(text, rate: rate ?? 60)
        } catch {
            throw ValidationError("--motion '\(shown(text))' at \(rate ?? 60) frames a second: \(error)")
        }
    }
}
