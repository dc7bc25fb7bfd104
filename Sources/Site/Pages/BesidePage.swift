import Course
import Markdown

extension PageRenderer {
    /// A lesson beside its translation, paragraph against paragraph.
    func besidePage(_ index: Int, language: String) -> OutputFile {
        let lesson = course.lessons[index]
        guard let page = reading.beside(index, language), let twin = course.twin(of: index, in: language) else {
            return OutputFile(path: "", bytes: [])
        }
        let section = map.ancestors[lesson.language]?[lesson.folder] ?? []
        var values = values(
            page: page,
            language: lesson.language,
            title: lesson.title,
            description: description(of: index),
            versions: versions(of: index)
        )
        values[.alternates] = nil
        values[.canonical] = course.configuration.baseURL.map {
            PageAddress.absolute(lesson.outputPath, baseURL: $0)
        }
        values[.isNoindex] = true
        values[.hasMissingTranslations] = false
        values[.languages] = languageLinks(from: page, to: versions(of: index), current: nil)
        addSideBySide(of: index, to: &values, page: page)
        values[.breadcrumbs] = breadcrumbs(lesson.isIndex ? section.dropLast() : section[...], page: page)
        values[.columns] = [index, twin].map { side in
            TemplateValues([
                .code: course.lessons[side].language,
                .name: theme.strings.text("languageName", in: course.lessons[side].language),
                .href: PageAddress.relative(from: page, to: course.lessons[side].outputPath),
                .direction: theme.strings.text("direction", in: course.lessons[side].language),
                .title: course.lessons[side].title,
            ])
        }
        return self.page(
            page,
            language: lesson.language,
            template: "side-by-side",
            values: values,
            navigation: nil,
            content: rows(of: index, beside: twin, on: page)
        )
    }

    /// The pages that set a lesson beside its translations.
    func addSideBySide(of index: Int, to values: inout TemplateValues, page: String) {
        let beside = course.languages.compactMap { code in reading.beside(index, code).map { (code, $0) } }
        values[.hasSideBySide] = !beside.isEmpty
        values[.sideBySide] = beside.map { code, path in
            TemplateValues([
                .code: code,
                .name: theme.strings.text("languageName", in: code),
                .href: PageAddress.relative(from: page, to: path),
                .isCurrent: path == page,
            ])
        }
    }

    // MARK: Rows

    /// One side of the page.
    private struct Side {
        let pieces: [HTMLPiece]
        let document: Document
        let attributes: String
    }

    private func rows(of index: Int, beside twin: Int, on page: String) -> [UInt8] {
        let language = course.lessons[twin].language
        // Both sides' headings have the same ids; the translation's get another.
        let setting = TextSetting(page: page, slots: [index: "", twin: language])
        let sides = [index, twin].map { lesson in
            let code = course.lessons[lesson].language
            return Side(
                pieces: body(of: lesson, setting: setting).pieces(),
                document: course.lessons[lesson].document,
                attributes: "lang=\"\(code)\" dir=\"\(theme.strings.text("direction", in: code))\""
            )
        }
        let pairs = course.pairedBlocks(
            of: index,
            sides[0].pieces.map { $0.blocks[0] },
            with: twin,
            sides[1].pieces.map { $0.blocks[0] }
        )
        var output: [UInt8] = []
        if !course.lessons[index].opensWithTitle || !course.lessons[twin].opensWithTitle {
            appendTitles(index, twin, sides, to: &output)
        }
        for pair in pairs {
            let own = pair.first.map { sides[0].pieces[$0] }
            let other = pair.second.map { sides[1].pieces[$0] }
            guard own?.html.isEmpty == false || other?.html.isEmpty == false else { continue }
            output += "<div class=\"beside-row\">\n".utf8
            if let own, let other, isSameCode(own, sides[0].document, other, sides[1].document) {
                append(own.html, sides[0], class: "is-shared", to: &output)
                appendCaption(of: other, sides[1], to: &output)
            } else {
                if let own, !own.html.isEmpty { append(own.html, sides[0], class: "is-first", to: &output) }
                if let other, !other.html.isEmpty { append(other.html, sides[1], class: "is-second", to: &output) }
            }
            output += "</div>\n".utf8
        }
        return output
    }

    private func append(_ html: [UInt8], _ side: Side, class name: String, to output: inout [UInt8]) {
        output += "<div class=\"beside-cell prose \(name)\" \(side.attributes)>\n".utf8
        output += html
        output += "</div>\n".utf8
    }

    /// Titles that the texts themselves don't hold.
    private func appendTitles(_ index: Int, _ twin: Int, _ sides: [Side], to output: inout [UInt8]) {
        output += "<div class=\"beside-row\">\n".utf8
        for (place, lesson) in [index, twin].enumerated() where !course.lessons[lesson].opensWithTitle {
            var html = Array("<h1>".utf8)
            HTMLEscaping.append(course.lessons[lesson].title, to: &html)
            html += "</h1>\n".utf8
            append(html, sides[place], class: place == 0 ? "is-first" : "is-second", to: &output)
        }
        output += "</div>\n".utf8
    }

    /// Whether two pieces are one block of code that reads the same in both languages.
    private func isSameCode(_ own: HTMLPiece, _ document: Document, _ other: HTMLPiece, _ twin: Document) -> Bool {
        guard own.blocks.count == 1, other.blocks.count == 1, document[own.blocks[0]].kind == .codeBlock,
            twin[other.blocks[0]].kind == .codeBlock
        else { return false }
        return document.textBytes(of: own.blocks[0]) == twin.textBytes(of: other.blocks[0])
    }

    /// What the translation calls code that is shown once, if it calls it something else.
    private func appendCaption(of piece: HTMLPiece, _ side: Side, to output: inout [UInt8]) {
        let block = side.document.codeBlocks.first { $0.node == piece.blocks[0] }
        guard let caption = block?.attributes.first(where: { $0.name == "caption" })?.value else { return }
        output += "<p class=\"beside-caption\" \(side.attributes)>".utf8
        HTMLEscaping.append(caption, to: &output)
        output += "</p>\n".utf8
    }
}
