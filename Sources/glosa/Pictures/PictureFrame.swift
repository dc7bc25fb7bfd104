/// The lines around a diagram's source that show its picture and fold the source.
struct PictureFrame: Equatable {
    /// The spelling of a frame.
    enum Form {
        /// HTML, as GitHub and package registries show it.
        case html
        /// Directives of a DocC catalogue.
        case docC
    }

    /// The path of the picture from the Markdown file, without its ending.
    var picture: String
    /// The part of the picture's address before its path; empty for a path alone.
    var base: String
    var form: Form

    static let opening = "<!-- glosa diagram: "
    static let closing = "<!-- /glosa diagram -->"

    /// Returns the name of the file with the picture for light or for dark pages.
    static func file(_ picture: String, isDark: Bool, _ form: Form) -> String {
        picture + (isDark ? (form == .docC ? "~dark.svg" : "-dark.svg") : ".svg")
    }

    /// Returns the lines above the source.
    ///
    /// - Parameters:
    ///   - alternative: the picture in words.
    ///   - summary: the words of the folded source's handle.
    func head(alternative: String, summary: String) -> [String] {
        let mark = "\(Self.opening)\(picture) -->"
        switch form {
        case .html:
            let addresses = [true, false].map {
                Self.escaped(base + Self.file(picture, isDark: $0, .html).replacing(" ", with: "%20"))
            }
            return [
                mark, "<picture>",
                "  <source media=\"(prefers-color-scheme: dark)\" srcset=\"\(addresses[0])\">",
                "  <img src=\"\(addresses[1])\" alt=\"\(Self.escaped(alternative))\">", "</picture>", "", "<details>",
                "<summary>\(Self.escaped(summary))</summary>", "",
            ]
        case .docC:
            let name = picture.split(separator: "/").last.map(String.init) ?? picture
            let words = alternative.replacing("\\", with: "/").replacing("\"", with: "”")
            return [mark, "@Image(source: \"\(name).svg\", alt: \"\(words)\")", "", "@Comment {"]
        }
    }

    /// The lines below the source.
    var foot: [String] {
        switch form {
        // The blank line ends the HTML block, so that text below stays Markdown.
        case .html: ["", "</details>", "", Self.closing]
        case .docC: ["}", Self.closing]
        }
    }

    private static func escaped(_ text: String) -> String {
        text.replacing("&", with: "&amp;").replacing("<", with: "&lt;").replacing(">", with: "&gt;")
            .replacing("\"", with: "&quot;")
    }
}

extension PictureFrame {
    /// A frame as it stands in a file, with the indices of its first and last line.
    struct Found {
        let frame: PictureFrame
        let lines: ClosedRange<Int>
    }

    enum Fault: Error {
        /// The lines between the marks are not those that were written.
        case changed
        /// The path in the mark is not one for a picture.
        case path
    }

    /// The most lines between a frame's first one and its source.
    private static let reach = 12

    /// Finds the frame around a fence; nil if there is none.
    static func around(_ fence: DiagramFence, in lines: [PrefixedLine]) throws(Fault) -> Found? {
        let above = lines[max(0, fence.opening - reach)..<fence.opening]
        guard let start = above.lastIndex(where: { $0.text.hasPrefix(opening) || $0.text == closing }),
            lines[start].text != closing
        else { return nil }
        let mark = lines[start].text
        guard mark.hasSuffix(" -->") else { throw .changed }
        let picture = String(mark.dropFirst(opening.count).dropLast(4))
        guard isPath(picture) else { throw .path }
        let between = lines[start..<fence.opening].map(\.text)
        let form: Form = between.last == "@Comment {" ? .docC : .html
        var frame = PictureFrame(picture: picture, base: "", form: form)
        let expected = frame.head(alternative: "", summary: "")
        guard between.count == expected.count, zip(between, expected).allSatisfy(isAlike) else { throw .changed }
        let end = fence.closing + frame.foot.count
        guard end < lines.count, lines[(fence.closing + 1)...end].map(\.text) == frame.foot else { throw .changed }
        let file = Self.file(picture, isDark: false, .html).replacing(" ", with: "%20")
        if form == .html, let address = between[3].firstRange(of: "\(file)\"") {
            let parts = between[3][..<address.lowerBound].split(separator: "\"", omittingEmptySubsequences: false)
            frame.base = parts.last.map(String.init) ?? ""
        }
        return Found(frame: frame, lines: start...end)
    }

    /// True if two lines differ at most in the values of their attributes.
    private static func isAlike(_ line: String, _ expected: String) -> Bool {
        let expected = expected.drop { $0 == " " }
        if line == expected { return true }
        let starts = ["<source media=", "<img src=", "<summary>", "@Image(source:", opening]
        return starts.contains { line.hasPrefix($0) && expected.hasPrefix($0) }
    }

    /// True for a path whose parts are plain names, some of them `..`.
    static func isPath(_ text: String) -> Bool {
        let parts = text.split(separator: "/", omittingEmptySubsequences: false)
        return parts.allSatisfy { part in
            part == ".."
                || !part.isEmpty && part.first != "." && part.utf8.allSatisfy { $0 > 0x1F && $0 != 0x7F }
                    && !part.contains { "<>\"\\:|?*".contains($0) }
        } && parts.last != ".." && !text.contains("--")
    }
}
