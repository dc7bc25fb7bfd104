import Foundation

nonisolated public struct TextEditor: View, _PrimitiveView {
    public init(text: Binding<String>) {}
    public init(text: Binding<AttributedString>) {}
}
