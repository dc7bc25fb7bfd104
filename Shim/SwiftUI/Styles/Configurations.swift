import Foundation

public struct ButtonStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    public let role: ButtonRole?
    public let label: Label
    public let isPressed: Bool
}
public struct PrimitiveButtonStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    public let role: ButtonRole?
    public let label: Label
    public func trigger() {}
}
public struct ToggleStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    public let label: Label
    @Binding public var isOn: Bool
    public var isMixed: Bool
}
public struct LabelStyleConfiguration {
    nonisolated public struct Title: View, _PrimitiveView {}
    nonisolated public struct Icon: View, _PrimitiveView {}
    public var title: Title { Title() }
    public var icon: Icon { Icon() }
}
public struct ProgressViewStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    nonisolated public struct CurrentValueLabel: View, _PrimitiveView {}
    public let fractionCompleted: Double?
    public var label: Label?
    public var currentValueLabel: CurrentValueLabel?
}
public struct GroupBoxStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    nonisolated public struct Content: View, _PrimitiveView {}
    public let label: Label
    public let content: Content
}
public struct DisclosureGroupStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    nonisolated public struct Content: View, _PrimitiveView {}
    public let label: Label
    public let content: Content
    @Binding public var isExpanded: Bool
}
public struct LabeledContentStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    nonisolated public struct Content: View, _PrimitiveView {}
    public let label: Label
    public let content: Content
}
public struct ControlGroupStyleConfiguration {
    nonisolated public struct Content: View, _PrimitiveView {}
    nonisolated public struct Label: View, _PrimitiveView {}
    public let content: Content
    public let label: Label
}
public struct DatePickerStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    public let label: Label
    @Binding public var selection: Date
    public var minimumDate: Date?
    public var maximumDate: Date?
    public var displayedComponents: DatePickerComponents
}
public struct FormStyleConfiguration {
    nonisolated public struct Content: View, _PrimitiveView {}
    public let content: Content
}
public struct GaugeStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    nonisolated public struct CurrentValueLabel: View, _PrimitiveView {}
    nonisolated public struct MinimumValueLabel: View, _PrimitiveView {}
    nonisolated public struct MaximumValueLabel: View, _PrimitiveView {}
    nonisolated public struct MarkedValueLabel: View, _PrimitiveView {}
    public var value: Double
    public var label: Label
    public var currentValueLabel: CurrentValueLabel?
    public var minimumValueLabel: MinimumValueLabel?
    public var maximumValueLabel: MaximumValueLabel?
}
public struct MenuStyleConfiguration {
    nonisolated public struct Label: View, _PrimitiveView {}
    nonisolated public struct Content: View, _PrimitiveView {}
}
public struct NavigationSplitViewStyleConfiguration {}
public struct TableStyleConfiguration {}
public struct TextEditorStyleConfiguration {}
