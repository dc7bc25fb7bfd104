@_exported import AppleFoundation
import Foundation

@MainActor open class UIResponder: NSObject {
    public override init() { super.init() }
    @discardableResult open func becomeFirstResponder() -> Bool { false }
    @discardableResult open func resignFirstResponder() -> Bool { false }
    open var next: UIResponder? { nil }
    open var undoManager: UndoManager? { nil }
    open var keyCommands: [UIKeyCommand]? { nil }
    open func target(forAction action: _Selector, withSender sender: Any?) -> Any? { nil }
}

/// Classes of Objective-C, which a generic function may make with `T()`, although no initializer of theirs is `required`.
@MainActor public protocol _ObjectiveCClass: AnyObject {
    init?(coder: NSCoder)
}
extension _ObjectiveCClass {
    public init() { self.init(coder: NSCoder())! }
}

@MainActor open class UIView: UIResponder, _ObjectiveCClass {
    public init(frame: CGRect) {
        self.frame = frame
        super.init()
    }
    public required init?(coder: NSCoder) {
        frame = .zero
        super.init()
    }
    public enum ContentMode: Int, Sendable {
        case scaleToFill, scaleAspectFit, scaleAspectFill, redraw, center
    }
    open var frame: CGRect
    open var bounds = CGRect.zero
    open var center = CGPoint.zero
    open var backgroundColor: UIColor?
    open var tintColor: UIColor?
    open var alpha: CGFloat = 1
    open var isHidden = false
    open var isUserInteractionEnabled = true
    open var clipsToBounds = false
    open var tag = 0
    open var contentMode = ContentMode.scaleToFill
    open var translatesAutoresizingMaskIntoConstraints = true
    open var layer: CALayer { CALayer() }
    open var superview: UIView? { nil }
    open var subviews: [UIView] { [] }
    open var window: UIWindow? { nil }
    open var safeAreaInsets: UIEdgeInsets { UIEdgeInsets() }
    open var intrinsicContentSize: CGSize { .zero }
    open func addSubview(_ view: UIView) {}
    open func removeFromSuperview() {}
    open func layoutSubviews() {}
    open func setNeedsLayout() {}
    open func layoutIfNeeded() {}
    open func setNeedsDisplay() {}
    open func draw(_ rect: CGRect) {}
    open func sizeThatFits(_ size: CGSize) -> CGSize { size }
    open func endEditing(_ force: Bool) -> Bool { false }
    open func addGestureRecognizer(_ gestureRecognizer: UIGestureRecognizer) {}
    open func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: Axis) {}
    open func setContentCompressionResistancePriority(_ priority: UILayoutPriority, for axis: Axis) {}
    public typealias Axis = NSLayoutConstraint.Axis
    open class func animate(withDuration duration: TimeInterval, animations: @escaping () -> Void) {}
    open class func animate(
        withDuration duration: TimeInterval,
        animations: @escaping () -> Void,
        completion: ((Bool) -> Void)? = nil
    ) {}
    open class func appearance() -> Self {
        fatalError("Appearance proxies need UIKit")
    }
    open var topAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    open var bottomAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    open var leadingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    open var trailingAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    open var centerXAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    open var centerYAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    open var widthAnchor: NSLayoutAnchor { NSLayoutAnchor() }
    open var heightAnchor: NSLayoutAnchor { NSLayoutAnchor() }
}
@MainActor public class NSLayoutAnchor: NSObject {
    public func constraint(equalTo anchor: NSLayoutAnchor, constant: CGFloat = 0)
        -> NSLayoutConstraint
    { NSLayoutConstraint() }
    public func constraint(equalToConstant constant: CGFloat) -> NSLayoutConstraint {
        NSLayoutConstraint()
    }
}
public struct UILayoutPriority: RawRepresentable, Sendable {
    public let rawValue: Float
    public init(rawValue: Float) { self.rawValue = rawValue }
    public init(_ rawValue: Float) { self.rawValue = rawValue }
    public static let required = UILayoutPriority(1000)
    public static let defaultHigh = UILayoutPriority(750)
    public static let defaultLow = UILayoutPriority(250)
}
@MainActor public final class NSLayoutConstraint: NSObject {
    public enum Axis: Int, Sendable { case horizontal, vertical }
    public var isActive = false
    public static func activate(_ constraints: [NSLayoutConstraint]) {}
}
@MainActor public class CALayer: NSObject {
    public var cornerRadius: CGFloat = 0
    public var masksToBounds = false
    public var borderWidth: CGFloat = 0
    public var borderColor: CGColor?
    public var frame = CGRect.zero
    public func addSublayer(_ layer: CALayer) {}
}
public struct UIEdgeInsets: Equatable, Sendable {
    public var top: CGFloat = 0
    public var left: CGFloat = 0
    public var bottom: CGFloat = 0
    public var right: CGFloat = 0
    public init() {}
    public init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
        (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
    public static let zero = UIEdgeInsets()
}
@MainActor open class UIGestureRecognizer: NSObject {
    public init(target: Any? = nil, action: _Selector? = nil) {}
    public enum State: Int, Sendable { case possible, began, changed, ended, cancelled, failed }
    open var state = State.possible
    open var view: UIView? { nil }
    open var isEnabled = true
    open weak var delegate: (any UIGestureRecognizerDelegate)?
    open func location(in view: UIView?) -> CGPoint { .zero }
}
/// Selectors need Objective-C: they exist in name only.
public struct _Selector: Sendable {
    public init(_ name: String) {}
}
@MainActor public protocol UIGestureRecognizerDelegate: AnyObject {}
@MainActor open class UITapGestureRecognizer: UIGestureRecognizer {
    open var numberOfTapsRequired = 1
    open var numberOfTouchesRequired = 1
}
@MainActor open class UIPanGestureRecognizer: UIGestureRecognizer {
    open func translation(in view: UIView?) -> CGPoint { .zero }
    open func velocity(in view: UIView?) -> CGPoint { .zero }
}
@MainActor open class UILongPressGestureRecognizer: UIGestureRecognizer {
    open var minimumPressDuration: TimeInterval = 0.5
}
@MainActor open class UIPinchGestureRecognizer: UIGestureRecognizer {
    open var scale: CGFloat = 1
    open var velocity: CGFloat { 0 }
}
