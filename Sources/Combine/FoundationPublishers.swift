public import Foundation
public import OpenCombine

extension NotificationCenter {
    /// Notifications as they are posted in this process.
    public struct Publisher: OpenCombine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never

        public let center: NotificationCenter
        public let name: Notification.Name

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Notification, S.Failure == Never {
            let subject = PassthroughSubject<Notification, Never>()
            nonisolated(unsafe) let posted = subject
            nonisolated(unsafe) let observer = center.addObserver(forName: name, object: nil, queue: nil) {
                unsafe posted.send($0)
            }
            let center = center
            subject.handleEvents(receiveCancel: { unsafe center.removeObserver(observer) })
                .receive(subscriber: subscriber)
        }
    }

    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name)
    }
}

extension Timer {
    /// Dates at intervals. A tile has no clock: none comes.
    public struct TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never

        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            Empty<Date, Never>(completeImmediately: false).receive(subscriber: subscriber)
        }
        public func connect() -> any Cancellable { AnyCancellable {} }
    }

    public static func publish(
        every interval: TimeInterval, tolerance: TimeInterval? = nil, on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}
