import Foundation

nonisolated extension View {
    public func keyboardType(_ type: UIKeyboardType) -> some View { _modified() }
    public func textContentType(_ textContentType: UITextContentType?) -> some View { _modified() }
    public func textInputAutocapitalization(_ autocapitalization: TextInputAutocapitalization?)
        -> some View
    { _modified() }
    @available(*, deprecated, renamed: "textInputAutocapitalization(_:)")
    public func autocapitalization(_ style: UITextAutocapitalizationType) -> some View { _modified() }
    public func autocorrectionDisabled(_ disable: Bool = true) -> some View { _modified() }
    @available(*, deprecated, renamed: "autocorrectionDisabled(_:)")
    public func disableAutocorrection(_ disable: Bool?) -> some View { _modified() }
    public func findNavigator(isPresented: Binding<Bool>) -> some View { _modified() }
    public func findDisabled(_ isDisabled: Bool = true) -> some View { _modified() }
    public func writingToolsBehavior(_ behavior: WritingToolsBehavior) -> some View { _modified() }
}
public struct WritingToolsBehavior: Sendable {
    public static let automatic = WritingToolsBehavior()
    public static let complete = WritingToolsBehavior()
    public static let limited = WritingToolsBehavior()
    public static let disabled = WritingToolsBehavior()
}
public struct TextInputAutocapitalization: Sendable {
    public static var never: TextInputAutocapitalization { .init() }
    public static var words: TextInputAutocapitalization { .init() }
    public static var sentences: TextInputAutocapitalization { .init() }
    public static var characters: TextInputAutocapitalization { .init() }
}
