import Course
import CourseConfiguration
import Diagnostics
import Markdown
import Support

/// Compares the targets of a section's links with those of the original's: the same lessons, by way of their translations.
enum LinkTwins {
    static let rule = RuleID.translationLinks

    static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        to findings: inout DiagnosticList
    ) {
        var places: [Int: [String: Int]] = [:]
        // A link of a section that was divided or joined is not missing.
        let unpaired = pair.outline.sections.indices.filter { sections.original(of: $0) == nil }
        let elsewhere = Set(
            unpaired.flatMap { section in
                let links = pair.outline.sections[section].links
                return ComparedLinks(of: links, in: pair.translation, pair.course, &places).links.map(\.target)
            }
        )
        // One language writes in raw HTML what the other has in Markdown.
        let raw = Lazy { [places] in
            var places = places
            return (
                original: ComparedLinks.rawTargets(in: pair.original, pair.course, &places),
                own: ComparedLinks.rawTargets(in: pair.translation, pair.course, &places)
            )
        }
        for section in sections {
            let original = pair.originalOutline.sections[section.original].links
            let translation = pair.outline.sections[section.translation].links
            let left = ComparedLinks(of: original, in: pair.original, pair.course, &places)
            let right = ComparedLinks(of: translation, in: pair.translation, pair.course, &places)
            compare(pair, section, left, right, elsewhere: elsewhere, raw, to: &findings)
            guard unpaired.isEmpty, left.links.map(\.target) == right.links.map(\.target) else { continue }
            let place = pair.outline.place(of: section.translation)
            for link in left.broken(without: right)
            where !right.links.contains(where: { $0.link.isSamePage(as: link, in: pair.course.languages) }) {
                findings.append(lacks(pair, link, place))
            }
        }
    }

    private static func compare(
        _ pair: TwinPair,
        _ section: ComparedSections.Pair,
        _ left: ComparedLinks,
        _ right: ComparedLinks,
        elsewhere: Set<ComparedLinks.Target>,
        _ raw: Lazy<(original: Set<ComparedLinks.Target>, own: Set<ComparedLinks.Target>)>,
        to findings: inout DiagnosticList
    ) {
        guard left.links.map(\.target) != right.links.map(\.target) else { return }
        var counts: [ComparedLinks.Target: Int] = right.links.reduce(into: [:]) { $0[$1.target, default: 0] += 1 }
        // A second link to the same place is a matter of taste.
        let own = Set(right.links.map(\.target)).union(elsewhere).union(raw.value.own)
        let missing = left.links.filter { !take($0.target, from: &counts) && !own.contains($0.target) }
        counts = left.links.reduce(into: [:]) { $0[$1.target, default: 0] += 1 }
        let others = Set(left.links.map(\.target)).union(raw.value.original)
        let extra = right.links.filter { !take($0.target, from: &counts) && !others.contains($0.target) }
        let codes = shortcodes(in: pair.originalOutline, section.original)
        let ownCodes = shortcodes(in: pair.outline, section.translation)
        // A broken link is reported as such, and counts as the link that it was meant to be.
        report(
            pair,
            missing: Array(missing.dropFirst(right.broken.count + ownCodes).prefix(mostReported)),
            extra: Array(extra.dropFirst(left.broken.count + codes).prefix(mostReported)),
            place: pair.outline.place(of: section.translation),
            to: &findings
        )
    }

    /// The most links of a section that are reported as missing, and as having no counterpart.
    private static let mostReported = 1_000

    /// Returns the number of links in a section whose address is a shortcode of Hugo's, such as `[sails]({{< ref "sails" >}})`.
    private static func shortcodes(in outline: LessonOutline, _ section: Int) -> Int {
        let bytes = outline.document.file.bytes
        let start = outline.place(of: section).bytes.lowerBound
        let isLast = section + 1 == outline.sections.count
        let end = isLast ? bytes.count : outline.place(of: section + 1).bytes.lowerBound
        var (rest, count) = (bytes[start..<max(start, end)], 0)
        while let place = rest.firstRange(ofBytes: "]({{".utf8) {
            count += 1
            rest = rest[place.upperBound...]
        }
        return count
    }

    /// Takes one link to a target out of a count; false if there is none left.
    private static func take(_ target: ComparedLinks.Target, from counts: inout [ComparedLinks.Target: Int]) -> Bool {
        guard let count = counts[target], count > 0 else { return false }
        counts[target] = count - 1
        return true
    }

    private static func report(
        _ pair: TwinPair,
        missing: [(target: ComparedLinks.Target, link: Link)],
        extra: [(target: ComparedLinks.Target, link: Link)],
        place: SourceRange,
        to findings: inout DiagnosticList
    ) {
        var left = missing
        var unpaired = 0
        for entry in extra {
            // The whole address of a page of the site itself leads to the same page as its path.
            if let place = left.firstIndex(where: { $0.link.isSamePage(as: entry.link, in: pair.course.languages) }) {
                left.remove(at: place)
                continue
            }
            // A link to the same host is likelier to be the one that was meant than another of its kind.
            let place =
                left.firstIndex { $0.target.kind == entry.target.kind && $0.target.host == entry.target.host }
                ?? left.firstIndex { $0.target.kind == entry.target.kind }
            let twin = place.map { left.remove(at: $0) }
            // Two pages without a counterpart may be each other's, under other names.
            if let twin, isAlone(twin.target, pair), isAlone(entry.target, pair) { continue }
            if twin == nil { unpaired += 1 }
            // A page of the same site in another language stands for all links to the original's.
            if let twin, twin.target.host != nil { left.removeAll { $0.target == twin.target } }
            // Other hosts have pages of their own for each language, or none.
            if case .external = entry.target { continue }
            let message =
                twin == nil
                ? LocalizedText(
                    en: "the original has no link to “\(entry.link.destination)” in this section",
                    es: "el original no enlaza «\(entry.link.destination)» en este apartado"
                )
                : LocalizedText(
                    en: "this link leads to another place than the original's",
                    es: "este enlace lleva a otro sitio que el del original"
                )
            let range = entry.link.destinationRange ?? entry.link.range
            findings.append(
                pair.finding(rule, message, at: range, original: twin.map { $0.link.destinationRange ?? $0.link.range })
            )
        }
        for entry in left {
            // A page of the translation's own language may stand for another site's.
            if case .external = entry.target, left.count <= unpaired { continue }
            findings.append(lacks(pair, entry.link, place))
        }
    }

    /// Returns true for a page that only one of the two languages has.
    private static func isAlone(_ target: ComparedLinks.Target, _ pair: TwinPair) -> Bool {
        guard case .lesson(let id, _) = target else { return false }
        return pair.course.twins[id]?[pair.lesson.language] == nil
            || pair.course.twins[id]?[pair.originalLesson.language] == nil
    }

    private static func lacks(_ pair: TwinPair, _ link: Link, _ place: SourceRange) -> Diagnostic {
        let message = LocalizedText(
            en: "this section lacks the original's link to “\(link.destination)”",
            es: "a este apartado le falta el enlace del original a «\(link.destination)»"
        )
        return pair.finding(rule, message, at: place, original: link.destinationRange ?? link.range)
    }
}

extension Link {
    /// Returns true if one link is the whole address of the page whose path below its site the other one is.
    ///
    /// - Parameter languages: the languages of the course, each of which may have a folder of its own.
    fileprivate func isSamePage(as other: Link, in languages: [String]) -> Bool {
        func parts(_ text: String) -> [Substring] {
            text.prefix { $0 != "#" && $0 != "?" }.split(separator: "/").filter { part in
                !languages.contains { LanguageTag.isNamed($0, by: String(part)) }
            }
        }
        let (path, address) = destination.hasPrefix("/") ? (self, other) : (other, self)
        guard path.destination.hasPrefix("/"), address.destination.contains("://") else { return false }
        let own = parts(path.destination)
        let others = parts(address.destination).dropFirst(2)
        // The site's address may have folders before the path, and the path those of the site.
        return !own.isEmpty
            && (others.elementsEqual(own) || own.count > 1 && others.suffix(own.count).elementsEqual(own))
    }
}
