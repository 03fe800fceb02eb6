/// A control that shows a style, by the style's protocol.
struct ControlSample: Sendable {
    /// Set by the control that it is of.
    private(set) var control = ""
    /// With `STYLE` in the style's place.
    let view: String
    var states = ["normal"]
    var isSized = false
    /// What the view varies in, beside the style's own parameters.
    var choices: [Candidate.Choice] = []
    /// What the control is, too, as a piece of its own: a style that is not made for it may end there.
    var other: Other?

    struct Other: Sendable {
        var suffix: String
        var view: String
    }

    static func of(_ proto: String) -> ControlSample? { samples[proto] }

    static let protocols = Array(samples.keys)

    private static let samples: [String: ControlSample] = {
        var samples: [String: ControlSample] = [:]
        for control in KnownControl.all {
            for (proto, sample) in control.samples {
                var sample = sample
                sample.control = control.name
                samples[proto] = sample
            }
        }
        return samples
    }()
}
