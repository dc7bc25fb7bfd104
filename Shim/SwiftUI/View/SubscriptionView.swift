nonisolated public struct SubscriptionView<PublisherType: Publisher, Content: View>: View, _PrimitiveView
where PublisherType.Failure == Never {
    public var content: Content
    public var publisher: PublisherType
    public var action: (PublisherType.Output) -> Void
    public init(content: Content, publisher: PublisherType, action: @escaping (PublisherType.Output) -> Void) {
        self.content = content
        self.publisher = publisher
        self.action = action
    }
    public var _children: [any View] { [content] }
}
@MainActor @preconcurrency
public protocol EnvironmentalModifier: ViewModifier where Body == Never {
    associatedtype ResolvedModifier: ViewModifier
    func resolve(in environment: EnvironmentValues) -> ResolvedModifier
}
extension EnvironmentalModifier {
    public func body(content: Content) -> Never { fatalError("\(Self.self) has no body") }
}
public struct PreferredColorSchemeKey: PreferenceKey {
    public typealias Value = ColorScheme?
    public static func reduce(value: inout ColorScheme?, nextValue: () -> ColorScheme?) { value = value ?? nextValue() }
}
nonisolated public struct DefaultDateProgressLabel: View, _PrimitiveView {}
