import Course
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
        var values = site.nodeValues(place, of: index)
        values[.hasExamples] = !node.examples.isEmpty
        values[.examples] = node.examples.map { code in
            let bytes = Array(code.utf8)
            let html = HighlightedCode.html(bytes, tokens: SwiftHighlighter().tokens(in: bytes))
            return TemplateValues([.code: String(decoding: html, as: UTF8.self)])
        }
        var why = node.details.why
        if let explanation = explanation(from: path, in: site) {
            values[.explanation] = explanation
            if why == nil, case .text(let excerpt) = explanation.value(.excerpt) { why = excerpt }
        }
        values[.why] = why.map(InlineCode.html)
        values[.description] = why.map { $0.replacing("`", with: "") } ?? tree.caption
        values[.hasReplaces] = !node.details.replaces.isEmpty
        values[.replaces] = node.details.replaces.map { TemplateValues([.code: $0]) }
        let guards = TreeMap.rules(for: (index, place), of: site.checked)
        values[.hasRules] = !guards.isEmpty
        values[.rules] = guards.map { rule in
            TemplateValues([
                .id: rule.id.rawValue,
                .href: site.rules.path(of: rule.id, in: tree.language).map {
                    PageAddress.relative(from: path, to: $0)
                },
                .what: InlineCode.html(RuleText.sentence(rule.about.what.text(in: tree.language))),
                .instead: InlineCode.html(RuleText.sentence(rule.about.instead.text(in: tree.language))),
            ])
        }
        let uses = site.checked.outcomeUses.uses(tree: index, node: place)
        let (right, wrong) = (uses.filter { !$0.isCounterexample }, uses.filter(\.isCounterexample))
        values[.hasRightSamples] = !right.isEmpty
        values[.rightSamples] = samples(right, of: course, page: path)
        values[.hasWrongSamples] = !wrong.isEmpty
        values[.wrongSamples] = samples(wrong, of: course, page: path)
        return site.treeHTML("tree-outcome", of: index, values: values)
    }

    // MARK: Parts

    private func explanation(from page: String, in site: SiteContext) -> TemplateValues? {
        let course = site.course
        guard case .lesson(let index, let anchor) = site.trees.explanation(of: (index, place)) else { return nil }
        let lesson = course.lessons[index]
        let heading = anchor.flatMap { course.headingIDs[index].firstIndex(of: $0) }.map {
            lesson.document.headings[$0]
        }
        return TemplateValues([
            .title: heading.map { $0.level > 1 ? "\(lesson.title): \($0.plainText)" : lesson.title } ?? lesson.title,
            .href: PageAddress.relative(from: page, to: lesson.outputPath, anchor: anchor),
            .excerpt: heading.map { lesson.document.excerpt(after: $0) } ?? site.description(of: index),
        ])
    }

    private func samples(_ uses: [OutcomeUses.Use], of course: Course, page: String) -> [TemplateValues] {
        uses.map { use in
            let lesson = course.lessons[use.lesson]
            let place = lesson.document.headings.lastIndex {
                $0.range.bytes.lowerBound < use.range.bytes.lowerBound && $0.level > 1
            }
            return TemplateValues([
                .code: Self.code(at: use.range, in: lesson.file),
                .lesson: lesson.title,
                .section: place.map { lesson.document.headings[$0].plainText },
                .href: PageAddress.relative(
                    from: page,
                    to: lesson.outputPath,
                    anchor: place.map { course.headingIDs[use.lesson][$0] }
                ),
            ])
        }
    }

    /// The declaration or call at a place, in one line: attributes on lines of their own take what they stand on with them.
    private static func code(at range: SourceRange, in file: SourceFile) -> String {
        var parts: [String] = []
        let end = min(range.bytes.lowerBound + 4 * longest, file.bytes.count)
        for line in file.text(in: range.bytes.lowerBound..<end)
            .split(separator: "\n", maxSplits: mostLines, omittingEmptySubsequences: false).prefix(mostLines)
        {
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
    /// The first paragraph below a heading, up to the next heading.
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
