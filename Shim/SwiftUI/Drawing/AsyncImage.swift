import Foundation

nonisolated public struct AsyncImage<Content: View>: View, _PrimitiveView {
    let content: (AsyncImagePhase) -> Content
    public init(url: URL?, scale: CGFloat = 1) where Content == Image {
        content = { _ in Image(systemName: "photo") }
    }
    public init<I: View, P: View>(
        url: URL?,
        scale: CGFloat = 1,
        @ViewBuilder content: @escaping (Image) -> I,
        @ViewBuilder placeholder: @escaping () -> P
    ) where Content == _ConditionalContent<I, P> {
        self.content = { phase in
            phase.image.map { ViewBuilder.buildEither(first: content($0)) }
                ?? ViewBuilder.buildEither(second: placeholder())
        }
    }
    public init(
        url: URL?,
        scale: CGFloat = 1,
        transaction: Transaction = Transaction(),
        @ViewBuilder content: @escaping (AsyncImagePhase) -> Content
    ) { self.content = content }
    public var _children: [any View] { [content(.empty)] }
}
public enum AsyncImagePhase: Sendable {
    case empty
    case success(Image)
    case failure(any Error)
    public var image: Image? { if case .success(let image) = self { image } else { nil } }
    public var error: (any Error)? { if case .failure(let error) = self { error } else { nil } }
}
