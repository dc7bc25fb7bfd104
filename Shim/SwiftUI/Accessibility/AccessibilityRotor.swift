import Foundation

@MainActor @preconcurrency
public protocol AccessibilityRotorContent {
    associatedtype Body: AccessibilityRotorContent
    @AccessibilityRotorContentBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: AccessibilityRotorContent {}
/// Rotor content without a body of its own.
@MainActor @preconcurrency
public protocol _PrimitiveRotorContent: AccessibilityRotorContent where Body == Never {}
extension _PrimitiveRotorContent {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
nonisolated public struct AccessibilityRotorEntry<ID: Hashable>: _PrimitiveRotorContent {
    public init(
        _ label: Text,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload public init(
        _ labelResource: LocalizedStringResource,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L,
        id: ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ label: Text,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    public init(
        _ labelKey: LocalizedStringKey,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload public init(
        _ labelResource: LocalizedStringResource,
        id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload public init<L: StringProtocol>(
        _ label: L,
        _ id: ID,
        in namespace: Namespace.ID,
        textRange: Range<String.Index>? = nil,
        prepare: @escaping () -> Void = {}
    ) {}
}
extension AccessibilityRotorEntry where ID == Never {
    nonisolated public init(
        _ label: Text? = nil,
        textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {}
    nonisolated public init(
        _ labelKey: LocalizedStringKey,
        textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload nonisolated public init(
        _ labelResource: LocalizedStringResource,
        textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {}
    @_disfavoredOverload nonisolated public init<L: StringProtocol>(
        _ label: L,
        textRange: Range<String.Index>,
        prepare: @escaping () -> Void = {}
    ) {}
}
extension ForEach: AccessibilityRotorContent, _PrimitiveRotorContent where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) where ID == Data.Element.ID, Data.Element: Identifiable {
        self.init(data: data, content: content) { element, _ in AnyHashable(element.id) }
    }
    @_disfavoredOverload
    nonisolated public init(
        _ data: Data,
        id: KeyPath<Data.Element, ID>,
        @AccessibilityRotorContentBuilder content: @escaping (Data.Element) -> Content
    ) {
        self.init(data: data, content: content) { element, _ in AnyHashable(element[keyPath: id]) }
    }
}
extension Group: AccessibilityRotorContent, _PrimitiveRotorContent where Content: AccessibilityRotorContent {
    @_disfavoredOverload
    nonisolated public init(@AccessibilityRotorContentBuilder content: () -> Content) { self.content = content() }
}
nonisolated public struct _RotorContentTuple: _PrimitiveRotorContent {}
@resultBuilder public struct AccessibilityRotorContentBuilder {
    public static func buildExpression<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    public static func buildBlock<C: AccessibilityRotorContent>(_ content: C) -> C { content }
    @_disfavoredOverload
    public static func buildBlock<each C: AccessibilityRotorContent>(_ content: repeat each C)
        -> some AccessibilityRotorContent
    { _RotorContentTuple() }
    public static func buildIf<C: AccessibilityRotorContent>(_ content: C?) -> some AccessibilityRotorContent {
        _RotorContentTuple()
    }
}
public struct AccessibilitySystemRotor: Sendable {
    public static func links(visited: Bool) -> AccessibilitySystemRotor { .init() }
    public static func headings(level: AccessibilityHeadingLevel) -> AccessibilitySystemRotor { .init() }
    public static var links: AccessibilitySystemRotor { .init() }
    public static var headings: AccessibilitySystemRotor { .init() }
    public static var boldText: AccessibilitySystemRotor { .init() }
    public static var italicText: AccessibilitySystemRotor { .init() }
    public static var underlineText: AccessibilitySystemRotor { .init() }
    public static var misspelledWords: AccessibilitySystemRotor { .init() }
    public static var images: AccessibilitySystemRotor { .init() }
    public static var textFields: AccessibilitySystemRotor { .init() }
    public static var tables: AccessibilitySystemRotor { .init() }
    public static var lists: AccessibilitySystemRotor { .init() }
    public static var landmarks: AccessibilitySystemRotor { .init() }
}
