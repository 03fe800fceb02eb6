import SwiftUI
import UIKit

struct LineItem {
    let productName: String
    let price: Double
    let status: String
}

class LineItemTableViewCell: UITableViewCell {
    weak var productNameLabel: UILabel!
    weak var priceLabel: UILabel!
    weak var orderStatusLabel: UILabel!

    func configure(lineItem: LineItem) {
        productNameLabel.text = lineItem.productName
        priceLabel.text = "\(lineItem.price)"
        orderStatusLabel.text = lineItem.status
    }

    func applyStyle(_ style: LineItemCellStyle) {
        orderStatusLabel.textColor = style.labelColor
        orderStatusLabel.isHidden = style.hideLabel
        isUserInteractionEnabled = style.allowInteraction
        accessoryType = style.accessoryType
    }
}
