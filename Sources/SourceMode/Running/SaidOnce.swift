import Synchronization

/// What a command has said, so that it says it once of a file that is compiled for several platforms.
final class SaidOnce: Sendable {
    private let texts = Mutex<Set<String>>([])

    func once(_ text: String, _ say: () -> Void) {
        if texts.withLock({ $0.insert(text).inserted }) { say() }
    }

    func say(_ text: String) { once(text) { Messages.say(text) } }
}
