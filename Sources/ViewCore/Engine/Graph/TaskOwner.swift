import Dispatch

/// Whose `.task` goes on: others have their turns on the main actor between its steps.
enum TaskOwner {
    @TaskLocal static var graph: ViewGraph?

    private static let mainQueue: DispatchSpecificKey<Bool> = {
        let key = DispatchSpecificKey<Bool>()
        DispatchQueue.main.setSpecific(key: key, value: true)
        return key
    }()

    /// Whether whoever asks is a tile's task on the main actor, which has its turns on the main queue, whatever thread
    /// that is.
    static var isOnMainActor: Bool {
        graph != nil && DispatchQueue.getSpecific(key: mainQueue) ?? false
    }
}
