import Diagnostics
import Markdown

/// The spelling of a heading's own anchor in the Markdown of a generator other than Glosa.
enum AnchorSpelling {
    /// `## Title {#id}`: Docusaurus, VitePress, mdBook.
    case braces
    /// `## Title { #id }`: MkDocs with `attr_list`.
    case attributes
    /// `<a id="id"></a>` in a line before the heading: GitHub, GitBook, Starlight.
    case element

    /// - Parameter isRepository: true for pages that are read where they lie, as on GitHub.
    /// - Returns: nil for pages that Glosa or DocC publishes.
    init?(_ dialect: Dialect, isRepository: Bool) {
        switch dialect {
        case .docusaurus, .vitePress, .mdBook: self = .braces
        case .material: self = .attributes
        case .gitBook, .starlight: self = .element
        case .glosa where isRepository: self = .element
        case .glosa, .docC, .swiftComment: return nil
        }
    }

    /// Returns the spelling with an id.
    func example(_ id: String) -> String {
        switch self {
        case .braces: "{#\(id)}"
        case .attributes: "{ #\(id) }"
        case .element: "<a id=\"\(id)\"></a>"
        }
    }

    /// Returns the edit that gives a heading an id; nil for a heading that is not a line of its own with number signs before it.
    func pin(_ id: String, to heading: Heading, in file: SourceFile) -> Fix? {
        let bytes = heading.range.bytes
        guard heading.range.path == file.path, bytes.upperBound <= file.bytes.count,
            file.bytes[bytes].first == UInt8(ascii: "#"), id.utf8.allSatisfy(Self.isOfID)
        else { return nil }
        if self == .element {
            // In a list or a quote the line before would need the same marks.
            guard bytes.lowerBound == 0 || file.bytes[bytes.lowerBound - 1] == UInt8(ascii: "\n") else { return nil }
            return Fix(range: file.range(bytes.lowerBound..<bytes.lowerBound), replacement: example(id) + "\n\n")
        }
        var end = bytes.upperBound
        while end > bytes.lowerBound, " \t\r\n".utf8.contains(file.bytes[end - 1]) { end -= 1 }
        guard !"#}".utf8.contains(file.bytes[end - 1]) else { return nil }
        return Fix(range: file.range(end..<end), replacement: " " + example(id))
    }

    private static func isOfID(_ byte: UInt8) -> Bool {
        (byte | 0x20) >= UInt8(ascii: "a") && (byte | 0x20) <= UInt8(ascii: "z")
            || byte >= UInt8(ascii: "0") && byte <= UInt8(ascii: "9") || byte == UInt8(ascii: "-")
            || byte == UInt8(ascii: "_")
    }
}
