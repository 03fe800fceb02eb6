import Catalog
import Foundation
import Lint
import SwiftUI
import Testing

/// Text that is not what it was written as.
@MainActor @Suite struct TextTests {
    @Test func `Text that ends in an ellipsis is cut`() async throws {
        let cut = Sample { Text("A long text for little room").lineLimit(1).frame(width: 80) }
        let found = try await cut.findings(.textCut)
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.measured.contains("of “A long text for little room”") == true)
        let whole = Sample { Text("A long text for little room").frame(width: 80) }
        #expect(try await whole.findings(.textCut) == [])
    }

    @Test func `The words that are left have their ellipsis where it is drawn`() async throws {
        func left(_ mode: Text.TruncationMode) async throws -> String {
            let sample = Sample {
                Text("one two three four").lineLimit(1).truncationMode(mode).frame(width: 80)
            }
            let measured = try #require(try await sample.findings(.textCut).first?.measured)
            return measured.components(separatedBy: " of ")[0]
        }
        let (head, tail, middle) = (try await left(.head), try await left(.tail), try await left(.middle))
        #expect(head.hasPrefix("“…") && head.hasSuffix("four”"), "\(head)")
        #expect(tail.hasPrefix("“one") && tail.hasSuffix("…”"), "\(tail)")
        #expect(middle.hasPrefix("“o") && middle.contains("…") && middle.hasSuffix("r”"), "\(middle)")
    }

    @Test func `An ellipsis that somebody wrote is none`() async throws {
        #expect(try await Sample { Text("Loading…") }.findings(.textCut) == [])
    }

    @Test func `Text that is scaled to fit says how far`() async throws {
        let scaled = Sample {
            Text("A long text for little room").lineLimit(1).minimumScaleFactor(0.3).frame(width: 120)
        }
        #expect(try await scaled.findings(.textScaled).count == 1)
        let roomy = Sample {
            Text("A long text for little room").lineLimit(1).minimumScaleFactor(0.3).frame(width: 300)
        }
        #expect(try await roomy.findings(.textScaled) == [])
    }

    @Test func `Two texts in one place lie on each other, and neighbours do not`() async throws {
        #expect(
            try await Sample {
                ZStack {
                    Text("One text"); Text("Another")
                }
            }.findings(.textOverlap).count == 1)
        #expect(
            try await Sample {
                VStack(spacing: 0) {
                    Text("gjpq"); Text("ÄÖÜ")
                }
            }.findings(.textOverlap) == [])
        #expect(
            try await Sample {
                HStack(spacing: 0) {
                    Text("One text"); Text("Another")
                }
            }.findings(.textOverlap) == [])
        // A letter's edge that reaches into the next text is less than a tenth of the letters.
        #expect(
            try await Sample {
                HStack(spacing: -2) {
                    Text("One long text"); Text("Another long text")
                }
            }.findings(.textOverlap) == [])
        // One that is not seen lies on nothing.
        let hidden = Sample {
            ZStack {
                Text("One text"); Text("Another").opacity(0)
            }
        }
        #expect(try await hidden.findings(.textOverlap) == [])
    }

    @Test func `Text past its background is outside, and a badge over a corner is not`() async throws {
        let outside = Sample {
            Text("A long text").fixedSize(horizontal: true, vertical: false).padding(4)
        }
        #expect(try await outside.findings(.textOutside) == [])
        let past = Sample {
            HStack { Text("A text that goes on").lineLimit(1).layoutPriority(1) }
                .frame(width: 20, height: 10).background(.yellow)
        }
        #expect(try await past.findings(.textOutside).count == 1)
        let badge = Sample {
            Color.yellow.frame(width: 10, height: 10).overlay { Text("badge").fixedSize() }.background(.green)
        }
        #expect(try await badge.findings(.textOutside) == [])
    }

    @Test func `Text that a clip cuts is outside`() async throws {
        let clipped = Sample { Text("Clipped").frame(height: 6).clipped() }
        #expect(try await clipped.findings(.textOutside).first?.measured.hasSuffix("clipped") == true)
    }

    @Test func `Text of a fixed size does not grow, and a text style does`() async throws {
        func at(_ font: Font) -> Sample {
            Sample(change: { $0[.type] = [.large, .accessibility5] }) { Text("Save").font(font) }
        }
        #expect(
            try await at(.system(size: 17)).findings(.fixedType).first?.measured
                == "17 points at accessibility5 as at large")
        #expect(try await at(.body).findings(.fixedType) == [])
    }

    private struct Mail: View {
        var body: some View {
            TabView {
                VStack { Text("Page").font(.system(size: 17)) }
                    .tabItem { Label("Inbox", systemImage: "tray") }
            }
        }
    }

    @Test func `Words in a bar are of the bar's size, and those of its page grow`() async throws {
        let tabs = Sample(change: { $0[.type] = [.large, .accessibility5] }) { Mail() }
        let measured = try await tabs.findings(.fixedType).map(\.measured)
        #expect(measured == ["17 points at accessibility5 as at large"], "\(measured)")
    }
}
