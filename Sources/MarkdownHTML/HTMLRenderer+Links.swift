import Diagnostics
import Markdown
import Support

extension HTMLRenderer {
    mutating func replacement(for link: Link) -> HTMLOptions.LinkReplacement? {
        let replacement = options.link?(link)
        if replacement != nil { limit(.page) }
        return replacement
    }

    mutating func openLink(_ link: Link, _ replacement: HTMLOptions.LinkReplacement?) {
        output.append("<a href=\"")
        writeDestination(of: link, replacement)
        output.append("\"")
        writeTitle(link)
        if options.isRightToLeft, replacement?.text == nil, Self.showsAddress(link) { output.append(" dir=\"ltr\"") }
        if let attributes = replacement?.attributes { output.append(attributes) }
        output.append(">")
    }

    /// True if readers see an address, whose last slash would stand before it in a text that runs from right to left.
    private static func showsAddress(_ link: Link) -> Bool {
        if link.kind == .autolink { return true }
        return link.kind == .link
            && ["http://", "https://", "www."].contains { link.text.utf8.prefix($0.utf8.count).equalsIgnoringCase($0) }
    }

    /// Writes a text with links to terms in it.
    mutating func writeText(_ node: Node, _ tags: [HTMLOptions.TermTag]) {
        limit(.folder)
        var start = node.text.start
        for tag in tags {
            let place = min(node.text.end, max(start, node.text.start + Int32(truncatingIfNeeded: tag.offset)))
            write(TextRange(start: start, end: place))
            start = place
            if let html = tag.start {
                // Links don't nest.
                guard !isInTermLink, !sanitizer.isInRawLink else { continue }
                output.append(html)
                isInTermLink = true
            } else if isInTermLink {
                output.append("</a>")
                isInTermLink = false
            }
        }
        write(TextRange(start: start, end: node.text.end))
    }

    /// Writes the name of a symbol that has no page.
    mutating func writeSymbol(_ index: Int) {
        beginInline()
        output.append("<code>")
        write(document.tree.nodes[min(index + 1, document.tree.nodes.count - 1)].text)
        output.append("</code>")
    }

    mutating func writeVideo(_ link: Link, _ index: Int, poster: Link?) {
        beginInline()
        output.append("<video controls=\"\" preload=\"metadata\" src=\"")
        writeDestination(of: link, replacement(for: link))
        output.append("\"")
        if let poster {
            output.append(" poster=\"")
            writeDestination(of: poster, replacement(for: poster))
            output.append("\"")
        }
        if document.tree.nodes[index].end > index + 1 {
            output.append(" aria-label=\"")
            writeDescription(index)
            output.append("\"")
        }
        output.append("></video>")
    }

    mutating func writeImage(_ link: Link, node index: Int) {
        beginInline()
        let replacement = replacement(for: link)
        guard let replacement, let dark = replacement.dark.first else {
            writeImage(link, index, replacement, replacement?.scales ?? [], class: nil)
            return
        }
        // A reader may choose another appearance than the system's, which a `picture` element ignores.
        writeImage(link, index, replacement, replacement.scales, class: "only-light")
        var other = replacement
        other.destination = dark.address
        writeImage(link, index, other, replacement.dark, class: "only-dark")
    }

    private mutating func writeImage(
        _ link: Link,
        _ index: Int,
        _ replacement: HTMLOptions.LinkReplacement?,
        _ scales: [(address: String, scale: Int)],
        class name: String?
    ) {
        output.append("<img src=\"")
        writeDestination(of: link, replacement)
        output.append("\" alt=\"")
        writeDescription(index)
        output.append("\"")
        writeTitle(link)
        if let name { output.append(" class=\"\(name)\" loading=\"lazy\"") }
        if scales.count > 1 || scales.first.map({ $0.scale > 1 }) ?? false {
            output.append(" srcset=\"")
            for (number, file) in scales.enumerated() {
                if number > 0 { output.append(", ") }
                HTMLEscaping.appendDestination(file.address.utf8, to: &output)
                output.append(" \(file.scale)x")
            }
            output.append("\"")
        }
        if let attributes = replacement?.attributes { output.append(attributes) }
        output.append(" />")
    }

    private mutating func writeDestination(of link: Link, _ replacement: HTMLOptions.LinkReplacement?) {
        if let destination = replacement?.destination {
            HTMLEscaping.appendDestination(destination.utf8, to: &output)
            return
        }
        guard options.rawHTML == .allow || !URLSafety.isDangerous(link.destination) else {
            diagnostics.append(.unsafeDestination(link))
            return
        }
        if options.rawHTML == .sanitize, let id = sanitizer.anchors.prefixed(link.destination) {
            limit(.folder)
            HTMLEscaping.appendDestination(id.utf8, to: &output)
            return
        }
        HTMLEscaping.appendDestination(link.destination.utf8, to: &output)
    }

    private mutating func writeTitle(_ link: Link) {
        guard let title = link.title else { return }
        output.append(" title=\"")
        HTMLEscaping.append(title, to: &output)
        output.append("\"")
    }

    /// Writes the plain text of an image's description (CommonMark 6.4).
    private mutating func writeDescription(_ index: Int) {
        let nodes = document.tree.nodes
        for child in index + 1..<max(index + 1, Int(nodes[index].end)) {
            switch nodes[child].kind {
            case .text, .code, .htmlInline: write(nodes[child].text)
            case .softBreak, .lineBreak: output.append(UInt8(ascii: " "))
            default: break
            }
        }
    }
}

extension Diagnostic {
    fileprivate static func unsafeDestination(_ link: Link) -> Diagnostic {
        let scheme = link.destination.prefix { $0 != ":" }
        return Diagnostic(
            rule: .unsafeLink,
            severity: .error,
            message: LocalizedText(
                en: "links to `\(scheme):` are refused, so this one is left out",
                es: "los enlaces a `\(scheme):` se rechazan, así que este se omite"
            ),
            range: link.destinationRange ?? link.range,
            reason: LocalizedText(
                en: "such a link can run code in the reader's browser or open files on their disk",
                es: "un enlace así puede ejecutar código en el navegador o abrir ficheros del disco de quien lee"
            ),
            advice: LocalizedText(
                en: "link to an `https:` address or to a file of the course",
                es: "enlaza una dirección `https:` o un fichero del curso"
            )
        )
    }
}
