import Digests
import Golden
import Testing
import ViewCore

@testable import Rendering

/// What arrives of an answer in another process, printed.
private func arrived(_ answer: RenderingAnswer) throws -> String {
    var message = MessageWriter()
    answer.write(to: &message)
    var reader = MessageReader(message.bytes)
    return "\(try RenderingAnswer(&reader))"
}

private let answers: [RenderingAnswer] = [
    .picture(WrittenTile(width: 3, height: 4, byteCount: 5, bytes: nil, warnings: ["é", ""])),
    .picture(WrittenTile(width: 0, height: -1, byteCount: .max, bytes: [0, 255], warnings: [])),
    .sheet(
        WrittenSheet(
            pages: [
                .init(file: "a.png", width: 0.1, height: 1e300, problem: "none"),
                .init(file: "é~2.png", width: 0, height: -1, problem: nil),
            ], warnings: ["a\nb"])),
    .sheet(WrittenSheet(pages: [], warnings: [])),
    .golden(.done(.left), warnings: []), .golden(.write([1, 2, 3], .replaced), warnings: ["w"]),
    .failed("no"), .settled,
    .look(
        DrawnLook(
            digest: ContentDigest(high: 1, low: .max), inkDigest: ContentDigest(high: 0, low: 2),
            claimed: [.press], unclaimed: [.on, .hover], makers: .writtenStyle, prefersScheme: true)),
    .verdict(
        TileVerdict(
            id: "a/b", listDigest: ContentDigest(high: .max, low: 7), .unreadable("damaged"),
            warnings: ["w"], entry: nil)),
]

struct AnswerMessageTests {
    @Test(arguments: answers.indices)
    func `An answer arrives as it was sent`(index: Int) throws {
        #expect(try arrived(answers[index]) == "\(answers[index])")
    }

    @Test(arguments: answers.indices)
    func `A message that is cut short is an error, wherever it is cut`(index: Int) throws {
        var message = MessageWriter()
        answers[index].write(to: &message)
        for count in 0..<message.bytes.count {
            var reader = MessageReader(Array(message.bytes.prefix(count)))
            #expect(throws: BrokenMessage.self) { try RenderingAnswer(&reader) }
        }
    }

    @Test func `Threads of processes are those that were asked for, four at most in each`() {
        let program = OwnProgram(path: "/bin/true")
        func threads(_ count: Int, of requests: Int? = nil) -> [Int] {
            Workers(count: count, program: program).processes(for: requests)
        }
        #expect(threads(4) == [] && threads(5) == [3, 2] && threads(9) == [3, 3, 3])
        #expect(threads(64) == Array(repeating: 4, count: 16))
        #expect(threads(64, of: 1) == [] && threads(64, of: 24) == [4, 4, 4])
        #expect(Workers(count: 64).processes(for: nil) == [])
    }
}
