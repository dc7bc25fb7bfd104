import Foundation

@MainActor open class UIApplication: UIResponder {
    public static let shared = UIApplication()
    public struct OpenExternalURLOptionsKey: Hashable, Sendable {}
    public struct LaunchOptionsKey: Hashable, Sendable {}
    public enum State: Int, Sendable { case active, inactive, background }
    open weak var delegate: (any UIApplicationDelegate)?
    open var applicationState: State { .active }
    open var connectedScenes: Set<UIScene> { [] }
    open var windows: [UIWindow] { [] }
    open var isIdleTimerDisabled = false
    open func canOpenURL(_ url: URL) -> Bool { false }
    open func open(
        _ url: URL,
        options: [OpenExternalURLOptionsKey: Any] = [:],
        completionHandler completion: (@MainActor @Sendable (Bool) -> Void)? = nil
    ) {}
    @discardableResult open func sendAction(
        _ action: _Selector,
        to target: Any?,
        from sender: Any?,
        for event: Any?
    ) -> Bool { false }
    open func registerForRemoteNotifications() {}
    nonisolated public static let didBecomeActiveNotification = Notification.Name("didBecomeActive")
    nonisolated public static let willResignActiveNotification = Notification.Name("willResignActive")
    nonisolated public static let didEnterBackgroundNotification = Notification.Name(
        "didEnterBackground"
    )
    nonisolated public static let willEnterForegroundNotification = Notification.Name(
        "willEnterForeground"
    )
    nonisolated public static let didReceiveMemoryWarningNotification = Notification.Name(
        "didReceiveMemoryWarning"
    )
    nonisolated public static let openSettingsURLString = "app-settings:"
}
@MainActor public protocol UIApplicationDelegate: AnyObject {}
extension UIApplicationDelegate {
    public func application(
        _ application: UIApplication,
        didFinishLaunchingWithOptions launchOptions: [UIApplication.LaunchOptionsKey: Any]?
    ) -> Bool { true }
}
@MainActor open class UIScene: UIResponder {}
@MainActor open class UIWindowScene: UIScene {
    open var windows: [UIWindow] { [] }
    open var keyWindow: UIWindow? { nil }
    open var screen: UIScreen { UIScreen.main }
}
@MainActor open class UIWindow: UIView {
    open var rootViewController: UIViewController?
    open var windowScene: UIWindowScene?
    open var isKeyWindow: Bool { false }
    open func makeKeyAndVisible() {}
    public convenience init(windowScene: UIWindowScene) { self.init(frame: .zero) }
}
@MainActor open class UIScreen: NSObject {
    public static let main = UIScreen()
    open var bounds: CGRect { CGRect(x: 0, y: 0, width: 390, height: 844) }
    open var scale: CGFloat { 3 }
    open var brightness: CGFloat = 1
}
@MainActor open class UIDevice: NSObject {
    public static let current = UIDevice()
    open var name: String { "" }
    open var model: String { "" }
    open var systemName: String { "" }
    open var systemVersion: String { "" }
    open var userInterfaceIdiom: UIUserInterfaceIdiom { .phone }
    open var orientation: UIDeviceOrientation { .portrait }
    open var batteryLevel: Float { 1 }
    open var identifierForVendor: UUID? { nil }
    nonisolated public static let orientationDidChangeNotification = Notification.Name("orientation")
}
public enum UIUserInterfaceIdiom: Int, Sendable { case unspecified, phone, pad, tv, carPlay, mac, vision }
public enum UIDeviceOrientation: Int, Sendable {
    case unknown, portrait, portraitUpsideDown, landscapeLeft, landscapeRight, faceUp, faceDown
    public var isLandscape: Bool { self == .landscapeLeft || self == .landscapeRight }
    public var isPortrait: Bool { self == .portrait || self == .portraitUpsideDown }
}
@MainActor public final class UIPasteboard: NSObject {
    public static var general: UIPasteboard { UIPasteboard() }
    public var string: String?
    public var image: UIImage?
    public var url: URL?
}
@MainActor open class UIFeedbackGenerator: NSObject {
    open func prepare() {}
}
@MainActor public final class UIImpactFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackStyle: Int, Sendable { case light, medium, heavy, soft, rigid }
    public override init() {}
    public init(style: FeedbackStyle) {}
    public func impactOccurred() {}
    public func impactOccurred(intensity: CGFloat) {}
}
@MainActor public final class UINotificationFeedbackGenerator: UIFeedbackGenerator {
    public enum FeedbackType: Int, Sendable { case success, warning, error }
    public func notificationOccurred(_ notificationType: FeedbackType) {}
}
@MainActor public final class UISelectionFeedbackGenerator: UIFeedbackGenerator {
    public func selectionChanged() {}
}
public enum UIAccessibility {
    public struct Notification: Sendable {
        public static let announcement = Notification()
        public static let screenChanged = Notification()
        public static let layoutChanged = Notification()
    }
    public static func post(notification: Notification, argument: Any?) {}
    @MainActor public static var isVoiceOverRunning: Bool { false }
    @MainActor public static var isReduceMotionEnabled: Bool { false }
}
