import Foundation

nonisolated extension Tab where Value: Hashable, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        value: Value,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        value: Value,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
}
