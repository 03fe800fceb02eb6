import UIKit

class Cell: UITableViewCell {
    @IBOutlet weak var titleLabel: UILabel!
    override func awakeFromNib() {
        contentView.backgroundColor = UIColor(red: 0, green: 0.2, blue: 0.4, alpha: 1)
    }
}
