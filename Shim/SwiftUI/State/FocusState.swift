@propertyWrapper
public struct FocusState<Value: Hashable>: DynamicProperty, _StoredProperty {
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: FocusState<Value>.Binding { self }
    }
    let cell: _Cell<Value>
    public var _cell: _AnyCell { cell }
    public init() where Value == Bool { cell = _Cell { false } }
    public init<T>() where Value == T?, T: Hashable { cell = _Cell { nil } }
    public var wrappedValue: Value {
        get { cell._value }
        nonmutating set { cell._value = newValue }
    }
    public var projectedValue: FocusState<Value>.Binding {
        let cell = cell
        return Binding(binding: .init(_get: { cell._value }, _set: { cell._value = $0 }))
    }
}
extension FocusState: Sendable where Value: Sendable {}
extension FocusState.Binding: Sendable where Value: Sendable {}

nonisolated extension View {
    public func focused<Value: Hashable>(
        _ binding: FocusState<Value>.Binding,
        equals value: Value
    ) -> some View { _modified() }
    public func focused(_ condition: FocusState<Bool>.Binding) -> some View { _modified() }
    public func defaultFocus<V: Hashable>(
        _ binding: FocusState<V>.Binding,
        _ value: V,
        priority: DefaultFocusEvaluationPriority = .automatic
    ) -> some View { _modified() }
    public func focusable(_ isFocusable: Bool = true, onFocusChange: @escaping (Bool) -> Void)
        -> some View
    { _modified() }
    public func focusable(_ isFocusable: Bool = true) -> some View { _modified() }
    public func focusable(_ isFocusable: Bool = true, interactions: FocusInteractions) -> some View {
        _modified()
    }
    public func focusEffectDisabled(_ disabled: Bool = true) -> some View { _modified() }
    public func focusSection() -> some View { _modified() }
    public func focusScope(_ namespace: Namespace.ID) -> some View { _modified() }
    public func prefersDefaultFocus(_ prefersDefaultFocus: Bool = true, in namespace: Namespace.ID)
        -> some View
    { _modified() }
}
public struct DefaultFocusEvaluationPriority: Sendable {
    public static let automatic = DefaultFocusEvaluationPriority()
    public static let userInitiated = DefaultFocusEvaluationPriority()
}
public struct FocusInteractions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let activate = FocusInteractions(rawValue: 1)
    public static let edit = FocusInteractions(rawValue: 2)
    public static let automatic: FocusInteractions = [.activate, .edit]
}
