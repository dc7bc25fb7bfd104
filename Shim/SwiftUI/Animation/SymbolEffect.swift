public protocol SymbolEffect {}
public struct BounceSymbolEffect: SymbolEffect, Sendable {
    public var up: BounceSymbolEffect { self }
    public var down: BounceSymbolEffect { self }
    public var byLayer: BounceSymbolEffect { self }
    public var wholeSymbol: BounceSymbolEffect { self }
}
public struct PulseSymbolEffect: SymbolEffect, Sendable {
    public var byLayer: PulseSymbolEffect { self }
    public var wholeSymbol: PulseSymbolEffect { self }
}
public struct VariableColorSymbolEffect: SymbolEffect, Sendable {
    public var iterative: VariableColorSymbolEffect { self }
    public var cumulative: VariableColorSymbolEffect { self }
    public var reversing: VariableColorSymbolEffect { self }
    public var nonReversing: VariableColorSymbolEffect { self }
    public var hideInactiveLayers: VariableColorSymbolEffect { self }
    public var dimInactiveLayers: VariableColorSymbolEffect { self }
}
public struct ScaleSymbolEffect: SymbolEffect, Sendable {
    public var up: ScaleSymbolEffect { self }
    public var down: ScaleSymbolEffect { self }
    public var byLayer: ScaleSymbolEffect { self }
}
public struct AppearSymbolEffect: SymbolEffect, Sendable {
    public var up: AppearSymbolEffect { self }
    public var down: AppearSymbolEffect { self }
    public var byLayer: AppearSymbolEffect { self }
}
public struct ReplaceSymbolEffect: SymbolEffect, Sendable {
    public var downUp: ReplaceSymbolEffect { self }
    public var upUp: ReplaceSymbolEffect { self }
    public var offUp: ReplaceSymbolEffect { self }
    public var byLayer: ReplaceSymbolEffect { self }
    public var wholeSymbol: ReplaceSymbolEffect { self }
}
public struct WiggleSymbolEffect: SymbolEffect, Sendable {
    public var left: WiggleSymbolEffect { self }
    public var right: WiggleSymbolEffect { self }
    public var byLayer: WiggleSymbolEffect { self }
}
public struct RotateSymbolEffect: SymbolEffect, Sendable {
    public var clockwise: RotateSymbolEffect { self }
    public var byLayer: RotateSymbolEffect { self }
}
public struct BreatheSymbolEffect: SymbolEffect, Sendable {
    public var plain: BreatheSymbolEffect { self }
    public var pulse: BreatheSymbolEffect { self }
}
public struct AutomaticSymbolEffect: SymbolEffect, Sendable {}
extension SymbolEffect where Self == BounceSymbolEffect {
    public static var bounce: Self { .init() }
}
extension SymbolEffect where Self == PulseSymbolEffect {
    public static var pulse: Self { .init() }
}
extension SymbolEffect where Self == VariableColorSymbolEffect {
    public static var variableColor: Self { .init() }
}
extension SymbolEffect where Self == ScaleSymbolEffect {
    public static var scale: Self { .init() }
}
extension SymbolEffect where Self == AppearSymbolEffect {
    public static var appear: Self { .init() }
    public static var disappear: Self { .init() }
}
extension SymbolEffect where Self == ReplaceSymbolEffect {
    public static var replace: Self { .init() }
}
extension SymbolEffect where Self == WiggleSymbolEffect {
    public static var wiggle: Self { .init() }
}
extension SymbolEffect where Self == RotateSymbolEffect {
    public static var rotate: Self { .init() }
}
extension SymbolEffect where Self == BreatheSymbolEffect {
    public static var breathe: Self { .init() }
}
extension SymbolEffect where Self == AutomaticSymbolEffect {
    public static var automatic: Self { .init() }
}
public struct SymbolEffectOptions: Sendable {
    public static let `default` = SymbolEffectOptions()
    public static let repeating = SymbolEffectOptions()
    public static let nonRepeating = SymbolEffectOptions()
    public struct RepeatBehavior: Sendable {
        public static let continuous = RepeatBehavior()
        public static let periodic = RepeatBehavior()
        public static func periodic(_ count: Int? = nil, delay: Double? = nil) -> RepeatBehavior {
            RepeatBehavior()
        }
    }
    public static func speed(_ speed: Double) -> SymbolEffectOptions { .init() }
    public static func `repeat`(_ count: Int) -> SymbolEffectOptions { .init() }
    public static func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { .init() }
    public func speed(_ speed: Double) -> SymbolEffectOptions { self }
    public func `repeat`(_ count: Int) -> SymbolEffectOptions { self }
    public func `repeat`(_ behavior: RepeatBehavior) -> SymbolEffectOptions { self }
    public var repeating: SymbolEffectOptions { self }
    public var nonRepeating: SymbolEffectOptions { self }
}
nonisolated extension View {
    public func symbolEffect<T: SymbolEffect>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        isActive: Bool = true
    ) -> some View { _modified() }
    public func symbolEffect<T: SymbolEffect, U: Equatable>(
        _ effect: T,
        options: SymbolEffectOptions = .default,
        value: U
    ) -> some View { _modified() }
    public func symbolEffectsRemoved(_ isEnabled: Bool = true) -> some View { _modified() }
}
