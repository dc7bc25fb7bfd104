import CourseConfiguration
import Diagnostics

/// Findings about old addresses and the targets that they have.
extension Diagnostic {
    private static func redirect(
        _ message: LocalizedText,
        _ range: SourceRange,
        severity: Severity = .error,
        reason: LocalizedText? = nil,
        advice: LocalizedText
    ) -> Diagnostic {
        Diagnostic(
            rule: .redirect,
            severity: severity,
            message: message,
            range: range,
            reason: reason,
            advice: advice
        )
    }

    static func noAddress(_ redirect: Redirect, _ range: SourceRange) -> Diagnostic {
        let isFile = if case .files = redirect.form { true } else { false }
        return .redirect(
            LocalizedText(
                en: "“\(redirect.old.text)” is no address that a page of the site can have",
                es: "«\(redirect.old.text)» no es una dirección que pueda tener una página del sitio"
            ),
            range,
            advice: isFile
                ? LocalizedText(
                    en: "name the file that the old page was made of, such as old.md",
                    es: "indica el fichero del que se hacía la página antigua, como antigua.md"
                )
                : LocalizedText(
                    en: "write it from the site's root, without host, `?` and `#`, such as old.html or old/page/",
                    es:
                        "escríbela desde la raíz del sitio, sin servidor, `?` ni `#`, como antigua.html o antigua/pagina/"
                )
        )
    }

    static func partOfPage(_ old: String, _ range: SourceRange) -> Diagnostic {
        .redirect(
            LocalizedText(
                en: "“\(old)” is a part of a page, and redirects are made for whole pages",
                es: "«\(old)» es una parte de una página, y se redirigen páginas enteras"
            ),
            range,
            severity: .note,
            reason: LocalizedText(
                en: "only a script in the page itself could tell the part",
                es: "solo un script de la propia página podría saber la parte"
            ),
            advice: LocalizedText(
                en: "give the heading that the text now has the old id with `{#id}`, or leave it",
                es: "da al título que tiene ahora el texto el id antiguo con `{#id}`, o déjalo así"
            )
        )
    }

    /// - Parameter isRedirect: true if another redirect has the address.
    static func taken(_ path: String, isRedirect: Bool, _ range: SourceRange) -> Diagnostic {
        .redirect(
            isRedirect
                ? LocalizedText(
                    en: "\(path) is redirected already; the first one counts",
                    es: "\(path) ya se redirige; cuenta la primera vez"
                )
                : LocalizedText(
                    en: "the site has something at \(path), so nothing is redirected there",
                    es: "el sitio ya tiene algo en \(path), así que ahí no se redirige nada"
                ),
            range,
            severity: .warning,
            advice: LocalizedText(
                en: "delete the redirect, or write another old address",
                es: "borra la redirección, o escribe otra dirección antigua"
            )
        )
    }

    static func nowhere(_ redirect: Redirect, _ range: SourceRange) -> Diagnostic {
        let target = redirect.target?.text ?? ""
        return .redirect(
            LocalizedText(
                en: "the redirect of “\(redirect.old.text)” leads nowhere: there is no “\(target)”",
                es: "la redirección de «\(redirect.old.text)» no lleva a nada: no hay ningún «\(target)»"
            ),
            range,
            advice: redirect.form == .relative
                ? LocalizedText(
                    en: "write the new address as seen from the old one, such as ../new/page.html",
                    es: "escribe la dirección nueva vista desde la antigua, como ../nueva/pagina.html"
                )
                : LocalizedText(
                    en: "name a page by its file below the content folder, such as en/new.md, or an https address",
                    es:
                        "indica una página por su fichero bajo la carpeta de contenido, como es/nueva.md, o una dirección https"
                )
        )
    }

    static func refused(_ redirect: Redirect, _ range: SourceRange) -> Diagnostic {
        .redirect(
            LocalizedText(
                en: "“\(redirect.target?.text ?? "")” is no https address, so nothing is redirected there",
                es: "«\(redirect.target?.text ?? "")» no es una dirección https, así que no se redirige a ella"
            ),
            range,
            reason: LocalizedText(
                en: "a redirect takes readers along without asking",
                es: "una redirección se lleva a quien lee sin preguntar"
            ),
            advice: LocalizedText(
                en: "write the whole address, beginning with https://",
                es: "escribe la dirección entera, que empiece por https://"
            )
        )
    }

    static func circle(_ redirect: Redirect, _ range: SourceRange) -> Diagnostic {
        .redirect(
            LocalizedText(
                en: "the redirect of “\(redirect.old.text)” leads back to itself",
                es: "la redirección de «\(redirect.old.text)» vuelve a sí misma"
            ),
            range,
            advice: LocalizedText(
                en: "name the page that readers should get to",
                es: "indica la página a la que deben llegar"
            )
        )
    }

    static func noHeading(_ anchor: String, _ redirect: Redirect, _ range: SourceRange) -> Diagnostic {
        .redirect(
            LocalizedText(
                en: "the page that “\(redirect.old.text)” leads to has no heading “#\(anchor)”",
                es: "la página a la que lleva «\(redirect.old.text)» no tiene ningún título «#\(anchor)»"
            ),
            range,
            severity: .warning,
            reason: LocalizedText(en: "readers get to its beginning", es: "se llega a su principio"),
            advice: LocalizedText(en: "correct the anchor, or leave it out", es: "corrige el ancla, o quítala")
        )
    }
}
