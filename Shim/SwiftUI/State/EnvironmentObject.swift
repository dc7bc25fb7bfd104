@propertyWrapper
public struct EnvironmentObject<ObjectType: ObservableObject>: DynamicProperty, _StoredProperty, _EnvironmentalProperty,
    _ObservingProperty
{
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
    public let _cell = _AnyCell()
    public func _read(in environment: EnvironmentValues) -> Any { environment._object(ObjectType.self) as Any }
    public var _observed: (any ObservableObject)? { _cell._environment?._object(ObjectType.self) }
    public init() {}
    @MainActor @preconcurrency public var wrappedValue: ObjectType {
        guard let object = _cell._environment?._object(ObjectType.self) else {
            fatalError("No ObservableObject of type \(ObjectType.self) found")
        }
        return object
    }
    @MainActor @preconcurrency public var projectedValue: Wrapper { Wrapper(object: wrappedValue) }
}

nonisolated extension View {
    public func environmentObject<T: ObservableObject>(_ object: T) -> some View {
        _modified(.environment { $0._setObject(object) })
    }
}
