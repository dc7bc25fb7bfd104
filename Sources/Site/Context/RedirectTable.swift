import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import Support

/// The old addresses of a site that lead to its pages or to other sites, and the findings about those that can't.
struct RedirectTable: Sendable {
    enum Goal: Sendable, Hashable {
        /// A lesson, as an index into ``Course/lessons``.
        case lesson(Int, anchor: String?)
        /// Another file of the site, by its path below the root.
        case file(String, anchor: String?)
        /// An https address.
        case address(String)
    }

    struct Made: Sendable {
        /// The path of the page below the site's root.
        let path: String
        let goal: Goal
        let language: String
    }

    private(set) var redirects: [Made] = []
    private(set) var diagnostics: [Diagnostic] = []

    /// No redirects.
    init() {}

    init(_ checked: CheckedCourse, strings: InterfaceStrings) {
        let course = checked.course
        let pages = course.written.filter { !course.lessons[$0].metadata.oldAddresses.isEmpty }
        guard !pages.isEmpty || !course.configuration.redirects.isEmpty else { return }
        var reader = RedirectResolution(course, SitePaths(checked, strings: strings).paths)
        for redirect in course.configuration.redirects { reader.add(redirect, of: nil) }
        for page in pages {
            for old in course.lessons[page].metadata.oldAddresses {
                reader.add(Redirect(old: old, target: nil), of: page)
            }
        }
        reader.resolve()
        (redirects, diagnostics) = (reader.made, reader.findings.diagnostics)
    }
}

/// The state of working out which redirects can be made.
private struct RedirectResolution {
    private struct Candidate {
        let redirect: Redirect
        let path: String
        /// The lesson that names the old address; nil for the configuration's.
        let lesson: Int?
    }

    private let course: Course
    /// The lessons by their paths below the site's root.
    private let lessons: [String: Int]
    /// The paths of the site's files, and of the redirects so far, by their lowercased form: some file systems don't tell `A`
    /// from `a`.
    private var taken: [String: String]
    /// The folders of ``taken``, lowercased.
    private var folders: Set<String>
    private var candidates: [Candidate] = []
    private var indices: [String: Int] = [:]
    private(set) var made: [RedirectTable.Made] = []
    private(set) var findings = DiagnosticList(most: 1000)

    init(_ course: Course, _ paths: Set<String>) {
        self.course = course
        lessons = Dictionary(zip(course.lessons.map(\.outputPath), course.lessons.indices)) { first, _ in first }
        taken = Dictionary(paths.map { ($0.lowercased(), $0) }) { min($0, $1) }
        folders = ["assets"]
        for path in taken.keys { Self.addFolders(of: path, to: &folders) }
    }

    private static func addFolders(of path: String, to folders: inout Set<String>) {
        var folder = CoursePath.folder(of: path)
        while !folder.isEmpty, folders.insert(folder).inserted { folder = CoursePath.folder(of: folder) }
    }

    // MARK: Old addresses

    mutating func add(_ redirect: Redirect, of lesson: Int?) {
        let range = redirect.old.range
        // mdBook's redirects of parts of a page are a script's work.
        if redirect.form == .relative, redirect.old.text.contains("#") {
            return findings.append(.partOfPage(redirect.old.text, range))
        }
        let folder = lesson.map { CoursePath.folder(of: course.lessons[$0].outputPath) } ?? ""
        guard let path = redirect.path(from: folder) else { return findings.append(.noAddress(redirect, range)) }
        if let finding = OutputName.finding(path, of: range.path, at: range.bytes) { return findings.append(finding) }
        let key = path.lowercased()
        let isBelowFile = sequence(first: CoursePath.folder(of: key)) { CoursePath.folder(of: $0) }.prefix {
            !$0.isEmpty
        }
        .contains { taken[$0] != nil }
        if taken[key] != nil || folders.contains(key) || isBelowFile || key.hasPrefix("assets/") {
            return findings.append(.taken(path, isRedirect: indices[key] != nil, range))
        }
        taken[key] = path
        indices[key] = candidates.count
        Self.addFolders(of: key, to: &folders)
        candidates.append(Candidate(redirect: redirect, path: path, lesson: lesson))
    }

    // MARK: Targets

    mutating func resolve() {
        for candidate in candidates {
            if let lesson = candidate.lesson {
                make(candidate, .lesson(lesson, anchor: nil))
            } else if let goal = goal(of: candidate) {
                make(candidate, goal)
            }
        }
    }

    private mutating func make(_ candidate: Candidate, _ goal: RedirectTable.Goal) {
        var language = course.configuration.mainLanguage
        if case .lesson(let lesson, _) = goal { language = course.lessons[lesson].language }
        made.append(RedirectTable.Made(path: candidate.path, goal: goal, language: language))
    }

    /// Returns the goal of a redirect, behind those that it leads to itself; nil, with a finding, if it leads nowhere.
    private mutating func goal(of first: Candidate) -> RedirectTable.Goal? {
        guard let target = first.redirect.target else { return nil }
        var candidate = first
        var passed: Set<String> = []
        while passed.insert(candidate.path).inserted {
            guard let target = candidate.redirect.target else {
                return candidate.lesson.map { .lesson($0, anchor: nil) }
            }
            if LinkDestination.isExternal(target.text) {
                guard Self.isWhole(target.text) else {
                    findings.append(.refused(first.redirect, target.range))
                    return nil
                }
                return .address(target.text)
            }
            let (path, anchor) = place(of: candidate)
            if let path, let goal = page(at: path, anchor, candidate) { return goal }
            guard let path,
                let next = indices[path.lowercased()] ?? indices[CoursePath.join(path, "index.html").lowercased()]
            else {
                findings.append(.nowhere(first.redirect, target.range))
                return nil
            }
            candidate = candidates[next]
        }
        findings.append(.circle(first.redirect, target.range))
        return nil
    }

    /// Returns true for an address of https that has a host and can end no attribute.
    private static func isWhole(_ address: String) -> Bool {
        let scheme = "https://"
        guard address.lowercased().hasPrefix(scheme), let first = address.utf8.dropFirst(scheme.utf8.count).first
        else { return false }
        return first.isAlphanumeric || first == UInt8(ascii: "[") || first >= 0x80
            ? address.utf8.allSatisfy { $0 > 0x20 && $0 != 0x7F && !"<>\"\\".utf8.contains($0) } : false
    }

    /// Returns the path that a target names, below the content folder or the site's root; nil if it climbs out.
    private func place(of candidate: Candidate) -> (path: String?, anchor: String?) {
        let (written, anchor) = LinkDestination.split(candidate.redirect.target?.text ?? "")
        let rest = LinkDestination.withoutRoot(written)
        guard candidate.redirect.form == .relative, !LinkDestination.isRooted(written) else {
            return (CoursePath.normalized(rest), anchor)
        }
        return (CoursePath.normalized(CoursePath.join(CoursePath.folder(of: candidate.path), rest)), anchor)
    }

    private mutating func page(at path: String, _ anchor: String?, _ candidate: Candidate) -> RedirectTable.Goal? {
        let parts = path.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
        let isOwn = !course.isSingleFolder && course.languages.contains(String(parts[0]))
        let language = isOwn ? String(parts[0]) : course.configuration.mainLanguage
        let below = isOwn ? parts.count > 1 ? String(parts[1]) : "" : path
        let destination = "/" + below
        if let entrance = SiteLinks.entrance(of: language, course) {
            switch course.resolve(destination, from: entrance) {
            case .lesson(let lesson, _): return .lesson(lesson, anchor: known(anchor, on: lesson, candidate))
            case .file(let file, _): return .file(file, anchor: anchor)
            default: break
            }
        }
        // An address of the site itself.
        for address in [path, path + ".html", CoursePath.join(path, "index.html")] {
            if let found = taken[address.lowercased()], indices[address.lowercased()] == nil {
                if let lesson = lessons[found] {
                    return .lesson(lesson, anchor: known(anchor, on: lesson, candidate))
                }
                return .file(found, anchor: anchor)
            }
        }
        return nil
    }

    /// Returns an anchor, with a finding if the page doesn't have it.
    private mutating func known(_ anchor: String?, on lesson: Int, _ candidate: Candidate) -> String? {
        guard let anchor, !anchor.isEmpty else { return nil }
        if course.links.anchors(of: lesson)[anchor] == nil, let target = candidate.redirect.target {
            findings.append(.noHeading(anchor, candidate.redirect, target.range))
        }
        return anchor
    }
}
