@_exported import AppleFoundation
import SwiftUI

@MainActor public protocol Widget {
    associatedtype Body: WidgetConfiguration
    @MainActor var body: Body { get }
    init()
}
extension Widget {
    public static func main() {}
}
@MainActor public protocol WidgetBundle {
    associatedtype Body: Widget
    @WidgetBundleBuilder @MainActor var body: Body { get }
    init()
}
extension WidgetBundle {
    public static func main() {}
}
@MainActor @preconcurrency public protocol WidgetConfiguration {
    associatedtype Body: WidgetConfiguration
    @MainActor @preconcurrency var body: Body { get }
}
extension Never: WidgetConfiguration {}
/// A configuration without a body of its own.
@MainActor @preconcurrency public protocol _PrimitiveWidgetConfiguration: WidgetConfiguration where Body == Never {}
extension _PrimitiveWidgetConfiguration {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
nonisolated public struct LimitedAvailabilityConfiguration: _PrimitiveWidgetConfiguration {}
public protocol _LimitedAvailabilityWidgetMarker {}
public struct _Widgets: Widget, _LimitedAvailabilityWidgetMarker {
    public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
nonisolated public struct EmptyWidgetConfiguration: _PrimitiveWidgetConfiguration {
    public init() {}
}
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
    public static func buildExpression<Content: Widget>(_ content: Content) -> Content { content }
    @MainActor public static func buildBlock() -> some Widget { _Widgets() }
    @MainActor public static func buildOptional(_ widget: (any Widget & _LimitedAvailabilityWidgetMarker)?)
        -> some Widget
    {
        _Widgets()
    }
    @MainActor public static func buildLimitedAvailability(_ widget: some Widget)
        -> any Widget & _LimitedAvailabilityWidgetMarker
    { _Widgets() }
    @_disfavoredOverload @MainActor
    public static func buildBlock<each W: Widget>(_ widget: repeat each W) -> _Widgets { _Widgets() }
}
public protocol TimelineEntry {
    var date: Date { get }
}
public struct TimelineReloadPolicy: Sendable {
    public static let atEnd = TimelineReloadPolicy()
    public static let never = TimelineReloadPolicy()
    public static func after(_ date: Date) -> TimelineReloadPolicy { .init() }
}
public struct Timeline<Entry: TimelineEntry> {
    public let entries: [Entry]
    public let policy: TimelineReloadPolicy
    public init(entries: [Entry], policy: TimelineReloadPolicy) {
        self.entries = entries
        self.policy = policy
    }
}
public struct TimelineProviderContext {
    public let family: WidgetFamily
    public let isPreview: Bool
}
public protocol TimelineProvider {
    associatedtype Entry: TimelineEntry
    typealias Context = TimelineProviderContext
    func placeholder(in context: Context) -> Entry
    func getSnapshot(in context: Context, completion: @escaping @Sendable (Entry) -> Void)
    func getTimeline(in context: Context, completion: @escaping @Sendable (Timeline<Entry>) -> Void)
}
public enum WidgetFamily: Int, CaseIterable, Sendable {
    case systemSmall, systemMedium, systemLarge, systemExtraLarge
    case accessoryCircular, accessoryRectangular, accessoryInline
}
public struct WidgetRenderingMode: Hashable, Sendable {
    let name: String
    public static let fullColor = WidgetRenderingMode(name: "fullColor")
    public static let accented = WidgetRenderingMode(name: "accented")
    public static let vibrant = WidgetRenderingMode(name: "vibrant")
}
nonisolated public struct StaticConfiguration<Content: View>: _PrimitiveWidgetConfiguration {
    public init<Provider: TimelineProvider>(
        kind: String,
        provider: Provider,
        @ViewBuilder content: @escaping (Provider.Entry) -> Content
    ) {}
}
nonisolated extension WidgetConfiguration {
    public func configurationDisplayName(_ displayName: LocalizedStringKey)
        -> some WidgetConfiguration
    { self }
    public func description(_ description: LocalizedStringKey) -> some WidgetConfiguration { self }
    public func supportedFamilies(_ families: [WidgetFamily]) -> some WidgetConfiguration { self }
    public func configurationDisplayName(_ displayName: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func configurationDisplayName<S: StringProtocol>(_ displayName: S) -> some WidgetConfiguration { self }
    public func description(_ description: Text) -> some WidgetConfiguration { self }
    @_disfavoredOverload
    public func description<S: StringProtocol>(_ description: S) -> some WidgetConfiguration { self }
    public func containerBackgroundRemovable(_ isRemovable: Bool = true) -> some WidgetConfiguration { self }
    public func promptsForUserConfiguration() -> some WidgetConfiguration { self }
    public func disfavoredLocations(_ locations: [WidgetLocation], for families: [WidgetFamily])
        -> some WidgetConfiguration
    { self }
    public func onBackgroundURLSessionEvents(
        matching: ((String) -> Bool)? = nil,
        _ urlSessionEvent: @escaping (_ identifier: String, _ completion: @escaping () -> Void) -> Void
    ) -> some WidgetConfiguration { self }
    public func backgroundTask<D: Sendable, R: Sendable>(
        _ task: BackgroundTask<D, R>,
        action: @escaping @Sendable (D) async -> R
    ) -> some WidgetConfiguration { self }
    public func contentMarginsDisabled() -> some WidgetConfiguration { self }
}
public final class WidgetCenter: Sendable {
    public static let shared = WidgetCenter()
    public func reloadAllTimelines() {}
    public func reloadTimelines(ofKind kind: String) {}
}
extension EnvironmentValues {
    private enum FamilyKey: EnvironmentKey {
        static var defaultValue: WidgetFamily { .systemSmall }
    }
    private enum RenderingKey: EnvironmentKey {
        static var defaultValue: WidgetRenderingMode { .fullColor }
    }
    public var widgetFamily: WidgetFamily { self[FamilyKey.self] }
    public var widgetRenderingMode: WidgetRenderingMode {
        get { self[RenderingKey.self] }
        set { self[RenderingKey.self] = newValue }
    }
}
public struct WidgetLocation: Hashable, Sendable {
    let name: String
    public static let homeScreen = WidgetLocation(name: "homeScreen")
    public static let lockScreen = WidgetLocation(name: "lockScreen")
    public static let standBy = WidgetLocation(name: "standBy")
    public static let carPlay = WidgetLocation(name: "carPlay")
    public static let iPhoneWidgetsOnMac = WidgetLocation(name: "iPhoneWidgetsOnMac")
}
public struct WidgetAccentedRenderingMode: Hashable, Sendable {
    let name: String
    public static let accented = WidgetAccentedRenderingMode(name: "accented")
    public static let accentedDesaturated = WidgetAccentedRenderingMode(name: "accentedDesaturated")
    public static let desaturated = WidgetAccentedRenderingMode(name: "desaturated")
    public static let fullColor = WidgetAccentedRenderingMode(name: "fullColor")
}
nonisolated extension Image {
    public func widgetAccentedRenderingMode(_ mode: WidgetAccentedRenderingMode?) -> some View { self }
}
nonisolated extension View {
    public func widgetAccentable(_ accentable: Bool = true) -> some View { self }
    public func widgetURL(_ url: URL?) -> some View { self }
    public func widgetLabel(_ titleKey: LocalizedStringKey) -> some View { self }
    @_disfavoredOverload public func widgetLabel<S: StringProtocol>(_ title: S) -> some View { self }
    public func widgetLabel<Label: View>(@ViewBuilder label: () -> Label) -> some View { self }
    public func widgetCurvesContent(_ curvesContent: Bool = true) -> some View { self }
}
