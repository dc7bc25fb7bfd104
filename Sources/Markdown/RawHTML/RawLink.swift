import Diagnostics
import Support

/// An address in raw HTML that a page links to or shows.
public struct RawLink: Sendable, Hashable {
    public let node: NodeID
    /// The address as written, character references resolved, without spaces around it.
    public let destination: String
    /// True for pictures.
    public let isPicture: Bool
    /// The attribute's value in the file; the whole tag, or the surrounding block, if its place is unknown.
    public let range: SourceRange
}

extension Document {
    /// The addresses in the raw HTML that sanitizing keeps, in document order. They are read anew at each call.
    public var rawLinks: [RawLink] {
        tree.rawHTMLAttributes(where: AllowedHTML.holdsAddresses).flatMap { attribute -> [RawLink] in
            let node = NodeID(attribute.node)
            let isSet = attribute.name == "srcset"
            let addresses = isSet ? SourceSet.candidates(attribute.value).map(\.address) : [attribute.value]
            let isPicture = attribute.name != "href"
            return addresses.map(trimmed).filter { !$0.isEmpty }.map {
                RawLink(node: node, destination: $0, isPicture: isPicture, range: place(attribute.place, in: node))
            }
        }
    }

    private func trimmed(_ address: String) -> String { String(decoding: Array(address.utf8).trimmed, as: UTF8.self) }

    /// - Parameter range: in the text of the node.
    private func place(_ range: Range<Int>, in node: NodeID) -> SourceRange {
        if self[node].kind == .htmlBlock { return htmlSlices[Int(tree.nodes[node.index].detail)].range(range) }
        let whole = self.range(of: node)
        let written = textBytes(of: node)
        // Over several lines, what stands before each line in the file is not in the text.
        guard whole.path == file.path, whole.bytes.upperBound <= file.bytes.count,
            file.bytes[whole.bytes].elementsEqual(written)
        else { return whole }
        return file.range(whole.bytes.lowerBound + range.lowerBound..<whole.bytes.lowerBound + range.upperBound)
    }
}

extension Document {
    /// The addresses that raw HTML shows or links to, as written, in order.
    public var rawHTMLAddresses: [String] { rawLinks.map(\.destination) }
}

/// Writes raw HTML that is not sanitized with other addresses, and ids for its headings; all else stays as it is.
package enum RawAddresses {
    /// - Parameters:
    ///   - headingIDs: the ids, escaped, that headings get, by the offsets of their tags.
    ///   - address: returns the new address in place of another; nil leaves it.
    package static func rewritten(
        _ html: ArraySlice<UInt8>,
        headingIDs: [Int: String],
        address: (String) -> String?
    ) -> [UInt8] {
        let bytes = Array(html)
        var tokenizer = HTMLTokenizer(bytes)
        var result: [UInt8] = []
        var start = 0
        while let token = tokenizer.next() {
            guard case .startTag(let tag) = token, AllowedHTML.elements[tag.name] != nil else { continue }
            if let id = headingIDs[tag.range.lowerBound] {
                let nameEnd = tag.range.lowerBound + 1 + tag.name.utf8.count
                result += bytes[start..<nameEnd] + Array(" id=\"\(id)\"".utf8)
                start = nameEnd
            }
            for attribute in tag.attributes where AllowedHTML.holdsAddresses(attribute.name) {
                guard let value = attribute.value, AllowedHTML.allows(attribute.name, on: tag.name) else { continue }
                let isSet = attribute.name == "srcset"
                let new = isSet ? SourceSet.rewritten(value, address: address) : address(value) ?? value
                guard new != value else { continue }
                let isQuoted =
                    attribute.place.lowerBound > 0 && "\"'".utf8.contains(bytes[attribute.place.lowerBound - 1])
                result += bytes[start..<attribute.place.lowerBound]
                let text = Array(new.utf8).flatMap(escaped)
                result += isQuoted ? text : Array("\"".utf8) + text + Array("\"".utf8)
                start = attribute.place.upperBound
            }
        }
        return result + bytes[start...]
    }

    private static func escaped(_ byte: UInt8) -> [UInt8] {
        switch byte {
        case UInt8(ascii: "&"): Array("&amp;".utf8)
        case UInt8(ascii: "\""): Array("&quot;".utf8)
        case UInt8(ascii: "'"): Array("&#39;".utf8)
        default: [byte]
        }
    }
}
