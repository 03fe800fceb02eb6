import Catalog
import Drawing
import Testing

/// The matrices that the axis `vision` draws with, and that they are the only thing that it changes.
struct VisionAxisTests {
    private func rows(_ vision: ColorVision) throws -> [[Double]] {
        let values = try #require(vision.filter).values
        return (0..<3).map { Array(values[$0 * 5..<$0 * 5 + 3]) }
    }

    // Machado, Oliveira, Fernandes 2009, the authors' table for severity 1.0.
    @Test func `The kinds of two cones have the published matrices`() throws {
        #expect(
            try rows(.protanopia) == [
                [0.152286, 1.052583, -0.204868], [0.114503, 0.786281, 0.099216],
                [-0.003882, -0.048116, 1.051998],
            ])
        #expect(
            try rows(.deuteranopia) == [
                [0.367322, 0.860646, -0.227968], [0.280085, 0.672501, 0.047413],
                [-0.011820, 0.042940, 0.968881],
            ])
        #expect(
            try rows(.tritanopia) == [
                [1.255528, -0.076749, -0.178779], [-0.078411, 0.930809, 0.147602],
                [0.004733, 0.691367, 0.303900],
            ])
    }

    // ITU-R BT.709: 0.2126 R + 0.7152 G + 0.0722 B.
    @Test func `Without colours each channel is the luminance`() throws {
        #expect(try Set(rows(.achromatopsia)) == [[0.2126, 0.7152, 0.0722]])
    }

    /// What is gray looks so to everybody: the numbers of a row come to 1, but for their last digit.
    @Test(arguments: [ColorVision.protanopia, .deuteranopia, .tritanopia, .achromatopsia])
    func `Gray stays gray, and alpha as it is`(vision: ColorVision) throws {
        for row in try rows(vision) { #expect(abs(row.reduce(0, +) - 1) < 0.000_002) }
        let filter = try #require(vision.filter)
        #expect(Array(filter.values[15...]) == [0, 0, 0, 1, 0])
        for row in 0..<3 { #expect(Array(filter.values[row * 5 + 3..<row * 5 + 5]) == [0, 0]) }
    }

    @Test func `Full vision changes nothing`() {
        #expect(ColorVision.full.filter == nil)
        #expect(Axis.vision.standard == .full)
        #expect(Axis.vision.values.map(\.rawValue).count == 5)
    }
}
