import Diagnostics

/// Findings about the places that `glosa.yml` names for content, made once the files are known.
package enum ContentFindings {
    /// Reports the parts that hold no page.
    ///
    /// - Parameter pages: paths relative to the course.
    package static func emptyParts(_ configuration: Configuration, pages: [String], files: [String]) -> [Diagnostic] {
        configuration.contentParts.compactMap { part in
            func isWithin(_ path: String) -> Bool { path == part.path || path.hasPrefix(part.path + "/") }
            guard !pages.contains(where: isWithin) else { return nil }
            let isThere = files.contains(where: isWithin)
            let near = isThere ? nil : NearMiss.suggestion(for: part.path, among: places(files))
            return Diagnostic(
                rule: .configuration,
                severity: .error,
                message: isThere
                    ? LocalizedText(
                        en: "“\(part.path)” in `content` holds no page: no Markdown and no tutorial",
                        es: "«\(part.path)» de `content` no contiene ninguna página: ni Markdown ni tutoriales"
                    )
                    : LocalizedText(
                        en: "nothing stands at “\(part.path)”, which `content` names",
                        es: "no hay nada en «\(part.path)», que `content` nombra"
                    ),
                range: part.range,
                advice: near.map {
                    LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
                }
                    ?? LocalizedText(
                        en: "name a Markdown file, a folder with some, or a DocC catalogue; or leave the line out",
                        es:
                            "nombra un fichero Markdown, una carpeta que los tenga o un catálogo de DocC; o quita la línea"
                    )
            )
        }
    }

    /// Returns the pages, and the folders that contain them.
    private static func places(_ files: [String]) -> [String] {
        var found: Set<String> = []
        for file in files where SourceName.isPage(file) {
            found.insert(file)
            var folder = CoursePath.folder(of: file)
            while !folder.isEmpty, found.insert(folder).inserted { folder = CoursePath.folder(of: folder) }
        }
        return found.sorted()
    }
}
