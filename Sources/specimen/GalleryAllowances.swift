import Catalog

extension Catalog {
    /// What `lint` does not report of the Gallery, each with the reason.
    var allowingTheGallery: Catalog {
        // The Gallery shows styles as others have written them, and the system's looks as the system has them.
        allowing(
            .contrast, in: "Configuration/*", because: "the colours are those of the document that is shown"
        )
        .allowing(
            .disabledContrast, in: "Configuration/*",
            because: "the document's disabled background leaves its text white"
        )
        .allowing(
            .fixedType, in: "Configuration/*", because: "the document's configuration has sizes of its own"
        )
        .allowing(.targetSize, in: "Configuration/*", because: "the document's paddings are of one size")
        .allowing(.contrast, in: "Filled/*", because: "white on system blue is the look of the reference")
        .allowing(.sameState, in: "Filled/*", because: "the reference draws no disabled state")
        .allowing(.targetSize, in: "Filled/*", because: "the reference's paddings are of one size")
        .allowing(
            .contrast, in: "Protocols/*", because: "the colours are those of the document that is shown"
        )
        .allowing(.targetSize, in: "Protocols/*", because: "the document's paddings are of one size")
        .allowing(
            .edgeContrast, in: "Protocols/*", because: "the colours are those of the document that is shown"
        )
        .allowing(
            .disabledContrast, in: "Protocols/*",
            because: "the document's disabled background leaves its text white"
        )
        .allowing(
            .contrast, in: "Composition/*", because: "the colours are those of the article that is shown"
        )
        .allowing(.sameState, in: "Composition/*", because: "the article draws no disabled state")
        .allowing(.targetSize, in: "Composition/*", because: "the article gives its buttons no padding")
        .allowing(.contrast, in: "Effects/*", because: "the words are there for the effect to be drawn on")
        .allowing(.textCut, in: "Effects/*", because: "swatches are of one size at every type size")
        .allowing(.textScaled, in: "Effects/*", because: "how text is scaled is what is shown")
        .allowing(.textOutside, in: "Effects/*", because: "swatches are of one size at every type size")
        .allowing(.fixedType, in: "Effects/*", because: "swatches are of one size at every type size")
        .allowing(
            .textOverlap, in: "Effects/Canvas/operators",
            because: "swatches are of one size at every type size"
        )
        .allowing(.contrast, in: "Indicators/*", because: "its captions are in the system's secondary colour")
        .allowing(.textCut, in: "Indicators/ProgressView/ring", because: "the ring is of one size")
        .allowing(.textScaled, in: "Indicators/Gauge/*", because: "the system's gauges are of one size")
        .allowing(
            .contrast, in: "Containers/*", because: "white and blue of the system are what its controls have"
        )
        .allowing(
            .sameState, in: "Containers/Menu/loud", because: "it shows a style of a menu, not its states"
        )
        .allowing(
            .disabledContrast, in: "Containers/Menu/outlined", because: "the system fades whole controls"
        )
        .allowing(
            .iconContrast, in: "Containers/ControlGroup/*", because: "the system fades what is pressed"
        )
        .allowing(
            .targetSize, in: "Containers/Menu/*", because: "its padding is part of the look it shows"
        )
        .allowing(
            .textCut, in: "Containers/ContentUnavailableView/*",
            because: "the system gives it the room it has"
        )
        .allowing(
            .contrast, in: "Choices/*", because: "white and blue of the system are what its controls have"
        )
        .allowing(.disabledContrast, in: "Choices/*", because: "the system fades whole controls")
        .allowing(.noName, in: "Choices/TextEditor/*", because: "the form around an editor names it")
        .allowing(.iconContrast, in: "Choices/*", because: "blue on its own tint is the system's look")
        .allowing(.edgeContrast, in: "Choices/*", because: "fields have the system's faint edges")
        .allowing(.textCut, in: "Choices/DatePicker/*", because: "the system gives a date one line")
        .allowing(
            .targetSize, in: "Choices/TextField/*", because: "its styles are as high as their words"
        )
        .allowing(.contrast, in: "Lists/*", because: "details are in the system's secondary colour")
        .allowing(.edgeContrast, in: "Lists/Form/*", because: "fields have the system's faint edges")
        .allowing(
            .textCut, in: "Lists/Form/columns", because: "columns keep to the form's width"
        )
        .allowing(.textCut, in: "Lists/Table/*", because: "columns keep to the table's width")
        .allowing(
            .contrast, in: "Places/*", because: "white and blue of the system are what its controls have"
        )
        .allowing(
            .iconContrast, in: "Places/*", because: "white on the system's colours is what swiping shows"
        )
        .allowing(.textCut, in: "Places/*", because: "the system's columns and menus are of one width")
        .allowing(.textScaled, in: "Places/*", because: "the system scales titles of its dialogs")
        .allowing(.targetSize, in: "Places/*", because: "rows of menus grow with their words alone")
        .allowing(.contrast, in: "Gestures/*", because: "white on the system's colours is what it shows")
        .allowing(.disabledContrast, in: "Gestures/*", because: "whole controls are faded")
        .allowing(.sameState, in: "Gestures/*", because: "styles that show one gesture show no other state")
        .allowing(.textCut, in: "Gestures/*", because: "the track and the spot are of one size")
        .allowing(
            .sameDark, in: "Gestures/Button/stoic", because: "a style that shows nothing shows no scheme"
        )
        .allowing(
            .targetSize, in: "Gestures/*", because: "its views are no larger than the gesture they show needs"
        )
        .allowing(.contrast, in: "Cells/*", because: "the colours are those of the document that is shown")
        .allowing(.textCut, in: "Cells/*", because: "the document gives the title one line")
        .allowing(.targetSize, in: "Motion/*", because: "the toggle is of one size, to be seen moving")
        .allowing(.contrast, in: "Motion/*", because: "the badge is of one size, to be seen moving")
        .allowing(.iconContrast, in: "Motion/*", because: "the toggle has the system's green")
    }
}
