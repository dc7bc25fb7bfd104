import Markdown
import MarkdownHTML
import Support

/// Turns the attributes of highlighted samples into links: `@State` leads to the outcome that recommends it.
struct AttributeLinks: Sendable {
    private let addresses: [[UInt8]: [UInt8]]

    /// - Parameter addresses: the addresses, by the attribute's name without `@`.
    init(_ addresses: [String: String]) {
        self.addresses = addresses.reduce(into: [:]) { result, entry in
            result[Array(entry.key.utf8)] = Array(HTMLEscaping.escaped(entry.value).utf8)
        }
    }

    private static let opening = Array("<span class=\"a\">@".utf8)
    private static let closing = Array("</span>".utf8)

    /// Links the attributes in the HTML of a page, from an offset on.
    ///
    /// - Returns: true if there may be a link in it now.
    @discardableResult
    func link(_ html: inout [UInt8], from start: Int) -> Bool {
        guard !addresses.isEmpty, html[start...].contains(bytes: Self.opening) else { return false }
        let source = html[start...]
        var result: [UInt8] = []
        result.reserveCapacity(source.count + 256)
        var rest = source
        while let open = rest.firstRange(ofBytes: Self.opening) {
            let name = rest[open.upperBound...].prefix { $0 != UInt8(ascii: "<") }
            let tail = rest[name.endIndex...]
            if let address = addresses[Array(name)], tail.starts(with: Self.closing) {
                result += rest[..<open.lowerBound]
                result += "<a class=\"a\" href=\"".utf8
                result += address
                result += "\">@".utf8
                result += name
                result += "</a>".utf8
                rest = tail.dropFirst(Self.closing.count)
            } else {
                result += rest[..<open.upperBound]
                rest = rest[open.upperBound...]
            }
        }
        result += rest
        html.replaceSubrange(start..., with: result)
        return true
    }
}
