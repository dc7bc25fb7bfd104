// Operators whose closures may throw, and those for debugging.
import Foundation

extension Publisher {
    public func tryFilter(_ isIncluded: @escaping (Output) throws -> Bool) -> AnyPublisher<Output, any Error> {
        tryCompactMap { try isIncluded($0) ? $0 : nil }
    }
    public func tryCompactMap<T>(_ transform: @escaping (Output) throws -> T?) -> AnyPublisher<T, any Error> {
        tryMap(transform).compactMap { $0 }
    }
    public func tryScan<T>(_ initialResult: T, _ nextPartialResult: @escaping (T, Output) throws -> T)
        -> AnyPublisher<T, any Error>
    {
        AnyPublisher { value, end in
            var sum = initialResult
            return self.tryMap {
                sum = try nextPartialResult(sum, $0)
                return sum
            }
            ._subscribe(value, end)
        }
    }
    public func tryRemoveDuplicates(by predicate: @escaping (Output, Output) throws -> Bool)
        -> AnyPublisher<Output, any Error>
    {
        AnyPublisher { value, end in
            var last: Output?
            return self.tryFilter {
                if let known = last, try predicate(known, $0) { return false }
                last = $0
                return true
            }
            ._subscribe(value, end)
        }
    }
    public func tryCatch<P: Publisher>(_ handler: @escaping (Failure) throws -> P) -> AnyPublisher<Output, any Error>
    where P.Output == Output {
        AnyPublisher { value, end in
            var inner: [AnyCancellable] = []
            return self._subscribe(value) {
                switch $0 {
                case .finished: end(.finished)
                case .failure(let failure):
                    do { inner.append(try handler(failure).tryMap { $0 }._subscribe(value, end)) } catch {
                        end(.failure(error))
                    }
                }
            }
        }
    }
    public func encode<Coder: TopLevelEncoder>(encoder: Coder) -> AnyPublisher<Coder.Output, any Error>
    where Output: Encodable { tryMap { try encoder.encode($0) } }
    public func assertNoFailure(_ prefix: String = "", file: StaticString = #file, line: UInt = #line)
        -> AnyPublisher<Output, Never>
    { self.catch { failure -> Empty<Output, Never> in fatalError("\(prefix)\(failure)", file: file, line: line) } }
    public func breakpoint(
        receiveSubscription: ((any Subscription) -> Bool)? = nil,
        receiveOutput: ((Output) -> Bool)? = nil,
        receiveCompletion: ((Subscribers.Completion<Failure>) -> Bool)? = nil
    ) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func breakpointOnError() -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
}
