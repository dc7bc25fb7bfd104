import Diagnostics

/// The page that is served while there is no site yet: it says why the course or its theme can't be used.
enum ErrorPage {
    static let page = "_glosa/problem"

    static func html(_ problem: Report, language: String) -> String {
        let title = LocalizedText(
            en: "The course can't be shown yet",
            es: "Todavía no se puede mostrar el curso"
        ).text(in: language)
        let hint = LocalizedText(
            en: "This page will show the course as soon as you correct this.",
            es: "Esta página mostrará el curso en cuanto lo corrijas."
        ).text(in: language)
        let findings = HumanReport(language: language, style: TerminalStyle(isColored: false)).renderFindings(problem)
        return """
            <!doctype html>
            <html lang="\(language)">
            <head>
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title)</title>
            <style>body{font:1rem/1.5 system-ui,sans-serif;max-width:60rem;margin:3rem auto;padding:0 1rem}\
            pre{overflow:auto;white-space:pre-wrap}</style>
            </head>
            <body>
            <main>
            <h1>\(title)</h1>
            <pre>\(PageInjection.escaped(findings))</pre>
            <p>\(hint)</p>
            </main>
            </body>
            </html>

            """
    }
}
