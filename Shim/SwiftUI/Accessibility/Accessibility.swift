import Foundation

public struct AccessibilityTraits: SetAlgebra, Sendable {
    var names: Set<String> = []
    public typealias Element = AccessibilityTraits
    public init() {}
    init(name: String) { names = [name] }
    public static let isButton = AccessibilityTraits(name: "isButton")
    public static let isHeader = AccessibilityTraits(name: "isHeader")
    public static let isSelected = AccessibilityTraits(name: "isSelected")
    public static let isLink = AccessibilityTraits(name: "isLink")
    public static let isSearchField = AccessibilityTraits(name: "isSearchField")
    public static let isImage = AccessibilityTraits(name: "isImage")
    public static let isKeyboardKey = AccessibilityTraits(name: "isKeyboardKey")
    public static let isStaticText = AccessibilityTraits(name: "isStaticText")
    public static let isSummaryElement = AccessibilityTraits(name: "isSummaryElement")
    public static let isModal = AccessibilityTraits(name: "isModal")
    public static let isToggle = AccessibilityTraits(name: "isToggle")
    public static let isTabBar = AccessibilityTraits(name: "isTabBar")
    public static let playsSound = AccessibilityTraits(name: "playsSound")
    public static let startsMediaSession = AccessibilityTraits(name: "startsMediaSession")
    public static let updatesFrequently = AccessibilityTraits(name: "updatesFrequently")
    public static let causesPageTurn = AccessibilityTraits(name: "causesPageTurn")
    public static let allowsDirectInteraction = AccessibilityTraits(name: "allowsDirectInteraction")
    public func contains(_ member: AccessibilityTraits) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { made(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { made(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self {
        made(names.symmetricDifference(other.names))
    }
    public mutating func insert(_ newMember: Self) -> (inserted: Bool, memberAfterInsert: Self) {
        names.formUnion(newMember.names)
        return (true, newMember)
    }
    public mutating func remove(_ member: Self) -> Self? {
        names.subtract(member.names)
        return member
    }
    public mutating func update(with newMember: Self) -> Self? { insert(newMember).memberAfterInsert }
    public mutating func formUnion(_ other: Self) { names.formUnion(other.names) }
    public mutating func formIntersection(_ other: Self) { names.formIntersection(other.names) }
    public mutating func formSymmetricDifference(_ other: Self) {
        names.formSymmetricDifference(other.names)
    }
    private func made(_ names: Set<String>) -> Self {
        var traits = AccessibilityTraits()
        traits.names = names
        return traits
    }
}
public struct AccessibilityChildBehavior: Hashable, Sendable {
    let name: String
    public static let ignore = AccessibilityChildBehavior(name: "ignore")
    public static let contain = AccessibilityChildBehavior(name: "contain")
    public static let combine = AccessibilityChildBehavior(name: "combine")
}
public struct AccessibilityActionKind: Equatable, Sendable {
    let name: String
    init(name: String) { self.name = name }
    public static let `default` = AccessibilityActionKind(name: "default")
    public static let escape = AccessibilityActionKind(name: "escape")
    public static let magicTap = AccessibilityActionKind(name: "magicTap")
    public static let delete = AccessibilityActionKind(name: "delete")
    public static let showMenu = AccessibilityActionKind(name: "showMenu")
    public init(named name: Text) { self.name = name._string }
}
public enum AccessibilityAdjustmentDirection: Sendable { case increment, decrement }
public enum AccessibilityHeadingLevel: Sendable { case unspecified, h1, h2, h3, h4, h5, h6 }
public enum AccessibilityLabeledPairRole: Sendable { case label, content }
@propertyWrapper
public struct AccessibilityFocusState<Value: Hashable>: DynamicProperty, _StoredProperty {
    @propertyWrapper public struct Binding {
        let binding: SwiftUI.Binding<Value>
        public var wrappedValue: Value {
            get { binding.wrappedValue }
            nonmutating set { binding.wrappedValue = newValue }
        }
        public var projectedValue: Binding { self }
    }
    let cell: _Cell<Value>
    public var _cell: _AnyCell { cell }
    public init() where Value == Bool { cell = _Cell { false } }
    public init<T: Hashable>() where Value == T? { cell = _Cell { nil } }
    public init(for technologies: AccessibilityTechnologies) where Value == Bool { cell = _Cell { false } }
    public init<T: Hashable>(for technologies: AccessibilityTechnologies) where Value == T? { cell = _Cell { nil } }
    public var wrappedValue: Value {
        get { cell._value }
        nonmutating set { cell._value = newValue }
    }
    public var projectedValue: Binding {
        let cell = cell
        return Binding(binding: .init(_get: { cell._value }, _set: { cell._value = $0 }))
    }
}
