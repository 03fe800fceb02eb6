import Foundation
@testable import Differences
import Testing

/// The facts of `diff --json`, whose words and fields other programs read.
@Suite struct FactJSONTests {
    private static let blue = Classification.NamedColor(red: 0, green: 122, blue: 255, alpha: 255)
    private static let named = Classification.NamedColor(
        red: 10, green: 132, blue: 255, alpha: 128, name: "accent")

    static let facts: [(Classification.Fact, String)] = [
        (.identicalBytes, #"{"type":"identicalBytes"}"#),
        (.equalPixels, #"{"type":"equalPixels"}"#),
        (.onlyUnderAlphaZero(pixels: 3), #"{"pixels":3,"type":"onlyUnderAlphaZero"}"#),
        (.alsoUnderAlphaZero(pixels: 4), #"{"pixels":4,"type":"alsoUnderAlphaZero"}"#),
        (
            .belowJustNoticeable(pixels: 5, maxDifference: 0.5),
            #"{"maxDifference":0.5,"pixels":5,"type":"belowJustNoticeable"}"#
        ),
        (
            .antialiasingOnly(pixels: 6, levels: 37, step: 0.0625),
            #"{"levels":37,"pixels":6,"step":0.0625,"type":"antialiasingOnly"}"#
        ),
        (.translation(dx: 1, dy: -2), #"{"dx":1,"dy":-2,"type":"translation"}"#),
        (.insertedRows(at: 7, count: 2), #"{"at":7,"count":2,"type":"rowsInserted"}"#),
        (.removedRows(at: 8, count: 3), #"{"at":8,"count":3,"type":"rowsRemoved"}"#),
        (.insertedColumns(at: 9, count: 4), #"{"at":9,"count":4,"type":"columnsInserted"}"#),
        (.removedColumns(at: 10, count: 5), #"{"at":10,"count":5,"type":"columnsRemoved"}"#),
        (
            .recolor(from: blue, to: named, pixels: 144),
            ##"{"from":"#007AFF","pixels":144,"to":"#0A84FF80","toName":"accent","type":"recolour"}"##
        ),
        (
            .recolor(from: named, to: blue, pixels: 1),
            ##"{"from":"#0A84FF80","fromName":"accent","pixels":1,"to":"#007AFF","type":"recolour"}"##
        ),
        (
            .sizeChange(fromWidth: 1, fromHeight: 2, toWidth: 3, toHeight: 4),
            #"{"from":[1,2],"to":[3,4],"type":"size"}"#
        ),
        (
            .dominantRecolor(from: blue, to: named, pixels: 3, of: 4),
            ##"{"from":"#007AFF","pixels":3,"share":0.75,"to":"#0A84FF80","toName":"accent","type":"dominantRecolour"}"##
        ),
        (.content(pixels: 11), #"{"pixels":11,"type":"content"}"#),
    ]

    @Test(arguments: facts)
    func `A fact is an object of its type and its numbers`(
        fact: Classification.Fact, json: String
    ) throws {
        let encoder = JSONEncoder()
        encoder.outputFormatting = .sortedKeys
        #expect(String(decoding: try encoder.encode(fact), as: UTF8.self) == json)
    }
}
