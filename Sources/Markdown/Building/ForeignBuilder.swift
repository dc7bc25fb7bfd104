import Diagnostics
import Support

extension DocumentBuilder {
    /// Notes the foreign syntax in the text of a leaf: not in its code, formulas, comments and tags.
    mutating func noteForeignSyntax(in leaf: LeafInlines, isFirstInQuote: Bool, _ blockStart: Int) {
        let bytes = visibleText(of: leaf)
        let source = source
        func place(_ range: Range<Int>) -> SourceRange { leaf.place(range, source, blockStart) }
        func words(_ range: Range<Int>) -> String { String(decoding: leaf.content.bytes[range], as: UTF8.self) }
        if isFirstInQuote, let range = ForeignAlert.marker(in: bytes) {
            foreign.add(.alert, words(range), place(range))
        }
        var links: [Range<Int>] = []
        for event in leaf.events where event.phase == .enter && (event.kind == .link || event.kind == .image) {
            if let range = event.contentRange { links.append(range) }
        }
        var link = 0
        var index = 0
        while index < bytes.count {
            var found: ForeignPlace?
            switch bytes[index] {
            case UInt8(ascii: "{"): found = BraceTags.tag(in: bytes, at: index, source.dialect)
            case UInt8(ascii: "["):
                found = WikiLinks.place(in: bytes, at: index)
                while let range = found?.range, link < links.count, links[link].upperBound <= range.lowerBound {
                    link += 1
                }
                if let range = found?.range, link < links.count, links[link].overlaps(range) { found = nil }
            default: break
            }
            guard let found else {
                index += 1
                continue
            }
            switch found.meaning {
            case .syntax(let kind): foreign.add(kind, words(found.range), place(found.range))
            case .name: foreign.addName(words(found.range), place(found.range))
            }
            index = max(index + 1, found.range.upperBound)
        }
        noteForeignLines(bytes, words: words, place: place)
        for event in leaf.events where event.kind == .htmlInline && mayBeForeign(text[event.text.range]) {
            // `Array<Int>` is code.
            let start = event.contentRange?.lowerBound ?? 0
            if start > 0, leaf.isAligned, leaf.content.bytes[start - 1].isIdentifierByte { continue }
            noteForeignTags(Array(text[event.text.range]), isBlock: false) { _ in
                leaf.place(event.contentRange, source, blockStart)
            }
        }
    }

    /// Returns true for a tag whose name has a capital letter, and for a comment.
    private func mayBeForeign(_ tag: ArraySlice<UInt8>) -> Bool {
        guard let first = tag.dropFirst().first(where: { $0 != UInt8(ascii: "/") }) else { return false }
        return first == UInt8(ascii: "!") || first.isLetter && first < UInt8(ascii: "a")
    }

    private mutating func noteForeignLines(
        _ bytes: [UInt8],
        words: (Range<Int>) -> String,
        place: (Range<Int>) -> SourceRange
    ) {
        var start = 0
        var isModule = true
        while start < bytes.count {
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "\n")) ?? bytes.count
            let line = bytes[start..<end]
            switch ForeignLines.meaning(of: line, isFirst: start == 0 || isModule, dialect: source.dialect) {
            case .syntax(let kind):
                foreign.add(kind, words(start..<end), place(start..<end))
                isModule = kind == .mdx
            case .opening:
                foreign.openBlock(words(start..<end), place(start..<end))
                isModule = false
            case .closing:
                foreign.closeBlock()
                isModule = false
            case nil: isModule = false
            }
            start = end + 1
        }
    }

    /// Returns the content of a leaf with the signs of code, formulas, comments and tags replaced.
    private func visibleText(of leaf: LeafInlines) -> [UInt8] {
        var bytes = leaf.content.bytes
        func hide(_ range: Range<Int>) {
            for index in range.clamped(to: bytes.indices) where bytes[index] != UInt8(ascii: "\n") { bytes[index] = 1 }
        }
        guard leaf.isAligned else {
            var index = 0
            while index < bytes.count {
                guard bytes[index] == UInt8(ascii: "`") else {
                    index += 1
                    continue
                }
                let end = CodeSpanScan.end(in: bytes, from: index)
                hide(index..<end.span)
                index = end.next
            }
            return bytes
        }
        for formula in leaf.formulas { hide(formula.whole) }
        for event in leaf.events where event.phase == .leaf {
            guard let range = event.contentRange else { continue }
            switch event.kind {
            case .code: hide(range)
            case .htmlInline:
                // The brackets of `{{<name>}}` are no tag's.
                let before = range.lowerBound >= 2 ? bytes[range.lowerBound - 2..<range.lowerBound] : []
                if !before.elementsEqual("{{".utf8) { hide(range) }
            default: break
            }
        }
        return bytes
    }

    // MARK: Raw HTML and code

    /// Notes components, includes in comments, and tags in braces between the tags of raw HTML.
    mutating func noteForeignTags(_ html: [UInt8], isBlock: Bool, place: (Range<Int>) -> SourceRange) {
        var visible = html
        func words(_ range: Range<Int>) -> String { String(decoding: html[range], as: UTF8.self) }
        var tokens = HTMLTokenizer(html)
        var codeDepth = 0
        while let token = tokens.next() {
            switch token {
            case .text(let range), .unfinished(let range):
                if codeDepth == 0 { continue }
                for index in range { visible[index] = 1 }
                continue
            case .comment(let range):
                let text = html[range].dropFirst(4).trimmed
                if text.starts(with: "@include:".utf8) || text.starts(with: "@include ".utf8) {
                    foreign.add(.vitePress, words(range), place(range))
                }
                for index in range { visible[index] = 1 }
            case .declaration(let range):
                for index in range { visible[index] = 1 }
            case .endTag(let name, let range):
                if ForeignComponent.holdsCode(name), codeDepth > 0 { codeDepth -= 1 }
                foreign.closeComponent(name)
                for index in range { visible[index] = 1 }
            case .startTag(let tag):
                if ForeignComponent.holdsCode(tag.name), !tag.isSelfClosing { codeDepth += 1 }
                if codeDepth == 0, ForeignComponent.name(of: tag, in: html) != nil {
                    foreign.openComponent(
                        tag.name,
                        words(tag.range),
                        place(tag.range),
                        isSure: ForeignComponent.isSure(tag)
                    )
                }
                for index in tag.range { visible[index] = 1 }
            }
        }
        guard isBlock else { return }
        var index = 0
        while index < visible.count {
            guard visible[index] == UInt8(ascii: "{"), let tag = BraceTags.tag(in: visible, at: index, source.dialect),
                case .syntax(let kind) = tag.meaning, kind != .attributes
            else {
                index += 1
                continue
            }
            foreign.add(kind, words(tag.range), place(tag.range))
            index = max(index + 1, tag.range.upperBound)
        }
    }

    /// Notes a directive that is all that a code block holds: the code that it names is missing.
    mutating func noteForeignDirective(in code: SourceSlice, language: String?) {
        guard let language, !ForeignComponent.showTags.contains(language),
            code.bytes.count < 4_000
        else { return }
        let content = code.bytes.trimmingSpaces()
        guard !content.isEmpty, code.bytes[content.lowerBound] == UInt8(ascii: "{"),
            let tag = BraceTags.tag(in: code.bytes, at: content.lowerBound, source.dialect),
            tag.range == content, case .syntax(let kind) = tag.meaning, kind == .mdBook || kind == .hugo
        else { return }
        foreign.add(kind, String(decoding: code.bytes[content], as: UTF8.self), code.range(content))
    }
}
