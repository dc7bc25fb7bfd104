import Diagnostics

/// What a file of a course that is no page is for.
enum CatalogueFile {
    /// A picture, a download.
    case published
    /// A page that Glosa doesn't read.
    case tutorial
    /// For DocC itself, which no page can show.
    case setting

    /// - Parameter path: relative to the course.
    init(_ path: String) {
        let name = CoursePath.name(of: path).lowercased()
        if !CataloguePage.isCatalogue(CoursePath.folder(of: path)) {
            self = .published
        } else if name.hasSuffix(".tutorial") {
            self = .tutorial
        } else if ["info.plist", "theme-settings.json", "header.html", "footer.html"].contains(name)
            || name.hasSuffix(".symbols.json")
        {
            self = .setting
        } else {
            self = .published
        }
    }
}

extension Diagnostic {
    static func tutorial(_ path: String) -> Diagnostic {
        Diagnostic(
            rule: .unreadableFile,
            severity: .note,
            message: LocalizedText(
                en: "tutorials are not read yet: this file makes no page",
                es: "los tutoriales aún no se leen: este fichero no da ninguna página"
            ),
            range: SourceRange(path: path, bytes: 0..<0)
        )
    }
}
