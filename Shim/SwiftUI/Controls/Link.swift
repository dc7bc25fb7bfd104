import Foundation

nonisolated public struct Link<Label: View>: View, _PrimitiveView {
    let label: Label
    public init(destination: URL, @ViewBuilder label: () -> Label) { self.label = label() }
    public var _children: [any View] { [label] }
}
nonisolated extension Link where Label == Text {
    public init(_ titleKey: LocalizedStringKey, destination: URL) { label = Text(titleKey) }
    @_disfavoredOverload public init(_ titleResource: LocalizedStringResource, destination: URL) {
        label = Text(titleResource)
    }
    @_disfavoredOverload public init<S: StringProtocol>(_ title: S, destination: URL) { label = Text(title) }
}
