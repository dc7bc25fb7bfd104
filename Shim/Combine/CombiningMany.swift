extension Publisher {
    public func merge<B: Publisher, C: Publisher>(with b: B, _ c: C) -> AnyPublisher<Output, Failure>
    where B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output {
        merge(with: b).merge(with: c)
    }
    public func merge<B: Publisher, C: Publisher, D: Publisher>(with b: B, _ c: C, _ d: D) -> AnyPublisher<
        Output, Failure
    >
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
        D.Output == Output
    { merge(with: b).merge(with: c).merge(with: d) }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher>(with b: B, _ c: C, _ d: D, _ e: E)
        -> AnyPublisher<Output, Failure>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
        D.Output == Output, E.Failure == Failure, E.Output == Output
    { merge(with: b).merge(with: c).merge(with: d).merge(with: e) }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F
    ) -> AnyPublisher<Output, Failure>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
        D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output
    { merge(with: b).merge(with: c).merge(with: d).merge(with: e).merge(with: f) }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G
    ) -> AnyPublisher<Output, Failure>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
        D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output
    { merge(with: b).merge(with: c).merge(with: d).merge(with: e).merge(with: f).merge(with: g) }
    public func merge<B: Publisher, C: Publisher, D: Publisher, E: Publisher, F: Publisher, G: Publisher, H: Publisher>(
        with b: B,
        _ c: C,
        _ d: D,
        _ e: E,
        _ f: F,
        _ g: G,
        _ h: H
    ) -> AnyPublisher<Output, Failure>
    where
        B.Failure == Failure, B.Output == Output, C.Failure == Failure, C.Output == Output, D.Failure == Failure,
        D.Output == Output, E.Failure == Failure, E.Output == Output, F.Failure == Failure, F.Output == Output,
        G.Failure == Failure, G.Output == Output, H.Failure == Failure, H.Output == Output
    { merge(with: b).merge(with: c).merge(with: d).merge(with: e).merge(with: f).merge(with: g).merge(with: h) }
    public func combineLatest<P: Publisher, Q: Publisher, T>(
        _ p: P,
        _ q: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        combineLatest(p, q).map { transform($0.0, $0.1, $0.2) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
        -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(p, q).combineLatest(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }
    public func combineLatest<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ p: P,
        _ q: Q,
        _ r: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        combineLatest(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
    public func zip<P: Publisher>(_ other: P) -> AnyPublisher<(Output, P.Output), Failure>
    where P.Failure == Failure {
        AnyPublisher { value, end in
            var (left, right): ([Output], [P.Output]) = ([], [])
            let emit = {
                if let first = left.first, let second = right.first {
                    left.removeFirst()
                    right.removeFirst()
                    value((first, second))
                }
            }
            let first = self._subscribe(
                {
                    left.append($0)
                    emit()
                },
                end
            )
            let second = other._subscribe(
                {
                    right.append($0)
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
    public func zip<P: Publisher, T>(_ other: P, _ transform: @escaping (Output, P.Output) -> T)
        -> AnyPublisher<T, Failure> where P.Failure == Failure
    { zip(other).map { transform($0.0, $0.1) } }
    public func zip<P: Publisher, Q: Publisher>(_ p: P, _ q: Q) -> AnyPublisher<(Output, P.Output, Q.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure { zip(p).zip(q).map { ($0.0.0, $0.0.1, $0.1) } }
    public func zip<P: Publisher, Q: Publisher, T>(
        _ p: P,
        _ q: Q,
        _ transform: @escaping (Output, P.Output, Q.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure {
        zip(p, q).map { transform($0.0, $0.1, $0.2) }
    }
    public func zip<P: Publisher, Q: Publisher, R: Publisher>(_ p: P, _ q: Q, _ r: R)
        -> AnyPublisher<(Output, P.Output, Q.Output, R.Output), Failure>
    where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(p, q).zip(r).map { ($0.0.0, $0.0.1, $0.0.2, $0.1) }
    }
    public func zip<P: Publisher, Q: Publisher, R: Publisher, T>(
        _ p: P,
        _ q: Q,
        _ r: R,
        _ transform: @escaping (Output, P.Output, Q.Output, R.Output) -> T
    ) -> AnyPublisher<T, Failure> where P.Failure == Failure, Q.Failure == Failure, R.Failure == Failure {
        zip(p, q, r).map { transform($0.0, $0.1, $0.2, $0.3) }
    }
}
extension Publisher where Output: Publisher, Output.Failure == Failure {
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        AnyPublisher { value, end in
            var latest: AnyCancellable?
            return self._subscribe(
                {
                    latest?.cancel()
                    latest = $0._subscribe(value, { if case .failure = $0 { end($0) } })
                },
                { if case .failure = $0 { end($0) } }
            )
        }
    }
}
extension Publisher where Failure == Never, Output: Publisher {
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Output.Failure> {
        setFailureType(to: Output.Failure.self).switchToLatest()
    }
}
extension Publisher where Output: Publisher, Output.Failure == Never {
    @_disfavoredOverload
    public func switchToLatest() -> AnyPublisher<Output.Output, Failure> {
        let failure = Failure.self
        return map { $0.setFailureType(to: failure) }.switchToLatest()
    }
}
