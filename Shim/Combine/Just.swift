public struct Just<Output>: Publisher {
    public typealias Failure = Never
    public let output: Output
    public init(_ output: Output) { self.output = output }
    public func receive<S: Subscriber>(subscriber: S) where S.Input == Output, S.Failure == Never {
        subscriber.receive(subscription: CancellableBox())
        _ = subscriber.receive(output)
        subscriber.receive(completion: .finished)
    }
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { value, end in
            value(output)
            end(.finished)
            return AnyCancellable {}
        }
    }
}

public struct Empty<Output, Failure: Error>: Publisher {
    public init(completeImmediately: Bool = true) {}
    public init(
        completeImmediately: Bool = true,
        outputType: Output.Type,
        failureType: Failure.Type
    ) {}
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: CancellableBox())
        subscriber.receive(completion: .finished)
    }
}

public struct Fail<Output, Failure: Error>: Publisher {
    public let error: Failure
    public init(error: Failure) { self.error = error }
    public init(outputType: Output.Type, failure: Failure) { error = failure }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: CancellableBox())
        subscriber.receive(completion: .failure(error))
    }
}

/// A value that arrives once, later.
public final class Future<Output, Failure: Error>: Publisher {
    public typealias Promise = (Result<Output, Failure>) -> Void
    private let attempt: (@escaping Promise) -> Void
    public init(_ attemptToFulfill: @escaping (@escaping Promise) -> Void) {
        attempt = attemptToFulfill
    }
    public func receive<S: Subscriber>(subscriber: S)
    where S.Input == Output, S.Failure == Failure {
        subscriber.receive(subscription: CancellableBox())
        attempt { result in
            switch result {
            case .success(let value):
                _ = subscriber.receive(value)
                subscriber.receive(completion: .finished)
            case .failure(let error): subscriber.receive(completion: .failure(error))
            }
        }
    }
}

extension Sequence {
    public var publisher: AnyPublisher<Element, Never> {
        AnyPublisher { value, end in
            for element in self { value(element) }
            end(.finished)
            return AnyCancellable {}
        }
    }
}
