import CourseConfiguration
import Diagnostics

extension NavigationItem {
    /// Reports the lines of navigations that name no lesson of the language or of the main one, each once.
    static func unknown(in configuration: Configuration, _ lessons: [Lesson]) -> [Diagnostic] {
        let main = configuration.mainLanguage
        var findings = unknown(in: configuration.navigation(in: main), lessons, languages: [main], in: configuration)
        for (language, items) in configuration.ownNavigations.sorted(by: { $0.key < $1.key }) where language != main {
            findings += unknown(in: items, lessons, languages: [main, language], in: configuration).filter {
                !findings.contains($0)
            }
        }
        return findings
    }

    private static func unknown(
        in items: [NavigationItem],
        _ lessons: [Lesson],
        languages: Set<String>,
        in configuration: Configuration
    ) -> [Diagnostic] {
        let own = lessons.filter { languages.contains($0.language) }
        let paths = own.map(\.path)
        let website = configuration.website == nil ? nil : WebsiteKind(configuration.dialect)
        let addresses = website.map { kind in own.flatMap { WebsiteAddress.all(of: $0.facts, in: "", kind) } } ?? []
        var known = Set(paths + addresses)
        for path in paths {
            var folder = CoursePath.folder(of: path)
            while !folder.isEmpty, known.insert(folder).inserted { folder = CoursePath.folder(of: folder) }
        }
        let places = known.sorted()
        var nearMiss = NearMiss()
        var findings = DiagnosticList()
        // A side bar may stand for several addresses.
        var said: Set<SourceRange> = []
        var open = Array(items.reversed())
        while let item = open.popLast() {
            switch item {
            case .address, .draft: continue
            case .group(_, let items): open += items.reversed()
            case .chapter(let page, let items): open += items.reversed() + [page]
            case .lesson(let path, _, let range, _):
                let folder = path.hasSuffix("/") ? String(path.dropLast()) : path
                if known.contains(folder) || website.map({ known.contains(WebsiteAddress.of(path, $0)) }) == true {
                    continue
                }
                guard said.insert(range).inserted else { continue }
                findings.append(
                    Diagnostic(
                        rule: .configuration,
                        // A website may have pages that its program makes.
                        severity: website == nil ? .warning : .note,
                        message: LocalizedText(
                            en: "the navigation names \(path), but there is no such lesson",
                            es: "la navegación nombra \(path), pero esa lección no existe"
                        ),
                        range: range,
                        advice: nearMiss.suggestion(for: path, among: places).map {
                            LocalizedText(en: "did you mean “\($0)”?", es: "¿querías decir «\($0)»?")
                        }
                            ?? LocalizedText(
                                en: "write its path relative to the folder of its language",
                                es: "escribe su ruta desde la carpeta de su idioma"
                            )
                    )
                )
            }
        }
        return findings.diagnostics
    }
}
