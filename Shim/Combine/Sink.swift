extension Publisher {
    public func sink(
        receiveCompletion: @escaping (Subscribers.Completion<Failure>) -> Void,
        receiveValue: @escaping (Output) -> Void
    ) -> AnyCancellable { _subscribe(receiveValue, receiveCompletion) }
}

extension Publisher where Failure == Never {
    public func sink(receiveValue: @escaping (Output) -> Void) -> AnyCancellable {
        _subscribe(receiveValue)
    }
    public func assign<Root>(to keyPath: ReferenceWritableKeyPath<Root, Output>, on object: Root)
        -> AnyCancellable
    { _subscribe { object[keyPath: keyPath] = $0 } }
    public func assign(to published: inout Published<Output>.Publisher) {
        let box = published.box
        box.subscriptions.append(_subscribe { box.set($0) })
    }
    public var values: AsyncStream<Output> {
        AsyncStream { $0.finish() }
    }
}
extension Publisher {
    @_disfavoredOverload public var values: AsyncThrowingStream<Output, any Error> {
        AsyncThrowingStream { $0.finish() }
    }
}
