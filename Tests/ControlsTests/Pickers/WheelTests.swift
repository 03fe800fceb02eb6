import Controls
import Foundation
import LayoutSupport
import Testing
import ViewCore

@MainActor struct WheelTests {
    private func wheel(_ selection: Int, of count: Int = 20) -> some View {
        Picker("", selection: .constant(selection)) {
            ForEach(0..<count, id: \.self) { Text(verbatim: "row \($0)").accessibilityIdentifier("\($0)") }
        }
        .pickerStyle(.wheel)
    }

    @Test func `The selected row is in the middle`() throws {
        let drawn = Drawn(wheel(7), 300)
        #expect(drawn.size == CGSize(width: 300, height: 216))
        #expect(try #require(drawn.frame("7")).midY == 108)
        let above = try #require(drawn.frame("6")).midY
        let below = try #require(drawn.frame("8")).midY
        #expect(abs((108 - above) - (below - 108)) < 1e-9 && above < 108)
    }

    @Test func `Rows at the back are not drawn`() {
        #expect(Drawn(wheel(7), 300).words == (3...11).map { "row \($0)" })
        #expect(Drawn(wheel(0), 300).words == (0...4).map { "row \($0)" })
    }

    @Test(arguments: [10.0, 64, 1000])
    func `The environment says how high a row is`(height: Double) throws {
        let drawn = Drawn(wheel(7).defaultWheelPickerItemHeight(height), 300)
        #expect(drawn.size.height == 216)
        let row = min(height, 108)
        #expect(
            drawn.fills.first?.contains(" \(Int(row) + 2) r") == true
                || drawn.fills.first?.contains("capsule") == true)
    }

    @Test(arguments: [1e-300, Double.leastNonzeroMagnitude, 1e308])
    func `Rows of any height end`(height: Double) {
        let view = wheel(7).defaultWheelPickerItemHeight(height)
        #expect(Drawn(view, 300).size.height == 216)
        let date = DatePicker("", selection: .constant(Date(timeIntervalSinceReferenceDate: 0)))
        #expect(
            Drawn(date.datePickerStyle(.wheel).defaultWheelPickerItemHeight(height), 300).size.height > 200)
    }

    @Test(arguments: [0.0, -3, .nan, .infinity])
    func `What is no height is the usual one`(height: Double) {
        #expect(Drawn(wheel(7).defaultWheelPickerItemHeight(height), 300).list == Drawn(wheel(7), 300).list)
    }

    @Test func `Radio groups stand in a column or a row`() {
        let view = Picker("", selection: .constant(1)) {
            Text(verbatim: "one").tag(1)
            Text(verbatim: "two").tag(2)
        }
        .pickerStyle(.radioGroup).labelsHidden()
        var mac = EnvironmentValues()
        mac.platform = .macos
        let column = Drawn(view, in: mac)
        let row = Drawn(view.horizontalRadioGroupLayout(), in: mac)
        #expect(column.words == row.words)
        #expect(column.size.height > row.size.height && column.size.width < row.size.width)
    }
}
