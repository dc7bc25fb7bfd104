import Foundation

nonisolated extension View {
    func presenting<Content: View>(
        _ isPresented: Binding<Bool>,
        @ViewBuilder _ content: @escaping () -> Content,
        _ name: String = #function
    ) -> some View {
        _modified(.presented(isPresented: { isPresented.wrappedValue }, content: content), name)
    }
    func presenting<Item, Content: View>(
        item: Binding<Item?>,
        @ViewBuilder _ content: @escaping (Item) -> Content,
        _ name: String = #function
    ) -> some View {
        _modified(
            .presented(
                isPresented: { item.wrappedValue != nil },
                content: { item.wrappedValue.map { AnyView(content($0)) } ?? AnyView(EmptyView()) }
            ),
            name
        )
    }
    public func sheet<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented, content) }
    public func sheet<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item: item, content) }
    public func fullScreenCover<Content: View>(
        isPresented: Binding<Bool>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented, content) }
    public func fullScreenCover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        onDismiss: (() -> Void)? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item: item, content) }
    public func popover<Content: View>(
        isPresented: Binding<Bool>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping () -> Content
    ) -> some View { presenting(isPresented, content) }
    public func popover<Item: Identifiable, Content: View>(
        item: Binding<Item?>,
        attachmentAnchor: PopoverAttachmentAnchor = .rect(.bounds),
        arrowEdge: Edge? = nil,
        @ViewBuilder content: @escaping (Item) -> Content
    ) -> some View { presenting(item: item, content) }
    public func inspector<V: View>(isPresented: Binding<Bool>, @ViewBuilder content: () -> V)
        -> some View
    { _modified(extra: isPresented.wrappedValue ? [content()] : []) }
    public func inspectorColumnWidth(_ width: CGFloat) -> some View { _modified() }
    public func inspectorColumnWidth(min: CGFloat? = nil, ideal: CGFloat, max: CGFloat? = nil)
        -> some View
    { _modified() }
    public func interactiveDismissDisabled(_ isDisabled: Bool = true) -> some View { _modified() }
    public func presentationDetents(_ detents: Set<PresentationDetent>) -> some View { _modified() }
    public func presentationDetents(
        _ detents: Set<PresentationDetent>,
        selection: Binding<PresentationDetent>
    ) -> some View { _modified() }
    public func presentationDragIndicator(_ visibility: Visibility) -> some View { _modified() }
    public func presentationBackground<S: ShapeStyle>(_ style: S) -> some View { _modified() }
    public func presentationBackground<V: View>(
        alignment: Alignment = .center,
        @ViewBuilder content: () -> V
    ) -> some View { _modified() }
    public func presentationCornerRadius(_ cornerRadius: CGFloat?) -> some View { _modified() }
    public func presentationBackgroundInteraction(
        _ interaction: PresentationBackgroundInteraction
    ) -> some View { _modified() }
    public func presentationCompactAdaptation(_ adaptation: PresentationAdaptation) -> some View {
        _modified()
    }
    public func presentationContentInteraction(_ behavior: PresentationContentInteraction)
        -> some View
    { _modified() }
    public func presentationSizing(_ sizing: some PresentationSizing) -> some View { _modified() }
}
public enum PopoverAttachmentAnchor: @unchecked Sendable {
    case rect(Anchor<CGRect>.Source)
    case point(UnitPoint)
}
public struct PresentationDetent: Hashable, Sendable {
    let name: String
    public static let medium = PresentationDetent(name: "medium")
    public static let large = PresentationDetent(name: "large")
    public static func custom<D: CustomPresentationDetent>(_ type: D.Type) -> PresentationDetent {
        PresentationDetent(name: "\(type)")
    }
    @dynamicMemberLookup
    public struct Context {
        public var maxDetentValue: CGFloat { 0 }
        public subscript<T>(dynamicMember keyPath: KeyPath<EnvironmentValues, T>) -> T {
            EnvironmentValues()[keyPath: keyPath]
        }
    }
    public static func fraction(_ fraction: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "\(fraction)")
    }
    public static func height(_ height: CGFloat) -> PresentationDetent {
        PresentationDetent(name: "\(height)")
    }
}
public struct PresentationAdaptation: Sendable {
    public static let automatic = PresentationAdaptation()
    public static let none = PresentationAdaptation()
    public static let popover = PresentationAdaptation()
    public static let sheet = PresentationAdaptation()
    public static let fullScreenCover = PresentationAdaptation()
}
public struct PresentationBackgroundInteraction: Sendable {
    public static let automatic = PresentationBackgroundInteraction()
    public static let enabled = PresentationBackgroundInteraction()
    public static let disabled = PresentationBackgroundInteraction()
    public static func enabled(upThrough detent: PresentationDetent) -> Self { .init() }
}
public struct PresentationContentInteraction: Equatable, Sendable {
    public static let automatic = PresentationContentInteraction()
    public static let resizes = PresentationContentInteraction()
    public static let scrolls = PresentationContentInteraction()
}
