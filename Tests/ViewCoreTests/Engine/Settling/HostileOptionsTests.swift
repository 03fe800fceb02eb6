import Drawing
import Foundation
import LayoutSupport
import Testing
import ViewCore

/// Numbers that are none in a tile's options; the claim is that they do not reach the picture's size.
@MainActor struct HostileOptionsTests {
    nonisolated static let hostile: [CGFloat] = [
        .nan, .signalingNaN, .infinity, -.infinity, -1, -1e300, 1e300, 1.1e7, .greatestFiniteMagnitude,
    ]

    nonisolated static let lengths: [(name: String, set: @Sendable (inout TileOptions, CGFloat) -> Void)] = [
        ("width", { $0.width = $1 }), ("height", { $0.height = $1 }),
        ("flexibleHeight", { $0.flexibleHeight = $1 }), ("margin", { $0.margin = $1 }),
        ("inkLimit", { $0.inkLimit = $1 }),
    ]

    /// Text and a shape with ink outside of its frame, at least 50 × 40.
    private let view = Color.red.frame(minWidth: 50, minHeight: 40).shadow(radius: 4)

    private func laidOut(
        _ set: (inout TileOptions, CGFloat) -> Void, _ value: CGFloat, fillsOffer: Bool = false
    ) -> LaidOut {
        layOut(view) { options in
            options.fillsOffer = fillsOffer
            set(&options, value)
        }
    }

    @Test(arguments: lengths.map(\.name), [false, true])
    func `A length that is none is warned of and left out`(_ name: String, fillsOffer: Bool) throws {
        let set = try #require(HostileOptionsTests.lengths.first { $0.name == name }).set
        let plain = laidOut({ _, _ in }, 0, fillsOffer: fillsOffer)
        for value in HostileOptionsTests.hostile {
            let laid = laidOut(set, value, fillsOffer: fillsOffer)
            #expect(laid.list == plain.list, "\(name) \(value)")
            #expect(laid.warnings.count == 1, "\(name) \(value)")
            #expect(laid.warnings.first?.hasPrefix("\(name): ") == true, "\(name) \(value)")
            #expect(laid.warnings.first?.contains("is no usable length") == true)
        }
    }

    @Test(arguments: lengths.map(\.name))
    func `A length that is one is not warned of`(_ name: String) throws {
        let set = try #require(HostileOptionsTests.lengths.first { $0.name == name }).set
        for value in [0, .leastNonzeroMagnitude, 0.1, 320, 1e6] as [CGFloat] {
            let warnings = laidOut(set, value).warnings
            #expect(!warnings.contains { $0.contains("usable length") }, "\(name) \(value) \(warnings)")
        }
    }

    @Test func `All of them may be none at once`() {
        for value in HostileOptionsTests.hostile {
            let laid = laidOut(
                { options, value in for (_, set) in HostileOptionsTests.lengths { set(&options, value) } },
                value,
                fillsOffer: true)
            #expect(laid.list.size == CGSize(width: 50, height: 40))
            #expect(laid.warnings.count == 5)
        }
    }

    @Test func `Settling takes them, too`() async {
        let laid = await layOut(settling: view, .nan, -.infinity)
        #expect(laid.list.size == CGSize(width: 50, height: 40))
        #expect(laid.warnings.count == 2)
    }

    @Test(arguments: [.nan, .infinity, -.infinity, -1, 0, 1e300, 1e-300, 1_001, 0.009] as [CGFloat])
    func `A scale that is none is 1, with a warning`(_ scale: CGFloat) {
        let laid = layOut(
            VStack {
                Text("a"); Divider()
            }, 50, 50, in: EnvironmentValues(scale: scale))
        #expect(laid.list.scale == 1)
        #expect(laid.list.size.width.isFinite && laid.list.size.width <= 50)
        #expect(laid.warnings.count == 1)
        #expect(laid.warnings.first?.contains("displayScale") == true)
    }

    @Test(arguments: [0.01, 0.25, 1, 3, 16, 1_000] as [CGFloat])
    func `A scale that is one is taken`(_ scale: CGFloat) {
        let laid = layOut(Text("a"), 50, 50, in: EnvironmentValues(scale: scale))
        #expect(laid.list.scale == scale)
        #expect(laid.warnings.isEmpty)
    }
}
