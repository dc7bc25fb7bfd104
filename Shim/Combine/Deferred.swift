/// Makes a publisher anew for each subscriber.
public struct Deferred<DeferredPublisher: Publisher>: Publisher {
    public typealias Output = DeferredPublisher.Output
    public typealias Failure = DeferredPublisher.Failure
    public let createPublisher: () -> DeferredPublisher
    public init(createPublisher: @escaping () -> DeferredPublisher) { self.createPublisher = createPublisher }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Failure {
        createPublisher().receive(subscriber: subscriber)
    }
}
/// A subscriber known by what it takes.
public struct AnySubscriber<Input, Failure: Error>: Subscriber {
    let subscription: (any Subscription) -> Void
    let value: (Input) -> Subscribers.Demand
    let completion: (Subscribers.Completion<Failure>) -> Void
    public init<S: Subscriber>(_ s: S) where S.Input == Input, S.Failure == Failure {
        subscription = { s.receive(subscription: $0) }
        value = { s.receive($0) }
        completion = { s.receive(completion: $0) }
    }
    public init(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveValue: ((Input) -> Subscribers.Demand)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil
    ) {
        subscription = { receiveSubscription?($0) }
        value = { receiveValue?($0) ?? .none }
        completion = { receiveCompletion?($0) }
    }
    public func receive(subscription: any Subscription) { self.subscription(subscription) }
    public func receive(_ value: Input) -> Subscribers.Demand { self.value(value) }
    public func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}
