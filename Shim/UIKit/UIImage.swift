import Foundation

open class UIImage: NSObject, @unchecked Sendable {
    public override init() {}
    public init?(named name: String) {}
    public init?(named name: String, in bundle: Bundle?, compatibleWith traitCollection: UITraitCollection?) {}
    public init?(named name: String, in bundle: Bundle?, with configuration: UIImage.Configuration?) {}
    public init?(systemName name: String) {}
    public init?(systemName name: String, withConfiguration configuration: UIImage.Configuration?) {}
    public init?(systemName name: String, compatibleWith traitCollection: UITraitCollection?) {}
    open class Configuration: NSObject, @unchecked Sendable {}
    open class SymbolConfiguration: Configuration, @unchecked Sendable {
        public init(pointSize: CGFloat) {}
        public init(pointSize: CGFloat, weight: UIFont.Weight) {}
        public init(textStyle: UIFont.TextStyle) {}
    }
    public init?(data: Data) {}
    public init?(data: Data, scale: CGFloat) {}
    public init?(contentsOfFile path: String) {}
    public init(cgImage: CGImage) {}
    open var size: CGSize { .zero }
    open var scale: CGFloat { 1 }
    open var cgImage: CGImage? { nil }
    open func jpegData(compressionQuality: CGFloat) -> Data? { nil }
    open func pngData() -> Data? { nil }
    open func preparingThumbnail(of size: CGSize) -> UIImage? { nil }
    open func byPreparingThumbnail(ofSize size: CGSize) async -> UIImage? { nil }
}
open class UIFont: NSObject, @unchecked Sendable {
    public struct Weight: Sendable {
        public static let regular = Weight()
        public static let medium = Weight()
        public static let semibold = Weight()
        public static let bold = Weight()
        public static let light = Weight()
        public static let heavy = Weight()
    }
    public struct TextStyle: Sendable {
        public static let largeTitle = TextStyle()
        public static let title1 = TextStyle()
        public static let title2 = TextStyle()
        public static let headline = TextStyle()
        public static let body = TextStyle()
        public static let caption1 = TextStyle()
    }
    override init() {}
    public init?(name fontName: String, size fontSize: CGFloat) {}
    open class func systemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func systemFont(ofSize fontSize: CGFloat, weight: Weight) -> UIFont { UIFont() }
    open class func boldSystemFont(ofSize fontSize: CGFloat) -> UIFont { UIFont() }
    open class func preferredFont(forTextStyle style: TextStyle) -> UIFont { UIFont() }
    open var pointSize: CGFloat { 17 }
}
