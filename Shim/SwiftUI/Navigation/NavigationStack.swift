nonisolated public struct NavigationStack<Data, Root: View>: View, _PrimitiveView {
    let root: Root
    public init(@ViewBuilder root: () -> Root) where Data == NavigationPath { self.root = root() }
    public init(path: Binding<NavigationPath>, @ViewBuilder root: () -> Root)
    where Data == NavigationPath { self.root = root() }
    public init(path: Binding<Data>, @ViewBuilder root: () -> Root)
    where
        Data: MutableCollection & RandomAccessCollection & RangeReplaceableCollection,
        Data.Element: Hashable
    { self.root = root() }
    public var _children: [any View] { [root] }
}
public struct NavigationPath: Equatable {
    var elements: [AnyHashable] = []
    public init() {}
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public init<S: Sequence>(_ elements: S) where S.Element: Hashable & Codable {
        self.elements = elements.map { AnyHashable($0) }
    }
    public init(_ codable: CodableRepresentation) {}
    public var count: Int { elements.count }
    public var isEmpty: Bool { elements.isEmpty }
    public var codable: CodableRepresentation? { nil }
    public mutating func append<V: Hashable>(_ value: V) { elements.append(value) }
    public mutating func append<V: Hashable & Codable>(_ value: V) { elements.append(value) }
    public mutating func removeLast(_ k: Int = 1) { elements.removeLast(k) }
    public struct CodableRepresentation: Codable, Equatable {}
}
nonisolated extension View {
    public func navigationDestination<D: Hashable, C: View>(
        for data: D.Type,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { _modified() }
    public func navigationDestination<V: View>(
        isPresented: Binding<Bool>,
        @ViewBuilder destination: () -> V
    ) -> some View { _modified() }
    public func navigationDestination<D: Hashable, C: View>(
        item: Binding<D?>,
        @ViewBuilder destination: @escaping (D) -> C
    ) -> some View { _modified() }
}
