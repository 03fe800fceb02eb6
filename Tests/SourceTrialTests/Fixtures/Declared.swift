import SwiftUI

struct Round: ButtonStyle { func makeBody(configuration: Configuration) -> some View { configuration.label } }
#if canImport(Catalog)
    import Catalog
    enum Specimens {
        static var all: [Specimen] {
            [
                Specimen("Button/Round", style: Round.self, axes: Axes(states: [.normal], sizes: [.regular]))
                {
                    Button("Mine") {}.buttonStyle(Round())
                },
                Specimen("Button/more", style: Round.self) { Button("More") {}.buttonStyle(Round()) },
            ]
        }
    }
#endif
