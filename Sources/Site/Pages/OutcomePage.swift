import Course
import CourseChecks
import Diagnostics
import Markdown
import SwiftHighlighting

/// The page of an outcome: what to write and why, where it is explained, the samples that use it, the rules that guard
/// it, what it replaces, and the ways that lead to it.
struct OutcomePage: TreeNodePage {
    let index: Int
    let place: Int

    func bytes(at path: String, in site: SiteContext) -> [UInt8] {
        let course = site.course
        let tree = course.decisionTrees[index]
        let node = tree.nodes[place]
        var page = draft(at: path, in: site)
        page[.hasExamples] = !node.examples.isEmpty
        page[.examples] = node.examples.map { code in
            let bytes = Array(code.utf8)
            let html = HighlightedCode.html(bytes, tokens: HighlightedTokens(in: bytes))
            return TemplateValues([.code: String(decoding: html, as: UTF8.self)])
        }
        var why = node.details.why
        if let explanation = explanation(on: page) {
            page[.explanation] = explanation
            if why == nil, case .text(let excerpt) = explanation.value(.excerpt) { why = excerpt }
        }
        page[.why] = why.map { InlineCode.html($0) }
        page[.description] = why.map { $0.replacing("`", with: "") } ?? tree.caption
        page[.hasReplaces] = !node.details.replaces.isEmpty
        page[.replaces] = node.details.replaces.map { TemplateValues([.code: $0]) }
        let guards = TreeMap.rules(for: (index, place), of: site.checked)
        page[.hasRules] = !guards.isEmpty
        page[.rules] = guards.map { rule in
            TemplateValues([
                .id: rule.id.rawValue,
                .href: site.rules.path(of: rule.id, in: tree.language).map { page.address(of: $0) },
                .what: InlineCode.html(rule.about.what, on: tree.language),
                .instead: InlineCode.html(rule.about.instead, on: tree.language),
            ])
        }
        let uses = site.checked.outcomeUses.uses(tree: index, node: place)
        let (right, wrong) = (uses.filter { !$0.isCounterexample }, uses.filter(\.isCounterexample))
        page[.hasRightSamples] = !right.isEmpty
        page[.rightSamples] = samples(right, on: page)
        page[.hasWrongSamples] = !wrong.isEmpty
        page[.wrongSamples] = samples(wrong, on: page)
        return page.html("tree-outcome", navigation: site.structure.treeNavigations[index])
    }

    // MARK: Parts

    private func explanation(on page: PageDraft) -> TemplateValues? {
        let (site, course) = (page.site, page.course)
        guard case .lesson(let index, let anchor) = site.trees.explanation(of: (index, place)) else { return nil }
        let lesson = course.lessons[index]
        let heading = anchor.flatMap { course.headingIDs[index].firstIndex(of: $0) }.map {
            lesson.document.headings[$0]
        }
        return TemplateValues([
            .title: heading.map { $0.level > 1 ? "\(lesson.title): \($0.plainText)" : lesson.title } ?? lesson.title,
            .href: page.address(of: lesson.outputPath, anchor: anchor.map { site.anchor($0, of: index) }),
            .excerpt: heading.map { lesson.document.excerpt(after: $0) } ?? site.description(of: index),
        ])
    }

    /// The samples with the declaration that each uses, one for each declaration of a section.
    private func samples(_ uses: [OutcomeUse], on page: PageDraft) -> [TemplateValues] {
        let course = page.course
        var shown: Set<[String]> = []
        return uses.compactMap { use in
            let lesson = course.lessons[use.lesson]
            // The code may be another file's; the heading is that of the block that shows it.
            guard let block = lesson.document.codeBlock(use.block), let start = block.slice.offset(of: use.range) else {
                return nil
            }
            let place = lesson.document.headings.lastIndex { $0.node < block.node && $0.level > 1 }
            let code = Self.code(at: start, in: block.slice)
            let address = page.address(
                of: lesson.outputPath,
                anchor: place.map { page.site.anchors(of: use.lesson)[$0] }
            )
            guard shown.insert([code, address]).inserted else { return nil }
            return TemplateValues([
                .code: code, .lesson: lesson.title, .section: place.map { lesson.document.headings[$0].plainText },
                .href: address,
            ])
        }
    }

    /// The declaration or call that begins at an offset of a sample, in one line; attributes on lines of their own are joined with the following lines.
    private static func code(at start: Int, in sample: SourceSlice) -> String {
        var parts: [String] = []
        let lines = sample.bytes[start...].prefix(4 * longest)
            .split(separator: UInt8(ascii: "\n"), maxSplits: mostLines, omittingEmptySubsequences: false)
        for bytes in lines.prefix(mostLines) {
            let line = String(decoding: bytes, as: UTF8.self)
            let words = line.split(whereSeparator: \.isWhitespace).joined(separator: " ")
            parts.append(words)
            guard words.hasPrefix("@"), !words.contains(" ") else { break }
        }
        var code = parts.joined(separator: " ")
        if code.hasSuffix(" {") { code.removeLast(2) }
        return code.count > longest ? code.prefix(longest) + "…" : code
    }

    private static let mostLines = 4
    private static let longest = 90
}

extension Document {
    /// The first paragraph below a heading, up to the next heading; nil if there is none.
    fileprivate func excerpt(after heading: Heading) -> String? {
        var isBelow = false
        for child in children(of: root) {
            if child == heading.node {
                isBelow = true
            } else if isBelow {
                switch self[child].kind {
                case .heading: return nil
                case .paragraph: return plainText(of: child)
                default: break
                }
            }
        }
        return nil
    }
}
