import Course
import Diagnostics

/// Pages of decision trees whose place a lesson, a section or a file of the course already has: that keeps it, and the page
/// is not written.
struct TreeConflicts {
    private(set) var pages: Set<SitePage> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ course: Course, trees: TreeMap) {
        guard !course.decisionTrees.isEmpty else { return }
        var taken: [String: String] = [:]
        for tree in course.trees.values {
            for section in tree.all { taken[section.outputPath.lowercased()] = section.path }
        }
        for asset in course.assets { taken[asset.outputPath.lowercased()] = asset.path }
        for lesson in course.lessons { taken[lesson.outputPath.lowercased()] = lesson.filePath }
        for page in course.treePages {
            let (tree, address): (Int, String)
            switch page {
            case .tree(let index): (tree, address) = (index, trees.address(index))
            case .treeNode(let index, let node): (tree, address) = (index, trees.address(index, node))
            default: continue
            }
            guard let other = taken[address.lowercased()] else { continue }
            pages.insert(page)
            diagnostics.append(
                Diagnostic(
                    rule: "output-conflict",
                    severity: .error,
                    message: LocalizedText(
                        en: "a page of this decision tree and \(other) would both become \(address)",
                        es: "una página de este árbol de decisión y \(other) se convertirían las dos en \(address)"
                    ),
                    range: course.decisionTrees[tree].range,
                    advice: LocalizedText(
                        en: "give the tree another name, or move the other one",
                        es: "dale otro nombre al árbol, o cambia de sitio lo otro"
                    )
                )
            )
        }
    }
}
