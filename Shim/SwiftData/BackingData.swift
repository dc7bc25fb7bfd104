import AppleFoundation

/// Where a model keeps its values: models of the stand-in keep theirs themselves.
public protocol BackingData<Model> {
    associatedtype Model: PersistentModel
    var persistentModelID: PersistentIdentifier? { get set }
    var metadata: Any { get }
    init(for modelType: Model.Type)
    func getValue<Value: Decodable>(forKey key: KeyPath<Model, Value>) -> Value
    func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>) -> Value
    func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>) -> Value?
    func getValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value>) -> Value
    func getTransformableValue<Value>(forKey key: KeyPath<Model, Value>) -> Value
    func setValue<Value: Encodable>(forKey key: KeyPath<Model, Value>, to newValue: Value)
    func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>, to newValue: Value)
    func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>, to newValue: Value?)
    func setValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value>, to newValue: Value)
    func setTransformableValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value)
}
public protocol RelationshipCollection {
    associatedtype PersistentElement: PersistentModel
}
extension Array: RelationshipCollection where Element: PersistentModel {
    public typealias PersistentElement = Element
}
extension PersistentModel {
    public init(backingData: any BackingData<Self>) { fatalError("Models keep their values themselves") }
    public static var schemaMetadata: [Schema.PropertyMetadata] { [] }
    public static func createBackingData() -> some BackingData<Self> { _NoBackingData<Self>(for: Self.self) }
    public var persistentBackingData: any BackingData<Self> {
        get { _NoBackingData<Self>(for: Self.self) }
        set {}
    }
    public func getValue<Value: Decodable>(forKey key: KeyPath<Self, Value>) -> Value { self[keyPath: key] }
    public func getValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>) -> Value { self[keyPath: key] }
    public func getValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value?>) -> Value? { self[keyPath: key] }
    public func getValue<Value: RelationshipCollection>(forKey key: KeyPath<Self, Value>) -> Value {
        self[keyPath: key]
    }
    public func getTransformableValue<Value>(forKey key: KeyPath<Self, Value>) -> Value { self[keyPath: key] }
    public func setValue<Value: Encodable>(forKey key: KeyPath<Self, Value>, to newValue: Value) {}
    public func setValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value>, to newValue: Value) {}
    public func setValue<Value: PersistentModel>(forKey key: KeyPath<Self, Value?>, to newValue: Value?) {}
    public func setValue<Value: RelationshipCollection>(forKey key: KeyPath<Self, Value>, to newValue: Value) {}
    public func setTransformableValue<Value>(forKey key: KeyPath<Self, Value>, to newValue: Value) {}
}
struct _NoBackingData<Model: PersistentModel>: BackingData {
    var persistentModelID: PersistentIdentifier?
    var metadata: Any { () }
    init(for modelType: Model.Type) {}
    func getValue<Value: Decodable>(forKey key: KeyPath<Model, Value>) -> Value { fatalError("Nothing is stored here") }
    func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>) -> Value {
        fatalError("Nothing is stored here")
    }
    func getValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>) -> Value? {
        fatalError("Nothing is stored here")
    }
    func getValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value>) -> Value {
        fatalError("Nothing is stored here")
    }
    func getTransformableValue<Value>(forKey key: KeyPath<Model, Value>) -> Value {
        fatalError("Nothing is stored here")
    }
    func setValue<Value: Encodable>(forKey key: KeyPath<Model, Value>, to newValue: Value) {}
    func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value>, to newValue: Value) {}
    func setValue<Value: PersistentModel>(forKey key: KeyPath<Model, Value?>, to newValue: Value?) {}
    func setValue<Value: RelationshipCollection>(forKey key: KeyPath<Model, Value>, to newValue: Value) {}
    func setTransformableValue<Value>(forKey key: KeyPath<Model, Value>, to newValue: Value) {}
}
