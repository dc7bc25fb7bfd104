import Course
import CourseConfiguration
import Markdown

/// A section's links, by targets that are the same in every language.
struct ComparedLinks {
    /// The target of a link, independent of the language.
    enum Target: Hashable {
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

    var links: [(target: Target, link: Link)] = []
    var broken: [Link] = []

    /// Returns the broken links to places to which another section has none, as far as it has fewer of them.
    func broken(without other: ComparedLinks) -> [Link] {
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
            let isVersion = name.map(versions.contains) ?? false
            if isVersion, link.destination.contains("://") { continue }
            let place = course.resolve(link, from: lesson)
            if case .broken = place {
                if !isVersion { broken.append(link) }
                continue
            }
            guard let target = Self.target(of: place, written: link.destination, in: lesson, course, &places) else {
                continue
            }
            self.links.append((target, link))
        }
    }

    /// Returns the targets of a lesson's links in raw HTML.
    static func rawTargets(in lesson: Int, _ course: Course, _ places: inout [Int: [String: Int]]) -> Set<Target> {
        Set(
            course.lessons[lesson].document.rawLinks.compactMap { link in
                target(of: course.resolve(link, from: lesson), written: link.destination, in: lesson, course, &places)
            }
        )
    }

    // MARK: Places

    /// Returns the target of a link; nil for a broken one, and for one to another language's version of the page.
    private static func target(
        of place: ResolvedLink,
        written destination: String,
        in lesson: Int,
        _ course: Course,
        _ places: inout [Int: [String: Int]]
    ) -> Target? {
        switch place {
        // Trees have the same name in every language.
        case .external, .symbol, .tree, .web: .external(plain(destination))
        case .picture(let picture): .file(withoutLanguage(picture.path, course))
        // Each page has its own list of translations, which may name the page itself, too.
        case .lesson(let goal, let anchor)
        where course.lessons[goal].id == course.lessons[lesson].id && (goal != lesson || anchor == nil): nil
        case .lesson(let goal, let anchor):
            .lesson(
                id: course.lessons[goal].id,
                anchor: anchor.map { self.place(of: $0, on: goal, course, &places) }
            )
        case .file(let path, _) where CoursePath.name(of: path) == "index.html": .folder
        case .file(let path, _): .file(withoutLanguage(path, course))
        case .broken: nil
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
        let suffix = NameSuffix.all(of: rest).first { suffix in
            course.languages.contains { LanguageTag.isNamed($0, by: suffix.tag) }
        }
        return suffix?.original ?? rest
    }

    /// The names that addresses give to the language of a page.
    private static let languageKeys: Set<Substring> = ["lang", "language", "locale", "hl", "lng"]

    /// Returns an address without what names a language, the two letters of a folder and `lang=…` behind the path, and without a
    /// slash at its end.
    private static func plain(_ address: String) -> String {
        // An address between brackets takes the closing one with it: `[https://example.org] (…)`.
        let address = address.hasSuffix("]") && !address.contains("[") ? String(address.dropLast()) : address
        let path = address.prefix { $0 != "?" && $0 != "#" }
        let rest = address[path.endIndex...]
        let fragment = rest.drop { $0 != "#" }
        let items = rest.dropLast(fragment.count).dropFirst().split(separator: "&").filter { item in
            let parts = item.split(separator: "=", maxSplits: 1)
            return parts.count < 2 || !languageKeys.contains(parts[0]) || LanguageTag.named(by: parts[1]) == nil
        }
        let site = path.last == "/" ? path.dropLast() : path
        let folders = site.split(separator: "/", omittingEmptySubsequences: false).filter { $0.utf8.count != 2 }
        return folders.joined(separator: "/") + (items.isEmpty ? "" : "?" + items.joined(separator: "&")) + fragment
    }
}
