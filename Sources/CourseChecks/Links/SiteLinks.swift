import Course
import CourseConfiguration
import Diagnostics
import Markdown

/// The links on every page, as `glosa.yml` names them.
package struct SiteLinks: Sendable {
    package struct Link: Sendable, Hashable {
        package enum Goal: Sendable, Hashable {
            case address(String)
            /// A page or a file, by its path below the site's root.
            case path(String, anchor: String?)
        }

        package let title: String
        package let goal: Goal
        package let place: Appearance.LinkPlace
    }

    /// The links by language, in the order of the configuration.
    package private(set) var links: [String: [Link]] = [:]
    /// Findings about paths that lead nowhere.
    package private(set) var diagnostics: [Diagnostic] = []

    package init(_ course: Course) {
        let main = course.configuration.mainLanguage
        for link in course.configuration.appearance.links {
            var faults: [Diagnostic] = []
            for language in course.languages {
                guard let title = link.text.text(in: language, main: main),
                    let destination = link.destination.text(in: language, main: main)
                else { continue }
                // A language without a path of its own has the main one's.
                let hasOwn = link.isByLanguage && !link.destination.texts(in: [language]).isEmpty
                let home = hasOwn || !course.languages.contains(main) ? language : main
                switch Self.goal(destination, of: link, in: language, from: home, course) {
                case .success(let goal):
                    links[language, default: []].append(Link(title: title, goal: goal, place: link.place))
                case .failure(let fault): if let finding = fault.finding { faults.append(finding) }
                }
            }
            for fault in faults where !diagnostics.contains(fault) { diagnostics.append(fault) }
        }
    }

    private struct LeadsNowhere: Error {
        let finding: Diagnostic?
    }

    /// - Parameter home: the language whose folder the path is relative to.
    private static func goal(
        _ destination: String,
        of link: Appearance.Link,
        in language: String,
        from home: String,
        _ course: Course
    ) -> Result<Link.Goal, LeadsNowhere> {
        if LinkDestination.isExternal(destination) { return .success(.address(destination)) }
        guard let start = entrance(of: home, course) else { return .failure(LeadsNowhere(finding: nil)) }
        let path = "/" + LinkDestination.withoutRoot(destination)
        switch course.resolve(path, from: start) {
        case .lesson(let target, let anchor):
            let page = course.page(of: target, in: language) ?? target
            let isKnown = anchor.map { course.links.anchors(of: page)[$0] != nil } ?? true
            return .success(.path(course.lessons[page].outputPath, anchor: isKnown ? anchor : nil))
        case .file(let file, let anchor):
            // The language's own folder or file of the same name, if it has one.
            if language != home, let own = entrance(of: language, course),
                case .file(let local, let anchor) = course.resolve(path, from: own)
            {
                return .success(.path(local, anchor: anchor))
            }
            return .success(.path(file, anchor: anchor))
        case .broken(let fault):
            // Files that all languages share lie beside their folders.
            if let shared = CoursePath.normalized(LinkDestination.split(LinkDestination.withoutRoot(destination)).path),
                let file = course.links.assets[shared]
            {
                return .success(.path(file, anchor: nil))
            }
            let finding = LinkCheck.finding(fault, destination: destination, range: link.range, in: start, of: course)
            return .failure(LeadsNowhere(finding: finding))
        case .external, .tree, .picture, .web, .symbol:
            let missing = ResolvedLink.Fault.missing(path: destination)
            let finding = LinkCheck.finding(missing, destination: destination, range: link.range, in: start, of: course)
            return .failure(LeadsNowhere(finding: finding))
        }
    }

    /// A lesson as near as possible to the top of a language's folder; nil if the language has no lesson.
    package static func entrance(of language: String, _ course: Course) -> Int? {
        course.written.filter { course.lessons[$0].language == language }
            .min {
                course.lessons[$0].path.utf8.count { $0 == 0x2F } < course.lessons[$1].path.utf8.count { $0 == 0x2F }
            }
    }
}
