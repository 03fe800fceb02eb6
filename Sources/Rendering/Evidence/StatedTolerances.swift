package import Catalog
package import Golden

extension Specimen {
    /// The tolerance as the comparison wants it; throws where it states no reason or has numbers
    /// that mean nothing, naming the specimen.
    package func statedTolerance() throws(SpecimenProblem) -> Golden.Tolerance? {
        guard let stated = tolerance else { return nil }
        let (mode, threshold): (ComparisonMode, Double?) =
            switch stated.mode {
            case .exact: (.exact, nil)
            case .maxDelta(let delta): (.maxDelta, Double(delta))
            case .pixelmatch6(let threshold): (.pixelmatch6, threshold)
            case .pixelmatch7(let threshold): (.pixelmatch7, threshold)
            case .ciede2000(let threshold): (.ciede2000, threshold)
            case .ssim(let threshold): (.ssim, threshold)
            }
        let allowance: Golden.AllowedPixels =
            switch stated.allowance {
            case .none: .none
            case .pixels(let count): .pixels(count)
            case .fraction(let part): .fraction(part)
            }
        do {
            return try Golden.Tolerance(
                mode: mode, threshold: threshold, allowing: allowance, because: stated.reason)
        } catch {
            throw SpecimenProblem(specimen: id, text: "\(error)")
        }
    }

    /// The room its goldens may take; throws where it states no reason or no size, as above.
    package func sizeAllowance() throws(SpecimenProblem) -> TileEvidence.SizeAllowance? {
        guard let goldenSize else { return nil }
        guard goldenSize.bytes > 0 else {
            throw SpecimenProblem(
                specimen: id, text: "the limit of \(goldenSize.bytes) bytes for its goldens is not positive.")
        }
        guard goldenSize.reason.contains(where: { !$0.isWhitespace }) else {
            throw SpecimenProblem(
                specimen: id,
                text: "the size of its goldens has no reason: write one after 'because:'.")
        }
        return TileEvidence.SizeAllowance(bytes: goldenSize.bytes, reason: goldenSize.reason)
    }

    /// What keeps this specimen from being compared.
    package var problems: [String] {
        var problems: [String] = []
        do { _ = try statedTolerance() } catch { problems.append("\(error)") }
        do { _ = try sizeAllowance() } catch { problems.append("\(error)") }
        return problems
    }
}

/// What a specimen states and nobody can work with.
package struct SpecimenProblem: Error, Hashable, CustomStringConvertible {
    package let specimen: String
    package let text: String

    package var description: String { "\(specimen): \(text)" }
}
