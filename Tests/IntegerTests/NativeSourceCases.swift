import Foundation
import SwiftUI
import Testing
import UIKit

/// Asks the defaults of whatever a source or a delegate is asked for.
@MainActor
private final class Plain: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegateFlowLayout, UIPickerViewDataSource, UIPickerViewDelegate, UISearchBarDelegate
{
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { 0 }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 0 }
    func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
        -> UICollectionViewCell
    { UICollectionViewCell() }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 0 }
}

extension IntegerCase {
    private static func table(
        _ name: String, _ ask: @escaping @MainActor @Sendable (UITableView, Int) -> Void
    ) -> IntegerCase { IntegerCase("UIKit \(name)") { ask(UITableView(), $0) } }

    private static func picker(
        _ name: String, _ ask: @escaping @MainActor @Sendable (UIPickerView, Int) -> Void
    ) -> IntegerCase { IntegerCase("UIKit \(name)") { ask(UIPickerView(), $0) } }

    /// An index set takes numbers from 0 up.
    private static func sections(_ value: Int) -> IndexSet { IndexSet(integer: min(max(value, 0), .max - 1)) }

    /// What tables, collections and pickers are asked for and ask for.
    static let nativeSourceCases: [IntegerCase] = [
        table("UITableView.deleteSections(_:with:) sections: IndexSet") {
            $0.deleteSections(sections($1), with: .none)
        },
        table("UITableView.insertSections(_:with:) sections: IndexSet") {
            $0.insertSections(sections($1), with: .none)
        },
        table("UITableView.reloadSections(_:with:) sections: IndexSet") {
            $0.reloadSections(sections($1), with: .none)
        },
        table("UITableView.headerView(forSection:) forSection: Int") { _ = $0.headerView(forSection: $1) },
        table("UITableView.numberOfRows(inSection:) inSection: Int") {
            #expect($0.numberOfRows(inSection: $1) == 0)
        },
        table("UITableView.rect(forSection:) forSection: Int") { _ = $0.rect(forSection: $1) },
        table("UITableViewController.tableView(_:numberOfRowsInSection:) numberOfRowsInSection: Int") {
            _ = UITableViewController(style: .plain).tableView($0, numberOfRowsInSection: $1)
        },
        table("UITableViewController.tableView(_:titleForFooterInSection:) titleForFooterInSection: Int") {
            _ = UITableViewController(style: .plain).tableView($0, titleForFooterInSection: $1)
        },
        table("UITableViewController.tableView(_:titleForHeaderInSection:) titleForHeaderInSection: Int") {
            _ = UITableViewController(style: .plain).tableView($0, titleForHeaderInSection: $1)
        },
        table("UITableViewDataSource.tableView(_:numberOfRowsInSection:) numberOfRowsInSection: Int") {
            $0.dataSource = nil
            _ = Plain().tableView($0, numberOfRowsInSection: $1)
        },
        table("UITableViewDataSource.tableView(_:titleForFooterInSection:) titleForFooterInSection: Int") {
            _ = Plain().tableView($0, titleForFooterInSection: $1)
        },
        table("UITableViewDataSource.tableView(_:titleForHeaderInSection:) titleForHeaderInSection: Int") {
            _ = Plain().tableView($0, titleForHeaderInSection: $1)
        },
        table("UITableViewDelegate.tableView(_:heightForFooterInSection:) heightForFooterInSection: Int") {
            _ = Plain().tableView($0, heightForFooterInSection: $1)
        },
        table("UITableViewDelegate.tableView(_:heightForHeaderInSection:) heightForHeaderInSection: Int") {
            _ = Plain().tableView($0, heightForHeaderInSection: $1)
        },
        table("UITableViewDelegate.tableView(_:viewForFooterInSection:) viewForFooterInSection: Int") {
            _ = Plain().tableView($0, viewForFooterInSection: $1)
        },
        table("UITableViewDelegate.tableView(_:viewForHeaderInSection:) viewForHeaderInSection: Int") {
            _ = Plain().tableView($0, viewForHeaderInSection: $1)
        },
        IntegerCase("UIKit UICollectionView.numberOfItems(inSection:) inSection: Int") {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            #expect(view.numberOfItems(inSection: $0) == 0)
        },
        IntegerCase("UIKit UICollectionView.reloadSections(_:) sections: IndexSet") {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            view.reloadSections(sections($0))
        },
        IntegerCase(
            "UIKit UICollectionViewDataSource.collectionView(_:numberOfItemsInSection:) numberOfItemsInSection: Int"
        ) {
            let view = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
            _ = Plain().collectionView(view, numberOfItemsInSection: $0)
        },
        IntegerCase(
            "UIKit UICollectionViewDelegateFlowLayout.collectionView(_:layout:insetForSectionAt:) insetForSectionAt: Int"
        ) {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            _ = Plain().collectionView(view, layout: layout, insetForSectionAt: $0)
        },
        IntegerCase(
            "UIKit UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumInteritemSpacingForSectionAt:) minimumInteritemSpacingForSectionAt: Int"
        ) {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            _ = Plain().collectionView(view, layout: layout, minimumInteritemSpacingForSectionAt: $0)
        },
        IntegerCase(
            "UIKit UICollectionViewDelegateFlowLayout.collectionView(_:layout:minimumLineSpacingForSectionAt:) minimumLineSpacingForSectionAt: Int"
        ) {
            let layout = UICollectionViewFlowLayout()
            let view = UICollectionView(frame: .zero, collectionViewLayout: layout)
            _ = Plain().collectionView(view, layout: layout, minimumLineSpacingForSectionAt: $0)
        },
        picker("UIPickerView.numberOfRows(inComponent:) inComponent: Int") {
            #expect($0.numberOfRows(inComponent: $1) == 0)
        },
        picker("UIPickerView.reloadComponent(_:) component: Int") { $0.reloadComponent($1) },
        picker("UIPickerView.rowSize(forComponent:) forComponent: Int") { _ = $0.rowSize(forComponent: $1) },
        picker("UIPickerView.selectRow(_:inComponent:animated:) inComponent: Int") {
            $0.selectRow(0, inComponent: $1, animated: false)
        },
        picker("UIPickerView.selectRow(_:inComponent:animated:) row: Int") {
            let plain = Plain()
            ($0.dataSource, $0.delegate) = (plain, plain)
            $0.selectRow($1, inComponent: 0, animated: false)
            pictured(NativePicker(view: $0))
        },
        picker("UIPickerView.selectedRow(inComponent:) inComponent: Int") {
            _ = $0.selectedRow(inComponent: $1)
        },
        picker("UIPickerView.view(forRow:forComponent:) forComponent: Int") {
            _ = $0.view(forRow: 0, forComponent: $1)
        },
        picker("UIPickerView.view(forRow:forComponent:) forRow: Int") {
            _ = $0.view(forRow: $1, forComponent: 0)
        },
        picker("UIPickerViewDataSource.pickerView(_:numberOfRowsInComponent:) numberOfRowsInComponent: Int") {
            _ = Plain().pickerView($0, numberOfRowsInComponent: $1)
        },
        picker(
            "UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:) attributedTitleForRow: Int"
        ) { _ = Plain().pickerView($0, attributedTitleForRow: $1, forComponent: 0) },
        picker("UIPickerViewDelegate.pickerView(_:attributedTitleForRow:forComponent:) forComponent: Int") {
            _ = Plain().pickerView($0, attributedTitleForRow: 0, forComponent: $1)
        },
        picker("UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:) didSelectRow: Int") {
            Plain().pickerView($0, didSelectRow: $1, inComponent: 0)
        },
        picker("UIPickerViewDelegate.pickerView(_:didSelectRow:inComponent:) inComponent: Int") {
            Plain().pickerView($0, didSelectRow: 0, inComponent: $1)
        },
        picker("UIPickerViewDelegate.pickerView(_:rowHeightForComponent:) rowHeightForComponent: Int") {
            _ = Plain().pickerView($0, rowHeightForComponent: $1)
        },
        picker("UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:) forComponent: Int") {
            _ = Plain().pickerView($0, titleForRow: 0, forComponent: $1)
        },
        picker("UIPickerViewDelegate.pickerView(_:titleForRow:forComponent:) titleForRow: Int") {
            _ = Plain().pickerView($0, titleForRow: $1, forComponent: 0)
        },
        picker("UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:) forComponent: Int") {
            _ = Plain().pickerView($0, viewForRow: 0, forComponent: $1, reusing: nil)
        },
        picker("UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:) viewForRow: Int") {
            _ = Plain().pickerView($0, viewForRow: $1, forComponent: 0, reusing: nil)
        },
        picker("UIPickerViewDelegate.pickerView(_:widthForComponent:) widthForComponent: Int") {
            _ = Plain().pickerView($0, widthForComponent: $1)
        },
        IntegerCase(
            "UIKit UISearchBarDelegate.searchBar(_:selectedScopeButtonIndexDidChange:) selectedScopeButtonIndexDidChange: Int"
        ) { Plain().searchBar(UISearchBar(), selectedScopeButtonIndexDidChange: $0) },
    ]
}

private struct NativePicker: UIViewRepresentable {
    let view: UIPickerView
    func makeUIView(context: Context) -> UIPickerView { view }
    func updateUIView(_ view: UIPickerView, context: Context) {}
}
