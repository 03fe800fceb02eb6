import FlyingFox
import Foundation
import SourceDiscovery
import Streams

/// What the page's editor asks: the source, that a text is drawn, that it is saved, and what to begin with.
extension LiveServer {
    /// What the page knows of the file.
    private struct SourceQuestion: Decodable {
        /// The digest of what it has.
        var known: String
    }

    private struct SourceWords: Encodable {
        var isDone = true
        var words = ""
        var name: String
        /// As errors name it.
        var path: String
        /// What the file holds; `nil` where the page has it.
        var text: String?
        var digest: String
        /// What is drawn instead of that.
        var edited: String?
        var isKept: Bool
    }

    private struct EditQuestion: Decodable {
        var text: String
    }

    private struct SaveQuestion: Decodable {
        var text: String
        /// The digest of what the text was made from.
        var base: String
    }

    private struct Saved: Encodable {
        var isDone = true
        var words: String
        var digest: String
    }

    private struct ExampleWords: Encodable {
        var title, text: String
    }

    func answer(_ path: String, _ request: HTTPRequest, over file: EditedFile) async throws -> HTTPResponse {
        do {
            switch path {
            case "source": return try json(await source(try await question(request), file))
            case "edit":
                return try json(try await edit(try await question(request, limit: Gate.textLimit), file))
            case "save":
                return try json(try await save(try await question(request, limit: Gate.textLimit), file))
            default:
                let _: [String: String] = try await question(request)
                return try json(GalleryExample.all.map { ExampleWords(title: $0.title, text: $0.text) })
            }
        } catch let error as EditError {
            return try json(Done(error.description, isDone: false))
        } catch let error as SourceError {
            return try json(Done(error.description, isDone: false))
        }
    }

    private func source(_ question: SourceQuestion, _ file: EditedFile) async throws -> SourceWords {
        let now = try file.read()
        var words = SourceWords(
            name: harmless(file.name), path: harmless(file.path), digest: now.digest, isKept: file.isKept)
        if now.digest != question.known || now.digest.isEmpty { words.text = now.text }
        if let edited = await session.edited(file.path) {
            words.edited = try EditedText(Array(edited), of: file.name).text
        }
        return words
    }

    private func edit(_ question: EditQuestion, _ file: EditedFile) async throws -> Done {
        try LiveServer.checkLength(of: question.text)
        let now = try file.read()
        if now.text == question.text, !now.digest.isEmpty {
            await session.endEdit(of: file.path)
        } else {
            try await session.edit(file.path, String(decoding: now.bytes(of: question.text), as: UTF8.self))
        }
        return Done("")
    }

    private func save(_ question: SaveQuestion, _ file: EditedFile) async throws -> Saved {
        try LiveServer.checkLength(of: question.text)
        let saved = try file.write(question.text, over: question.base)
        await session.endEdit(of: file.path)
        return Saved(words: "Saved in \(harmlessLine(file.name)).", digest: saved.digest)
    }

    private static func checkLength(of text: String) throws {
        guard text.utf8.count <= EditedFile.byteLimit else {
            throw Refusal(.payloadTooLarge, "a text may have \(EditedFile.byteLimit) bytes")
        }
    }
}
