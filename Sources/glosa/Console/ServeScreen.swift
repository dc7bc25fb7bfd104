import Diagnostics
import FileSystem
import Preview
import Support

/// The screen of `glosa serve`: findings as they come, and one line below them with the current state.
final class ServeScreen: Sendable {
    private let language: String
    private let requestedPort: UInt16
    private let opensBrowser: Bool
    private let state = Mutex(State())

    private struct State {
        var address = ""
        var status = ""
        var counts = ""
        var hasSite = false
    }

    init(language: String, port: UInt16, opensBrowser: Bool) {
        self.language = language
        requestedPort = port
        self.opensBrowser = opensBrowser
    }

    func warnOfOpenHost(_ host: String) {
        say(
            LocalizedText(
                en: "glosa: at \(host), anybody who can reach this machine can read the course",
                es: "glosa: en \(host), cualquiera que tenga acceso a esta máquina puede leer el curso"
            )
        )
    }

    func show(_ news: PreviewSession.News) {
        state.with { state in
            switch news {
            case .serving(let address, let port):
                if port != requestedPort, requestedPort != 0 {
                    clear()
                    say(
                        LocalizedText(
                            en: "glosa: port \(requestedPort) is taken: serving at \(port)",
                            es: "glosa: el puerto \(requestedPort) está ocupado: se sirve en el \(port)"
                        )
                    )
                }
                state.address = address
                if opensBrowser { BrowserOpening.open(address) }
            case .updated(let pages, let milliseconds, let changed):
                state.hasSite = true
                let what = changed.isEmpty ? "" : " · " + Self.short(changed)
                state.status = "\(LocalizedText.pages(pages).text(in: language)) · \(milliseconds) ms" + what
            case .findings(let counts, let fresh, let unlisted):
                list(fresh, unlisted: unlisted)
                state.counts = [LocalizedText.errors(counts.errors), .warnings(counts.warnings)]
                    .map { $0.text(in: language) }.joined(separator: ", ")
            case .polling:
                clear()
                say(
                    LocalizedText(
                        en: """
                            glosa: the system can't watch every folder of the course, so Glosa checks the files again and \
                            again; on Linux, raise fs.inotify.max_user_watches
                            """,
                        es: """
                            glosa: el sistema no puede vigilar todas las carpetas del curso, así que Glosa consulta los \
                            ficheros una y otra vez; en Linux, sube fs.inotify.max_user_watches
                            """
                    )
                )
            case .failed(let report):
                list(report, unlisted: 0)
                state.status = (state.hasSite ? Self.former : Self.none).text(in: language)
            }
            drawStatus(state)
        }
    }

    private static let former = LocalizedText(
        en: "the course can't be read as it is now; the preview still shows the last good site",
        es: "el curso no se puede leer como está; la vista previa sigue mostrando el último sitio correcto"
    )
    private static let none = LocalizedText(
        en: "the course can't be read as it is now; its pages appear as soon as it can",
        es: "el curso no se puede leer como está; sus páginas aparecerán en cuanto se pueda"
    )

    private func list(_ report: Report, unlisted: Int) {
        guard !report.diagnostics.isEmpty else { return }
        clear()
        Console.print(HumanReport(language: language, style: Console.outputStyle).renderFindings(report))
        guard unlisted > 0 else { return }
        say(
            LocalizedText(
                en: "and \(unlisted) more: glosa check lists them all",
                es: "y \(unlisted) más: glosa check los muestra todos"
            )
        )
    }

    private func drawStatus(_ state: State) {
        guard !state.address.isEmpty || !state.status.isEmpty else { return }
        let line = [state.address, state.status, state.counts].filter { !$0.isEmpty }.joined(separator: " · ")
        if Console.isErrorTerminal { Console.show("\r\u{1B}[K" + line) } else { Console.log(line) }
    }

    private func clear() { if Console.isErrorTerminal { Console.show("\r\u{1B}[K") } }

    private func say(_ text: LocalizedText) { Console.log(text.text(in: language)) }

    private static func short(_ paths: [String]) -> String {
        VisibleText.line(paths.count == 1 ? paths[0] : "\(paths[0]) + \(paths.count - 1)")
    }
}
