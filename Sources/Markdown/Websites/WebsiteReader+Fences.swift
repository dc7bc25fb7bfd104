import Support

extension WebsiteReader {
    /// Reads a block of code, whose opening line has been read.
    ///
    /// - Parameters:
    ///   - start: The offset of its second line.
    ///   - column: The column of its opening line in the file.
    /// - Returns: The offset of the line behind it.
    mutating func readFence(_ fence: Fence, from start: Int, column: Int) -> Int {
        var info = WebsiteFence(bytes[fence.info])
        let place = changes.count
        let isOfText = info.isText
        let outer = changes
        changes = []
        var (number, next) = (1, start)
        var pending: [(effect: CodeMarker.Effect, count: Int)] = []
        var running: [CodeMarker.Effect] = []
        var end: Range<Int>?
        while next < bytes.count {
            let (line, following) = bytes.line(from: next)
            if closes(fence, line) {
                shiftCode(line)
                end = line
                next = following
                break
            }
            next = following
            guard !isOfText else { continue }
            shiftCode(line)
            let range = line.drop { bytes[$0].isSpaceOrTab }
            var rest = bytes[range]
            var isHidden = false
            var cuts: [Range<Int>] = []
            while let marker = CodeMarker(rest) {
                isHidden = isHidden || marker.isAlone && cuts.isEmpty
                switch marker.extent {
                case .line(let count):
                    if marker.isAlone && cuts.isEmpty {
                        pending.append((marker.effect, count))
                    } else {
                        info.add(line: number, to: marker.effect)
                        if count > 1 { pending.append((marker.effect, count - 1)) }
                    }
                case .start: running.append(marker.effect)
                case .end: running.removeAll { $0 == marker.effect }
                }
                if !isHidden { cuts.append(marker.range) }
                rest = rest[marker.range.upperBound...]
                if isHidden { break }
            }
            if isHidden {
                // The whole line goes, with its indentation and its end.
                while let last = changes.last, last.range.lowerBound >= line.lowerBound { changes.removeLast() }
                replace(line.lowerBound..<following, "")
                continue
            }
            for cut in cuts { replace(cut, "") }
            if cuts.isEmpty {
                for index in pending.indices {
                    info.add(line: number, to: pending[index].effect)
                    pending[index].count -= 1
                }
                pending.removeAll { $0.count <= 0 }
            }
            for effect in running { info.add(line: number, to: effect) }
            number += 1
        }
        let inner = changes
        changes = outer
        if isOfText {
            // Its lines are text of the page: only the fence around them goes.
            replace(
                fence.info.lowerBound - fence.count..<bytes.line(from: fence.info.lowerBound).content.upperBound,
                ""
            )
            return readText(of: start..<(end?.lowerBound ?? bytes.count), closedBy: end, next: next)
        }
        let group = colons.lastIndex { $0.fences != nil }
        replaceInfo(fence, info, isTab: group != nil)
        if let group { colons[group].fences?.append(place) }
        changes += inner
        return next
    }

    /// Leaves out the fence around lines that are text of the page.
    private mutating func readText(of lines: Range<Int>, closedBy end: Range<Int>?, next: Int) -> Int {
        var start = lines.lowerBound
        while start < lines.upperBound { start = readAnyLine(from: start) }
        if let end, start <= end.lowerBound { replace(end, "") }
        return max(start, next)
    }

    /// Writes the info string of a fence, if it differs.
    mutating func replaceInfo(_ fence: Fence, _ info: WebsiteFence, isTab: Bool) {
        let text = info.text(isTab: isTab)
        let isSame = !isTab && bytes[fence.info].elementsEqual(text.utf8)
        // A group of code looks for the change of each of its blocks.
        if !isSame || isTab { replace(fence.info, text) }
    }

    private func closes(_ fence: Fence, _ line: Range<Int>) -> Bool {
        let text = bytes[line].drop(while: \.isSpaceOrTab)
        let count = text.prefix { $0 == fence.marker }.count
        return count >= fence.count && text.dropFirst(count).allSatisfy(\.isSpaceOrTab)
    }

    /// Moves a line of code with the component around its block.
    private mutating func shiftCode(_ line: Range<Int>) {
        guard let top = open.last, let base = top.column, base != top.indent else { return }
        var column = 0
        var index = line.lowerBound
        while index < line.upperBound, bytes[index].isSpaceOrTab, column < base {
            column = bytes[index] == UInt8(ascii: "\t") ? (column / 4 + 1) * 4 : column + 1
            index += 1
        }
        guard index < line.upperBound else { return }
        replace(line.lowerBound..<index, String(repeating: " ", count: top.indent + max(0, column - base)))
    }

    // MARK: Containers

    /// Reads a line of colons.
    ///
    /// - Returns: False if it is none.
    mutating func readColons(_ line: ArraySlice<UInt8>) -> Bool {
        guard line.first == UInt8(ascii: ":"), let fence = ColonFence(line) else { return false }
        guard !fence.name.isEmpty else {
            let match = colons.lastIndex { $0.colons == fence.colons } ?? colons.lastIndex { $0.colons < fence.colons }
            guard let match else { return true }
            let isLeftOut = colons[match].isLeftOut
            closeGroups(from: match)
            // A comment keeps the tabs of this group apart from those of the next one.
            if isLeftOut { replace(fence.range, "<!-- -->") }
            return true
        }
        let name = text(fence.name).lowercased()
        let isGroup = name == "code-group"
        let isLeftOut = isGroup || name == "raw" || name == "v-pre"
        colons.append(OpenColons(colons: fence.colons, isLeftOut: isLeftOut, fences: isGroup ? [] : nil))
        if isLeftOut {
            replace(fence.range, "")
            return true
        }
        let title = attribute("title", of: fence) ?? (fence.title.isEmpty ? nil : text(fence.title))
        let isKnown = ColonCatalogue.container(name) != nil
        let kind = isKnown ? name : Callout(name: name)?.alert.rawValue ?? Self.callouts[name] ?? name
        let isOpen = name == "details" && attribute("open", of: fence) != nil
        guard kind != name || fence.attributes != nil, !isOpen else { return true }
        let signs = String(repeating: ":", count: fence.colons)
        replace(fence.range, "\(signs)\(kind)\(title.map { "[\($0)]" } ?? "")")
        return true
    }

    /// Names of Docusaurus' containers that other generators lack.
    private static let callouts = ["secondary": "note", "warn": "warning", "critical": "danger"]

    private func attribute(_ name: String, of fence: ColonFence) -> String? {
        guard let range = fence.attributes else { return nil }
        let found = WrittenAttribute.all(bytes, in: range, most: 50).first { bytes[$0.name].elementsEqual(name.utf8) }
        return found.map { $0.value.map(text) ?? "" }
    }

    /// Closes containers between colons. A group of a single block of code has no tabs.
    mutating func closeGroups(from index: Int) {
        for container in colons[index...] {
            guard let fences = container.fences, fences.count == 1, let fence = fences.first else { continue }
            let words = String(decoding: changes[fence].text, as: UTF8.self)
            changes[fence].text = Array(words.replacing(" tab=", with: " caption=", maxReplacements: 1).utf8)
        }
        colons.removeSubrange(index...)
    }

    // MARK: Files

    /// Reads VitePress' `<<< @/snippets/file.js#region{1,3 ts:line-numbers} [title]`.
    ///
    /// - Returns: False for other lines.
    mutating func readSnippet(_ line: ArraySlice<UInt8>, from lineStart: Int) -> Bool {
        guard line.starts(with: "<<<".utf8) else { return false }
        let written = line.dropFirst(3).drop(while: \.isSpaceOrTab)
        let path = written.prefix { !"#{[".utf8.contains($0) && !$0.isSpaceOrTab }
        guard path.contains(UInt8(ascii: ".")) else { return false }
        var rest = written[path.endIndex...]
        var region: ArraySlice<UInt8> = []
        if rest.first == UInt8(ascii: "#") {
            region = rest.dropFirst().prefix { !"{[".utf8.contains($0) && !$0.isSpaceOrTab }
            rest = rest[region.endIndex...]
        }
        let name = text(path.indices)
        var language = name.split(separator: ".").last.map(String.init) ?? "text"
        var words = ""
        rest = rest.drop(while: \.isSpaceOrTab)
        if rest.first == UInt8(ascii: "{"), let close = rest.firstIndex(of: UInt8(ascii: "}")) {
            for word in text(rest.startIndex + 1..<close).split(separator: " ") {
                if word.first?.isNumber == true { words += " {\(word)}" } else { language = String(word) }
            }
            rest = rest[(close + 1)...]
        }
        let info = WebsiteFence(Array("\(language)\(words) \(text(rest.indices))".utf8)[...])
        let group = colons.lastIndex { $0.fences != nil }
        if let group { colons[group].fences?.append(changes.count) }
        let own = WebsiteFence(Array("\(language)\(words) [\(name.split(separator: "/").last ?? "")]".utf8)[...])
        let shown = group != nil && info.title == nil ? own : info
        // The code may hold fences itself.
        let fence = "``````"
        include(
            path,
            part: text(region.indices),
            in: line.indices,
            from: lineStart,
            after: "\(fence)\(shown.text(isTab: group != nil))\n",
            before: "\n\(fence)"
        )
        return true
    }

    /// Reads VitePress' `<!--@include: ./part.md{3,10}-->`.
    ///
    /// - Returns: False for other comments.
    mutating func include(_ line: ArraySlice<UInt8>, from lineStart: Int) -> Bool {
        let content = line.dropFirst(4).drop(while: \.isSpaceOrTab)
        guard content.starts(with: "@include:".utf8), let end = content.firstRange(ofBytes: Array("-->".utf8)) else {
            return false
        }
        let written = content[content.index(content.startIndex, offsetBy: 9)..<end.lowerBound].trimmed
        let path = written.prefix { !"#{".utf8.contains($0) }
        var part = ""
        let rest = written[path.endIndex...]
        if rest.first == UInt8(ascii: "#") {
            part = String(decoding: rest.dropFirst().prefix { $0 != UInt8(ascii: "{") }, as: UTF8.self)
        } else if rest.first == UInt8(ascii: "{") {
            let bounds = text(rest.indices).dropFirst().prefix { $0 != "}" }
                .split(separator: ",", omittingEmptySubsequences: false)
            part = bounds.count == 2 ? bounds.joined(separator: ":") : bounds.first.map { "\($0):\($0)" } ?? ""
        }
        guard !path.isEmpty else { return false }
        include(path.trimmed, part: part, in: line.startIndex..<end.upperBound, from: lineStart)
        return true
    }

    mutating func include(
        _ path: ArraySlice<UInt8>,
        part: String,
        in range: Range<Int>,
        from lineStart: Int,
        after opening: String = "",
        before closing: String = ""
    ) {
        let isMoved = changes.last.map { $0.range.upperBound > lineStart } ?? false
        let start = isMoved ? range.lowerBound : lineStart
        changes.append(
            WebsiteMarkdown.Change(
                range: start..<range.upperBound,
                text: Array(opening.utf8),
                inclusion: .init(path: text(path.indices), part: part, place: path.indices),
                end: Array(closing.utf8),
                indent: start..<range.lowerBound
            )
        )
    }
}
