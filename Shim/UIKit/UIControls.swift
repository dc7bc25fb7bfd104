import Foundation

@MainActor open class UIControl: UIView {
    open var isEnabled = true
    open var isSelected = false
}
@MainActor open class UILabel: UIView {
    open var text: String?
    open var font: UIFont?
    open var textColor: UIColor?
    open var numberOfLines = 1
    open var textAlignment = NSTextAlignment.natural
}
public enum NSTextAlignment: Int, Sendable { case left, center, right, justified, natural }
@MainActor open class UITextField: UIControl {
    open var text: String?
    open var placeholder: String?
    open var font: UIFont?
    open var keyboardType = UIKeyboardType.default
    open weak var delegate: (any UITextFieldDelegate)?
}
@MainActor public protocol UITextFieldDelegate: AnyObject {}
extension UITextFieldDelegate {
    public func textFieldShouldReturn(_ textField: UITextField) -> Bool { true }
}
@MainActor open class UIScrollView: UIView {
    open var contentOffset = CGPoint.zero
    open var contentSize = CGSize.zero
    open var contentInset = UIEdgeInsets.zero
    open var isScrollEnabled = true
    open var showsVerticalScrollIndicator = true
    open weak var delegate: (any UIScrollViewDelegate)?
}
@MainActor public protocol UIScrollViewDelegate: AnyObject {}
@MainActor open class UITextView: UIScrollView {
    open var text: String! = ""
    open var attributedText: NSAttributedString! = NSAttributedString(string: "")
    open var font: UIFont?
    open var textColor: UIColor?
    open var isEditable = true
    open weak var textDelegate: (any UITextViewDelegate)?
}
@MainActor public protocol UITextViewDelegate: UIScrollViewDelegate {}
@MainActor open class UIImageView: UIView {
    open var image: UIImage?
    public convenience init(image: UIImage?) {
        self.init(frame: .zero)
        self.image = image
    }
}
@MainActor open class UIActivityIndicatorView: UIView {
    public enum Style: Int, Sendable {
        case medium = 100
        case large = 101
    }
    public convenience init(style: Style) { self.init(frame: .zero) }
    open func startAnimating() {}
    open func stopAnimating() {}
    open var isAnimating: Bool { false }
    open var hidesWhenStopped = true
}
@MainActor open class UISearchBar: UIView {
    open var text: String?
    open var placeholder: String?
}
@MainActor open class UIPageControl: UIControl {
    open var numberOfPages = 0
    open var currentPage = 0
    open var pageIndicatorTintColor: UIColor?
    open var currentPageIndicatorTintColor: UIColor?
}
@MainActor open class UISegmentedControl: UIControl {
    open var selectedSegmentTintColor: UIColor?
}
@MainActor open class UITableView: UIScrollView {
    open var separatorColor: UIColor?
}
@MainActor open class UITableViewCell: UIView {
    open var contentConfiguration: (any UIContentConfiguration)?
}
@MainActor open class UICollectionView: UIScrollView {}
@MainActor open class UICollectionViewCell: UIView {
    open var contentConfiguration: (any UIContentConfiguration)?
}
@MainActor public protocol UIContentConfiguration {}
@MainActor open class UINavigationBar: UIView {
    open var prefersLargeTitles = false
    open var barTintColor: UIColor?
    open var standardAppearance = UINavigationBarAppearance()
    open var compactAppearance: UINavigationBarAppearance?
    open var scrollEdgeAppearance: UINavigationBarAppearance?
}
@MainActor open class UITabBar: UIView {
    open var standardAppearance = UITabBarAppearance()
    open var scrollEdgeAppearance: UITabBarAppearance?
    open var unselectedItemTintColor: UIColor?
}
@MainActor open class UIBarAppearance: NSObject {
    open var backgroundColor: UIColor?
    open var shadowColor: UIColor?
    open func configureWithOpaqueBackground() {}
    open func configureWithTransparentBackground() {}
    open func configureWithDefaultBackground() {}
}
@MainActor open class UINavigationBarAppearance: UIBarAppearance {
    open var titleTextAttributes: [NSAttributedString.Key: Any] = [:]
    open var largeTitleTextAttributes: [NSAttributedString.Key: Any] = [:]
}
@MainActor open class UITabBarAppearance: UIBarAppearance {}
extension NSAttributedString.Key {
    public static let foregroundColor = NSAttributedString.Key(rawValue: "NSColor")
    public static let backgroundColor = NSAttributedString.Key(rawValue: "NSBackgroundColor")
    public static let font = NSAttributedString.Key(rawValue: "NSFont")
}

@MainActor open class UIButton: UIControl {
    public enum ButtonType: Int, Sendable { case custom, system }
    public convenience init(type buttonType: ButtonType) { self.init(frame: .zero) }
    open func setTitle(_ title: String?, for state: UIControl.State) {}
    open func setTitleColor(_ color: UIColor?, for state: UIControl.State) {}
}
extension UIControl {
    public struct State: OptionSet, Sendable {
        public let rawValue: Int
        public init(rawValue: Int) { self.rawValue = rawValue }
        public static let normal = State([])
        public static let highlighted = State(rawValue: 1)
        public static let selected = State(rawValue: 4)
    }
}
@MainActor open class UIStackView: UIView {
    public enum Distribution: Int, Sendable { case fill, fillEqually, equalSpacing }
    open var axis = NSLayoutConstraint.Axis.horizontal
    open var spacing: CGFloat = 0
    open var distribution = Distribution.fill
    open func addArrangedSubview(_ view: UIView) {}
}
