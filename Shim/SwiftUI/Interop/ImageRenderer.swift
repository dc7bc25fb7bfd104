import Foundation

public final class ImageRenderer<Content: View>: ObservableObject {
    public let objectWillChange = PassthroughSubject<Void, Never>()
    @MainActor public var content: Content
    @MainActor public var proposedSize = ProposedViewSize.unspecified
    @MainActor public var scale: CGFloat = 1
    @MainActor public var isOpaque = false
    @MainActor public var colorMode = ColorRenderingMode.nonLinear
    public var isObservationEnabled = false
    @MainActor public init(content: Content) { self.content = content }
    @MainActor public var uiImage: UIImage? { nil }
    @MainActor public var nsImage: NSImage? { nil }
    @MainActor public var cgImage: CGImage? { nil }
    @MainActor
    public func render(
        rasterizationScale: CGFloat = 1,
        renderer: (_ size: CGSize, _ renderInContext: (CGContext) -> Void) -> Void
    ) {}
}
