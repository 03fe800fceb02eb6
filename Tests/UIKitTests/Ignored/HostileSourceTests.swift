import Controls
import Drawing
import Foundation
import LayoutSupport
import Testing
import UIKit
import ViewCore

private struct Showing: UIViewRepresentable {
    let make: @MainActor () -> UIView
    func makeUIView(context: Context) -> UIView { make() }
    func updateUIView(_ view: UIView, context: Context) {}
}

/// Counts as it is told to, whoever asks.
@MainActor
private final class Counting: UITableViewDataSource, UITableViewDelegate, UICollectionViewDataSource,
    UICollectionViewDelegate, UIPickerViewDataSource, UIPickerViewDelegate, UITextViewDelegate
{
    let count: Int
    let components: Int
    init(_ count: Int, components: Int = 1) { (self.count, self.components) = (count, components) }
    func tableView(_ tableView: UITableView, numberOfRowsInSection section: Int) -> Int { count }
    func tableView(_ tableView: UITableView, cellForRowAt indexPath: IndexPath) -> UITableViewCell {
        UITableViewCell()
    }
    func numberOfSections(in tableView: UITableView) -> Int { count }
    func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
        count
    }
    func collectionView(
        _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
    ) -> UICollectionViewCell { UICollectionViewCell() }
    func numberOfSections(in collectionView: UICollectionView) -> Int { count }
    func numberOfComponents(in pickerView: UIPickerView) -> Int { components }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { count }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    { "a" }
}

/// Counts that no source should give.
@MainActor struct HostileSourceTests {
    private func warnings(_ make: @escaping @MainActor () -> UIView) -> [String] {
        layOut(Showing(make: make).frame(width: 200, height: 100)).warnings
    }

    @Test(arguments: [Int.max, -1, .min])
    func `A picker ends at its limit, and says so`(count: Int) {
        let source = Counting(count)
        let found = warnings {
            let picker = UIPickerView()
            (picker.dataSource, picker.delegate) = (source, source)
            return picker
        }
        let shown = count < 0 ? 0 : 1000
        // That no row can be chosen among none is said, too.
        #expect(
            found.first == "UIPickerView shows \(shown) of \(count) rows; return a count from 0 to 1000")
    }

    @Test func `Components of a picker end, too, and a picker without one is a box`() {
        #expect(
            ofComponents(.max).contains(
                "UIPickerView shows 8 of \(Int.max) components; return a count from 0 to 8"))
        #expect(
            ofComponents(-1) == [
                "Showing shows a UIPickerView, which its own code draws; a box is drawn instead"
            ])
    }

    private func ofComponents(_ count: Int) -> [String] {
        let source = Counting(0, components: count)
        return warnings {
            let picker = UIPickerView()
            (picker.dataSource, picker.delegate) = (source, source)
            return picker
        }
    }

    @Test(arguments: [Int.max, -1, .min])
    func `Pages end at their limit, and say so`(count: Int) {
        let found = warnings {
            let pages = UIPageControl()
            pages.numberOfPages = count
            return pages
        }
        let shown = count < 0 ? 0 : 100
        #expect(found == ["UIPageControl shows \(shown) of \(count) pages; return a count from 0 to 100"])
    }

    @Test(arguments: [Int.max, -1, .min])
    func `A table and a collection are boxes, whatever is counted`(count: Int) {
        let source = Counting(count)
        let table = UITableView()
        (table.dataSource, table.delegate) = (source, source)
        let collection = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())
        (collection.dataSource, collection.delegate) = (source, source)
        for view in [table, collection] {
            #expect(
                warnings { view } == [
                    "Showing shows a \(type(of: view)), which its own code draws; a box is drawn instead"
                ])
        }
        #expect(table.numberOfRows(inSection: 0) == count)
    }

    @Test func `Delegates have the types that they have on Apple's system`() {
        let source = Counting(0)
        let (table, text, scroll) = (UITableView(), UITextView(), UIScrollView())
        table.delegate = source
        text.delegate = source
        scroll.delegate = source
        let ofTable: (any UITableViewDelegate)? = table.delegate
        let ofText: (any UITextViewDelegate)? = text.delegate
        let ofScroll: (any UIScrollViewDelegate)? = scroll.delegate
        #expect(ofTable === source && ofText === source && ofScroll === source)
        // Code that knows a scroll view alone finds the same.
        #expect((table as UIScrollView).delegate === source)
        table.delegate = nil
        #expect((table as UIScrollView).delegate == nil)
    }
}
