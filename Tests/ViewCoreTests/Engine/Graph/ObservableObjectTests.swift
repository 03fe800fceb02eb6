import LayoutSupport

#if canImport(Combine)
    import Combine
    import Foundation
    import Testing
    import ViewCore

    private final class Store: ObservableObject {
        @Published var width: CGFloat = 10
    }

    @MainActor struct ObservableObjectTests {
        @Test func `A state object is made once and its changes draw the view again`() {
            struct Content: View {
                @StateObject private var store = Store()
                var body: some View {
                    box("a", store.width, 10).onAppear { store.width = 30 }
                }
            }
            #expect(frames(Content()) == "30x10 a(0, 0, 30, 10)")
        }

        @Test func `A change of an observed object draws the view again`() {
            struct Content: View {
                @ObservedObject var store: Store
                var body: some View {
                    box("a", store.width, 10).onAppear { store.width += 5 }
                }
            }
            #expect(frames(Content(store: Store())) == "15x10 a(0, 0, 15, 10)")
        }

        @Test func `A state object gives bindings to its properties`() {
            struct Child: View {
                @Binding var width: CGFloat
                var body: some View { box("a", width, 10).onAppear { width = 25 } }
            }
            struct Content: View {
                @StateObject private var store = Store()
                var body: some View { Child(width: $store.width) }
            }
            #expect(frames(Content()) == "25x10 a(0, 0, 25, 10)")
        }

        @Test func `An environment object reaches views inside`() {
            struct Content: View {
                @EnvironmentObject var store: Store
                var body: some View { box("a", store.width, 10).onAppear { store.width = 40 } }
            }
            let view = VStack { Content() }.environmentObject(Store())
            #expect(frames(view) == "40x10 a(0, 0, 40, 10)")
        }

        @Test func `A change from outside between passes is seen once`() {
            struct Content: View {
                @ObservedObject var store: Store
                let notes: Notes
                var body: some View {
                    let _ = notes.all.append("body")
                    box("a", store.width, 10).onAppear { store.width = 20 }
                }
            }
            let notes = Notes()
            _ = Laid(Content(store: Store(), notes: notes))
            #expect(notes.all.count == 2)
        }

        @Test func `A view receives what a publisher has and what it sends`() {
            struct Content: View {
                let subject: CurrentValueSubject<CGFloat, Never>
                @State private var width: CGFloat = 1
                var body: some View {
                    box("a", width, 10)
                        .onReceive(subject) { width = $0 }
                        .onAppear { subject.send(30) }
                }
            }
            #expect(frames(Content(subject: CurrentValueSubject(20))) == "30x10 a(0, 0, 30, 10)")
        }
    }
#endif
