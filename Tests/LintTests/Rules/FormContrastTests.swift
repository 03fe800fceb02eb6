import Catalog
import Lint
import Pixels
import SwiftUI
import Testing

/// Switches, bitmaps and shapes against what is around them.
@MainActor @Suite struct FormContrastTests {
    private struct Switch: ToggleStyle {
        let track: String
        let thumb: String

        func makeBody(configuration: Configuration) -> some View {
            HStack {
                configuration.label
                Spacer()
                Capsule().fill(Color(hex: track)).frame(width: 52, height: 32)
                    .overlay(Circle().fill(Color(hex: thumb)).padding(3).offset(x: 10))
            }
        }
    }

    private func toggle(_ track: String, _ thumb: String) -> Sample {
        Sample { Toggle("Sound", isOn: .constant(true)).toggleStyle(Switch(track: track, thumb: thumb)) }
    }

    @Test func `A switch needs one part of 3, be it the track or the thumb`() async throws {
        // #959595 has 2.99 to white, #949494 has 3.03.
        let found = try await toggle("#959595", "#FFFFFF").findings(.iconContrast)
        #expect(found.map(\.severity) == [.warning])
        #expect(found.first?.measured.hasPrefix("2.99:1 at most") == true)
        #expect(try await toggle("#949494", "#FFFFFF").findings(.iconContrast) == [])
        // A white thumb on a dark track is none, and neither is a dark thumb on a track that nobody sees.
        #expect(try await toggle("#EEEEEE", "#333333").findings(.iconContrast) == [])
        #expect(try await toggle("#EEEEEE", "#FFFFFF").findings(.iconContrast).count == 1)
    }

    @Test func `The system's own switch is the system's`() async throws {
        let sample = Sample { Toggle("Sound", isOn: .constant(false)) }
        #expect(try await sample.findings(.iconContrast) == [])
    }

    @Test func `What lies behind a toggle's words shows no value by itself`() async throws {
        struct Pill: ToggleStyle {
            func makeBody(configuration: Configuration) -> some View {
                configuration.label.padding().background(Capsule().fill(Color(hex: "#EEEEEE")))
            }
        }
        let sample = Sample { Toggle("Sound", isOn: .constant(false)).toggleStyle(Pill()) }
        #expect(try await sample.findings(.iconContrast) == [])
    }

    @Test func `A symbol that shows a toggle's value is held to 3, one in its label is not`() async throws {
        struct Check: ToggleStyle {
            let color: String
            func makeBody(configuration: Configuration) -> some View {
                HStack {
                    Image(systemName: "checkmark.square.fill").foregroundStyle(Color(hex: color))
                    configuration.label
                }
            }
        }
        func sample(_ color: String, _ label: String) -> Sample {
            Sample {
                Toggle(isOn: .constant(true)) {
                    Label {
                        Text("Sound")
                    } icon: {
                        Image(systemName: "bell").foregroundStyle(Color(hex: label))
                    }
                }.toggleStyle(Check(color: color))
            }
        }
        #expect(try await sample("#959595", "#EEEEEE").findings(.iconContrast).count == 1)
        #expect(try await sample("#949494", "#EEEEEE").findings(.iconContrast) == [])
    }

    private struct Plain: ButtonStyle {
        func makeBody(configuration: Configuration) -> some View { configuration.label.padding(8) }
    }

    @Test func `A shape that is all a button shows is held to 3`() async throws {
        func bars(_ color: String, disabled: Bool = false) -> Sample {
            Sample {
                Button {
                } label: {
                    VStack(spacing: 4) {
                        Rectangle().fill(Color(hex: color)).frame(width: 24, height: 8)
                        Rectangle().fill(Color(hex: color)).frame(width: 24, height: 8)
                    }
                }.buttonStyle(Plain()).disabled(disabled).accessibilityLabel("Menu")
            }
        }
        #expect(try await bars("#959595").findings(.iconContrast).count == 1)
        #expect(try await bars("#949494").findings(.iconContrast) == [])
        #expect(try await bars("#EEEEEE", disabled: true).findings(.iconContrast) == [])
    }

    /// The left half of one gray, the right half clear, or nearly white where nothing is to be seen through.
    private func picture(_ level: UInt8, isOpaque: Bool) -> Data {
        let rest: [UInt8] = isOpaque ? [250, 250, 250, 255] : [0, 0, 0, 0]
        let bytes = (0..<24 * 24).flatMap { $0 % 24 < 12 ? [level, level, level, 255] : rest }
        return Data(encodePNG(Pixmap(width: 24, height: 24, bytes: bytes), effort: .fast))
    }

    @Test func `A bitmap with clear parts is an icon, and a photograph is not`() async throws {
        func button(_ level: UInt8, isOpaque: Bool = false) -> Sample {
            let data = picture(level, isOpaque: isOpaque)
            return Sample {
                Button {
                } label: {
                    if let image = UIImage(data: data) { Image(uiImage: image) }
                }.buttonStyle(Plain()).accessibilityLabel("Save")
            }
        }
        #expect(try await button(0x95).findings(.iconContrast).count == 1)
        #expect(try await button(0x94).findings(.iconContrast) == [])
        #expect(try await button(0xDD, isOpaque: true).findings(.iconContrast) == [])
    }
}
