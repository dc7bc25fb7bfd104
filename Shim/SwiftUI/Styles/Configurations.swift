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
