import Foundation

nonisolated public struct MultiDatePicker<Label: View>: View, _PrimitiveView {
    public init(
        selection: Binding<Set<DateComponents>>,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>,
        @ViewBuilder label: () -> Label
    ) {}
    public init(
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>,
        @ViewBuilder label: () -> Label
    ) {}
}
nonisolated extension MultiDatePicker where Label == Text {
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>) {}
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, selection: Binding<Set<DateComponents>>)
    {}
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, selection: Binding<Set<DateComponents>>) {}
    public init(_ titleKey: LocalizedStringKey, selection: Binding<Set<DateComponents>>, in bounds: Range<Date>) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: Range<Date>
    ) {}
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeFrom<Date>
    ) {}
    public init(
        _ titleKey: LocalizedStringKey,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {}
    @_disfavoredOverload public init(
        _ titleResource: LocalizedStringResource,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {}
    @_disfavoredOverload public init<S: StringProtocol>(
        _ title: S,
        selection: Binding<Set<DateComponents>>,
        in bounds: PartialRangeUpTo<Date>
    ) {}
}
