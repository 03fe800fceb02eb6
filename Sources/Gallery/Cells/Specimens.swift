import Catalog
import SwiftUI
import UIKit

/// Table cell styles as configuration structs, applied to the cell of the document.
public let cellsSpecimens = Catalog("Cells", found: Found.cells) {
    cell("cartStyle", .cartStyle)
    cell("deliveryStyle", .deliveryStyle)
    cell("historyStyle", .historyStyle)
    cell("reviewStyle", .reviewStyle)
}

private func cell(_ name: String, _ style: LineItemCellStyle) -> Specimen {
    Specimen(
        "TableCell/\(name)", style: LineItemCellStyle.self,
        configuration: Values(
            label: style.hideLabel ? "hidden" : "shown",
            interaction: style.allowInteraction ? "on" : "off",
            accessory: "\(style.accessoryType)"),
        axes: Axes(states: [.normal, .pressed], sizes: [.regular])
    ) {
        LineItemRow(style: style)
    }
}

/// What a style sets, for the sheet's captions.
private struct Values: Sendable {
    var label: String
    var interaction: String
    var accessory: String
}

/// The document's cell with its labels, which a storyboard would connect, filled and styled.
private struct LineItemRow: View {
    let style: LineItemCellStyle

    var body: some View {
        let cell = makeCell()
        CellRow(cell) {
            VStack(alignment: .leading, spacing: 2) {
                LabelRepresentation(cell.productNameLabel, font: .body)
                LabelRepresentation(cell.orderStatusLabel, font: .footnote)
            }
            Spacer(minLength: 8)
            LabelRepresentation(cell.priceLabel, font: .body)
        }
    }

    private func makeCell() -> LineItemTableViewCell {
        let cell = LineItemTableViewCell()
        let labels = [UILabel(), UILabel(), UILabel()]
        labels.forEach(cell.contentView.addSubview)
        cell.productNameLabel = labels[0]
        cell.priceLabel = labels[1]
        cell.orderStatusLabel = labels[2]
        cell.configure(
            lineItem: LineItem(productName: "Desk Lamp", price: 49.5, status: "Arrives tomorrow"))
        cell.applyStyle(style)
        return cell
    }
}
