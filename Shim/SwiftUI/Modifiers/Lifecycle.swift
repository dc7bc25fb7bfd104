import Foundation

nonisolated extension View {
    public func onAppear(perform action: (() -> Void)? = nil) -> some View {
        _modified(action.map { .appear($0) } ?? .none)
    }
    public func onDisappear(perform action: (() -> Void)? = nil) -> some View {
        _modified(action.map { .disappear($0) } ?? .none)
    }
    public func task(
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { _modified(.task(id: nil, action)) }
    public func task<T: Equatable>(
        id value: T,
        priority: TaskPriority = .userInitiated,
        @_inheritActorContext _ action: @escaping @Sendable () async -> Void
    ) -> some View { _modified(.task(id: (value as? AnyHashable), action)) }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping (_ oldValue: V, _ newValue: V) -> Void
    ) -> some View {
        _modified(
            .change(
                of: value,
                isEqual: { ($0 as? V) == ($1 as? V) },
                initial: initial,
                { if let old = $0 as? V, let new = $1 as? V { action(old, new) } }
            )
        )
    }
    public func onChange<V: Equatable>(
        of value: V,
        initial: Bool = false,
        _ action: @escaping () -> Void
    ) -> some View {
        _modified(
            .change(
                of: value,
                isEqual: { ($0 as? V) == ($1 as? V) },
                initial: initial,
                { _, _ in action() }
            )
        )
    }
    @available(*, deprecated, message: "Use `onChange` with a two or zero parameter action closure instead.")
    public func onChange<V: Equatable>(
        of value: V,
        perform action: @escaping (_ newValue: V) -> Void
    ) -> some View {
        _modified(
            .change(
                of: value,
                isEqual: { ($0 as? V) == ($1 as? V) },
                initial: false,
                { if let new = $1 as? V { action(new) } }
            )
        )
    }
    public func onReceive<P: Publisher>(
        _ publisher: P,
        perform action: @escaping (P.Output) -> Void
    ) -> some View where P.Failure == Never {
        _modified(
            .receive { changed in
                publisher.sink {
                    action($0)
                    changed()
                }
            }
        )
    }
    public func onOpenURL(perform action: @escaping (URL) -> Void) -> some View { _modified() }
    public func onContinueUserActivity(
        _ activityType: String,
        perform action: @escaping (NSUserActivity) -> Void
    ) -> some View { _modified() }
    public func userActivity(
        _ activityType: String,
        isActive: Bool = true,
        _ update: @escaping (NSUserActivity) -> Void
    ) -> some View { _modified() }
    public func userActivity<P>(
        _ activityType: String,
        element: P?,
        _ update: @escaping (P, NSUserActivity) -> Void
    ) -> some View { _modified() }
    public func handlesExternalEvents(preferring: Set<String>, allowing: Set<String>) -> some View {
        _modified()
    }
    public func onSubmit(of triggers: SubmitTriggers = .text, _ action: @escaping () -> Void)
        -> some View
    { _modified() }
    public func submitScope(_ isBlocking: Bool = true) -> some View { _modified() }
    public func submitLabel(_ submitLabel: SubmitLabel) -> some View { _modified() }
    public func id<ID: Hashable>(_ id: ID) -> some View { _modified(.identity(AnyHashable(id))) }
    public func disabled(_ disabled: Bool) -> some View {
        _modified(.environment { $0.isEnabled = $0.isEnabled && !disabled })
    }
    public func allowsHitTesting(_ enabled: Bool) -> some View { _modified() }
    public func onHover(perform action: @escaping (Bool) -> Void) -> some View { _modified() }
    public func onContinuousHover<C: CoordinateSpaceProtocol>(
        coordinateSpace: C = .local,
        perform action: @escaping (HoverPhase) -> Void
    ) -> some View { _modified() }
    public func hoverEffect(_ effect: HoverEffect = .automatic) -> some View { _modified() }
    public func hoverEffect(_ effect: HoverEffect = .automatic, isEnabled: Bool = true) -> some View {
        _modified()
    }
    public func hoverEffectDisabled(_ disabled: Bool = true) -> some View { _modified() }
    public func pointerStyle(_ style: PointerStyle?) -> some View { _modified() }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(
        _ binding: Binding<V>,
        from minValue: V? = nil,
        through maxValue: V? = nil,
        by stride: V.Stride? = nil,
        sensitivity: DigitalCrownRotationalSensitivity = .high,
        isContinuous: Bool = false,
        isHapticFeedbackEnabled: Bool = true
    ) -> some View { _modified() }
    public func digitalCrownRotation<V: BinaryFloatingPoint>(_ binding: Binding<V>) -> some View {
        _modified()
    }
    public func sensoryFeedback<T: Equatable>(_ feedback: SensoryFeedback, trigger: T) -> some View {
        _modified()
    }
    public func sensoryFeedback<T: Equatable>(
        _ feedback: SensoryFeedback,
        trigger: T,
        condition: @escaping (_ old: T, _ new: T) -> Bool
    ) -> some View { _modified() }
    public func sensoryFeedback<T: Equatable>(
        trigger: T,
        _ feedback: @escaping (_ old: T, _ new: T) -> SensoryFeedback?
    ) -> some View { _modified() }
}
public enum DigitalCrownRotationalSensitivity: Sendable { case low, medium, high }
public enum HoverPhase: Equatable, Sendable {
    case active(CGPoint)
    case ended
}
public struct SubmitTriggers: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let text = SubmitTriggers(rawValue: 1)
    public static let search = SubmitTriggers(rawValue: 2)
}
public struct SubmitLabel: Sendable {
    public static let done = SubmitLabel()
    public static let go = SubmitLabel()
    public static let send = SubmitLabel()
    public static let join = SubmitLabel()
    public static let route = SubmitLabel()
    public static let search = SubmitLabel()
    public static let `return` = SubmitLabel()
    public static let next = SubmitLabel()
    public static let `continue` = SubmitLabel()
}
public struct SensoryFeedback: Equatable, Sendable {
    public enum Weight: Sendable { case light, medium, heavy }
    public enum Flexibility: Sendable { case rigid, solid, soft }
    public static let success = SensoryFeedback()
    public static let warning = SensoryFeedback()
    public static let error = SensoryFeedback()
    public static let selection = SensoryFeedback()
    public static let increase = SensoryFeedback()
    public static let decrease = SensoryFeedback()
    public static let start = SensoryFeedback()
    public static let stop = SensoryFeedback()
    public static let alignment = SensoryFeedback()
    public static let levelChange = SensoryFeedback()
    public static let impact = SensoryFeedback()
    public static let pathComplete = SensoryFeedback()
    public static func impact(weight: Weight = .medium, intensity: Double = 1) -> Self { .init() }
    public static func impact(flexibility: Flexibility, intensity: Double = 1) -> Self { .init() }
}
