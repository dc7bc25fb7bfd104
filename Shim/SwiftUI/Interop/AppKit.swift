import Foundation

@MainActor
public protocol NSViewRepresentable: View where Body == Never {
    associatedtype NSViewType: NSView
    associatedtype Coordinator = Void
    @MainActor func makeNSView(context: Context) -> NSViewType
    @MainActor func updateNSView(_ nsView: NSViewType, context: Context)
    @MainActor func makeCoordinator() -> Coordinator
    @MainActor
    static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator)
    @MainActor func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize?
    typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions
    typealias Context = NSViewRepresentableContext<Self>
}
extension NSViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsView: NSViewType, context: Context) -> CGSize? { nil }
}
extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { changes() }
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
}
@MainActor
public protocol NSViewControllerRepresentable: View where Body == Never {
    associatedtype NSViewControllerType: NSViewController
    associatedtype Coordinator = Void
    @MainActor
    func makeNSViewController(context: Context) -> NSViewControllerType
    @MainActor
    func updateNSViewController(_ nsViewController: NSViewControllerType, context: Context)
    @MainActor func makeCoordinator() -> Coordinator
    @MainActor
    static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator)
    @MainActor
    func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
        -> CGSize?
    typealias LayoutOptions = _PlatformViewRepresentableLayoutOptions
    typealias Context = NSViewControllerRepresentableContext<Self>
}
extension NSViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func dismantleNSViewController(_ nsViewController: NSViewControllerType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, nsViewController: NSViewControllerType, context: Context)
        -> CGSize?
    { nil }
}
extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { changes() }
}
open class NSHostingView<Content: View>: NSView {
    public var rootView: Content
    public required init(rootView: Content) {
        self.rootView = rootView
        super.init(frame: .zero)
    }
    public required init?(coder: NSCoder) { return nil }
}
open class NSHostingController<Content: View>: NSViewController {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    open var sizingOptions: NSHostingSizingOptions = []
    open var safeAreaRegions: SafeAreaRegions = .all
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
    public required init?(coder: NSCoder) { return nil }
}
public struct NSHostingSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let minSize = NSHostingSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = NSHostingSizingOptions(rawValue: 2)
    public static let maxSize = NSHostingSizingOptions(rawValue: 4)
    public static let preferredContentSize = NSHostingSizingOptions(rawValue: 8)
    public static let standardBounds: NSHostingSizingOptions = [.minSize, .intrinsicContentSize, .maxSize]
}
