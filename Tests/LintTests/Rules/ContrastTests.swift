import Catalog
import Lint
import SwiftUI
import Testing

/// Text and symbols against what is really behind them.
@MainActor @Suite struct ContrastTests {
    private func text(
        _ color: String, on ground: String, size: CGFloat = 17, weight: Font.Weight = .regular
    ) -> Sample {
        Sample {
            Text("Save").font(.system(size: size, weight: weight)).foregroundStyle(Color(hex: color))
                .padding()
                .background(Color(hex: ground))
        }
    }

    @Test func `4.47 is found and 4.54 is not`() async throws {
        let found = try await text("#777777", on: "#FFFFFF").findings(.contrast)
        #expect(found.map(\.severity) == [.error])
        #expect(found.first?.measured.hasPrefix("4.47:1 (APCA Lc 71), #777777 on #FFFFFF") == true)
        #expect(found.first?.view == "Text “Save”")
        #expect(try await text("#767676", on: "#FFFFFF").findings(.contrast) == [])
    }

    @Test func `Large text wants 3, which 24 points have and 18.67 in bold`() async throws {
        #expect(try await text("#949494", on: "#FFFFFF", size: 24).findings(.contrast) == [])
        #expect(try await text("#949494", on: "#FFFFFF", size: 23).findings(.contrast).count == 1)
        #expect(try await text("#949494", on: "#FFFFFF", size: 19, weight: .bold).findings(.contrast) == [])
        #expect(try await text("#949494", on: "#FFFFFF", size: 19).findings(.contrast).count == 1)
        #expect(try await text("#959595", on: "#FFFFFF", size: 24).findings(.contrast).count == 1)
    }

    @Test func `A gradient is measured where it is worst behind the letters`() async throws {
        let sample = Sample {
            Text("From black to white").foregroundStyle(.white)
                .background(
                    LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        }
        let found = try await sample.findings(.contrast)
        #expect(found.count == 1)
        // The last twentieth of the letters' width is nearly white.
        #expect((found.first?.worth ?? 9) < 1.2)
    }

    @Test func `A gradient that is dark behind every letter is none`() async throws {
        let sample = Sample {
            Text("Dark").foregroundStyle(.white).padding(.trailing, 200)
                .background(
                    LinearGradient(
                        stops: [
                            .init(color: .black, location: 0), .init(color: .black, location: 0.5),
                            .init(color: .white, location: 0.6),
                        ],
                        startPoint: .leading, endPoint: .trailing))
        }
        #expect(try await sample.findings(.contrast) == [])
    }

    @Test func `Opacity around counts, and what is not to be seen does not`() async throws {
        func faded(_ opacity: Double) -> Sample {
            Sample { Text("Save").foregroundStyle(.black).opacity(opacity) }
        }
        #expect(try await faded(0.9).findings(.contrast) == [])
        #expect(try await faded(0.3).findings(.contrast).count == 1)
        #expect(try await faded(0).findings(.contrast) == [])
    }

    @Test func `Text in the colour behind it is found, text under something else is not`() async throws {
        #expect(
            try await text("#336699", on: "#336699").findings(.contrast).first?.measured.hasPrefix("1:1")
                == true)
        let covered = Sample { Text("Save").foregroundStyle(.gray).overlay(Color(hex: "#102030")) }
        #expect(try await covered.findings(.contrast) == [])
    }

    @Test func `A colour filter over all is what is measured`() async throws {
        let sample = Sample {
            Text("Save").foregroundStyle(.black).padding().background(.white).contrast(0.1)
        }
        #expect(try await sample.findings(.contrast).count == 1)
    }

    @Test func `Disabled text is exempt down to a floor`() async throws {
        func disabled(_ color: String) -> Sample {
            Sample(states: [.disabled]) { Text("Save").foregroundStyle(Color(hex: color)) }
        }
        #expect(try await disabled("#AAAAAA").findings(.contrast) == [])
        #expect(try await disabled("#AAAAAA").findings(.disabledContrast) == [])
        #expect(try await disabled("#E0E0E0").findings(.disabledContrast).map(\.severity) == [.warning])
    }

    @Test func `A symbol is held to 3 where it is all that a control shows`() async throws {
        func button(_ color: String, _ title: String?) -> Sample {
            Sample {
                Button {
                } label: {
                    HStack {
                        Image(systemName: "trash")
                        if let title { Text(title) }
                    }
                    .foregroundStyle(Color(hex: color))
                }.buttonStyle(.plain)
            }
        }
        #expect(try await button("#959595", nil).findings(.iconContrast).count == 1)
        #expect(try await button("#949494", nil).findings(.iconContrast) == [])
        #expect(try await button("#959595", "Delete").findings(.iconContrast) == [])
    }

    @Test func `One text over a gradient is one finding in every size`() async throws {
        let sample = Sample(change: { $0[.type] = [.small, .large, .xxLarge] }) {
            Text("From black to white").foregroundStyle(Color(hex: "#777777").opacity(0.9))
                .background(
                    LinearGradient(colors: [.black, .white], startPoint: .leading, endPoint: .trailing))
        }
        let found = try await sample.findings(.contrast)
        #expect(found.count == 3)
        #expect(Set(found.map(\.cause)).count == 1)
    }

    @Test func `The tint of a system's style is the system's, a colour in it is its author's`() async throws {
        struct Row: SwiftUI.View {
            let color: Color?
            var body: some SwiftUI.View {
                VStack {
                    Button {
                    } label: {
                        if let color { Text("Save").foregroundColor(color) } else { Text("Save") }
                    }.buttonStyle(.bordered)
                }
            }
        }
        func severities(_ color: Color?) async throws -> [Severity] {
            try await Sample { Row(color: color) }.findings(.contrast).map(\.severity)
        }
        #expect(try await severities(nil) == [.advice])
        #expect(try await severities(Color(hex: "#999999")) == [.error])
    }

    @Test func `A text of several lines is named in one`() async throws {
        let found = try await Sample { Text("One\nTwo").foregroundStyle(Color(hex: "#AAAAAA")) }.findings(
            .contrast)
        #expect(found.map(\.view) == ["Text “One Two”"])
    }

    @Test func `A spinner over a word is no ground of the word`() async throws {
        func button(_ ground: String) -> Sample {
            Sample {
                Text("Save everything").foregroundStyle(.white).padding().background(Color(hex: ground))
                    .overlay { Circle().fill(.white).frame(width: 16, height: 16) }
            }
        }
        // White on a white spinner would have 1:1.
        #expect(try await button("#204080").findings(.contrast) == [])
        let short = try await button("#8090A0").findings(.contrast)
        #expect(short.count == 1 && (short.first?.worth ?? 0) > 3)
    }

    @Test func `Of a word that is hidden but for its end the end is measured`() async throws {
        let sample = Sample {
            Text("Save everything").foregroundStyle(.black).padding().background(.white)
                .overlay(alignment: .leading) { Color.white.frame(width: 110) }
        }
        #expect(try await sample.findings(.contrast) == [])
    }

    @Test func `Emoji have colours of their own`() async throws {
        let cake = Sample { Text("🎂").foregroundStyle(.white).background(.white) }
        #expect(try await cake.findings(.contrast) == [])
        let words = Sample { Text("Cake").foregroundStyle(.white).background(.white) }
        #expect(try await words.findings(.contrast).count == 1)
    }

    @Test(arguments: [false, true])
    func `The colour of a section's header is the list's, unless somebody gives it one`(isOwn: Bool)
        async throws
    {
        let sample = Sample { Headed(isOwn: isOwn) }
        #expect(try await sample.findings(.contrast).map(\.severity) == [isOwn ? .error : .advice])
    }

    /// What people hand to a view of the library is theirs: its colours are errors, and not the system's.
    @Test(arguments: ["NavigationStack", "Link", "NavigationLink", "TimelineView", "DisclosureGroup"])
    func `Words in a view of the library are of those who wrote them`(around: String) async throws {
        let sample = Sample { Handing(around: around) }
        #expect(try await sample.findings(.contrast).map(\.severity) == [.error])
    }
}

private struct Headed: SwiftUI.View {
    let isOwn: Bool

    var body: some SwiftUI.View {
        List {
            Section {
                Text("Apple")
            } header: {
                if isOwn { Text("Fruit").foregroundStyle(Color(hex: "#999999")) } else { Text("Fruit") }
            }
        }.frame(height: 200)
    }
}

private struct Handing: SwiftUI.View {
    let around: String

    @ViewBuilder private var pale: some SwiftUI.View { Text("Pale").foregroundStyle(Color(hex: "#CCCCCC")) }

    var body: some SwiftUI.View {
        switch around {
        case "NavigationStack": NavigationStack { pale }.frame(width: 200, height: 200)
        case "Link": Link(destination: URL(string: "https://example.org")!) { pale }
        case "NavigationLink":
            NavigationLink {
                Text("x")
            } label: {
                pale
            }
        case "TimelineView": TimelineView(.everyMinute) { _ in pale }
        default:
            DisclosureGroup(isExpanded: .constant(false)) {
                Text("x")
            } label: {
                pale
            }
        }
    }
}
