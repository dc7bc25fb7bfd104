import Foundation

open class UIColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    public init(white: CGFloat, alpha: CGFloat) {}
    public init(hue: CGFloat, saturation: CGFloat, brightness: CGFloat, alpha: CGFloat) {}
    public init(cgColor: CGColor) {}
    public init?(named name: String) {}
    public init(dynamicProvider: @escaping @Sendable (UITraitCollection) -> UIColor) {}
    override init() {}
    open func withAlphaComponent(_ alpha: CGFloat) -> UIColor { self }
    open var cgColor: CGColor { CGColor(red: 0, green: 0, blue: 0, alpha: 1) }
    open func getRed(
        _ red: UnsafeMutablePointer<CGFloat>?,
        green: UnsafeMutablePointer<CGFloat>?,
        blue: UnsafeMutablePointer<CGFloat>?,
        alpha: UnsafeMutablePointer<CGFloat>?
    ) -> Bool { false }
}
extension UIColor {
    public class var black: UIColor { UIColor() }
    public class var white: UIColor { UIColor() }
    public class var gray: UIColor { UIColor() }
    public class var darkGray: UIColor { UIColor() }
    public class var lightGray: UIColor { UIColor() }
    public class var red: UIColor { UIColor() }
    public class var green: UIColor { UIColor() }
    public class var blue: UIColor { UIColor() }
    public class var cyan: UIColor { UIColor() }
    public class var yellow: UIColor { UIColor() }
    public class var magenta: UIColor { UIColor() }
    public class var orange: UIColor { UIColor() }
    public class var purple: UIColor { UIColor() }
    public class var brown: UIColor { UIColor() }
    public class var clear: UIColor { UIColor() }
    public class var label: UIColor { UIColor() }
    public class var secondaryLabel: UIColor { UIColor() }
    public class var tertiaryLabel: UIColor { UIColor() }
    public class var quaternaryLabel: UIColor { UIColor() }
    public class var placeholderText: UIColor { UIColor() }
    public class var separator: UIColor { UIColor() }
    public class var link: UIColor { UIColor() }
    public class var tintColor: UIColor { UIColor() }
    public class var systemFill: UIColor { UIColor() }
    public class var secondarySystemFill: UIColor { UIColor() }
    public class var tertiarySystemFill: UIColor { UIColor() }
    public class var quaternarySystemFill: UIColor { UIColor() }
    public class var systemBackground: UIColor { UIColor() }
    public class var secondarySystemBackground: UIColor { UIColor() }
    public class var tertiarySystemBackground: UIColor { UIColor() }
    public class var systemGroupedBackground: UIColor { UIColor() }
    public class var secondarySystemGroupedBackground: UIColor { UIColor() }
    public class var tertiarySystemGroupedBackground: UIColor { UIColor() }
    public class var systemRed: UIColor { UIColor() }
    public class var systemGreen: UIColor { UIColor() }
    public class var systemBlue: UIColor { UIColor() }
    public class var systemOrange: UIColor { UIColor() }
    public class var systemYellow: UIColor { UIColor() }
    public class var systemPink: UIColor { UIColor() }
    public class var systemPurple: UIColor { UIColor() }
    public class var systemTeal: UIColor { UIColor() }
    public class var systemIndigo: UIColor { UIColor() }
    public class var systemMint: UIColor { UIColor() }
    public class var systemGray: UIColor { UIColor() }
    public class var systemGray2: UIColor { UIColor() }
    public class var systemGray3: UIColor { UIColor() }
    public class var systemGray4: UIColor { UIColor() }
    public class var systemGray5: UIColor { UIColor() }
    public class var systemGray6: UIColor { UIColor() }
}
public final class UITraitCollection: NSObject, @unchecked Sendable {
    public static var current: UITraitCollection { UITraitCollection() }
    public var userInterfaceStyle: UIUserInterfaceStyle { .light }
}
public enum UIUserInterfaceStyle: Int, Sendable { case unspecified, light, dark }
