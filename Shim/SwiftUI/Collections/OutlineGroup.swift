nonisolated public struct OutlineSubgroupChildren: View, _PrimitiveView {}
nonisolated public struct OutlineGroup<Data, ID: Hashable, Parent, Leaf, Subgroup>: View,
    _PrimitiveView
{
    init(_: Void) {}
}
nonisolated extension OutlineGroup
where
    Parent: View, Parent == Leaf, Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
{
    public init<DataElement: Identifiable>(
        _ data: Data,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data: RandomAccessCollection, ID == DataElement.ID, DataElement == Data.Element {
        self.init(())
    }
    public init<DataElement: Identifiable>(
        _ root: DataElement,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    ) where Data: RandomAccessCollection, ID == DataElement.ID, DataElement == Data.Element {
        self.init(())
    }
}
nonisolated extension OutlineGroup where Parent: View, Parent == Leaf {
    public init<DataElement>(
        _ data: Data,
        id: KeyPath<DataElement, ID>,
        children: KeyPath<DataElement, Data?>,
        @ViewBuilder content: @escaping (DataElement) -> Leaf
    )
    where
        Data: RandomAccessCollection, DataElement == Data.Element,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    { self.init(()) }
    public init<C: MutableCollection & RandomAccessCollection, E>(
        _ data: Binding<C>,
        id: KeyPath<E, ID>,
        children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, E == C.Element,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    { self.init(()) }
    public init<C: MutableCollection & RandomAccessCollection, E: Identifiable>(
        _ data: Binding<C>,
        children: WritableKeyPath<E, C?>,
        @ViewBuilder content: @escaping (Binding<E>) -> Leaf
    )
    where
        Data == Binding<C>, E == C.Element, ID == E.ID,
        Subgroup == DisclosureGroup<Parent, OutlineSubgroupChildren>
    { self.init(()) }
}
