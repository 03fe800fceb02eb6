import Golden

/// One input of libFuzzer: what `approve` reads is a report or an error, and a report that was read comes back
/// the same after it is written again.
@_cdecl("LLVMFuzzerTestOneInput")
public func fuzzReport(_ start: UnsafePointer<UInt8>?, _ count: Int) -> Int32 {
    let bytes = unsafe Array(UnsafeBufferPointer(start: start, count: count))
    guard let model = try? decodeReport(bytes, path: "fuzz") else { return 0 }
    let written = reportJSON(model)
    let again = try? decodeReport(Array(written.utf8), path: "again")
    precondition(again.map(reportJSON) == written, "a report changes when it is written again")
    let store = GoldenStore(root: "/golden")
    for tile in model.tiles {
        guard let path = try? store.path(of: tile.id) else { continue }
        precondition(
            path.hasPrefix("/golden/") && !path.utf8.contains(0) && !path.contains("/../"),
            "an id of a report leads out of the goldens: \(path)")
    }
    return 0
}
