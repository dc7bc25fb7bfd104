nonisolated public struct Subview: View, _PrimitiveView, Identifiable {
    public struct ID: Hashable, Sendable {}
    public var id: ID { ID() }
    public var containerValues: ContainerValues { ContainerValues() }
}
nonisolated public struct SubviewsCollection: View, _PrimitiveView, RandomAccessCollection {
    public typealias Element = Subview
    public typealias SubSequence = SubviewsCollectionSlice
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { Subview() }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(bounds: bounds) }
}
nonisolated public struct SubviewsCollectionSlice: View, _PrimitiveView, RandomAccessCollection {
    public typealias Element = Subview
    public typealias SubSequence = SubviewsCollectionSlice
    let bounds: Range<Int>
    public var startIndex: Int { bounds.lowerBound }
    public var endIndex: Int { bounds.upperBound }
    public subscript(index: Int) -> Subview { Subview() }
    public subscript(bounds: Range<Int>) -> SubviewsCollectionSlice { SubviewsCollectionSlice(bounds: bounds) }
}
public struct ForEachSubviewCollection<Content>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> Subview { Subview() }
}
nonisolated public struct SectionConfiguration: Identifiable {
    public struct ID: Hashable, Sendable {}
    public var id: ID { ID() }
    public var containerValues: ContainerValues { ContainerValues() }
    public var header: SubviewsCollection { SubviewsCollection() }
    public var footer: SubviewsCollection { SubviewsCollection() }
    public var content: SubviewsCollection { SubviewsCollection() }
}
public struct SectionCollection: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration { SectionConfiguration() }
}
public struct ForEachSectionCollection<Content: View>: RandomAccessCollection {
    public var startIndex: Int { 0 }
    public var endIndex: Int { 0 }
    public subscript(index: Int) -> SectionConfiguration { SectionConfiguration() }
}
nonisolated public struct GroupElementsOfContent<Subviews: View, Content: View>: View, _PrimitiveView {
    let subviews: Subviews
    public var _children: [any View] { [subviews] }
}
nonisolated public struct GroupSectionsOfContent<Sections: View, Content: View>: View, _PrimitiveView {
    let sections: Sections
    public var _children: [any View] { [sections] }
}
nonisolated extension Group {
    public init<Base: View, Result: View>(
        subviews view: Base,
        @ViewBuilder transform: @escaping (SubviewsCollection) -> Result
    ) where Content == GroupElementsOfContent<Base, Result> { content = GroupElementsOfContent(subviews: view) }
    public init<Base: View, Result: View>(
        sections view: Base,
        @ViewBuilder transform: @escaping (SectionCollection) -> Result
    ) where Content == GroupSectionsOfContent<Base, Result> { content = GroupSectionsOfContent(sections: view) }
}
nonisolated extension ForEach {
    public init<V: View>(
        subviews view: V,
        @ViewBuilder content: @escaping (Subview) -> Content
    ) where Data == ForEachSubviewCollection<Content>, ID == Subview.ID, Content: View {
        self.init(data: ForEachSubviewCollection(), content: content) { element, _ in AnyHashable(element.id) }
    }
    public init<V: View>(
        sections view: V,
        @ViewBuilder content: @escaping (SectionConfiguration) -> Content
    ) where Data == ForEachSectionCollection<Content>, ID == SectionConfiguration.ID, Content: View {
        self.init(data: ForEachSectionCollection(), content: content) { element, _ in AnyHashable(element.id) }
    }
}
