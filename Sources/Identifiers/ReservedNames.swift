/// Words of the command line that an axis must not be called by: each axis is an option.
package enum ReservedNames {
    package static let options: Set<String> = [
        "accessibility", "all", "axis", "baseline", "budget", "changed", "cover", "effects", "filter",
        "fonts",
        "format", "full",
        "generate-completion-script",
        "goldens", "help",
        "jobs", "json", "lint",
        "live-text", "make", "missing", "motion", "name-as", "nice", "of-test", "open", "output", "package",
        "pdf", "port",
        "quiet",
        "rate",
        "read-as",
        "report", "results", "resume", "schema", "schemes", "shard",
        "strength", "strict-stack",
        "target",
        "tiles",
        "together", "tokens", "unfolded", "validate", "version", "worker", "write-baseline", "yes",
    ]
    package static let jobFields: Set<String> = ["axes", "id", "label", "output", "width"]
    /// The axes that every specimen has; a test holds them to the catalogue's.
    package static let axes: Set<String> = [
        "contrast", "direction", "generation", "locale", "moment", "platform", "scale", "scheme", "size",
        "state",
        "transparency",
        "type", "vision", "weight",
    ]
    package static let all = options.union(jobFields)
}
