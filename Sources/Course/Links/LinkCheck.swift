import Diagnostics
import Markdown

/// Finds the links that lead nowhere, or to the wrong language.
public enum LinkCheck {
    static let rule = "broken-link"

    static func check(_ lesson: Int, of course: Course) -> [Diagnostic] {
        course.lessons[lesson].document.links.enumerated().compactMap { index, link -> Diagnostic? in
            switch course.resolve(link, from: lesson) {
            case .external, .file, .tree: return nil
            case .lesson(let target, _): return wrongLanguage(link, from: lesson, to: target, of: course)
            case .broken(let fault):
                return finding(
                    fault,
                    destination: link.destination,
                    range: link.destinationRange ?? link.range,
                    in: lesson,
                    of: course,
                    fixes: { AnchorFix.fixes(index, in: lesson, of: course) }
                )
            }
        }
    }

    /// The finding for a destination that leads nowhere; nil where a loose file's neighbour is meant, which was not read.
    public static func finding(
        _ fault: ResolvedLink.Fault,
        destination: String,
        range: SourceRange,
        in lesson: Int,
        of course: Course,
        fixes: () -> [Fix] = { [] }
    ) -> Diagnostic? {
        switch fault {
        case .missing where course.isLoose, .missingTree where course.isLoose, .leavesCourse where course.isLoose:
            return nil
        default: break
        }
        let message: LocalizedText
        var advice: LocalizedText?
        var edits: [Fix] = []
        switch fault {
        case .missing(let suggestion):
            message = LocalizedText(
                en: "nothing stands at “\(destination)”",
                es: "no hay nada en «\(destination)»"
            )
            advice = suggestion.map { didYouMean(course.way(from: lesson, to: $0)) }
        case .missingAnchor(let anchor, let suggestion):
            message = LocalizedText(
                en: "the page has no heading “#\(anchor)”",
                es: "la página no tiene ningún encabezado «#\(anchor)»"
            )
            advice = suggestion.map { didYouMean("#" + $0) }
            edits = fixes()
        case .missingTree(let name, let suggestion):
            message = LocalizedText(
                en: "there is no decision tree “\(name)” in this language",
                es: "no hay ningún árbol de decisión «\(name)» en este idioma"
            )
            advice = suggestion.map { didYouMean(TreeLink.scheme + $0) }
        case .leavesCourse:
            message = LocalizedText(
                en: "“\(destination)” leads out of the course",
                es: "«\(destination)» sale del curso"
            )
            advice = LocalizedText(
                en:
                    "only what lies in the content folder is published: put the file there, or link to its address on the web",
                es:
                    "solo se publica lo que está en la carpeta de contenido: pon ahí el fichero, o enlaza su dirección en la web"
            )
        case .notPublished:
            message = LocalizedText(
                en: "“\(destination)” is a hidden file, which is not published",
                es: "«\(destination)» es un fichero oculto, y no se publica"
            )
        }
        return Diagnostic(
            rule: rule,
            severity: .error,
            message: message,
            range: range,
            advice: advice,
            fixes: edits
        )
    }

    private static func didYouMean(_ suggestion: String) -> LocalizedText {
        LocalizedText(en: "did you mean “\(suggestion)”?", es: "¿querías decir «\(suggestion)»?")
    }

    private static func wrongLanguage(_ link: Link, from lesson: Int, to target: Int, of course: Course) -> Diagnostic?
    {
        let (source, goal) = (course.lessons[lesson], course.lessons[target])
        guard source.language != goal.language, let twin = course.twin(of: target, in: source.language) else {
            return nil
        }
        let path = course.lessons[twin].path
        return Diagnostic(
            rule: "link-other-language",
            severity: .warning,
            message: LocalizedText(
                en: "this link leads readers of “\(source.language)” to a page in “\(goal.language)”",
                es: "este enlace lleva a quien lee en «\(source.language)» a una página en «\(goal.language)»"
            ),
            range: link.destinationRange ?? link.range,
            advice: LocalizedText(
                en: "link to its translation, \(path); the language switch is on every page",
                es: "enlaza su traducción, \(path); el cambio de idioma está en cada página"
            )
        )
    }
}
