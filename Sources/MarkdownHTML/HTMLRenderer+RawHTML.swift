import Diagnostics
import Markdown
import Support

extension HTMLRenderer {
    mutating func writeInlineHTML(_ node: Node, _ index: Int) {
        if hides(node) { return }
        limit(.folder)
        switch options.rawHTML {
        case .allow: output.append(contentsOf: withAddresses(document.tree.text[node.text.range], index))
        case .escape:
            beginInline()
            write(node.text)
        case .gfm: DisallowedRawHTML.filter(document.tree.text[node.text.range], to: &output)
        case .sanitize:
            let place = place(index)
            sanitizer.write(Array(document.tree.text[node.text.range]), of: index, &output, &diagnostics) { _ in place }
        }
    }

    mutating func writeHTMLBlock(_ node: Node, _ index: Int) {
        if hides(node) { return }
        limit(.folder)
        switch options.rawHTML {
        case .allow, .gfm:
            beginBlock()
            let literal = document.tree.text[node.text.range]
            if options.rawHTML == .allow {
                output.append(contentsOf: withAddresses(literal, index))
            } else {
                DisallowedRawHTML.filter(literal, to: &output)
            }
            if output.last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
        case .escape:
            beginBlock()
            output.append("<p>")
            HTMLEscaping.append(document.tree.text[node.text.range].trimmed, to: &output)
            output.append("</p>\n")
        case .sanitize:
            if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
            let slice = document.htmlSlices[Int(node.detail)]
            let start = output.count
            sanitizer.write(slice.bytes, of: index, &output, &diagnostics) { slice.range($0) }
            if output[start...].allSatisfy(\.isWhitespace) { output.removeSubrange(start...) }
            if let last = output.last, last != UInt8(ascii: "\n") { output.append(UInt8(ascii: "\n")) }
        }
    }
}

extension Document {
    /// Returns the ids of the headings in raw HTML that have none of their own, escaped, by node and offset.
    func rawHeadingIDs(_ options: HTMLOptions) -> [Int: [Int: String]] {
        guard options.headingIDs, !rawHeadings.isEmpty else { return [:] }
        return rawHeadings.reduce(into: [:]) { ids, heading in
            let id = HTMLEscaping.escaped(options.rawHeadingPrefix + heading.slug)
            ids[heading.node.index, default: [:]][heading.offset] = id
        }
    }
}

extension HTMLRenderer {
    /// Returns raw HTML that is not sanitized with the addresses that its links have on the page, and the ids of its headings.
    private func withAddresses(_ html: ArraySlice<UInt8>, _ index: Int) -> [UInt8] {
        let ids = sanitizer.headingIDs[index] ?? [:]
        guard options.rawAddress != nil || !ids.isEmpty else { return Array(html) }
        return RawAddresses.rewritten(html, headingIDs: ids) { options.rawAddress?($0) }
    }

    /// Returns true if raw HTML is a single comment, and comments are left out.
    private func hides(_ node: Node) -> Bool {
        guard options.hidesComments else { return false }
        let html = document.tree.text[node.text.range].trimmed
        guard html.starts(with: "<!--".utf8) else { return false }
        let end = Array("-->".utf8)
        let first = html.indices.first { html[$0...].starts(with: end) }
        return first.map { $0 + end.count == html.endIndex } ?? true
    }
}

/// GFM "Disallowed Raw HTML (extension)": the `<` of nine tags becomes `&lt;`.
enum DisallowedRawHTML {
    static let tags: Set<String> = [
        "title", "textarea", "style", "xmp", "iframe", "noembed", "noframes", "script", "plaintext",
    ]

    static func filter(_ html: ArraySlice<UInt8>, to output: inout [UInt8]) {
        var start = html.startIndex
        var index = html.startIndex
        while index < html.endIndex {
            guard html[index] == UInt8(ascii: "<") else {
                index += 1
                continue
            }
            var name = index + 1
            if name < html.endIndex, html[name] == UInt8(ascii: "/") { name += 1 }
            let word = html[name...].prefix(12).prefix(while: \.isLetter)
            let next = html[word.endIndex...].first
            let isEnd = next.map { $0.isWhitespace || $0 == UInt8(ascii: ">") || $0 == UInt8(ascii: "/") } ?? true
            if isEnd, tags.contains(String(decoding: word, as: UTF8.self).lowercased()) {
                output.append(contentsOf: html[start..<index])
                output.append("&lt;")
                start = index + 1
            }
            index += 1
        }
        output.append(contentsOf: html[start...])
    }
}
