extension Publisher {
    public func first(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).first()
    }
    public func tryFirst(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryFilter(predicate).first()
    }
    public func last() -> AnyPublisher<Output, Failure> {
        reduced(Output?.none) { $0 = $1 }.compactMap { $0 }
    }
    public func last(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        filter(predicate).last()
    }
    public func tryLast(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryFilter(predicate).last()
    }
    public func output(at index: Int) -> AnyPublisher<Output, Failure> { dropFirst(index).first() }
    public func output<R: RangeExpression>(in range: R) -> AnyPublisher<Output, Failure> where R.Bound == Int {
        AnyPublisher { value, end in
            var index = 0
            return self._subscribe(
                {
                    if range.contains(index) { value($0) }
                    index += 1
                },
                end
            )
        }
    }
    public func drop(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            var drops = true
            return self._subscribe(
                {
                    drops = drops && predicate($0)
                    if !drops { value($0) }
                },
                end
            )
        }
    }
    public func tryDrop(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        AnyPublisher { value, end in
            var drops = true
            return self.tryFilter {
                drops = try drops && predicate($0)
                return !drops
            }
            ._subscribe(value, end)
        }
    }
    public func drop<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure {
        AnyPublisher { value, end in
            var began = false
            let signal = publisher._subscribe({ _ in began = true }, { if case .failure = $0 { end($0) } })
            let values = self._subscribe({ if began { value($0) } }, end)
            return AnyCancellable {
                signal.cancel()
                values.cancel()
            }
        }
    }
    public func prefix(while predicate: @escaping (Output) -> Bool) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            var passes = true
            return self._subscribe(
                {
                    guard passes else { return }
                    passes = predicate($0)
                    if passes { value($0) } else { end(.finished) }
                },
                { if passes { end($0) } }
            )
        }
    }
    public func tryPrefix(while predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        AnyPublisher { value, end in
            var passes = true
            return self.tryFilter {
                passes = try passes && predicate($0)
                return passes
            }
            ._subscribe(value, end)
        }
    }
    public func prefix<P: Publisher>(untilOutputFrom publisher: P) -> AnyPublisher<Output, Failure> {
        AnyPublisher { value, end in
            var ended = false
            let signal = publisher._subscribe { _ in
                if !ended { end(.finished) }
                ended = true
            }
            let values = self._subscribe({ if !ended { value($0) } }, { if !ended { end($0) } })
            return AnyCancellable {
                signal.cancel()
                values.cancel()
            }
        }
    }
    public func append(_ elements: Output...) -> AnyPublisher<Output, Failure> { append(elements) }
    public func append<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        AnyPublisher { value, end in
            self._subscribe(value) {
                if case .finished = $0 { elements.forEach(value) }
                end($0)
            }
        }
    }
    public func append<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure, P.Output == Output {
        AnyPublisher { value, end in
            var inner: [AnyCancellable] = []
            return self._subscribe(value) {
                if case .finished = $0 { inner.append(publisher._subscribe(value, end)) } else { end($0) }
            }
        }
    }
    public func prepend<S: Sequence>(_ elements: S) -> AnyPublisher<Output, Failure> where S.Element == Output {
        AnyPublisher { value, end in
            elements.forEach(value)
            return self._subscribe(value, end)
        }
    }
    public func prepend<P: Publisher>(_ publisher: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure, P.Output == Output { publisher.append(self) }
    public func map<T0, T1>(_ keyPath0: KeyPath<Output, T0>, _ keyPath1: KeyPath<Output, T1>)
        -> AnyPublisher<(T0, T1), Failure>
    { map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1]) } }
    public func map<T0, T1, T2>(
        _ keyPath0: KeyPath<Output, T0>,
        _ keyPath1: KeyPath<Output, T1>,
        _ keyPath2: KeyPath<Output, T2>
    ) -> AnyPublisher<(T0, T1, T2), Failure> {
        map { ($0[keyPath: keyPath0], $0[keyPath: keyPath1], $0[keyPath: keyPath2]) }
    }
    public func collect(_ count: Int) -> AnyPublisher<[Output], Failure> {
        AnyPublisher { value, end in
            var group: [Output] = []
            return self._subscribe(
                {
                    group.append($0)
                    if group.count == count {
                        value(group)
                        group = []
                    }
                },
                {
                    if case .finished = $0, !group.isEmpty { value(group) }
                    end($0)
                }
            )
        }
    }
    public func collect<S: Scheduler>(
        _ strategy: Publishers.TimeGroupingStrategy<S>,
        options: S.SchedulerOptions? = nil
    ) -> AnyPublisher<[Output], Failure> { collect() }
    public func buffer(
        size: Int,
        prefetch: Publishers.PrefetchStrategy,
        whenFull: Publishers.BufferingStrategy<Failure>
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func measureInterval<S: Scheduler>(using scheduler: S, options: S.SchedulerOptions? = nil)
        -> AnyPublisher<S.SchedulerTimeType.Stride, Failure>
    { map { _ in S.SchedulerTimeType.Stride.seconds(0) } }
}
extension Publishers {
    public enum TimeGroupingStrategy<Context: Scheduler> {
        case byTime(Context, Context.SchedulerTimeType.Stride)
        case byTimeOrCount(Context, Context.SchedulerTimeType.Stride, Int)
    }
    public enum PrefetchStrategy: Hashable, Sendable { case keepFull, byRequest }
    public enum BufferingStrategy<Failure: Error> {
        case dropNewest, dropOldest
        case customError(() -> Failure)
    }
}
