import SwiftUI

nonisolated public struct WebView: View, _PrimitiveView {
    public init(url: URL?) {}
    public init(_ page: WebPage) {}
}
@MainActor @Observable public final class WebPage {
    public init() {}
    public private(set) var title = ""
    public private(set) var url: URL?
    public private(set) var isLoading = false
    public private(set) var estimatedProgress = 0.0
    public func load(_ url: URL?) {}
    public func load(_ request: URLRequest) {}
    public func reload() {}
    public func stopLoading() {}
}
@MainActor open class WKWebView: UIView {
    public init() { super.init(frame: .zero) }
    public required init?(coder: NSCoder) { return nil }
    public init(frame: CGRect, configuration: WKWebViewConfiguration) { super.init(frame: frame) }
    open var configuration: WKWebViewConfiguration { WKWebViewConfiguration() }
    open weak var navigationDelegate: (any WKNavigationDelegate)?
    open var url: URL? { nil }
    open var title: String? { nil }
    open var isLoading: Bool { false }
    open var estimatedProgress: Double { 0 }
    open var canGoBack: Bool { false }
    open var canGoForward: Bool { false }
    open var allowsBackForwardNavigationGestures = false
    @discardableResult open func goBack() -> WKNavigation? { nil }
    @discardableResult open func goForward() -> WKNavigation? { nil }
    @discardableResult open func reload() -> WKNavigation? { nil }
    open func stopLoading() {}
    @discardableResult open func load(_ request: URLRequest) -> WKNavigation? { nil }
    @discardableResult open func loadHTMLString(_ string: String, baseURL: URL?) -> WKNavigation? {
        nil
    }
}
@MainActor open class WKWebViewConfiguration: NSObject {
    public override init() {}
    open var allowsInlineMediaPlayback = false
}
public final class WKNavigation: NSObject {}
@MainActor public protocol WKNavigationDelegate: NSObjectProtocol {}
