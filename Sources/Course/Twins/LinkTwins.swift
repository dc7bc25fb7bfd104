import Diagnostics
import Markdown

/// Compares where the links of a section lead with where the original's lead: to the same lessons, by way of their
/// translations.
enum LinkTwins {
    static let rule = "translation-links"

    /// Where a link leads, whatever the language.
    private enum Target: Hashable {
        case lesson(id: String, anchor: String?)
        case file(String)
        /// The page of a folder that has no lesson of its own to tell it by.
        case folder
        case external(String)
    }

    static func compare(_ pair: TwinPair, _ sections: HeadingTwins.SectionPair) -> [Diagnostic] {
        let left = targets(pair.originalOutline.sections[sections.original].links, pair.original, pair.course)
        let right = targets(pair.outline.sections[sections.translation].links, pair.translation, pair.course)
        guard left.map(\.target) != right.map(\.target) else { return [] }
        var missing = left
        var extra: [(target: Target, link: Link)] = []
        for entry in right {
            if let place = missing.firstIndex(where: { $0.target == entry.target }) {
                missing.remove(at: place)
            } else {
                extra.append(entry)
            }
        }
        // A broken link is found as such, and stands for the one that it was meant to be.
        let broken = pair.outline.sections[sections.translation].links.count - right.count
        let lost = pair.originalOutline.sections[sections.original].links.count - left.count
        return findings(
            pair,
            missing: Array(missing.dropFirst(broken)),
            extra: Array(extra.dropFirst(lost)),
            place: pair.outline.place(of: sections.translation)
        )
    }

    private static func findings(
        _ pair: TwinPair,
        missing: [(target: Target, link: Link)],
        extra: [(target: Target, link: Link)],
        place: SourceRange
    ) -> [Diagnostic] {
        var missing = missing
        var findings: [Diagnostic] = []
        for entry in extra {
            let twin = missing.firstIndex { isKin($0.target, entry.target) }.map { missing.remove(at: $0) }
            // Other hosts have pages of their own for each language, or none.
            if case .external = entry.target { continue }
            let message =
                twin == nil
                ? LocalizedText(
                    en: "the original has no link to “\(entry.link.destination)” in this section",
                    es: "el original no enlaza «\(entry.link.destination)» en este apartado"
                )
                : LocalizedText(
                    en: "this link leads elsewhere than the original's",
                    es: "este enlace lleva a otro sitio que el del original"
                )
            let range = entry.link.destinationRange ?? entry.link.range
            findings.append(
                pair.finding(rule, message, at: range, original: twin.map { $0.link.destinationRange ?? $0.link.range })
            )
        }
        for entry in missing {
            if case .external = entry.target, missing.count <= extra.count { continue }
            let message = LocalizedText(
                en: "this section lacks the original's link to “\(entry.link.destination)”",
                es: "a este apartado le falta el enlace del original a «\(entry.link.destination)»"
            )
            findings.append(
                pair.finding(rule, message, at: place, original: entry.link.destinationRange ?? entry.link.range)
            )
        }
        return findings
    }

    private static func targets(_ links: [Int], _ lesson: Int, _ course: Course) -> [(target: Target, link: Link)] {
        let source = course.lessons[lesson]
        return links.compactMap { index in
            let link = source.document.links[index]
            switch course.resolve(link, from: lesson) {
            // Trees go by one name in every language.
            case .external, .tree: return (.external(plain(link.destination)), link)
            case .lesson(let goal, let anchor):
                return (
                    .lesson(id: course.lessons[goal].id, anchor: anchor.map { place(of: $0, on: goal, course) }), link
                )
            case .file(let path, _) where path.hasSuffix("/index.html"): return (.folder, link)
            case .file(let path, _): return (.file(withoutLanguage(path, course)), link)
            case .broken: return nil
            }
        }
    }

    /// A heading by its place on the page, where translations give it other ids.
    private static func place(of anchor: String, on lesson: Int, _ course: Course) -> String {
        course.headingIDs[lesson].firstIndex(of: anchor).map { "#\($0)" } ?? anchor
    }

    private static func withoutLanguage(_ path: String, _ course: Course) -> String {
        let language = path.prefix { $0 != "/" }
        guard course.languages.contains(String(language)) else { return path }
        return String(path.dropFirst(language.count))
    }

    private static func plain(_ address: String) -> String {
        let parts = address.split(separator: "/", omittingEmptySubsequences: false)
        return parts.filter { $0.utf8.count != 2 }.joined(separator: "/")
    }

    private static func isKin(_ left: Target, _ right: Target) -> Bool {
        switch (left, right) {
        case (.lesson, .lesson), (.folder, .folder), (.file, .file), (.external, .external): true
        default: false
        }
    }
}
