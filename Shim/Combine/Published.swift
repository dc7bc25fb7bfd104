class AnyPublishedBox {
    var objectWillChange: ObservableObjectPublisher?
    var subscriptions: [AnyCancellable] = []
}

final class PublishedBox<Value>: AnyPublishedBox {
    var value: Value
    let subscribers = Subscribers_<Value, Never>()
    init(_ value: Value) { self.value = value }
    func set(_ new: Value) {
        objectWillChange?.send()
        subscribers.send(new)
        value = new
    }
}

protocol PublishedProperty {
    var anyBox: AnyPublishedBox { get }
}

@propertyWrapper public struct Published<Value>: PublishedProperty {
    let box: PublishedBox<Value>
    var anyBox: AnyPublishedBox { box }

    public init(wrappedValue: Value) { box = PublishedBox(wrappedValue) }
    public init(initialValue: Value) { box = PublishedBox(initialValue) }

    public struct Publisher: Combine.Publisher {
        public typealias Output = Value
        public typealias Failure = Never
        let box: PublishedBox<Value>
        public func receive<S: Subscriber>(subscriber: S) where S.Input == Value, S.Failure == Never {
            box.subscribers.add(subscriber)
            _ = subscriber.receive(box.value)
        }
    }

    public var projectedValue: Publisher {
        mutating get { Publisher(box: box) }
        set { box.subscriptions.append(newValue._subscribe { [box] in box.set($0) }) }
    }

    @available(*, unavailable, message: "@Published is only available on properties of classes")
    public var wrappedValue: Value {
        get { box.value }
        set { box.set(newValue) }
    }

    public static subscript<EnclosingSelf: AnyObject>(
        _enclosingInstance object: EnclosingSelf,
        wrapped wrappedKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Value>,
        storage storageKeyPath: ReferenceWritableKeyPath<EnclosingSelf, Published<Value>>
    ) -> Value {
        get { object[keyPath: storageKeyPath].box.value }
        set {
            let box = object[keyPath: storageKeyPath].box
            if box.objectWillChange == nil { notify(object) }
            box.set(newValue)
        }
    }

    /// Tells an object whose publisher nobody has asked for yet, or that made its own.
    private static func notify(_ object: AnyObject) {
        guard let observable = object as? any ObservableObject else { return }
        if let publisher = observable.objectWillChange as? PassthroughSubject<Void, Never> {
            publisher.send()
        }
    }
}
