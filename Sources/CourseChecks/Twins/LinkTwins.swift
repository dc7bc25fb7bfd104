import Course
import CourseConfiguration
import Diagnostics
import Markdown

/// Compares the targets of a section's links with those of the original's: the same lessons, by way of their translations.
enum LinkTwins {
    static let rule = RuleID.translationLinks

    /// The target of a link, independent of the language.
    private enum Target: Hashable {
        case lesson(id: String, anchor: String?)
        case file(String)
        /// The page of a folder without a lesson that identifies it.
        case folder
        case external(String)

        /// The kind of place: a changed link is taken for one that led to a place of the same kind.
        var kind: Int {
            switch self {
            case .lesson: 0
            case .file: 1
            case .folder: 2
            case .external: 3
            }
        }

        /// The first parts of an address of another site.
        var host: Substring? {
            guard case .external(let address) = self else { return nil }
            return address.split(separator: "/", maxSplits: 2).dropFirst().first
        }
    }

    static func compare(
        _ pair: TwinPair,
        _ sections: [HeadingTwins.SectionPair],
        to findings: inout DiagnosticList
    ) {
        var places: [Int: [String: Int]] = [:]
        let paired = Set(sections.map(\.translation))
        // A link of a section that was divided or joined is not missing.
        let unpaired = pair.outline.sections.indices.filter { !paired.contains($0) }
        let elsewhere = Set(
            unpaired.flatMap { section in
                Targets(of: pair.outline.sections[section].links, in: pair.translation, pair.course, &places).links.map(
                    \.target
                )
            }
        )
        for section in sections {
            let original = pair.originalOutline.sections[section.original].links
            let translation = pair.outline.sections[section.translation].links
            let left = Targets(of: original, in: pair.original, pair.course, &places)
            let right = Targets(of: translation, in: pair.translation, pair.course, &places)
            compare(pair, section, left, right, elsewhere: elsewhere, to: &findings)
            guard unpaired.isEmpty, left.links.map(\.target) == right.links.map(\.target) else { continue }
            let place = pair.outline.place(of: section.translation)
            for link in left.broken(without: right)
            where !right.links.contains(where: { $0.link.isSamePage(as: link) }) {
                findings.append(lacks(pair, link, place))
            }
        }
    }

    private static func compare(
        _ pair: TwinPair,
        _ sections: HeadingTwins.SectionPair,
        _ left: Targets,
        _ right: Targets,
        elsewhere: Set<Target>,
        to findings: inout DiagnosticList
    ) {
        guard left.links.map(\.target) != right.links.map(\.target) else { return }
        var counts: [Target: Int] = right.links.reduce(into: [:]) { $0[$1.target, default: 0] += 1 }
        // A second link to the same place is a matter of taste.
        let own = Set(right.links.map(\.target)).union(elsewhere)
        let missing = left.links.filter { !take($0.target, from: &counts) && !own.contains($0.target) }
        counts = left.links.reduce(into: [:]) { $0[$1.target, default: 0] += 1 }
        let others = Set(left.links.map(\.target))
        let extra = right.links.filter { !take($0.target, from: &counts) && !others.contains($0.target) }
        // A broken link is reported as such, and counts as the link that it was meant to be.
        report(
            pair,
            missing: Array(missing.dropFirst(right.broken.count)),
            extra: Array(extra.dropFirst(left.broken.count)),
            place: pair.outline.place(of: sections.translation),
            to: &findings
        )
    }

    /// Takes one link to a target out of a count; false if there is none left.
    private static func take(_ target: Target, from counts: inout [Target: Int]) -> Bool {
        guard let count = counts[target], count > 0 else { return false }
        counts[target] = count - 1
        return true
    }

    private static func report(
        _ pair: TwinPair,
        missing: [(target: Target, link: Link)],
        extra: [(target: Target, link: Link)],
        place: SourceRange,
        to findings: inout DiagnosticList
    ) {
        var left = missing
        var unpaired = 0
        for entry in extra {
            // The whole address of a page of the site itself leads to the same page as its path.
            if let place = left.firstIndex(where: { $0.link.isSamePage(as: entry.link) }) {
                left.remove(at: place)
                continue
            }
            // A link to the same host is likelier to be the one that was meant than another of its kind.
            let place =
                left.firstIndex { $0.target.kind == entry.target.kind && $0.target.host == entry.target.host }
                ?? left.firstIndex { $0.target.kind == entry.target.kind }
            let twin = place.map { left.remove(at: $0) }
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

    private static func lacks(_ pair: TwinPair, _ link: Link, _ place: SourceRange) -> Diagnostic {
        let message = LocalizedText(
            en: "this section lacks the original's link to “\(link.destination)”",
            es: "a este apartado le falta el enlace del original a «\(link.destination)»"
        )
        return pair.finding(rule, message, at: place, original: link.destinationRange ?? link.range)
    }

    /// The targets of a section's links.
    private struct Targets {
        var links: [(target: Target, link: Link)] = []
        var broken: [Link] = []

        /// Returns the broken links to places to which another section has none, as far as it has fewer of them.
        func broken(without other: Targets) -> [Link] {
            func name(_ link: Link) -> Substring {
                let path = link.destination.prefix { $0 != "#" && $0 != "?" }
                let name = path.split(separator: "/").last ?? path
                return name.prefix { $0 != "." }
            }
            let own = Set(other.broken.map(name))
            var known: Set<Substring> = []
            let lost = broken.filter { !own.contains(name($0)) && known.insert(name($0)).inserted }
            return Array(lost.prefix(max(0, Set(broken.map(name)).count - own.count)))
        }

        /// - Parameter places: the indices of ids among a lesson's headings, filled when needed.
        init(of links: [Int], in lesson: Int, _ course: Course, _ places: inout [Int: [String: Int]]) {
            let source = course.lessons[lesson]
            let versions = Set(
                (course.twins[source.id] ?? [:]).values.map { CoursePath.name(of: course.lessons[$0].filePath) }
            )
            for index in links {
                let link = source.document.links[index]
                // Each page has its own list of translations, which may name them by their addresses at the repository's host.
                let name = link.destination.prefix { $0 != "#" && $0 != "?" }.split(separator: "/").last.map(
                    String.init
                )
                if link.destination.contains("://"), let name, versions.contains(name) { continue }
                let target: Target
                switch course.resolve(link, from: lesson) {
                // Trees have the same name in every language.
                case .external, .symbol, .tree, .web: target = .external(plain(link.destination))
                case .picture(let picture): target = .file(withoutLanguage(picture.path, course))
                // Each page has its own list of translations.
                case .lesson(let goal, _) where goal != lesson && course.lessons[goal].id == source.id: continue
                case .lesson(let goal, let anchor):
                    let heading = anchor.map { place(of: $0, on: goal, course, &places) }
                    target = .lesson(id: course.lessons[goal].id, anchor: heading)
                case .file(let path, _) where CoursePath.name(of: path) == "index.html": target = .folder
                case .file(let path, _): target = .file(withoutLanguage(path, course))
                case .broken:
                    broken.append(link)
                    continue
                }
                self.links.append((target, link))
            }
        }
    }

    /// A heading by its index on the page, because translations give it other ids.
    private static func place(
        of anchor: String,
        on lesson: Int,
        _ course: Course,
        _ places: inout [Int: [String: Int]]
    ) -> String {
        if places[lesson] == nil {
            // Headings that belong together have the same id, also on a page with other headings than its original.
            let original = course.original(of: lesson) ?? lesson
            let isParallel =
                course.lessons[original].document.headings.map(\.level)
                == course.lessons[lesson].document.headings.map(\.level)
            let ids =
                isParallel ? course.headingIDs[lesson].enumerated().map { ($1, $0) } : paired(lesson, original, course)
            // Anchors in raw HTML belong together by their names, else by their order, as long as both pages have as many.
            let (own, others) = (
                course.lessons[lesson].facts.rawHTMLAnchors, course.lessons[original].facts.rawHTMLAnchors
            )
            let anchors = own.enumerated().flatMap { place, id -> [(String, Int)] in
                guard let home = others.firstIndex(of: id) ?? (own.count == others.count ? place : nil) else {
                    return []
                }
                return [id, RawIDPrefix.standard + id].map { ($0, -1 - home) }
            }
            places[lesson] = Dictionary(ids + anchors) { first, _ in first }
        }
        return places[lesson]?[anchor].map { "#\($0)" } ?? anchor
    }

    /// The ids of a page whose original has other headings, by the places of the original's: its own, and those of the original.
    private static func paired(_ lesson: Int, _ original: Int, _ course: Course) -> [(String, Int)] {
        let pairs = SectionPairing.pairs(course.lessons[original].document, course.lessons[lesson].document)
        let own = course.headingIDs[lesson]
        let found = pairs.compactMap { pair -> (String, Int)? in
            guard case .both(let first, let second) = pair, first > 0, second > 0, own.indices.contains(second - 1)
            else { return nil }
            return (own[second - 1], first - 1)
        }
        return course.headingIDs[original].enumerated().map { ($1, $0) } + found
    }

    /// Returns a path without the course's languages: their folders, and their tags at the end of a name, as in `plan_FR.pdf`.
    private static func withoutLanguage(_ path: String, _ course: Course) -> String {
        let language = path.prefix { $0 != "/" }
        let rest = course.languages.contains(String(language)) ? String(path.dropFirst(language.count)) : path
        let name = CoursePath.name(of: rest)
        let parts = name.split(omittingEmptySubsequences: false) { "._-".contains($0) }
        guard parts.count > 2,
            course.languages.contains(where: { $0.lowercased() == parts[parts.count - 2].lowercased() })
        else { return rest }
        return CoursePath.join(
            CoursePath.folder(of: rest),
            (parts.dropLast(2) + parts.suffix(1)).joined(separator: ".")
        )
    }

    private static func plain(_ address: String) -> String {
        let parts = address.split(separator: "/", omittingEmptySubsequences: false)
        return parts.filter { $0.utf8.count != 2 }.joined(separator: "/")
    }
}

extension Link {
    /// Returns true if one link is the whole address of the page whose path below its site the other one is.
    fileprivate func isSamePage(as other: Link) -> Bool {
        func parts(_ text: String) -> [Substring] { text.prefix { $0 != "#" && $0 != "?" }.split(separator: "/") }
        let (path, address) = destination.hasPrefix("/") ? (self, other) : (other, self)
        guard path.destination.hasPrefix("/"), address.destination.contains("://") else { return false }
        let own = parts(path.destination)
        let others = parts(address.destination).dropFirst(2)
        // The site's address may have folders before the path, and the path those of the site.
        return !own.isEmpty
            && (others.elementsEqual(own) || own.count > 1 && others.suffix(own.count).elementsEqual(own))
    }
}
