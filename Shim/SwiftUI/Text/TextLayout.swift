import Foundation

extension Text {
    public struct Layout: RandomAccessCollection, Equatable, Sendable {
        public typealias Element = Line
        public var isTruncated: Bool { false }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Line { Line() }
    }
    public struct LayoutKey: PreferenceKey, Sendable {
        public struct AnchoredLayout: Equatable, Sendable {
            public var origin: Anchor<CGPoint>
            public var layout: Layout
        }
        public typealias Value = [AnchoredLayout]
        public static let defaultValue: [AnchoredLayout] = []
        public static func reduce(value: inout [AnchoredLayout], nextValue: () -> [AnchoredLayout]) {
            value += nextValue()
        }
    }
}
extension Text.Layout {
    public struct CharacterIndex: Comparable, Hashable, Strideable, Sendable {
        let position: Int
        public static func < (lhs: Self, rhs: Self) -> Bool { lhs.position < rhs.position }
        public func advanced(by n: Int) -> CharacterIndex { CharacterIndex(position: position + n) }
        public func distance(to other: CharacterIndex) -> Int { other.position - position }
    }
    public struct DrawingOptions: OptionSet, Sendable {
        public let rawValue: UInt32
        public init(rawValue: UInt32) { self.rawValue = rawValue }
        public static var disablesSubpixelQuantization: DrawingOptions { .init(rawValue: 1) }
    }
    public struct TypographicBounds: Equatable, Sendable {
        public var origin = CGPoint.zero
        public var width: CGFloat = 0
        public var ascent: CGFloat = 0
        public var descent: CGFloat = 0
        public var leading: CGFloat = 0
        public init() {}
        public var rect: CGRect {
            CGRect(x: origin.x, y: origin.y - ascent, width: width, height: ascent + descent)
        }
    }
    public struct Line: RandomAccessCollection, Equatable, Sendable {
        public typealias Element = Run
        public var origin = CGPoint.zero
        public var typographicBounds: TypographicBounds { TypographicBounds() }
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> Run { Run() }
    }
    public struct Run: RandomAccessCollection, Equatable, Sendable {
        public typealias Element = RunSlice
        public typealias SubSequence = RunSlice
        public var startIndex: Int { 0 }
        public var endIndex: Int { 0 }
        public subscript(index: Int) -> RunSlice { RunSlice(run: self, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: self, indices: bounds) }
        public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        public var layoutDirection: LayoutDirection { .leftToRight }
        public var typographicBounds: TypographicBounds { TypographicBounds() }
        public var characterIndices: [CharacterIndex] { [] }
    }
    public struct RunSlice: RandomAccessCollection, Equatable, Sendable {
        public typealias Element = RunSlice
        public typealias SubSequence = RunSlice
        public var run: Run
        public var indices: Range<Int>
        public init(run: Run, indices: Range<Int>) {
            self.run = run
            self.indices = indices
        }
        public var startIndex: Int { indices.lowerBound }
        public var endIndex: Int { indices.upperBound }
        public subscript(index: Int) -> RunSlice { RunSlice(run: run, indices: index..<index + 1) }
        public subscript(bounds: Range<Int>) -> RunSlice { RunSlice(run: run, indices: bounds) }
        public subscript<T: TextAttribute>(key: T.Type) -> T? { nil }
        public var typographicBounds: TypographicBounds { TypographicBounds() }
        public var characterIndices: [CharacterIndex] { [] }
    }
}
public protocol TextAttribute: Hashable {}
public struct TextProxy: Sendable {
    public func sizeThatFits(_ proposal: ProposedViewSize) -> CGSize { proposal.replacingUnspecifiedDimensions() }
}
@MainActor @preconcurrency
public protocol TextRenderer: Animatable {
    nonisolated func draw(layout: Text.Layout, in ctx: inout GraphicsContext)
    nonisolated func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize
    nonisolated var displayPadding: EdgeInsets { get }
}
nonisolated extension TextRenderer {
    public func sizeThatFits(proposal: ProposedViewSize, text: TextProxy) -> CGSize { text.sizeThatFits(proposal) }
    public var displayPadding: EdgeInsets { EdgeInsets() }
}
nonisolated extension View {
    public func textRenderer<T: TextRenderer>(_ renderer: T) -> some View { _modified() }
}
