/// Of several exit codes the one that says most.
struct ExitCodes {
    private(set) var code: Int32 = 0

    mutating func add(_ other: Int32) { code = [5, 64, 3, 1, 4].first { $0 == code || $0 == other } ?? 0 }
}
