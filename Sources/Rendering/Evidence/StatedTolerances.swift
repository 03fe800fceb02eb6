package import Catalog
package import Golden

extension Specimen {
    /// The tolerance; throws where it states no reason or has numbers that mean nothing, naming the specimen.
    package func statedTolerance() throws(SpecimenProblem) -> Tolerance? {
        guard let tolerance else { return nil }
        do { _ = try ComparisonOptions(tolerance) } catch {
            throw SpecimenProblem(specimen: id, text: "\(error)")
        }
        return tolerance
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
