internal import ArgumentParser
internal import Rendering

/// What is wrong with a job, and with which part of it.
struct JobError: Error, CustomStringConvertible {
    let description: String
    /// The names of the member that it is about; empty for all of the job.
    var path: [String] = []
    /// Whether the name of the member is what is wrong.
    var isName = false

    init(_ description: String, at path: [String] = [], isName: Bool = false) {
        self.description = description
        self.path = path
        self.isName = isName
    }

    /// A usage error's words, without the command line's frame.
    init(_ error: any Error, at path: [String] = []) {
        let words = (error as? LookupError)?.advice ?? (error as? ValidationError)?.message ?? "\(error)"
        self.init(words, at: path)
    }
}
