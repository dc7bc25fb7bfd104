// The macros @Entry, #Preview and @Previewable need a compiler plug-in: README.md says what
// they are rewritten to before a sample is compiled.
@MainActor
public protocol PreviewProvider {
    associatedtype Previews: View
    @ViewBuilder @MainActor static var previews: Previews { get }
}

@MainActor @preconcurrency
public protocol PreviewModifier {
    associatedtype Context = Void
    associatedtype Body: View
    static func makeSharedContext() async throws -> Context
    @ViewBuilder func body(content: Content, context: Context) -> Body
    typealias Content = PreviewModifierContent
}
extension PreviewModifier where Context == Void {
    public static func makeSharedContext() async throws {}
}
nonisolated public struct PreviewModifierContent: View, _PrimitiveView {}

public struct PreviewTrait<T>: Sendable {
    public init() {}
}
extension PreviewTrait where T == Preview.ViewTraits {
    public static var defaultLayout: PreviewTrait { PreviewTrait() }
    public static var sizeThatFitsLayout: PreviewTrait { PreviewTrait() }
    public static var portrait: PreviewTrait { PreviewTrait() }
    public static var landscapeLeft: PreviewTrait { PreviewTrait() }
    public static var landscapeRight: PreviewTrait { PreviewTrait() }
    public static var portraitUpsideDown: PreviewTrait { PreviewTrait() }
    public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait {
        PreviewTrait()
    }
    @MainActor public static func modifier(_ modifier: some PreviewModifier) -> PreviewTrait {
        PreviewTrait()
    }
}
public struct Preview {
    public enum ViewTraits {}
}

public struct PreviewDevice: RawRepresentable, ExpressibleByStringLiteral, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(stringLiteral value: String) { rawValue = value }
}
public enum PreviewLayout: Sendable {
    case device, sizeThatFits
    case fixed(width: CGFloat, height: CGFloat)
}
public struct InterfaceOrientation: Hashable, Sendable {
    let name: String
    public static let portrait = InterfaceOrientation(name: "portrait")
    public static let portraitUpsideDown = InterfaceOrientation(name: "portraitUpsideDown")
    public static let landscapeLeft = InterfaceOrientation(name: "landscapeLeft")
    public static let landscapeRight = InterfaceOrientation(name: "landscapeRight")
}
public protocol PreviewContextKey {
    associatedtype Value
    static var defaultValue: Value { get }
}
nonisolated extension View {
    public func previewDisplayName(_ value: String?) -> some View { _modified() }
    public func previewDevice(_ value: PreviewDevice?) -> some View { _modified() }
    public func previewLayout(_ value: PreviewLayout) -> some View { _modified() }
    public func previewInterfaceOrientation(_ value: InterfaceOrientation) -> some View {
        _modified()
    }
}
public enum PreviewPlatform: Sendable { case iOS, macOS, tvOS, watchOS }
@MainActor @preconcurrency
public protocol PreviewContext {
    subscript<Key: PreviewContextKey>(key: Key.Type) -> Key.Value { get }
}
extension PreviewProvider {
    public static var platform: PreviewPlatform? { nil }
}
nonisolated extension View {
    public func previewContext<C: PreviewContext>(_ value: C) -> some View { _modified() }
}
