extension Publisher {
    func lift<T>(
        _ transform: @escaping (Output, @escaping (T) -> Void) -> Void
    ) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in self._subscribe({ transform($0, value) }, end) }
    }
    public func map<T>(_ transform: @escaping (Output) -> T) -> AnyPublisher<T, Failure> {
        lift { $1(transform($0)) }
    }
    public func map<T>(_ keyPath: KeyPath<Output, T>) -> AnyPublisher<T, Failure> {
        lift { $1($0[keyPath: keyPath]) }
    }
    public func compactMap<T>(_ transform: @escaping (Output) -> T?) -> AnyPublisher<T, Failure> {
        lift { value, next in transform(value).map(next) }
    }
    public func filter(_ isIncluded: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        lift { value, next in if isIncluded(value) { next(value) } }
    }
    public func removeDuplicates(by predicate: @escaping (Output, Output) -> Bool) -> AnyPublisher<
        Output, Failure
    > {
        AnyPublisher { value, end in
            var last: Output?
            return self._subscribe(
                {
                    if let known = last, predicate(known, $0) { return }
                    last = $0
                    value($0)
                },
                end
            )
        }
    }
    public func dropFirst(_ count: Int = 1) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            var left = count
            return self._subscribe({ if left > 0 { left -= 1 } else { value($0) } }, end)
        }
    }
    public func first() -> AnyPublisher<Output, Failure> { prefix(1) }
    public func prefix(_ maxLength: Int) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            var left = maxLength
            return self._subscribe(
                {
                    if left > 0 {
                        left -= 1
                        value($0)
                    }
                },
                end
            )
        }
    }
    public func scan<T>(_ initial: T, _ next: @escaping (T, Output) -> T) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in
            var sum = initial
            return self._subscribe(
                {
                    sum = next(sum, $0)
                    value(sum)
                },
                end
            )
        }
    }
    public func flatMap<T, P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<T, Failure> where T == P.Output, P.Failure == Failure {
        AnyPublisher { value, end in
            var inner: [AnyCancellable] = []
            return self._subscribe({ inner.append(transform($0)._subscribe(value)) }, end)
        }
    }
    public func flatMap<P: Publisher>(
        maxPublishers: Subscribers.Demand = .unlimited,
        _ transform: @escaping (Output) -> P
    ) -> AnyPublisher<P.Output, P.Failure> where Failure == Never {
        AnyPublisher { value, end in
            var inner: [AnyCancellable] = []
            return self._subscribe { inner.append(transform($0)._subscribe(value, end)) }
        }
    }
    public func handleEvents(
        receiveSubscription: ((any Subscription) -> Void)? = nil,
        receiveOutput: ((Output) -> Void)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Void)? = nil,
        receiveCancel: (() -> Void)? = nil,
        receiveRequest: ((Subscribers.Demand) -> Void)? = nil
    ) -> AnyPublisher<Output, Failure> {
        lift {
            receiveOutput?($0)
            $1($0)
        }
    }
    public func print(_ prefix: String = "", to stream: (any TextOutputStream)? = nil)
        -> AnyPublisher<Output, Failure>
    { eraseToAnyPublisher() }
    public func share() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func collect() -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, end in
            var all: [Output] = []
            return self._subscribe(
                { all.append($0) },
                {
                    value(all)
                    end($0)
                }
            )
        }
    }
    public func prepend(_ elements: Output...) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            elements.forEach(value)
            return self._subscribe(value, end)
        }
    }
}
extension Publisher where Output: Equatable {
    public func removeDuplicates() -> AnyPublisher<Output, Failure> { removeDuplicates(by: ==) }
}
extension Publisher where Failure == Never {
    public func setFailureType<E: Error>(to failureType: E.Type) -> AnyPublisher<Output, E> {
        AnyPublisher { value, _ in self._subscribe(value) }
    }
}
