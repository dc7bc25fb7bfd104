import Foundation

public protocol Subject<Output, Failure>: AnyObject, Publisher {
    func send(_ value: Output)
    func send(completion: Subscribers.Completion<Failure>)
}
extension Subject where Output == Void {
    public func send() { send(()) }
}

final class Subscribers_<Output, Failure: Error> {
    private let lock = NSRecursiveLock()
    private var next = 0
    private var all: [(id: Int, value: (Output) -> Void, end: (Subscribers.Completion<Failure>) -> Void)] =
        []
    func add<S: Subscriber>(_ subscriber: S) where S.Input == Output, S.Failure == Failure {
        lock.lock()
        defer { lock.unlock() }
        let id = next
        next += 1
        all.append((id, { _ = subscriber.receive($0) }, { subscriber.receive(completion: $0) }))
        let box = CancellableBox()
        box.inner = AnyCancellable { [weak self] in self?.remove(id) }
        subscriber.receive(subscription: box)
    }
    func remove(_ id: Int) {
        lock.lock()
        defer { lock.unlock() }
        all.removeAll { $0.id == id }
    }
    func send(_ value: Output) { for subscriber in all { subscriber.value(value) } }
    func end(_ completion: Subscribers.Completion<Failure>) {
        let ended = all
        all = []
        for subscriber in ended { subscriber.end(completion) }
    }
}

public final class PassthroughSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscribers = Subscribers_<Output, Failure>()
    public init() {}
    public func send(_ value: Output) { subscribers.send(value) }
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure { subscribers.add(subscriber) }
}

public final class CurrentValueSubject<Output, Failure: Error>: Subject, @unchecked Sendable {
    private let subscribers = Subscribers_<Output, Failure>()
    public var value: Output { didSet { subscribers.send(value) } }
    public init(_ value: Output) { self.value = value }
    public func send(_ value: Output) { self.value = value }
    public func send(completion: Subscribers.Completion<Failure>) { subscribers.end(completion) }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscribers.add(subscriber)
        _ = subscriber.receive(value)
    }
}
