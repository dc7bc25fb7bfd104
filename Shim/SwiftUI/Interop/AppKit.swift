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
    typealias Context = NSViewRepresentableContext<Self>
}
extension NSViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func dismantleNSView(_ nsView: NSViewType, coordinator: Coordinator) {}
}
extension NSViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct NSViewRepresentableContext<Representable: NSViewRepresentable> {
    public let coordinator: Representable.Coordinator
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
    typealias Context = NSViewControllerRepresentableContext<Self>
}
extension NSViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
}
extension NSViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct NSViewControllerRepresentableContext<Representable: NSViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
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
    public required init?(coder: NSCoder) { return nil }
}
