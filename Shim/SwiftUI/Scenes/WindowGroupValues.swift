import Foundation

// Windows for values that are never missing.
nonisolated extension WindowGroup {
    public init<D: Codable & Hashable, C: View>(
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ titleKey: LocalizedStringKey,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<D: Codable & Hashable, C: View>(
        _ titleResource: LocalizedStringResource,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    @_disfavoredOverload public init<S: StringProtocol, D: Codable & Hashable, C: View>(
        _ title: S,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D>) -> C,
        defaultValue: @escaping () -> D
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
    public init<D: Codable & Hashable, C: View>(
        _ title: Text,
        id: String,
        for type: D.Type = D.self,
        @ViewBuilder content: @escaping (Binding<D?>) -> C
    ) where Content == PresentedWindowContent<D, C> { self.content = [] }
}
// Windows whose content is made again for each.
nonisolated extension WindowGroup {
    @_disfavoredOverload
    public init(
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload
    public init(
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload
    public init(
        _ title: Text,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload
    public init(
        _ titleKey: LocalizedStringKey,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload
    public init(
        _ title: Text,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload
    public init(
        _ titleKey: LocalizedStringKey,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        id: String,
        @ViewBuilder makeContent: @escaping () -> Content
    ) { self.content = [makeContent()] }
}
