import Foundation

nonisolated public struct TableColumn<
    RowValue: Identifiable,
    Sort: SortComparator,
    Content: View,
    Label: View
>: _PrimitiveTableColumnContent {
    public typealias TableRowValue = RowValue
    public typealias TableColumnSortComparator = Sort
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func width() -> TableColumn { self }
    public func width(_ width: CGFloat? = nil) -> TableColumn { self }
    public func width(min: CGFloat? = nil, ideal: CGFloat? = nil, max: CGFloat? = nil) -> TableColumn { self }
}
extension TableColumn where Sort == Never, Label == Text {
    public init(_ text: Text, @ViewBuilder content: @escaping (RowValue) -> Content) {}
    public init(_ titleKey: LocalizedStringKey, @ViewBuilder content: @escaping (RowValue) -> Content) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text {}
}
extension TableColumn where Sort == KeyPathComparator<RowValue>, Label == Text {
    public init<V: Comparable>(
        _ text: Text,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    public init(
        _ text: Text,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical
    ) where Content == Text {}
    public init(
        _ text: Text,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator = .lexical,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) where Content == Text {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) where Content == Text {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator
    ) where Content == Text {}
    public init(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        value: KeyPath<RowValue, String>,
        comparator: String.StandardComparator,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    public init<V: Comparable>(
        _ titleKey: LocalizedStringKey,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<V: Comparable>(
        _ titleResource: LocalizedStringResource,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol, V: Comparable>(
        _ title: S,
        value: KeyPath<RowValue, V>,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    public init(_ titleKey: LocalizedStringKey, value: KeyPath<RowValue, String>) where Content == Text {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, value: KeyPath<RowValue, String>)
    where Content == Text {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, value: KeyPath<RowValue, String>)
    where Content == Text {}
}
extension TableColumn where Label == Text {
    public init(_ text: Text, sortUsing comparator: Sort, @ViewBuilder content: @escaping (RowValue) -> Content) {}
    public init(
        _ titleKey: LocalizedStringKey,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        sortUsing comparator: Sort,
        @ViewBuilder content: @escaping (RowValue) -> Content
    ) {}
}
