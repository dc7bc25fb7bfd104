import Foundation

nonisolated extension Tab where Value == Never, Content: View, Label == DefaultTabLabel {
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: String,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        image: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        systemImage: String,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    public init(
        _ titleKey: LocalizedStringKey,
        image: ImageResource,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        image: ImageResource,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        image: ImageResource,
        role: TabRole?,
        @ViewBuilder content: () -> Content
    ) { self.init((), content()) }
}
