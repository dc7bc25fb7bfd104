import Foundation

extension Publisher {
    public func tryMap<T>(_ transform: @escaping (Output) throws -> T) -> AnyPublisher<
        T, any Error
    > {
        AnyPublisher { value, end in
            self._subscribe(
                {
                    do { value(try transform($0)) } catch { end(.failure(error)) }
                },
                {
                    switch $0 {
                    case .finished: end(.finished)
                    case .failure(let error): end(.failure(error))
                    }
                }
            )
        }
    }
    public func mapError<E: Error>(_ transform: @escaping (Failure) -> E) -> AnyPublisher<Output, E> {
        AnyPublisher { value, end in
            self._subscribe(value) {
                switch $0 {
                case .finished: end(.finished)
                case .failure(let error): end(.failure(transform(error)))
                }
            }
        }
    }
    public func replaceError(with output: Output) -> AnyPublisher<Output, Never> {
        self.catch { _ in Just(output) }
    }
    public func replaceNil<T>(with output: T) -> AnyPublisher<T, Failure> where Output == T? {
        map { $0 ?? output }
    }
    public func replaceEmpty(with output: Output) -> AnyPublisher<Output, Failure> {
        eraseToAnyPublisher()
    }
    public func `catch`<P: Publisher>(_ handler: @escaping (Failure) -> P) -> AnyPublisher<
        Output, P.Failure
    > where P.Output == Output {
        AnyPublisher { value, end in
            var inner: [AnyCancellable] = []
            return self._subscribe(value) {
                switch $0 {
                case .finished: end(.finished)
                case .failure(let error): inner.append(handler(error)._subscribe(value, end))
                }
            }
        }
    }
    public func retry(_ retries: Int) -> AnyPublisher<Output, Failure> { eraseToAnyPublisher() }
    public func decode<Item: Decodable, Coder: TopLevelDecoder>(type: Item.Type, decoder: Coder)
        -> AnyPublisher<Item, any Error> where Output == Coder.Input
    { tryMap { try decoder.decode(type, from: $0) } }
}

public protocol TopLevelDecoder<Input> {
    associatedtype Input
    func decode<T: Decodable>(_ type: T.Type, from: Input) throws -> T
}
extension JSONDecoder: TopLevelDecoder { public typealias Input = Data }
public protocol TopLevelEncoder<Output> {
    associatedtype Output
    func encode<T: Encodable>(_ value: T) throws -> Output
}
extension JSONEncoder: TopLevelEncoder { public typealias Output = Data }
