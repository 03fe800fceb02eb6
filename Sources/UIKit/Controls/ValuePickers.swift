import Controls
public import Foundation
import ViewCore

/// A number that goes up and down.
@MainActor @preconcurrency open class UIStepper: UIControl {
    open var value: Double = 0
    open var minimumValue: Double = 0
    open var maximumValue: Double = 100
    open var stepValue: Double = 1
    open var isContinuous = true
    open var autorepeat = true
    open var wraps = false
    open func setIncrementImage(_ image: UIImage?, for state: State) {
        undrawn("UIStepper.setIncrementImage(_:for:)", if: image != nil)
    }
    open func setDecrementImage(_ image: UIImage?, for state: State) {
        undrawn("UIStepper.setDecrementImage(_:for:)", if: image != nil)
    }
    open func setBackgroundImage(_ image: UIImage?, for state: State) {
        undrawn("UIStepper.setBackgroundImage(_:for:)", if: image != nil)
    }
    open func setDividerImage(
        _ image: UIImage?, forLeftSegmentState leftState: State, rightSegmentState rightState: State
    ) {
        undrawn("UIStepper.setDividerImage(_:forLeftSegmentState:rightSegmentState:)", if: image != nil)
    }

    override func drawn() -> AnyView? {
        guard minimumValue < maximumValue else { return nil }
        return AnyView(
            Stepper(
                "", value: .constant(min(max(value, minimumValue), maximumValue)),
                in: minimumValue...maximumValue
            )
            .labelsHidden().disabled(!isEnabled))
    }
}

/// A date: SwiftUI's picker in the style that is nearest.
@MainActor @preconcurrency open class UIDatePicker: UIControl {
    public enum Mode: Int, Sendable { case time, date, dateAndTime, countDownTimer, yearAndMonth }
    public enum Style: Int, Sendable { case automatic, wheels, compact, inline }
    /// That of a tile: 9:41 UTC on 9 January 2007, as no clock reaches a picture.
    open var date = Date(timeIntervalSince1970: 1_168_335_660)
    open var datePickerMode = Mode.dateAndTime
    open var preferredDatePickerStyle = Style.automatic
    open var datePickerStyle: Style { preferredDatePickerStyle }
    open var minimumDate: Date?
    open var maximumDate: Date?
    open var minuteInterval = 1
    open var countDownDuration: TimeInterval = 0
    open var locale: Locale?
    open var calendar: Calendar!
    open var timeZone: TimeZone?
    open var roundsToMinuteInterval = true
    open func setDate(_ date: Date, animated: Bool) { self.date = date }

    override func drawn() -> AnyView? {
        let parts: DatePickerComponents =
            switch datePickerMode {
            case .time, .countDownTimer: .hourAndMinute
            case .date, .yearAndMonth: .date
            case .dateAndTime: [.date, .hourAndMinute]
            }
        let picker = DatePicker("", selection: .constant(date), displayedComponents: parts).labelsHidden()
            .transformEnvironment(\.self) { [locale, timeZone, calendar] values in
                if let locale { values.locale = locale }
                if let calendar { values.calendar = calendar }
                if let timeZone { values.timeZone = timeZone }
            }
            .disabled(!isEnabled)
        switch preferredDatePickerStyle {
        case .wheels: return AnyView(picker.datePickerStyle(.wheel))
        case .inline: return AnyView(picker.datePickerStyle(.graphical))
        case .automatic, .compact: return AnyView(picker.datePickerStyle(.compact))
        }
    }
}

/// Wheels of rows that somebody else has.
@MainActor @preconcurrency open class UIPickerView: UIView {
    open weak var dataSource: (any UIPickerViewDataSource)?
    open weak var delegate: (any UIPickerViewDelegate)?
    open var showsSelectionIndicator = true
    private var selected: [Int: Int] = [:]
    open var numberOfComponents: Int { dataSource?.numberOfComponents(in: self) ?? 0 }
    open func numberOfRows(inComponent component: Int) -> Int {
        dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    }
    open func rowSize(forComponent component: Int) -> CGSize { CGSize(width: 0, height: 32) }
    open func view(forRow row: Int, forComponent component: Int) -> UIView? { nil }
    open func reloadAllComponents() {}
    open func reloadComponent(_ component: Int) {}
    open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) { selected[component] = row }
    open func selectedRow(inComponent component: Int) -> Int { selected[component] ?? 0 }

    /// Those of a label that stands in a row; other views are not drawn.
    private func words(of row: Int, in component: Int, from delegate: any UIPickerViewDelegate) -> String {
        let view = delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: nil)
        if let label = view as? UILabel { return label.text ?? "" }
        ignored(
            "UIPickerViewDelegate.pickerView(_:viewForRow:forComponent:reusing:)",
            if: type(of: view) != UIView.self || !view.subviews.isEmpty)
        return ""
    }

    override func drawn() -> AnyView? {
        guard let delegate, numberOfComponents > 0 else { return nil }
        let components = SourceCount(numberOfComponents, limit: 8, "UIPickerView", "components")
        let wheels = (0..<components.shown).map { component in
            let rows = SourceCount(
                numberOfRows(inComponent: component), limit: 1000, "UIPickerView", "rows")
            return (0..<rows.shown).map { row in
                delegate.pickerView(self, titleForRow: row, forComponent: component)
                    ?? delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
                    ?? words(of: row, in: component, from: delegate)
            }
        }
        let chosen = selected
        return AnyView(
            HStack(spacing: 0) {
                ForEach(Array(wheels.enumerated()), id: \.offset) { wheel in
                    Picker("", selection: .constant(chosen[wheel.offset] ?? 0)) {
                        ForEach(Array(wheel.element.enumerated()), id: \.offset) {
                            Text(verbatim: $0.element)
                        }
                    }
                    .pickerStyle(.wheel).labelsHidden()
                }
            })
    }
}

@MainActor @preconcurrency public protocol UIPickerViewDataSource: AnyObject {
    func numberOfComponents(in pickerView: UIPickerView) -> Int
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int
}
@MainActor @preconcurrency public protocol UIPickerViewDelegate: AnyObject {
    func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String?
    func pickerView(_ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int)
        -> NSAttributedString?
    func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    )
        -> UIView
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int)
}
extension UIPickerViewDelegate {
    public func pickerView(_ pickerView: UIPickerView, widthForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 0 }
    public func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int)
        -> String?
    {
        nil
    }
    public func pickerView(
        _ pickerView: UIPickerView, attributedTitleForRow row: Int, forComponent component: Int
    ) -> NSAttributedString? { nil }
    public func pickerView(
        _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView { UIView() }
    public func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {}
}

/// A well with a colour in it.
@MainActor @preconcurrency open class UIColorWell: UIControl {
    open var selectedColor: UIColor?
    open var supportsAlpha = true
    open var title: String?
    override func drawn() -> AnyView? {
        AnyView(ColorPicker("", selection: .constant(Color(selectedColor ?? .clear))).labelsHidden())
    }
}
