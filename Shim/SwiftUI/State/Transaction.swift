public struct Transaction {
    public var animation: Animation?
    public var disablesAnimations = false
    public var isContinuous = false
    var values: [ObjectIdentifier: Any] = [:]
    public init() {}
    public init(animation: Animation?) { self.animation = animation }
    public var tracksVelocity = false
    public var dismissBehavior = DismissBehavior.interactive
    public var scrollTargetAnchor: UnitPoint?
    public var scrollPositionUpdatePreservesVelocity = false
    public var scrollContentOffsetAdjustmentBehavior = ScrollContentOffsetAdjustmentBehavior.automatic
    public mutating func addAnimationCompletion(
        criteria: AnimationCompletionCriteria = .logicallyComplete,
        _ completion: @escaping () -> Void
    ) {}
    public subscript<K: TransactionKey>(key: K.Type) -> K.Value {
        get { values[ObjectIdentifier(key)] as? K.Value ?? K.defaultValue }
        set { values[ObjectIdentifier(key)] = newValue }
    }
}
public protocol TransactionKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
public func withTransaction<Result>(
    _ transaction: Transaction,
    _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withTransaction<R, V>(
    _ keyPath: WritableKeyPath<Transaction, V>,
    _ value: V,
    _ body: () throws -> R
) rethrows -> R { try body() }
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    _ body: () throws -> Result
) rethrows -> Result { try body() }
public func withAnimation<Result>(
    _ animation: Animation? = .default,
    completionCriteria: AnimationCompletionCriteria = .logicallyComplete,
    _ body: () throws -> Result,
    completion: @escaping () -> Void
) rethrows -> Result { try body() }
public struct AnimationCompletionCriteria: Hashable, Sendable {
    let name: String
    public static let logicallyComplete = AnimationCompletionCriteria(name: "logicallyComplete")
    public static let removed = AnimationCompletionCriteria(name: "removed")
}
nonisolated extension View {
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some View {
        _modified()
    }
    public func transaction(
        value: some Equatable,
        _ transform: @escaping (inout Transaction) -> Void
    ) -> some View { _modified() }
    public func transaction<V: View>(
        _ transform: @escaping (inout Transaction) -> Void,
        @ViewBuilder body: (PlaceholderContentView<Self>) -> V
    ) -> some View { _modified() }
}
nonisolated public struct PlaceholderContentView<Value>: View, _PrimitiveView {}
public struct DismissBehavior: Sendable {
    public static let interactive = DismissBehavior()
    public static let destructive = DismissBehavior()
}
public struct ScrollContentOffsetAdjustmentBehavior: Sendable {
    public static var automatic: ScrollContentOffsetAdjustmentBehavior { .init() }
    public static var disabled: ScrollContentOffsetAdjustmentBehavior { .init() }
}
nonisolated extension ViewModifier {
    public func transaction(_ transform: @escaping (inout Transaction) -> Void) -> some ViewModifier {
        ModifiedContent(content: self, modifier: EmptyModifier())
    }
    public func animation(_ animation: Animation?) -> some ViewModifier {
        ModifiedContent(content: self, modifier: EmptyModifier())
    }
}
