import Foundation

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
    open func sizeThatFits(in size: CGSize) -> CGSize { size }
    open var sizingOptions: UIHostingControllerSizingOptions = []
    open var safeAreaRegions: SafeAreaRegions = .all
    open override func addChild(_ childController: UIViewController) {}
    open override func didMove(toParent parent: UIViewController?) {}
    open override func willMove(toParent parent: UIViewController?) {}
    open override func loadView() {}
    open override func viewWillAppear(_ animated: Bool) {}
    open override func viewDidAppear(_ animated: Bool) {}
    open override func viewWillDisappear(_ animated: Bool) {}
    open override func viewDidDisappear(_ animated: Bool) {}
    open override func viewWillLayoutSubviews() {}
    open override func viewWillTransition(to size: CGSize, with coordinator: any UIViewControllerTransitionCoordinator)
    {}
    open override func preferredContentSizeDidChange(forChildContentContainer container: any UIContentContainer) {}
    open override func target(forAction action: _Selector, withSender sender: Any?) -> Any? { nil }
    open override var isModalInPresentation: Bool {
        get { false }
        set {}
    }
    open override var childForHomeIndicatorAutoHidden: UIViewController? { nil }
    open override var childForScreenEdgesDeferringSystemGestures: UIViewController? { nil }
    open override var childForStatusBarHidden: UIViewController? { nil }
    open override var childForStatusBarStyle: UIViewController? { nil }
    open override var childViewControllerForPreferredContainerBackgroundStyle: UIViewController? { nil }
    open override var keyCommands: [UIKeyCommand]? { nil }
    open override var preferredContainerBackgroundStyle: UIContainerBackgroundStyle { .automatic }
    open override var preferredScreenEdgesDeferringSystemGestures: UIRectEdge { [] }
    open override var preferredStatusBarStyle: UIStatusBarStyle { .default }
    open override var preferredStatusBarUpdateAnimation: UIStatusBarAnimation { .fade }
    open override var preferredUserInterfaceStyle: UIUserInterfaceStyle { .unspecified }
    open override var prefersHomeIndicatorAutoHidden: Bool { false }
    open override var prefersStatusBarHidden: Bool { false }
    open override var undoManager: UndoManager? { nil }
}
public struct UIHostingControllerSizingOptions: OptionSet, Sendable {
    public let rawValue: Int
    public init(rawValue: Int) { self.rawValue = rawValue }
    public static let preferredContentSize = UIHostingControllerSizingOptions(rawValue: 1)
    public static let intrinsicContentSize = UIHostingControllerSizingOptions(rawValue: 2)
}
@MainActor @preconcurrency
public struct UIHostingConfiguration<Content: View, Background: View>: UIContentConfiguration {
    public init(@ViewBuilder content: () -> Content) where Background == EmptyView {}
    public func margins(_ edges: Edge.Set = .all, _ length: CGFloat) -> Self { self }
    public func background<S: ShapeStyle>(_ style: S) -> UIHostingConfiguration<Content, EmptyView> {
        UIHostingConfiguration<Content, EmptyView>()
    }
    public func background<B: View>(@ViewBuilder content: () -> B) -> UIHostingConfiguration<Content, B> {
        UIHostingConfiguration<Content, B>()
    }
    @available(*, deprecated, message: "Please pass one or more parameters.")
    public func minSize() -> Self { self }
    public func minSize(width: CGFloat? = nil, height: CGFloat? = nil) -> Self { self }
    nonisolated init() {}
}
