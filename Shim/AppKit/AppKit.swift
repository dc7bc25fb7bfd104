@_exported import AppleFoundation
import Foundation

@MainActor open class NSResponder: NSObject {
    public override init() { super.init() }
}
@MainActor open class NSView: NSResponder {
    public init(frame frameRect: CGRect) {
        frame = frameRect
        super.init()
    }
    public convenience override init() { self.init(frame: .zero) }
    public required init?(coder: NSCoder) { return nil }
    open var frame: CGRect
    open var bounds: CGRect { frame }
    open var window: NSWindow? { nil }
    open var wantsLayer = false
    open var isHidden = false
    open func addSubview(_ view: NSView) {}
    open func draw(_ dirtyRect: CGRect) {}
}
@MainActor open class NSControl: NSView {
    open var stringValue = ""
    open var integerValue = 0
    open var doubleValue = 0.0
    open var isEnabled = true
    open var target: AnyObject?
}
@MainActor public protocol NSControlTextEditingDelegate: AnyObject {}
extension NSControlTextEditingDelegate {
    public func controlTextDidBeginEditing(_ notification: Notification) {}
    public func controlTextDidChange(_ notification: Notification) {}
    public func controlTextDidEndEditing(_ notification: Notification) {}
}
@MainActor public protocol NSTextFieldDelegate: NSControlTextEditingDelegate {}
@MainActor open class NSTextField: NSControl {
    public convenience init(string: String) { self.init(frame: .zero) }
    public convenience init(labelWithString string: String) { self.init(frame: .zero) }
    open weak var delegate: (any NSTextFieldDelegate)?
    open var placeholderString: String?
    open var isEditable = true
    open var isSelectable = true
    open var isBordered = true
    open var isBezeled = true
    open var drawsBackground = true
    open var backgroundColor: NSColor?
    open var textColor: NSColor?
}
@MainActor open class NSSearchField: NSTextField {}
@MainActor public protocol NSTextViewDelegate: AnyObject {}
extension NSTextViewDelegate {
    public func textDidChange(_ notification: Notification) {}
}
@MainActor open class NSTextView: NSView {
    open var string = ""
    open weak var delegate: (any NSTextViewDelegate)?
    open var isEditable = true
    open var isSelectable = true
    open var isRichText = true
    open var drawsBackground = true
    open var backgroundColor = NSColor.textBackgroundColor
    open var textColor: NSColor?
}
@MainActor open class NSScrollView: NSView {
    open var documentView: NSView?
    open var hasVerticalScroller = false
    open var hasHorizontalScroller = false
    open var drawsBackground = true
}
@MainActor open class NSVisualEffectView: NSView {
    public enum Material: Int, Sendable { case titlebar, sidebar, hudWindow, popover, menu }
    public enum BlendingMode: Int, Sendable { case behindWindow, withinWindow }
    public enum State: Int, Sendable { case followsWindowActiveState, active, inactive }
    open var material = Material.sidebar
    open var blendingMode = BlendingMode.behindWindow
    open var state = State.active
}
@MainActor open class NSViewController: NSResponder {
    public init(nibName nibNameOrNil: String?, bundle nibBundleOrNil: Bundle?) { super.init() }
    public required init?(coder: NSCoder) { return nil }
    open var view = NSView(frame: .zero)
    open func viewDidLoad() {}
    open func loadView() {}
}
@MainActor open class NSWindow: NSResponder {
    open var title = ""
    open var isOpaque = true
    open var backgroundColor: NSColor?
    open var contentView: NSView?
    open func makeKeyAndOrderFront(_ sender: Any?) {}
    open func close() {}
    open func center() {}
}
@MainActor open class NSApplication: NSResponder {
    public static let shared = NSApplication()
    open weak var delegate: (any NSApplicationDelegate)?
    open var windows: [NSWindow] { [] }
    open var keyWindow: NSWindow? { nil }
    open var mainWindow: NSWindow? { nil }
    open func terminate(_ sender: Any?) {}
    open func activate(ignoringOtherApps flag: Bool) {}
    open func activate() {}
}
@MainActor public var NSApp: NSApplication! { NSApplication.shared }
@MainActor public protocol NSApplicationDelegate: AnyObject {}
extension NSApplicationDelegate {
    public func applicationDidFinishLaunching(_ notification: Notification) {}
    public func applicationWillTerminate(_ notification: Notification) {}
    public func applicationShouldTerminateAfterLastWindowClosed(_ sender: NSApplication) -> Bool {
        false
    }
}
open class NSColor: NSObject, @unchecked Sendable {
    public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
    override init() {}
    public class var windowBackgroundColor: NSColor { NSColor() }
    public class var controlBackgroundColor: NSColor { NSColor() }
    public class var textBackgroundColor: NSColor { NSColor() }
    public class var labelColor: NSColor { NSColor() }
    public class var secondaryLabelColor: NSColor { NSColor() }
    public class var separatorColor: NSColor { NSColor() }
    public class var controlAccentColor: NSColor { NSColor() }
    public class var clear: NSColor { NSColor() }
    public class var red: NSColor { NSColor() }
    public class var white: NSColor { NSColor() }
    public class var black: NSColor { NSColor() }
}
open class NSImage: NSObject, @unchecked Sendable {
    public init?(named name: String) {}
    public init?(data: Data) {}
    public init?(contentsOf url: URL) {}
    public init?(systemSymbolName name: String, accessibilityDescription: String?) {}
    open var size: CGSize { .zero }
}
open class NSWorkspace: NSObject, @unchecked Sendable {
    public static let shared = NSWorkspace()
    @discardableResult open func open(_ url: URL) -> Bool { false }
}
open class NSPasteboard: NSObject, @unchecked Sendable {
    public static let general = NSPasteboard()
    public struct PasteboardType: Hashable, Sendable {
        public static let string = PasteboardType()
    }
    @discardableResult open func clearContents() -> Int { 0 }
    @discardableResult open func setString(_ string: String, forType dataType: PasteboardType) -> Bool { false }
}
