import SwiftUI

@MainActor @preconcurrency public protocol ControlWidget {
    associatedtype Body: ControlWidgetConfiguration
    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
    @MainActor @preconcurrency init()
}
extension ControlWidget {
    @MainActor @preconcurrency public static func main() {}
}
@MainActor @preconcurrency public protocol ControlWidgetConfiguration {
    associatedtype Body: ControlWidgetConfiguration
    @ControlWidgetConfigurationBuilder @MainActor @preconcurrency var body: Body { get }
}
@MainActor @preconcurrency public protocol ControlWidgetTemplate {
    associatedtype Body: ControlWidgetTemplate
    @ControlWidgetTemplateBuilder @MainActor @preconcurrency var body: Body { get }
}
extension Never: ControlWidgetConfiguration, ControlWidgetTemplate {}
nonisolated public struct EmptyControlWidgetConfiguration: ControlWidgetConfiguration {
    public init() {}
    public var body: Never { fatalError("\(Self.self) has no body") }
}
nonisolated public struct EmptyControlWidgetTemplate: ControlWidgetTemplate {
    public init() {}
    public var body: Never { fatalError("\(Self.self) has no body") }
}
@resultBuilder public struct ControlWidgetConfigurationBuilder {
    public static func buildBlock<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ControlWidgetConfiguration>(_ content: Content) -> Content { content }
}
@resultBuilder public struct ControlWidgetTemplateBuilder {
    public static func buildBlock<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
    public static func buildExpression<Content: ControlWidgetTemplate>(_ content: Content) -> Content { content }
}
nonisolated extension ControlWidgetConfiguration {
    public func displayName(_ displayName: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func description(_ description: LocalizedStringResource) -> some ControlWidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some ControlWidgetConfiguration { self }
}
nonisolated extension ControlWidgetTemplate {
    public func disabled(_ disabled: Bool) -> some ControlWidgetTemplate { self }
    public func tint(_ tint: Color?) -> some ControlWidgetTemplate { self }
    public func privacySensitive(_ sensitive: Bool = true) -> some ControlWidgetTemplate { self }
}
