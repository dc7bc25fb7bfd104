import Course
import CourseConfiguration
import Diagnostics

/// The destination that the author of a broken link probably meant. It is worked out when the finding is written, since links are
/// resolved more often than that.
struct LinkSuggestions {
    private let course: Course
    private let lesson: Int
    private var nearMiss = NearMiss()

    init(_ course: Course, lesson: Int) {
        self.course = course
        self.lesson = lesson
    }

    var configuration: Configuration { course.configuration }

    /// - Returns: the destination to write instead; nil if none is near.
    mutating func suggestion(for fault: ResolvedLink.Fault) -> String? {
        let links = course.links
        switch fault {
        case .missing(let path):
            // First a slip in the name, then the right name in another folder: a file that moved.
            let (folder, name) = (CoursePath.folder(of: path), CoursePath.name(of: path))
            let near = nearMiss.suggestion(for: name, among: links.namesToSuggest.value.byFolder[folder] ?? [])
            let meant = near.map { CoursePath.join(folder, $0) } ?? links.namesToSuggest.value.paths[name.lowercased()]
            return meant.map { course.way(from: lesson, to: $0) }
        case .missingName(let name):
            let names = links.documentNames.value.all[course.lessons[lesson].language] ?? [:]
            let near = nearMiss.suggestion(for: name.lowercased(), among: names.keys)
            if let page = near.flatMap({ names[$0] }), let name = CatalogueNames.names(of: course.lessons[page]).first {
                return "doc:" + name
            }
            return near.map { course.way(from: lesson, to: $0) }
        case .missingAnchor(let anchor, let target):
            return nearMiss.suggestion(for: anchor, among: links.anchors(of: target).keys).map { "#" + $0 }
        case .missingTree(let name): return treeSuggestion(for: name).map { TreeLink.scheme + $0 }
        case .leavesCourse, .notPublished, .unpublished: return nil
        }
    }

    /// The probable name of a missing tree, or of a missing node of an existing tree; nil if none is near.
    mutating func treeSuggestion(for name: String) -> String? {
        let language = course.lessons[lesson].language
        let (tree, id) = TreeLink.split(name)
        guard let id, !id.isEmpty, let found = course.tree(named: tree, in: language) else {
            let names = course.decisionTrees.lazy.filter { $0.language == language }.map(\.name)
            return nearMiss.suggestion(for: tree, among: Array(names))
        }
        let near = nearMiss.suggestion(for: id, among: course.decisionTrees[found].nodes.map(\.id))
        return near.map { "\(tree)/\($0)" }
    }
}
