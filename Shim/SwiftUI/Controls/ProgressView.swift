import Foundation

nonisolated public struct ProgressView<Label: View, CurrentValueLabel: View>: View, _PrimitiveView {
    let labels: [any View]
    init(_ labels: [any View]) { self.labels = labels }
    public var _children: [any View] { labels }
}
nonisolated extension ProgressView where CurrentValueLabel == EmptyView {
    public init() where Label == EmptyView { self.init([]) }
    public init(@ViewBuilder label: () -> Label) { self.init([label()]) }
    public init(_ titleKey: LocalizedStringKey) where Label == Text { self.init([Text(titleKey)]) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource) where Label == Text {
        self.init([Text(titleResource)])
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S) where Label == Text { self.init([Text(title)]) }
    public init<V: BinaryFloatingPoint>(value: V?, total: V = 1.0) where Label == EmptyView {
        self.init([])
    }
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label
    ) { self.init([label()]) }
    public init<V: BinaryFloatingPoint>(_ titleKey: LocalizedStringKey, value: V?, total: V = 1.0) where Label == Text {
        self.init([Text(titleKey)])
    }
    @_disfavoredOverload public init<V: BinaryFloatingPoint>(
        _ titleResource: LocalizedStringResource,
        value: V?,
        total: V = 1.0
    ) where Label == Text { self.init([Text(titleResource)]) }
    @_disfavoredOverload public init<S: StringProtocol, V: BinaryFloatingPoint>(_ title: S, value: V?, total: V = 1.0)
    where Label == Text { self.init([Text(title)]) }
    public init(_ progress: Progress) where Label == EmptyView { self.init([]) }
}
nonisolated extension ProgressView {
    public init<V: BinaryFloatingPoint>(
        value: V?,
        total: V = 1.0,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init([label(), currentValueLabel()]) }
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true)
    where Label == EmptyView, CurrentValueLabel == DefaultDateProgressLabel { self.init([]) }
    public init(timerInterval: ClosedRange<Date>, countsDown: Bool = true, @ViewBuilder label: () -> Label)
    where CurrentValueLabel == DefaultDateProgressLabel { self.init([label()]) }
    public init(
        timerInterval: ClosedRange<Date>,
        countsDown: Bool = true,
        @ViewBuilder label: () -> Label,
        @ViewBuilder currentValueLabel: () -> CurrentValueLabel
    ) { self.init([label(), currentValueLabel()]) }
}
nonisolated extension ProgressView
where
    Label == ProgressViewStyleConfiguration.Label,
    CurrentValueLabel == ProgressViewStyleConfiguration.CurrentValueLabel
{
    public init(_ configuration: ProgressViewStyleConfiguration) { self.init([]) }
}
