import SwiftUI
import UIKit

struct LineItemCellStyle {
    let labelColor: UIColor
    let hideLabel: Bool
    let allowInteraction: Bool
    let accessoryType: UITableViewCellAccessoryType

    init(labelColor: UIColor = UIColor.black, hideLabel: Bool = false, allowInteraction: Bool = true,
      accessoryType: UITableViewCellAccessoryType = .none) {
        self.labelColor = labelColor
        self.hideLabel = hideLabel
        self.allowInteraction = allowInteraction
        self.accessoryType = accessoryType
    }

    static var cartStyle: LineItemCellStyle {
        return LineItemCellStyle(hideLabel: true)
    }

    static var deliveryStyle: LineItemCellStyle {
        return LineItemCellStyle(labelColor: UIColor.red, allowInteraction: false, accessoryType: .checkmark)
    }

    static var historyStyle: LineItemCellStyle {
        return LineItemCellStyle(labelColor: UIColor.blue, accessoryType: .disclosureIndicator)
    }

    static var reviewStyle: LineItemCellStyle {
        return LineItemCellStyle(accessoryType: .disclosureIndicator)
    }
}
