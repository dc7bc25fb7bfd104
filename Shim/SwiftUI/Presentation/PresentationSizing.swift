import Foundation

public protocol CustomPresentationDetent {
    static func height(in context: Context) -> CGFloat?
    typealias Context = PresentationDetent.Context
}
public protocol PresentationSizing {
    func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext) -> ProposedViewSize
}
public struct PresentationSizingRoot {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
public struct PresentationSizingContext {}
/// Sizes that come with SwiftUI.
public protocol _BuiltInPresentationSizing: PresentationSizing {}
extension _BuiltInPresentationSizing {
    public func proposedSize(for root: PresentationSizingRoot, context: PresentationSizingContext)
        -> ProposedViewSize
    { .unspecified }
}
public struct AutomaticPresentationSizing: _BuiltInPresentationSizing, Sendable {
    public init() {}
}
extension PresentationSizing where Self == AutomaticPresentationSizing {
    public static var automatic: Self { .init() }
}
public struct FittedPresentationSizing: _BuiltInPresentationSizing, Sendable {
    public init() {}
}
extension PresentationSizing where Self == FittedPresentationSizing {
    public static var fitted: Self { .init() }
}
public struct FormPresentationSizing: _BuiltInPresentationSizing, Sendable {
    public init() {}
}
extension PresentationSizing where Self == FormPresentationSizing {
    public static var form: Self { .init() }
}
public struct PagePresentationSizing: _BuiltInPresentationSizing, Sendable {
    public init() {}
}
extension PresentationSizing where Self == PagePresentationSizing {
    public static var page: Self { .init() }
}
extension PresentationSizing {
    public func fitted(horizontal: Bool, vertical: Bool) -> some PresentationSizing { self }
    public func sticky(horizontal: Bool = false, vertical: Bool = false) -> some PresentationSizing { self }
}
public struct DialogSeverity: Equatable, Sendable {
    let name: String
    public static let automatic = DialogSeverity(name: "automatic")
    public static let standard = DialogSeverity(name: "standard")
    public static let critical = DialogSeverity(name: "critical")
}
nonisolated extension View {
    public func dialogSeverity(_ severity: DialogSeverity) -> some View { _modified() }
    public func dialogSuppressionToggle(_ label: Text, isSuppressed: Binding<Bool>) -> some View { _modified() }
    public func dialogSuppressionToggle(_ titleKey: LocalizedStringKey, isSuppressed: Binding<Bool>) -> some View {
        _modified()
    }
    @_disfavoredOverload
    public func dialogSuppressionToggle(_ resource: LocalizedStringResource, isSuppressed: Binding<Bool>) -> some View {
        _modified()
    }
    @_disfavoredOverload
    public func dialogSuppressionToggle<S: StringProtocol>(_ title: S, isSuppressed: Binding<Bool>) -> some View {
        _modified()
    }
}
