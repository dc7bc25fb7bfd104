import Course
import CourseConfiguration
import Diagnostics
import Markdown
import Support

/// Finds links that lead nowhere, or to the wrong language.
enum LinkCheck {
    static let rule = RuleID.brokenLink

    static func check(_ lesson: Int, of course: Course) -> [Diagnostic] {
        var findings = DiagnosticList()
        var suggestions = LinkSuggestions(course, lesson: lesson)
        var anchorFix: AnchorFix?
        LinkWords.check(course.lessons[lesson].document, to: &findings)
        for (index, link) in course.lessons[lesson].document.links.enumerated() {
            if link.kind == .image {
                checkPicture(link.destination, link.destinationRange ?? link.range, course, &findings)
            }
            switch course.resolve(link, from: lesson) {
            case .external:
                guard let fault = AddressFault(link.destination) else { continue }
                findings.append(fault.finding(link.destination, at: link.destinationRange ?? link.range))
            case .file, .picture, .tree, .web: continue
            case .symbol:
                guard link.kind == .doc, let finding = nearMiss(link, &suggestions) else { continue }
                findings.append(finding)
            case .lesson(let target, _):
                let place = link.destinationRange ?? link.range
                if let finding = wrongLanguage(at: place, from: lesson, to: target, of: course) {
                    findings.append(finding)
                } else if let anchor = TranslatedAnchor(link.destination, to: target, of: course) {
                    findings.append(anchor.finding(at: place))
                }
            case .broken(.missingName) where course.isLoose && course.lessons[lesson].document.dialect.isDocC:
                // Not all pages of the catalogue may have been read.
                guard link.kind == .doc, let finding = nearMiss(link, &suggestions) else { continue }
                findings.append(finding)
            case .broken(let fault):
                guard !isOfNeighbour(fault, course), !isOfUnreadTree(fault, from: lesson, course) else { continue }
                var fixes: [Fix] = []
                if case .missingAnchor = fault {
                    let known = anchorFix ?? AnchorFix(lesson, of: course)
                    anchorFix = known
                    fixes = known.fixes(of: index)
                }
                let place = link.destinationRange ?? link.range
                findings.append(finding(fault, link.destination, place, &suggestions, fixes: fixes))
            }
        }
        checkRawLinks(lesson, of: course, &suggestions, to: &findings)
        return findings.diagnostics
    }

    /// Finds the links and pictures in raw HTML that lead nowhere, or to the wrong language; where tags are shown as text, there
    /// are none.
    private static func checkRawLinks(
        _ lesson: Int,
        of course: Course,
        _ suggestions: inout LinkSuggestions,
        to findings: inout DiagnosticList
    ) {
        guard course.configuration.rawHTML != .escape else { return }
        for link in course.lessons[lesson].document.rawLinks {
            if link.isPicture { checkPicture(link.destination, link.range, course, &findings) }
            switch course.resolve(link, from: lesson) {
            case .external:
                // An address that the sanitizer refuses is reported by it.
                guard let fault = AddressFault(link.destination),
                    course.configuration.rawHTML == .allow
                        || URLSafety.isAllowedInRawHTML(link.destination, isImage: link.isPicture)
                else { continue }
                findings.append(fault.finding(link.destination, at: link.range))
            case .file, .picture, .tree, .web, .symbol: continue
            case .lesson(let target, _):
                guard !link.isPicture else { continue }
                if let finding = wrongLanguage(at: link.range, from: lesson, to: target, of: course) {
                    findings.append(finding)
                }
            case .broken(let fault):
                guard !isOfNeighbour(fault, course), !isOfUnreadTree(fault, from: lesson, course) else { continue }
                findings.append(finding(fault, link.destination, link.range, &suggestions))
            }
        }
    }

    /// Finds a picture that browsers won't load: the policy of the site's pages wants a safe connection.
    private static func checkPicture(
        _ destination: String,
        _ place: SourceRange,
        _ course: Course,
        _ findings: inout DiagnosticList
    ) {
        guard !course.isLoose, course.configuration.hasStrictSecurityPolicy,
            destination.utf8.prefix(7).equalsIgnoringCase("http://")
        else { return }
        findings.append(.insecureImage(at: place))
    }

    /// The finding for a destination that leads nowhere; nil if it means a loose file's neighbour, which was not read.
    package static func finding(
        _ fault: ResolvedLink.Fault,
        destination: String,
        range: SourceRange,
        in lesson: Int,
        of course: Course
    ) -> Diagnostic? {
        guard !isOfNeighbour(fault, course) else { return nil }
        var suggestions = LinkSuggestions(course, lesson: lesson)
        return finding(fault, destination, range, &suggestions)
    }

    /// Returns true if a link leads to a tree that is there but can't be read; that is reported with the diagrams.
    private static func isOfUnreadTree(_ fault: ResolvedLink.Fault, from lesson: Int, _ course: Course) -> Bool {
        guard case .missingTree(let name) = fault else { return false }
        let language = course.lessons[lesson].language
        return course.written.contains {
            course.lessons[$0].language == language && course.lessons[$0].marksTree(named: name)
        }
    }

    private static func isOfNeighbour(_ fault: ResolvedLink.Fault, _ course: Course) -> Bool {
        switch fault {
        case .missing, .missingName, .missingTree, .leavesCourse, .notPublished: course.isLoose
        case .missingAnchor, .unpublished: false
        }
    }

    private static func finding(
        _ fault: ResolvedLink.Fault,
        _ destination: String,
        _ range: SourceRange,
        _ suggestions: inout LinkSuggestions,
        fixes: [Fix] = []
    ) -> Diagnostic {
        let message: LocalizedText
        var advice = suggestions.suggestion(for: fault).map(didYouMean)
        switch fault {
        case .missing, .missingName:
            message = LocalizedText(
                en: "there is no page or file at “\(destination)”",
                es: "no hay ninguna página ni fichero en «\(destination)»"
            )
        case .missingAnchor(let anchor, _):
            message = LocalizedText(
                en: "the page has no heading “#\(anchor)”",
                es: "la página no tiene ningún encabezado «#\(anchor)»"
            )
        case .missingTree(let name):
            message = LocalizedText(
                en: "there is no decision tree “\(name)” in this language",
                es: "no hay ningún árbol de decisión «\(name)» en este idioma"
            )
        case .leavesCourse where isBesideSite(destination, suggestions.configuration):
            message = LocalizedText(
                en: "“\(destination)” leads to a page beside this site, which isn't checked",
                es: "«\(destination)» lleva a una página junto a este sitio, que no se comprueba"
            )
        case .leavesCourse:
            message = LocalizedText(
                en: "“\(destination)” leads out of the course",
                es: "«\(destination)» sale del curso"
            )
            advice = LocalizedText(
                en:
                    "only files in the content folder are published: put the file there, or link to its address on the web",
                es:
                    "solo se publican los ficheros de la carpeta de contenido: pon ahí el fichero, o enlaza su dirección en la web"
            )
        case .notPublished:
            message = LocalizedText(
                en: "“\(destination)” is a hidden file, which is not published",
                es: "«\(destination)» es un fichero oculto, y no se publica"
            )
        case .unpublished:
            message = LocalizedText(
                en: "“\(destination)” is in the repository, but not on the site",
                es: "«\(destination)» está en el repositorio, pero no en el sitio"
            )
            advice = LocalizedText(
                en: "link to a page; or set `sourceURL`, and the link leads to where the repository is shown",
                es: "enlaza una página; o indica `sourceURL`, y el enlace llevará adonde se ve el repositorio"
            )
        }
        return Diagnostic(
            rule: rule,
            severity: severity(of: fault, destination, suggestions.configuration),
            message: message,
            range: range,
            advice: advice,
            fixes: fixes
        )
    }

    /// The severity of a broken link. If the repository is read as a course, a link to a file in it is right.
    private static func severity(
        of fault: ResolvedLink.Fault,
        _ destination: String,
        _ configuration: Configuration
    ) -> Severity {
        switch fault {
        case .unpublished: configuration.isRepository ? .note : .warning
        case .leavesCourse where isBesideSite(destination, configuration): .note
        case .leavesCourse where configuration.isRepository: .warning
        case .missingAnchor where configuration.hasHooks: .note
        // A page that the navigation names is made elsewhere; its absence is reported there.
        case .missing(let path) where configuration.navigationNames(path): .note
        default: .error
        }
    }

    /// Returns true for the address of a page above the site's own folder, such as `../std/index.html` in a book that is published
    /// beside the library's documentation; a site at the root of its host has nothing beside it.
    private static func isBesideSite(_ destination: String, _ configuration: Configuration) -> Bool {
        let path = LinkDestination.split(destination).path
        guard path.hasSuffix(".html") || path.hasSuffix("/") else { return false }
        return configuration.baseURL.map { $0.count { $0 == "/" } > 3 } ?? true
    }

    private static func didYouMean(_ suggestion: String) -> LocalizedText {
        LocalizedText(en: "did you mean “\(suggestion)”?", es: "¿querías decir «\(suggestion)»?")
    }

    /// The finding for a destination that may be a symbol's name, but looks like a slip in a page's; else nil.
    private static func nearMiss(_ link: Link, _ suggestions: inout LinkSuggestions) -> Diagnostic? {
        let path = CatalogueNames.path(
            of: LinkDestination.split(String(Substring(link.destination.utf8.dropFirst("doc:".utf8.count)))).path
        )
        let fault = ResolvedLink.Fault.missingName(path)
        guard !path.contains("/"), let meant = suggestions.suggestion(for: fault),
            CatalogueNames.isSlip(path, for: String(meant.dropFirst("doc:".count)))
        else { return nil }
        return finding(fault, link.destination, link.destinationRange ?? link.range, &suggestions)
    }

    private static func wrongLanguage(
        at place: SourceRange,
        from lesson: Int,
        to target: Int,
        of course: Course
    ) -> Diagnostic? {
        let (source, goal) = (course.lessons[lesson], course.lessons[target])
        guard source.language != goal.language, let twin = course.twin(of: target, in: source.language) else {
            return nil
        }
        // Who writes a translation's own file, `page.es.md`, means it: so lists of translations are written.
        if course.configuration.usesLayout { return nil }
        let path = CoursePath.relative(from: source.filePath, to: course.lessons[twin].filePath)
        return Diagnostic(
            rule: .linkOtherLanguage,
            severity: .warning,
            message: LocalizedText(
                en: "this link leads readers of “\(source.language)” to a page in “\(goal.language)”",
                es: "este enlace lleva a quien lee en «\(source.language)» a una página en «\(goal.language)»"
            ),
            range: place,
            advice: LocalizedText(
                en: "link to its translation, \(path); the language switch is on every page",
                es: "enlaza su traducción, \(path); el cambio de idioma está en cada página"
            )
        )
    }
}
