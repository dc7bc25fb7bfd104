import Course
import Markdown

/// A lesson beside its translation, paragraph against paragraph.
struct BesidePage: Page {
    let index: Int
    /// The translation's.
    let language: String

    func path(in site: SiteContext) -> String? { site.list.reading.beside(index, language) }

    // The translation's text counts with it.
    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func lesson(in course: Course) -> Int? { index }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let lesson = course.lessons[index]
        guard let twin = course.twin(of: index, in: language) else { return [] }
        let versions = site.versions(of: index)
        var page = PageDraft(site, at: path, language: lesson.language, title: lesson.title, versions: versions)
        page[.description] = site.description(of: index)
        page.setCanonical(lesson.outputPath)
        page[.isNoindex] = true
        page[.hasMissingTranslations] = false
        page[.languages] = page.languageLinks(to: versions, shown: versions, current: nil)
        page.addSideBySide(of: index)
        page[.breadcrumbs] = page.breadcrumbs(site.sections(above: lesson, in: lesson.language))
        page[.columns] = [index, twin].map { side in
            let language = course.lessons[side].language
            return TemplateValues([
                .code: language,
                .name: page.word("languageName", in: language),
                .href: page.address(of: course.lessons[side].outputPath),
                .direction: page.word("direction", in: language),
                .title: course.lessons[side].title,
            ])
        }
        return page.html("side-by-side", content: rows(beside: twin, on: path, of: site))
    }

    // MARK: Rows

    /// One side of the page.
    private struct Side {
        let pieces: [HTMLPiece]
        let document: Document
        let attributes: String
    }

    private func rows(beside twin: Int, on page: String, of site: SiteContext) -> [UInt8] {
        let course = site.course
        // Both sides' headings have the same ids; the translation's get another.
        let setting = TextSetting(page: page, slots: [index: "", twin: language])
        let sides = [index, twin].map { lesson in
            let code = course.lessons[lesson].language
            return Side(
                pieces: LessonBody(site: site, lesson: lesson, setting: setting).pieces(),
                document: course.lessons[lesson].document,
                attributes: "lang=\"\(code)\" dir=\"\(site.theme.strings.text("direction", in: code))\""
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
            appendTitles([course.lessons[index], course.lessons[twin]], sides, to: &output)
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
    private func appendTitles(_ lessons: [Lesson], _ sides: [Side], to output: inout [UInt8]) {
        output += "<div class=\"beside-row\">\n".utf8
        for (place, lesson) in lessons.enumerated() where !lesson.opensWithTitle {
            var html = Array("<h1>".utf8)
            HTMLEscaping.append(lesson.title, to: &html)
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
