import FileSystem
import Markdown

/// A template as it comes out for all pages of one shape: HTML, and the places where their texts are set in.
struct PageForm: Sendable {
    private enum Piece: Sendable {
        case html([UInt8])
        case leaf(Int, isEscaped: Bool)
    }

    private let pieces: [Piece]

    // Control characters that HTML forbids; marks never stand beside texts of a page, only for them.
    private static let open: UInt8 = 0x02
    private static let close: UInt8 = 0x03
    private static let escaped = UInt8(ascii: "e")

    /// What stands for a leaf while the template is rendered.
    static func mark(_ leaf: Int) -> String { "\u{2}\(leaf)\u{3}" }

    /// The mark of a leaf that the template wants escaped; nil for a text that is no mark.
    static func escapedMark(_ text: String) -> String? {
        text.utf8.first == open ? "\u{2}e" + text.dropFirst() : nil
    }

    /// - Parameter text: a page rendered with marks in place of its texts.
    init(marked text: String) {
        var pieces: [Piece] = []
        var rest = Array(text.utf8)[...]
        while let start = rest.firstIndex(of: Self.open), let end = rest[start...].firstIndex(of: Self.close) {
            pieces.append(.html(Array(rest[..<start])))
            let name = rest[(start + 1)..<end]
            let isEscaped = name.first == Self.escaped
            let digits = String(decoding: isEscaped ? name.dropFirst() : name, as: UTF8.self)
            if let leaf = Int(digits) { pieces.append(.leaf(leaf, isEscaped: isEscaped)) }
            rest = rest[(end + 1)...]
        }
        pieces.append(.html(Array(rest)))
        self.pieces = pieces
    }

    func filled(with leaves: [PageShape.Leaf]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(length(with: leaves))
        for piece in pieces {
            switch piece {
            case .html(let bytes): output += bytes
            case .leaf(let index, let isEscaped):
                switch leaves[index] {
                case .text(let text) where isEscaped: HTMLEscaping.append(text, to: &output)
                case .text(let text): output += text.utf8
                case .html(let bytes) where isEscaped: HTMLEscaping.append(bytes, to: &output)
                case .html(let bytes): output += bytes
                }
            }
        }
        return output
    }

    private func length(with leaves: [PageShape.Leaf]) -> Int {
        pieces.reduce(256) { length, piece in
            switch piece {
            case .html(let bytes): return length + bytes.count
            case .leaf(let index, _):
                switch leaves[index] {
                case .text(let text): return length + text.utf8.count
                case .html(let bytes): return length + bytes.count
                }
            }
        }
    }
}

/// The forms that a theme's templates have come out in so far.
///
/// Pages are rendered on all cores and most are of few shapes: each is rendered by the template engine once, or twice where
/// two cores meet it at the same moment, with the same outcome.
struct PageForms: Sendable {
    private let forms = Guarded<[[UInt8]: PageForm]>([:])
    /// A course whose every page is of a shape of its own must not keep them all.
    private static let limit = 512

    func form(of shape: PageShape, make: () -> PageForm) -> PageForm {
        if let known = forms.with({ $0[shape.key] }) { return known }
        let form = make()
        forms.with { if $0.count < Self.limit { $0[shape.key] = form } }
        return form
    }
}
