import ArgumentParser
import Course
import CourseChecks
import Diagnostics
import FileSystem
import Markdown

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Writes a DocC catalogue or a MkDocs site in Glosa's own Markdown, into a new folder.",
        discussion: "What can't be written in it is kept as it was, and listed with its file and line."
    )

    @Argument(help: ArgumentHelp("The new course's folder.", valueName: "dir"))
    var folder: String

    @Option(help: ArgumentHelp("The folder that holds mkdocs.yml or glosa.yml, or a DocC catalogue.", valueName: "dir"))
    var source = "."

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        let new = NewCourse(folder: folder)
        try checkFree(new)
        let place = CourseLocation(source, searchesAbove: false)
        let course = try await CourseLoader(
            root: place.root,
            content: place.content,
            includesDrafts: true,
            makesPages: false
        ).load().course
        let imported = ImportedCourse(course)
        if try new.write(imported.files) { Console.log(remains.text(in: lang ?? Console.language)) }
        for kept in imported.kept {
            Console.print("\(VisibleText.line(kept.path)):\(kept.line): \(VisibleText.line(kept.name))\n")
        }
        Console.log(summary(imported).text(in: lang ?? Console.language))
    }

    private func summary(_ imported: ImportedCourse) -> LocalizedText {
        let pages = LocalizedText.pages(imported.pages)
        let (en, es) =
            switch imported.kept.count {
            case 0: ("", "")
            case 1:
                (
                    " One thing has no equivalent there: it is kept as it was and listed above.",
                    " Hay una cosa sin equivalente: se conserva como estaba y figura en la lista de arriba."
                )
            case let count:
                (
                    " \(count) things have no equivalent there: they are kept as they were and listed above.",
                    " Hay \(count) cosas sin equivalente: se conservan como estaban y figuran en la lista de arriba."
                )
            }
        return LocalizedText(
            en: "Wrote \(pages.en) in Glosa's own Markdown to \(folder).\(en)",
            es: "\(pages.es) en \(folder), en el Markdown propio de Glosa.\(es)"
        )
    }

    private func checkFree(_ new: NewCourse) throws {
        // An import that was interrupted at its last step has left the configuration, too.
        let others = new.strangers.filter { !new.hasRemains || $0 != "glosa.yml" }
        guard others.isEmpty else {
            throw CommandFailure(
                en: "\(folder) holds files already, and import overwrites nothing; name a new folder",
                es: "\(folder) ya contiene ficheros, e import no sobrescribe nada; nombra una carpeta nueva"
            )
        }
    }

    private var remains: LocalizedText {
        LocalizedText(
            en: "An import into \(folder) was ended before it was done. What it had written is gone.",
            es: "Una importación en \(folder) se interrumpió antes de acabar. Lo que había escrito ya no está."
        )
    }
}
