/// A publisher known by what it delivers: here every operator is one.
public struct AnyPublisher<Output, Failure: Error>: Publisher {
    let subscribe:
        (
            _ value: @escaping (Output) -> Void,
            _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
        ) -> AnyCancellable

    init(
        subscribe:
            @escaping (
                _ value: @escaping (Output) -> Void,
                _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
            ) -> AnyCancellable
    ) { self.subscribe = subscribe }

    public init<P: Publisher>(_ publisher: P) where P.Output == Output, P.Failure == Failure {
        subscribe = { value, completion in publisher._subscribe(value, completion) }
    }

    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        let cancellable = CancellableBox()
        subscriber.receive(subscription: cancellable)
        cancellable.inner = subscribe(
            { _ = subscriber.receive($0) },
            { subscriber.receive(completion: $0) }
        )
    }
}

final class CancellableBox: Subscription {
    var inner: AnyCancellable?
    func request(_ demand: Subscribers.Demand) {}
    func cancel() { inner?.cancel() }
}

final class ClosureSubscriber<Input, Failure: Error>: Subscriber {
    let value: (Input) -> Void
    let completion: (Subscribers.Completion<Failure>) -> Void
    var subscription: (any Subscription)?
    init(
        _ value: @escaping (Input) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void
    ) {
        self.value = value
        self.completion = completion
    }
    func receive(subscription: any Subscription) {
        self.subscription = subscription
        subscription.request(.unlimited)
    }
    func receive(_ input: Input) -> Subscribers.Demand {
        value(input)
        return .none
    }
    func receive(completion: Subscribers.Completion<Failure>) { self.completion(completion) }
}

extension Publisher {
    func _subscribe(
        _ value: @escaping (Output) -> Void,
        _ completion: @escaping (Subscribers.Completion<Failure>) -> Void = { _ in }
    ) -> AnyCancellable {
        let subscriber = ClosureSubscriber<Output, Failure>(value, completion)
        receive(subscriber: subscriber)
        return AnyCancellable { subscriber.subscription?.cancel() }
    }
    public func eraseToAnyPublisher() -> AnyPublisher<Output, Failure> { AnyPublisher(self) }
    public func subscribe<S: Subject>(_ subject: S) -> AnyCancellable
    where S.Output == Output, S.Failure == Failure {
        _subscribe({ subject.send($0) }, { subject.send(completion: $0) })
    }
    public func subscribe<S: Subscriber>(_ subscriber: S)
    where S.Input == Output, S.Failure == Failure { receive(subscriber: subscriber) }
}
