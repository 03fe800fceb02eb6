import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

@MainActor struct CellRowTests {
    private func list(
        _ cell: UITableViewCell, isPressed: Bool = false, @ViewBuilder content: () -> some View
    ) -> DisplayList {
        layOut(CellRow(cell, content: content), 320, asking: isPressed ? .press : []).list
    }

    private func label(_ text: String, isHidden: Bool = false) -> UILabel {
        let label = UILabel()
        label.text = text
        label.isHidden = isHidden
        return label
    }

    @Test func `A row is as wide as offered`() {
        #expect(list(UITableViewCell()) { Text(verbatim: "a") }.size.width == 320)
    }

    @Test func `A row is 44 points high at least`() {
        #expect(list(UITableViewCell()) { Text(verbatim: "a") }.size.height == 44)
    }

    @Test func `A row grows with its content`() {
        #expect(list(UITableViewCell()) { Color.red.frame(height: 100) }.size.height == 116)
    }

    @Test func `A pressed row has another background`() {
        let cell = UITableViewCell()
        let normal = list(cell) { Text(verbatim: "a") }
        let pressed = list(cell, isPressed: true) { Text(verbatim: "a") }
        #expect(normal.items.first != pressed.items.first)
    }

    @Test func `A row without interaction looks the same pressed`() {
        let cell = UITableViewCell()
        cell.isUserInteractionEnabled = false
        let normal = list(cell) { Text(verbatim: "a") }
        #expect(normal == list(cell, isPressed: true) { Text(verbatim: "a") })
    }

    @Test func `A button in a row without interaction is not pressed either`() {
        let cell = UITableViewCell()
        cell.isUserInteractionEnabled = false
        #expect(list(cell) { Button("a") {} } == list(cell, isPressed: true) { Button("a") {} })
    }

    @Test func `A button in a row is pressed before the row`() {
        let cell = UITableViewCell()
        let normal = list(cell) { Button("a") {} }
        let pressed = list(cell, isPressed: true) { Button("a") {} }
        #expect(normal != pressed)
        #expect(normal.items.first == pressed.items.first)
    }

    @Test(arguments: [
        UITableViewCell.AccessoryType.disclosureIndicator, .checkmark, .detailButton,
        .detailDisclosureButton,
    ])
    func `An accessory is drawn`(accessory: UITableViewCell.AccessoryType) {
        let cell = UITableViewCell()
        cell.accessoryType = accessory
        let bare = list(UITableViewCell()) { Text(verbatim: "a") }
        #expect(list(cell) { Text(verbatim: "a") }.items.count > bare.items.count)
    }

    @Test func `A hidden label draws nothing and keeps no room`() {
        let view = VStack(spacing: 8) {
            LabelRepresentation(label("a"), font: .body)
            LabelRepresentation(label("b", isHidden: true), font: .body)
        }
        let laidOut = layOut(view)
        #expect(laidOut.list.size.height == 20)
    }

    @Test func `A label is in its text colour`() {
        let red = label("a")
        red.textColor = .red
        let laidOut = layOut(LabelRepresentation(red, font: .body))
        #expect(laidOut.list.description.hasSuffix("#FF0000"))
    }

    @Test func `A weak label lives as long as its superview`() {
        final class Cell: UITableViewCell { weak var title: UILabel? }
        let cell = Cell()
        do {
            let label = UILabel()
            cell.contentView.addSubview(label)
            cell.title = label
        }
        #expect(cell.title != nil)
    }
}
