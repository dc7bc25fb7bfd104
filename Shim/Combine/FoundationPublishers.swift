import Foundation

public protocol ConnectablePublisher<Output, Failure>: Publisher {
    func connect() -> any Cancellable
}
extension ConnectablePublisher {
    public func autoconnect() -> Publishers.Autoconnect<Self> { Publishers.Autoconnect(upstream: self) }
}
extension Publishers {
    public final class Autoconnect<Upstream: ConnectablePublisher>: Publisher {
        public typealias Output = Upstream.Output
        public typealias Failure = Upstream.Failure
        public let upstream: Upstream
        init(upstream: Upstream) { self.upstream = upstream }
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure { upstream.receive(subscriber: subscriber) }
    }
}

extension Timer {
    /// Never fires here: a headless run has no run loop.
    public final class TimerPublisher: ConnectablePublisher {
        public typealias Output = Date
        public typealias Failure = Never
        public func connect() -> any Cancellable { AnyCancellable {} }
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Date, S.Failure == Never {
            subscriber.receive(subscription: CancellableBox())
        }
    }
    public static func publish(
        every interval: TimeInterval,
        tolerance: TimeInterval? = nil,
        on runLoop: RunLoop,
        in mode: RunLoop.Mode
    ) -> TimerPublisher { TimerPublisher() }
}

extension NotificationCenter {
    public struct Publisher: Combine.Publisher {
        public typealias Output = Notification
        public typealias Failure = Never
        public let center: NotificationCenter
        public let name: Notification.Name
        public let object: AnyObject?
        public init(center: NotificationCenter, name: Notification.Name, object: AnyObject? = nil) {
            self.center = center
            self.name = name
            self.object = object
        }
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Notification, S.Failure == Never {
            subscriber.receive(subscription: CancellableBox())
        }
    }
    public func publisher(for name: Notification.Name, object: AnyObject? = nil) -> Publisher {
        Publisher(center: self, name: name, object: object)
    }
}

extension URLSession {
    public func dataTaskPublisher(for url: URL) -> AnyPublisher<
        (data: Data, response: URLResponse), URLError
    > { Empty().eraseToAnyPublisher() }
    public func dataTaskPublisher(for request: URLRequest) -> AnyPublisher<
        (data: Data, response: URLResponse), URLError
    > { Empty().eraseToAnyPublisher() }
}
