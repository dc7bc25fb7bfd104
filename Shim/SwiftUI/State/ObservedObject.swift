@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty, _ObservingProperty {
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                _get: { object[keyPath: keyPath] },
                _set: { object[keyPath: keyPath] = $0 },
                _source: [AnyHashable(ObjectIdentifier(object)), AnyHashable(keyPath)]
            )
        }
    }
    /// The observed object, for an evaluator.
    public var _observed: (any ObservableObject)? { object }
    private var object: ObjectType
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }
}
