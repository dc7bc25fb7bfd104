import Foundation

public protocol ObservableObject: AnyObject {
    associatedtype ObjectWillChangePublisher: Publisher = ObservableObjectPublisher
    where ObjectWillChangePublisher.Failure == Never
    var objectWillChange: ObjectWillChangePublisher { get }
}

public final class ObservableObjectPublisher: Publisher, @unchecked Sendable {
    public typealias Output = Void
    public typealias Failure = Never
    private let subscribers = Subscribers_<Void, Never>()
    public init() {}
    public func send() { subscribers.send(()) }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Void, S.Failure == Never {
        subscribers.add(subscriber)
    }
}

extension ObservableObject where ObjectWillChangePublisher == ObservableObjectPublisher {
    /// One publisher an object, kept in its @Published properties; without any, a new one each time.
    public var objectWillChange: ObservableObjectPublisher {
        var found: ObservableObjectPublisher?
        var mirror: Mirror? = Mirror(reflecting: self)
        while let level = mirror {
            for child in level.children {
                guard let box = (child.value as? any PublishedProperty)?.anyBox else { continue }
                if let known = box.objectWillChange {
                    found = known
                } else {
                    let publisher = found ?? ObservableObjectPublisher()
                    box.objectWillChange = publisher
                    found = publisher
                }
            }
            mirror = level.superclassMirror
        }
        return found ?? ObservableObjectPublisher()
    }
}
