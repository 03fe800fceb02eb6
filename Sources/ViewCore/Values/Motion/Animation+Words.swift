import Foundation

extension Animation: CustomStringConvertible {
    /// As it is written, with the numbers that are not those of its name: `.easeInOut 0.2 s`, `.spring response 0.35`.
    public var description: String { kind.words }
}

extension AnimationKind {
    fileprivate var words: String {
        switch self {
        case .curve(let curve): curve.words
        case .spring(let spring): spring.words
        case .addedSpring(let spring): spring.words
        case .custom(let custom): String(describing: type(of: custom.base))
        case .delayed(let base, let delay): "\(base.words), delay \(seconds(delay))"
        case .paced(let base, let speed): "\(base.words), speed \(shortNumber(speed))"
        case .repeated(let base, let repetition): "\(base.words), \(repetition.words)"
        case .logical(let base, let moment): "\(base.words), logically complete after \(seconds(moment))"
        }
    }
}

private func seconds(_ value: Double) -> String { shortNumber(value) + " s" }

extension TimedCurve {
    fileprivate var words: String {
        let name = curve.name.map { "." + $0 } ?? ".timingCurve \(curve.points)"
        return duration == TimedCurve.standardDuration ? name : "\(name) \(seconds(duration))"
    }
}

extension FluidSpring {
    fileprivate var words: String {
        switch spelling {
        case .default: ".default"
        case .response: responseWords(".spring", standard: 0.825, blend: 0)
        case .interactiveResponse: responseWords(".interactiveSpring", standard: 0.86, blend: 0.25)
        case .duration: durationWords(".spring", 0.5, bounce: 0, called: "bounce")
        case .smooth: durationWords(".smooth", 0.5, bounce: 0)
        case .snappy: durationWords(".snappy", 0.5, bounce: 0.15)
        case .bouncy: durationWords(".bouncy", 0.5, bounce: 0.3)
        case .interactive: durationWords(".interactiveSpring", 0.15, bounce: 0.15, blend: 0.25)
        }
    }

    private func responseWords(_ name: String, standard: Double, blend: Double) -> String {
        "\(name) response \(shortNumber(response))"
            + (damping == standard ? "" : " damping \(shortNumber(damping))") + blendWords(blend)
    }

    private func durationWords(
        _ name: String, _ duration: Double, bounce: Double, called word: String = "extra bounce",
        blend: Double = 0
    ) -> String {
        let extra = shortNumber(springBounce(ofDamping: damping) - bounce)
        return name + (response == duration ? "" : " \(seconds(response))")
            + (extra == "0" ? "" : " \(word) \(extra)") + blendWords(blend)
    }

    private func blendWords(_ standard: Double) -> String {
        blend == standard ? "" : " blend \(seconds(blend))"
    }
}

extension AddedSpring {
    fileprivate var words: String {
        let bounce = shortNumber(spring.bounce)
        let numbers =
            isOfDuration
            ? " \(seconds(spring.response))" + (bounce == "0" ? "" : " bounce \(bounce)")
            : (mass == 1 ? "" : " mass \(shortNumber(mass))")
                + " stiffness \(shortNumber(stiffness)) damping \(shortNumber(damping))"
        let velocity = initialVelocity == 0 ? "" : " initial velocity \(shortNumber(initialVelocity))"
        return ".interpolatingSpring\(numbers)\(velocity)"
    }
}

extension Repetition {
    fileprivate var words: String {
        let often =
            switch count {
            case nil: "for ever"
            case 1: "once"
            case let count?: "\(count) times"
            }
        return autoreverses || count == 1 ? often : often + " without going back"
    }
}
