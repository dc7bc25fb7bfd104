import Support

/// The measures of a drawing that a page needs to show it large enough.
public struct DrawingMeasures: Sendable, Equatable {
    /// The width in pixels, as drawn.
    public let width: Double
    /// The size of the drawing's smallest text, in pixels.
    public let smallestText: Double

    /// - Parameter svg: a drawing of this module.
    /// - Returns: nil if the text is not such a drawing.
    public init?(_ svg: String) {
        var svg = svg
        guard let measures = svg.withUTF8({ Self.read($0) }) else { return nil }
        self = measures
    }

    private init(width: Double, smallestText: Double) {
        self.width = width
        self.smallestText = smallestText
    }

    /// Returns the narrowest width, in pixels, at which no text is smaller than a size.
    public func width(forTextOf size: Double) -> Double { width * size / smallestText }

    private static func read(_ bytes: UnsafeBufferPointer<UInt8>) -> DrawingMeasures? {
        var width: Double?
        var smallest = 16.0
        var index = 0
        while let start = bytes.firstIndex(ofByte: UInt8(ascii: "<"), from: index) {
            let end = bytes.firstIndex(ofByte: UInt8(ascii: ">"), from: start) ?? bytes.endIndex
            let tag = bytes[start..<end]
            if width == nil, tag.starts(with: "<svg ".utf8) { width = number(of: " width=\"", in: tag) }
            if tag.starts(with: "<text ".utf8), let size = number(of: " font-size=\"", in: tag), size > 0 {
                smallest = min(smallest, size)
            }
            index = end
        }
        return width.map { DrawingMeasures(width: $0, smallestText: smallest) }
    }

    private static func number(of attribute: StaticString, in tag: UnsafeBufferPointer<UInt8>.SubSequence) -> Double? {
        let name = UnsafeBufferPointer(start: attribute.utf8Start, count: attribute.utf8CodeUnitCount)
        guard let place = tag.firstRange(ofBytes: name)?.upperBound else { return nil }
        return Double(String(decoding: tag[place...].prefix { $0 != UInt8(ascii: "\"") }, as: UTF8.self))
    }
}
