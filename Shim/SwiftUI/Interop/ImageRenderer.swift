import Foundation

public final class ImageRenderer<Content: View>: ObservableObject {
    public let objectWillChange = PassthroughSubject<Void, Never>()
    @MainActor @preconcurrency public var content: Content
    @MainActor @preconcurrency public var proposedSize = ProposedViewSize.unspecified
    @MainActor @preconcurrency public var scale: CGFloat = 1
    @MainActor @preconcurrency public var isOpaque = false
    @MainActor @preconcurrency public var colorMode = ColorRenderingMode.nonLinear
    public var isObservationEnabled = false
    @MainActor @preconcurrency public init(content: Content) { self.content = content }
    @MainActor @preconcurrency public var uiImage: UIImage? { nil }
    @MainActor @preconcurrency public var nsImage: NSImage? { nil }
    @MainActor @preconcurrency public var cgImage: CGImage? { nil }
    @MainActor @preconcurrency
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {}
}
