extension Publisher {
    public func combineLatest<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure { combineLatest(other) { ($0, $1) } }
    public func combineLatest<P: Publisher, T>(
        _ other: P,
        _ transform: @escaping (Output, P.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure {
        AnyPublisher { value, end in
            var (left, right): (Output?, P.Output?)
            let emit = {
                if let left, let right { value(transform(left, right)) }
            }
            let first = self._subscribe(
                {
                    left = $0
                    emit()
                },
                end
            )
            let second = other._subscribe(
                {
                    right = $0
                    emit()
                },
                end
            )
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
    public func combineLatest<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<
        (Output, P.Output, Q.Output), Failure
    > where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p).combineLatest(q).map { ($0.0, $0.1, $1) }
    }
    public func merge<P: Publisher>(with other: P) -> AnyPublisher<Output, Failure>
    where P.Failure == Failure, P.Output == Output {
        AnyPublisher { value, end in
            let (first, second) = (self._subscribe(value, end), other._subscribe(value, end))
            return AnyCancellable {
                first.cancel()
                second.cancel()
            }
        }
    }
}

extension Publishers {
    public struct CombineLatest<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B) { all = a.combineLatest(b) }
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }
    public struct CombineLatest3<A: Publisher, B: Publisher, C: Publisher>: Publisher
    where A.Failure == B.Failure, B.Failure == C.Failure {
        public typealias Output = (A.Output, B.Output, C.Output)
        public typealias Failure = A.Failure
        let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B, _ c: C) { all = a.combineLatest(b, c) }
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }
    public struct Zip<A: Publisher, B: Publisher>: Publisher where A.Failure == B.Failure {
        public typealias Output = (A.Output, B.Output)
        public typealias Failure = A.Failure
        let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B) { all = a.zip(b) }
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }
    public struct Merge<A: Publisher, B: Publisher>: Publisher
    where A.Failure == B.Failure, A.Output == B.Output {
        public typealias Output = A.Output
        public typealias Failure = A.Failure
        let all: AnyPublisher<Output, Failure>
        public init(_ a: A, _ b: B) { all = a.merge(with: b) }
        public func receive<S: Subscriber>(subscriber: S)
        where S.Input == Output, S.Failure == Failure { all.receive(subscriber: subscriber) }
    }
}
