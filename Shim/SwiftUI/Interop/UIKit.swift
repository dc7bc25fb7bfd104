import Foundation

@MainActor
public protocol UIViewRepresentable: View where Body == Never {
    associatedtype UIViewType: UIView
    associatedtype Coordinator = Void
    @MainActor func makeUIView(context: Context) -> UIViewType
    @MainActor func updateUIView(_ uiView: UIViewType, context: Context)
    @MainActor func makeCoordinator() -> Coordinator
    @MainActor
    static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator)
    @MainActor
    func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context) -> CGSize?
    typealias Context = UIViewRepresentableContext<Self>
}
extension UIViewRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func dismantleUIView(_ uiView: UIViewType, coordinator: Coordinator) {}
    public func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIViewType, context: Context)
        -> CGSize?
    { nil }
}
extension UIViewRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct UIViewRepresentableContext<Representable: UIViewRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
    public func animate(changes: () -> Void, completion: (() -> Void)? = nil) { changes() }
}
@MainActor
public protocol UIViewControllerRepresentable: View where Body == Never {
    associatedtype UIViewControllerType: UIViewController
    associatedtype Coordinator = Void
    @MainActor
    func makeUIViewController(context: Context) -> UIViewControllerType
    @MainActor
    func updateUIViewController(_ uiViewController: UIViewControllerType, context: Context)
    @MainActor func makeCoordinator() -> Coordinator
    @MainActor
    static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    )
    typealias Context = UIViewControllerRepresentableContext<Self>
}
extension UIViewControllerRepresentable {
    public var body: Never { fatalError("\(Self.self) has no body") }
    public static func dismantleUIViewController(
        _ uiViewController: UIViewControllerType,
        coordinator: Coordinator
    ) {}
}
extension UIViewControllerRepresentable where Coordinator == Void {
    public func makeCoordinator() {}
}
@MainActor @preconcurrency
public struct UIViewControllerRepresentableContext<Representable: UIViewControllerRepresentable> {
    public let coordinator: Representable.Coordinator
    public var transaction: Transaction { Transaction() }
    public var environment: EnvironmentValues { EnvironmentValues() }
}
open class UIHostingController<Content: View>: UIViewController {
    public var rootView: Content
    public init(rootView: Content) {
        self.rootView = rootView
        super.init(nibName: nil, bundle: nil)
    }
    public init?(coder aDecoder: NSCoder, rootView: Content) {
        self.rootView = rootView
        super.init(coder: aDecoder)
    }
    @MainActor @preconcurrency public required dynamic init?(coder: NSCoder) { return nil }
    public func sizeThatFits(in size: CGSize) -> CGSize { size }
}
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
        UIHostingConfiguration<Content, EmptyView>()
    }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    nonisolated init() {}
}
@MainActor
public final class ImageRenderer<Content: View>: ObservableObject {
    public var content: Content
    public var scale: CGFloat = 1
    public var isOpaque = false
    public var proposedSize = ProposedViewSize.unspecified
    public init(content: Content) { self.content = content }
    public var uiImage: UIImage? { nil }
    public var nsImage: NSImage? { nil }
    public var cgImage: CGImage? { nil }
}
