internal import ArgumentParser

/// How much a command says beside its results.
struct SayingOptions: ParsableArguments {
    @Flag(name: .shortAndLong, help: "Prints only results, warnings and errors.")
    var quiet = false
}
