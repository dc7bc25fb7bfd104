import Course
import Markdown
import MarkdownHTML

/// A lesson beside its translation, paragraph against paragraph.
struct BesidePage: Page {
    let index: Int
    /// The translation's language.
    let language: String

    // The translation's text counts with it.
    func dependencies(in course: Course) -> PageDependencies { .lesson(index, of: course) }

    func lesson(in course: Course) -> Int? { index }

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let lesson = course.lessons[index]
        guard let twin = course.twin(of: index, in: language) else { return [] }
        let versions = site.versions(of: index)
        let words = site.theme.strings
        let other = words.text(.languageName, in: language)
        let title = "\(lesson.title) (\(words.text(.sideBySide, in: lesson.language)) \(other))"
        var page = PageDraft(site, at: path, language: lesson.language, title: title, versions: versions)
        page[.description] = site.description(of: index)
        page.setCanonical(lesson.outputPath)
        page[.isNoindex] = true
        page[.hasMissingTranslations] = false
        page[.languages] = page.languageLinks(to: versions, shown: versions, current: nil)
        page.addSideBySide(of: index)
        page.addContents(of: index)
        page[.breadcrumbs] = page.breadcrumbs(site.sections(above: index, in: lesson.language))
        page[.columns] = [index, twin].map { side in
            let language = course.lessons[side].language
            return TemplateValues([
                .code: language,
                .name: page.word(.languageName, in: language),
                .href: page.address(of: course.lessons[side].outputPath),
                .direction: page.word(.direction, in: language),
                .title: course.lessons[side].title,
            ])
        }
        let map = site.structure.map
        func beside(_ neighbour: (Int, String) -> Int?) -> TemplateValues? {
            // A lesson without this translation is passed over.
            var next = neighbour(index, lesson.language)
            while let found = next, page.besidePath(of: found, language) == nil {
                next = neighbour(found, lesson.language)
            }
            return next.flatMap { found in
                page.besidePath(of: found, language).map {
                    TemplateValues([.title: course.lessons[found].title, .href: page.address(of: $0)])
                }
            }
        }
        let (previous, next) = (beside(map.previous), beside(map.next))
        (page[.previous], page[.next]) = (previous, next)
        page[.hasPager] = previous != nil || next != nil
        return page.html(
            "side-by-side",
            navigation: site.structure.navigations.html(
                language: lesson.language,
                folder: course.section(of: index),
                page: path,
                place: lesson.outputPath
            ),
            content: rows(beside: twin, on: path, of: site)
        )
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
        // Both sides' headings have the same ids; the translation's get a prefix that makes them ids of no heading.
        let setting = TextSetting(page: page, slots: [index: "", twin: OwnID.of(language)])
        func side(_ lesson: Int, omitted: Set<NodeID> = []) -> Side {
            let code = course.lessons[lesson].language
            return Side(
                pieces: LessonBody(site: site, lesson: lesson, setting: setting, omitted: omitted).pieces(),
                document: course.lessons[lesson].document,
                attributes: "lang=\"\(code)\" dir=\"\(site.theme.strings.text(.direction, in: code))\""
            )
        }
        // Code that reads the same in both languages is shown once; mostly it stands at the same place.
        let same = Self.sameCode(course.lessons[index].document, course.lessons[twin].document)
        var sides = [side(index), side(twin, omitted: Set(same.keys))]
        let pairs = course.pairedBlocks(
            of: index,
            sides[0].pieces.map { $0.blocks[0] },
            with: twin,
            sides[1].pieces.map { $0.blocks[0] }
        )
        let shared = pairs.map { sharedCode($0, of: sides, same) }
        if !Set(same.keys).isSubset(of: shared.lazy.compactMap(\.self)) { sides[1] = side(twin) }
        var output: [UInt8] = []
        if !course.lessons[index].showsTitle || !course.lessons[twin].showsTitle {
            appendTitles([course.lessons[index], course.lessons[twin]], sides, to: &output)
        }
        var marks = StaleMarks(first: index, second: twin, in: site)
        for (pair, code) in zip(pairs, shared) {
            let own = pair.first.map { sides[0].pieces[$0] }
            let other = pair.second.map { sides[1].pieces[$0] }
            guard own?.html.isEmpty == false || other?.html.isEmpty == false else { continue }
            let behind = marks.mark(own.map { $0.blocks[0] }, other.map { $0.blocks[0] })
            output += "<div class=\"beside-row\(behind == nil ? "" : " is-behind")\">\n".utf8
            if behind == .first {
                output += "<p class=\"beside-notice\">".utf8
                HTMLEscaping.append(
                    site.theme.strings.text(.staleNotice, in: course.lessons[index].language),
                    to: &output
                )
                output += "</p>\n".utf8
            }
            if let own, let code {
                append(own.html, sides[0], class: "is-shared", to: &output)
                appendCaption(of: code, own.blocks[0], sides, to: &output)
            } else {
                if let own, !own.html.isEmpty { append(own.html, sides[0], class: "is-first", to: &output) }
                if let other, !other.html.isEmpty { append(other.html, sides[1], class: "is-second", to: &output) }
            }
            output += "</div>\n".utf8
        }
        // A link from a translation to the whole of its own page leads to the top of its side.
        let top = OwnID.of(language)
        if output.contains(bytes: "href=\"#\(top)\"".utf8) { output = "<span id=\"\(top)\"></span>\n".utf8 + output }
        return output
    }

    private func append(_ html: ArraySlice<UInt8>, _ side: Side, class name: String, to output: inout [UInt8]) {
        output += "<div class=\"beside-cell prose \(name)\" \(side.attributes)>\n".utf8
        output += html
        output += "</div>\n".utf8
    }

    /// Appends the titles that the texts themselves don't hold.
    private func appendTitles(_ lessons: [Lesson], _ sides: [Side], to output: inout [UInt8]) {
        output += "<div class=\"beside-row\">\n".utf8
        for (place, lesson) in lessons.enumerated() where !lesson.showsTitle {
            var html = Array("<h1>".utf8)
            HTMLEscaping.append(lesson.title, to: &html)
            html += "</h1>\n".utf8
            append(html[...], sides[place], class: place == 0 ? "is-first" : "is-second", to: &output)
        }
        output += "</div>\n".utf8
    }

    /// The translation's code blocks whose text is that of the lesson's block at the same place, each with that block.
    private static func sameCode(_ document: Document, _ twin: Document) -> [NodeID: NodeID] {
        zip(document.codeBlocks, twin.codeBlocks).reduce(into: [:]) { same, pair in
            let (own, other) = (pair.0.node, pair.1.node)
            if twin[other].parent == twin.root, document.textBytes(of: own) == twin.textBytes(of: other) {
                same[other] = own
            }
        }
    }

    /// The translation's node of two pieces that are one code block with the same text in both languages; else nil.
    private func sharedCode(
        _ pair: (first: Int?, second: Int?),
        of sides: [Side],
        _ same: [NodeID: NodeID]
    ) -> NodeID? {
        guard let first = pair.first, let second = pair.second else { return nil }
        let (own, other) = (sides[0].pieces[first].blocks, sides[1].pieces[second].blocks)
        let (document, twin) = (sides[0].document, sides[1].document)
        guard own.count == 1, other.count == 1, document[own[0]].kind == .codeBlock,
            twin[other[0]].kind == .codeBlock,
            same[other[0]] == own[0] || document.textBytes(of: own[0]) == twin.textBytes(of: other[0])
        else { return nil }
        return other[0]
    }

    /// Appends the translation's caption of code that is shown once, if it differs from the lesson's.
    private func appendCaption(of code: NodeID, _ own: NodeID, _ sides: [Side], to output: inout [UInt8]) {
        func caption(_ node: NodeID, _ side: Side) -> String? {
            let block = side.document.codeBlocks.first { $0.node == node }
            return block?.attributes.first { $0.name == "caption" }?.value
        }
        guard let other = caption(code, sides[1]), other != caption(own, sides[0]) else { return }
        output += "<p class=\"beside-caption\" \(sides[1].attributes)>".utf8
        HTMLEscaping.append(other, to: &output)
        output += "</p>\n".utf8
    }
}
