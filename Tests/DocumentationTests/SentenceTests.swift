import Testing

/// Every sentence of `Unsupported.md` outside of its tables, which `IgnoredTests` and `UnseenTests` hold.
@MainActor struct SentenceTests {
    nonisolated static let ids = SentenceProofs.groups.flatMap(\.keys).sorted()

    @Test func `Every sentence has its proof, and every proof its sentence`() throws {
        let sentences = try UnsupportedDocument.sentences()
        #expect(sentences.count > 60)
        for sentence in sentences { #expect(sentence.id != nil, "no id behind: \(sentence.text)") }
        #expect(sentences.compactMap(\.id).sorted() == Self.ids)
    }

    @Test(arguments: ids)
    func `What a sentence says is so`(id: String) throws {
        let proof = try #require(SentenceProofs.groups.lazy.compactMap { $0[id] }.first)
        try proof()
    }

    @Test func `No id of the document is there twice`() throws {
        let ids = try UnsupportedDocument.ids()
        let twice = Dictionary(grouping: ids) { $0 }.filter { $1.count > 1 }.keys.sorted()
        #expect(twice == [])
        #expect(ids.sorted() == (Self.ids + IgnoredTests.ids).sorted())
    }

    /// Else the rest of the line would be shown as it is written.
    @Test func `No line begins with an id`() throws {
        let lines = try Repository.text("Documentation/Unsupported.md").split(separator: "\n")
        for line in lines { #expect(line.wholeMatch(of: #/(?:\* | *)<!--.*/#) == nil, "\(line)") }
    }
}
