nonisolated public struct NavigationLink<Label: View, Destination: View>: View, _PrimitiveView {
    let label: Label
    let destination: (() -> Destination)?
    init(_label: Label, _ destination: (() -> Destination)? = nil) {
        label = _label
        self.destination = destination
    }
    public var _children: [any View] { [label] }

    public init(
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) {
        let view = destination()
        self.init(_label: label()) { view }
    }
    public init(destination: Destination, @ViewBuilder label: () -> Label) {
        self.init(_label: label()) { destination }
    }
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
    )
    public init(
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label()) }
    @available(
        *,
        deprecated,
        message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
    )
    public init<V: Hashable>(
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination,
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label()) }
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(value:label:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
    )
    public init(
        destination: Destination,
        isActive: Binding<Bool>,
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label()) }
    @available(
        *,
        deprecated,
        message: "use NavigationLink(value:label:) inside a List within a NavigationStack or NavigationSplitView"
    )
    public init<V: Hashable>(
        destination: Destination,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder label: () -> Label
    ) { self.init(_label: label()) }
}
nonisolated extension NavigationLink where Label == Text {
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder destination: () -> Destination) {
        let view = destination()
        self.init(_label: Text(titleKey)) { view }
    }
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder destination: () -> Destination
    ) {
        let view = destination()
        self.init(_label: Text(titleResource)) { view }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, @ViewBuilder destination: () -> Destination) {
        let view = destination()
        self.init(_label: Text(title)) { view }
    }
    public init(_ titleKey: LocalizedStringKey, destination: Destination) {
        self.init(_label: Text(titleKey)) { destination }
    }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: Destination) {
        self.init(_label: Text(titleResource)) { destination }
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: Destination) {
        self.init(_label: Text(title)) { destination }
    }
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
    )
    public init(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        isActive: Binding<Bool>
    ) { self.init(_label: Text(titleKey)) }
    @available(
        *,
        deprecated,
        message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
    )
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) { self.init(_label: Text(titleKey)) }
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
    )
    public init(
        _ titleKey: LocalizedStringKey,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) { self.init(_label: Text(titleKey)) }
    @available(
        *,
        deprecated,
        message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
    )
    public init<V: Hashable>(
        _ titleKey: LocalizedStringKey,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) { self.init(_label: Text(titleKey)) }
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        isActive: Binding<Bool>,
        @ViewBuilder destination: () -> Destination
    ) { self.init(_label: Text(title)) }
    @available(
        *,
        deprecated,
        message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        tag: V,
        selection: Binding<V?>,
        @ViewBuilder destination: () -> Destination
    ) { self.init(_label: Text(title)) }
    @available(
        *,
        deprecated,
        message:
            "use NavigationLink(_:value:), or navigationDestination(isPresented:destination:), inside a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        destination: Destination,
        isActive: Binding<Bool>
    ) { self.init(_label: Text(title)) }
    @available(
        *,
        deprecated,
        message: "use NavigationLink(_:value:) inside a List within a NavigationStack or NavigationSplitView"
    )
    @_disfavoredOverload public init<S: StringProtocol, V: Hashable>(
        _ title: S,
        destination: Destination,
        tag: V,
        selection: Binding<V?>
    ) { self.init(_label: Text(title)) }
}
nonisolated extension NavigationLink where Destination == Never {
    public init<P: Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(_label: label())
    }
    public init<P: Codable & Hashable>(value: P?, @ViewBuilder label: () -> Label) {
        self.init(_label: label())
    }
    public init<P: Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(_label: Text(titleKey))
    }
    @_disfavoredOverload public init<P: Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text { self.init(_label: Text(titleResource)) }
    @_disfavoredOverload public init<S: StringProtocol, P: Hashable>(_ title: S, value: P?) where Label == Text {
        self.init(_label: Text(title))
    }
    public init<P: Codable & Hashable>(_ titleKey: LocalizedStringKey, value: P?) where Label == Text {
        self.init(_label: Text(titleKey))
    }
    @_disfavoredOverload public init<P: Codable & Hashable>(_ titleResource: LocalizedStringResource, value: P?)
    where Label == Text { self.init(_label: Text(titleResource)) }
    @_disfavoredOverload public init<S: StringProtocol, P: Codable & Hashable>(_ title: S, value: P?)
    where Label == Text { self.init(_label: Text(title)) }
}
nonisolated extension NavigationLink {
    public func isDetailLink(_ isDetailLink: Bool) -> some View { self }
}
