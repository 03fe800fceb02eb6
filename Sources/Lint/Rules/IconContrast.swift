import Catalog
import Drawing

extension Rule {
    static let iconContrast = Rule(
        id: .iconContrast,
        demand:
            "A symbol, a picture or a shape that is all a control shows has a contrast of 3:1 with what is around it, and so has what shows a toggle's value.",
        source: "WCAG 2.2, 1.4.11 Non-text Contrast", severity: .error,
        check: .tile { facts in
            facts.lacksColors ? [] : facts.faintSymbols + facts.faintForms
        })
}

extension TileFacts {
    fileprivate var faintSymbols: [Finding] {
        // Of several layers the strongest tells the symbol.
        var best: [Int: (InkFact, Ground.Reading)] = [:]
        var order: [Int] = []
        for (ink, reading) in zip(ink, readings) {
            guard ink.isSymbol, let view = ink.view, let reading, !isDisabled(ink) else { continue }
            guard let control = control(around: view),
                control.words.isEmpty || tellsValue(view, of: control)
            else { continue }
            if best[view] == nil { order.append(view) }
            if best[view].map({ $0.1.ratio < reading.ratio }) ?? true { best[view] = (ink, reading) }
        }
        return order.compactMap { view in
            guard let (ink, reading) = best[view], reading.ratio < 3 else { return nil }
            return contrastFinding(
                .iconContrast, severity(of: ink), ink, reading, demanded: 3,
                words: "\(ratioWords(3)) for a symbol without words")
        }
    }

    /// Whether a symbol that a toggle's style draws is all that tells its value: beside it nothing stands out.
    private func tellsValue(_ symbol: Int, of control: ControlFact) -> Bool {
        control.kind == "Toggle" && control.isWrittenStyle && views.all[symbol].node.owner.author != nil
            && (symbolRatio(in: control) ?? 0) < 3 && (form(of: control)?.ratio ?? 0) < 3
    }

    /// Controls that are told by shapes or pictures alone, and toggles, whose value no words tell.
    fileprivate var faintForms: [Finding] {
        guard !isDisabled, !point[.state].contains(.pressed) else { return [] }
        return controls.compactMap { control in
            guard control.isEnabled, !control.isHidden, !control.isField else { return nil }
            let isToggle = control.kind == "Toggle"
            // In a style of the library it is the system that draws a switch, or an edge around a label.
            guard control.isWrittenStyle, isToggle || control.words.isEmpty else { return nil }
            guard let form = form(of: control), form.ratio < 3 else { return nil }
            // A symbol is told of by itself.
            if symbolRatio(in: control) != nil { return nil }
            // Of a photograph nobody knows which parts carry meaning.
            if hasPhotograph { return nil }
            let pair = "\(form.darker) beside \(form.lighter)"
            return Finding(
                .iconContrast, .warning, at: views.site(of: control.view, frame: form.frame),
                measured: "\(ratioWords(form.ratio)) at most between its parts and what is around, \(pair)",
                demanded: "\(ratioWords(3)) for "
                    + (isToggle ? "what shows the value" : "a shape without words"),
                advice: "Make one of its parts darker or lighter, or draw an edge.", cause: pair,
                worth: form.ratio)
        }
    }
}
