import Foundation

extension Text {
    /// The runs of an attributed string. Of the attributes that Foundation has here, a link has a look.
    init(runsOf attributed: AttributedString) {
        var result: Text?
        for run in attributed.runs {
            var text = Text(verbatim: String(attributed[run.range].characters))
            if run.link != nil { text = text.foregroundStyle(.link) }
            result = result.map { $0 + text } ?? text
        }
        self = result ?? Text(verbatim: "")
    }
}
