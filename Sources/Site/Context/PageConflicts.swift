import Course
import CourseConfiguration
import Diagnostics

/// Pages of Glosa's own that can't have their path: a lesson or a file of the course has it already and keeps it, or no file can
/// have such a name. They are not written.
struct PageConflicts {
    private(set) var pages: Set<SitePage> = []
    private(set) var diagnostics: [Diagnostic] = []

    init(_ course: Course, trees: TreeMap) {
        var own: [String: SitePage] = [:]
        for (language, tree) in course.trees {
            own[course.sitePath("404.html", in: language)] = .notFound(
                language: course.configuration.siteFolder(of: language).isEmpty ? nil : language
            )
            for section in tree.all where section.index == nil {
                own[section.outputPath] =
                    section.path.isEmpty ? .home(language: language) : .section(language: language, path: section.path)
            }
        }
        let wanted = Dictionary(own.map { ($0.key.lowercased(), $0.value) }) { first, _ in first }
        let lengths = Set(wanted.keys.map(\.utf8.count))
        /// Returns true if a path is certainly none of `wanted`: of tens of thousands of paths, few need a closer look.
        func isOther(_ path: String) -> Bool {
            !lengths.contains(path.utf8.count) && path.utf8.allSatisfy { $0 < 0x80 }
        }
        var taken: [String: String] = [:]
        for (output, path) in course.assets.map({ ($0.outputPath, $0.path) })
            + course.lessons.map({ ($0.outputPath, $0.filePath) })
        {
            if course.decisionTrees.isEmpty, isOther(output) { continue }
            let output = output.lowercased()
            if !course.decisionTrees.isEmpty { taken[output] = path }
            guard let page = wanted[output] else { continue }
            pages.insert(page)
            diagnostics.append(Self.replaced(output, by: path))
        }
        guard !course.decisionTrees.isEmpty else { return }
        for section in course.trees.values.flatMap(\.all) { taken[section.outputPath.lowercased()] = section.path }
        for (index, tree) in course.decisionTrees.enumerated() {
            for (page, address) in trees.pages(of: index) {
                guard
                    let finding = taken[address.lowercased()].map({ Self.conflict(address, $0, at: tree.range) })
                        ?? OutputName.finding(address, of: tree.range.path, at: tree.range.bytes)
                else { continue }
                pages.insert(page)
                diagnostics.append(finding)
            }
        }
    }

    private static func replaced(_ output: String, by path: String) -> Diagnostic {
        Diagnostic(
            rule: .outputConflict,
            severity: .note,
            message: LocalizedText(
                en: "this replaces a page that Glosa would write, \(output)",
                es: "esto sustituye una página que escribiría Glosa, \(output)"
            ),
            range: SourceRange(path: path, bytes: 0..<0),
            advice: LocalizedText(
                en: "rename it, unless you want to replace that page",
                es: "cámbiale el nombre, salvo que quieras sustituir esa página"
            )
        )
    }

    private static func conflict(_ address: String, _ other: String, at place: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .outputConflict,
            severity: .error,
            message: LocalizedText(
                en: "a page of this decision tree and \(other) would both become \(address)",
                es: "una página de este árbol de decisión y \(other) se convertirían las dos en \(address)"
            ),
            range: place,
            advice: LocalizedText(
                en: "give the tree another name, or move the other page",
                es: "da otro nombre al árbol, o cambia de sitio la otra página"
            )
        )
    }
}
