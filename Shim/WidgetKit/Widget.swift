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
@MainActor public protocol WidgetConfiguration {}
public struct _Widgets: Widget {
    public init() {}
    public var body: EmptyWidgetConfiguration { EmptyWidgetConfiguration() }
}
nonisolated public struct EmptyWidgetConfiguration: WidgetConfiguration {
    public init() {}
}
@resultBuilder public struct WidgetBundleBuilder {
    public static func buildBlock<W: Widget>(_ widget: W) -> W { widget }
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
nonisolated public struct StaticConfiguration<Content: View>: WidgetConfiguration {
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
