extension Publisher {
    /// One value made of all values, when the publisher has ended.
    func reduced<T>(_ initial: T, _ next: @escaping (inout T, Output) -> Void) -> AnyPublisher<T, Failure> {
        AnyPublisher { value, end in
            var sum = initial
            return self._subscribe(
                { next(&sum, $0) },
                {
                    if case .finished = $0 { value(sum) }
                    end($0)
                }
            )
        }
    }
    /// The same, where a failure ends it.
    func tryReduced<T>(_ initial: T, _ next: @escaping (inout T, Output) throws -> Void)
        -> AnyPublisher<T, any Error>
    {
        tryMap { $0 }.reduced(Result<T, any Error>.success(initial)) { sum, value in
            sum = sum.flatMap { old in
                Result {
                    var new = old
                    try next(&new, value)
                    return new
                }
            }
        }
        .tryMap { try $0.get() }
    }
    public func reduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) -> T)
        -> AnyPublisher<T, Failure>
    { reduced(initialResult) { $0 = nextPartialResult($0, $1) } }
    public func tryReduce<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> AnyPublisher<T, any Error>
    { tryReduced(initialResult) { $0 = try nextPartialResult($0, $1) } }
    public func count() -> AnyPublisher<Int, Failure> { reduced(0) { sum, _ in sum += 1 } }
    public func allSatisfy(_ predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        reduced(true) { $0 = $0 && predicate($1) }
    }
    public func tryAllSatisfy(_ predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
        tryReduced(true) { all, value in all = try all && predicate(value) }
    }
    public func contains(where predicate: @escaping (Output) -> Bool) -> AnyPublisher<Bool, Failure> {
        reduced(false) { $0 = $0 || predicate($1) }
    }
    public func tryContains(where predicate: @escaping (Output) throws -> Bool) -> AnyPublisher<Bool, any Error> {
        tryReduced(false) { any, value in any = try any || predicate(value) }
    }
    public func max(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduced(Output?.none) { best, value in
            if let known = best, !areInIncreasingOrder(known, value) { return }
            best = value
        }
        .compactMap { $0 }
    }
    public func min(by areInIncreasingOrder: @escaping (Output, Output) -> Bool) -> AnyPublisher<Output, Failure> {
        reduced(Output?.none) { best, value in
            if let known = best, !areInIncreasingOrder(value, known) { return }
            best = value
        }
        .compactMap { $0 }
    }
    public func tryMax(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> AnyPublisher<Output, any Error>
    {
        tryReduced(Output?.none) { best, value in
            if let known = best, try !areInIncreasingOrder(known, value) { return }
            best = value
        }
        .compactMap { $0 }.eraseToAnyPublisher()
    }
    public func tryMin(by areInIncreasingOrder: @escaping (Output, Output) throws -> Bool)
        -> AnyPublisher<Output, any Error>
    {
        tryReduced(Output?.none) { best, value in
            if let known = best, try !areInIncreasingOrder(value, known) { return }
            best = value
        }
        .compactMap { $0 }.eraseToAnyPublisher()
    }
    public func ignoreOutput() -> AnyPublisher<Output, Failure> { filter { _ in false } }
}
extension Publisher where Output: Equatable {
    public func contains(_ output: Output) -> AnyPublisher<Bool, Failure> { contains { $0 == output } }
}
extension Publisher where Output: Comparable {
    public func max() -> AnyPublisher<Output, Failure> { max(by: <) }
    public func min() -> AnyPublisher<Output, Failure> { min(by: <) }
}
