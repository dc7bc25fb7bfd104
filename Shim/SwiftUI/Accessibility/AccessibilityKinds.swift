import Foundation

public struct AccessibilityTextContentType: Sendable {
    public static let plain = AccessibilityTextContentType()
    public static let console = AccessibilityTextContentType()
    public static let fileSystem = AccessibilityTextContentType()
    public static let messaging = AccessibilityTextContentType()
    public static let narrative = AccessibilityTextContentType()
    public static let sourceCode = AccessibilityTextContentType()
    public static let spreadsheet = AccessibilityTextContentType()
    public static let wordProcessing = AccessibilityTextContentType()
}
public struct AccessibilityActionCategory: Equatable, Sendable {
    let name: String
    init(known name: String) { self.name = name }
    public static let `default` = AccessibilityActionCategory(known: "default")
    public static let edit = AccessibilityActionCategory(known: "edit")
    public init(_ name: Text) { self.name = name._string }
    public init(_ nameKey: LocalizedStringKey) { name = nameKey.key }
    @_disfavoredOverload public init(_ nameResource: LocalizedStringResource) { name = nameResource.key }
    @_disfavoredOverload public init<S: StringProtocol>(_ name: S) { self.name = String(name) }
}
public struct AccessibilityCustomContentKey: Equatable, Sendable {
    let id: String
    public init(_ label: Text, id: String) { self.id = id }
    public init(_ labelKey: LocalizedStringKey, id: String) { self.id = id }
    @_disfavoredOverload public init(_ labelResource: LocalizedStringResource, id: String) { self.id = id }
    public init(_ labelKey: LocalizedStringKey) { id = labelKey.key }
    @_disfavoredOverload public init(_ labelResource: LocalizedStringResource) { id = labelResource.key }
}
public struct AccessibilityDirectTouchOptions: OptionSet, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }
    public static let silentOnTouch = AccessibilityDirectTouchOptions(rawValue: 1)
    public static let requiresActivation = AccessibilityDirectTouchOptions(rawValue: 2)
}
public struct AccessibilityTechnologies: SetAlgebra, Sendable {
    var names: Set<String> = []
    public typealias Element = AccessibilityTechnologies
    public init() {}
    init(name: String) { names = [name] }
    public static let voiceOver = AccessibilityTechnologies(name: "voiceOver")
    public static let switchControl = AccessibilityTechnologies(name: "switchControl")
    public func contains(_ member: Self) -> Bool { names.isSuperset(of: member.names) }
    public func union(_ other: Self) -> Self { made(names.union(other.names)) }
    public func intersection(_ other: Self) -> Self { made(names.intersection(other.names)) }
    public func symmetricDifference(_ other: Self) -> Self { made(names.symmetricDifference(other.names)) }
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
    public mutating func formSymmetricDifference(_ other: Self) { names.formSymmetricDifference(other.names) }
    private func made(_ names: Set<String>) -> Self {
        var technologies = AccessibilityTechnologies()
        technologies.names = names
        return technologies
    }
}
public struct AccessibilityZoomGestureAction: Sendable {
    public enum Direction: Hashable, Sendable { case zoomIn, zoomOut }
    public let direction: Direction
    public let location: UnitPoint
    public let point: CGPoint
}
/// Names of the Accessibility framework that modifiers take.
open class AXCustomContent: NSObject {
    public enum Importance: UInt, Sendable { case `default`, high }
    public let label: String
    public let value: String
    public init(label: String, value: String) {
        self.label = label
        self.value = value
    }
}
open class AXChartDescriptor: NSObject {}
public protocol AXChartDescriptorRepresentable {
    func makeChartDescriptor() -> AXChartDescriptor
    func updateChartDescriptor(_ descriptor: AXChartDescriptor)
}
extension AXChartDescriptorRepresentable {
    public func updateChartDescriptor(_ descriptor: AXChartDescriptor) {}
}
