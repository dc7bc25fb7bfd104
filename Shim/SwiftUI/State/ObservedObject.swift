@propertyWrapper
public struct ObservedObject<ObjectType: ObservableObject>: DynamicProperty {
    @dynamicMemberLookup public struct Wrapper {
        let object: ObjectType
        public subscript<Subject>(
            dynamicMember keyPath: ReferenceWritableKeyPath<ObjectType, Subject>
        ) -> Binding<Subject> {
            let object = object
            return Binding(
                _get: { object[keyPath: keyPath] },
                _set: { object[keyPath: keyPath] = $0 }
            )
        }
    }
    /// The observed object, for an evaluator.
    public var _object: ObjectType { object }
    private var object: ObjectType
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        get { object }
        set { object = newValue }
    }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
    public init(wrappedValue: ObjectType) { object = wrappedValue }
    public init(initialValue: ObjectType) { object = initialValue }
}
