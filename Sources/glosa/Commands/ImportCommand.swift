import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Markdown

struct ImportCommand: AsyncParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "import",
        abstract: "Writes a DocC catalogue or a MkDocs site in Glosa's own Markdown, into a new folder.",
        discussion: "What has no spelling there stays as it is, and is named with its file and line."
    )

    @Argument(help: ArgumentHelp("The new course's folder.", valueName: "dir"))
    var folder: String

    @Option(help: ArgumentHelp("The folder that holds mkdocs.yml or glosa.yml, or a DocC catalogue.", valueName: "dir"))
    var source = "."

    @Option(help: ArgumentHelp("Language of the messages: es or en.", valueName: "lang"))
    var lang: String?

    mutating func run() async throws {
        try checkFree()
        let place = CourseLocation(source)
        let course = try await CourseLoader(
            root: place.root,
            content: place.content,
            includesDrafts: true,
            makesPages: false
        ).load().course
        let imported = ImportedCourse(course)
        let language = lang ?? Console.language
        for file in imported.files {
            let path = CoursePath.join(folder, file.path)
            try FileSystem.makeFolder(CoursePath.folder(of: path))
            guard try FileSystem.create(try file.bytes(), at: path) else { throw Self.taken(path) }
        }
        for kept in imported.kept {
            Console.print("\(kept.path):\(kept.line): \(kept.name)\n")
        }
        let (pages, count) = (imported.pages, imported.kept.count)
        Console.log(
            LocalizedText(
                en: """
                    \(pages) pages are in \(folder), in Glosa's own Markdown. \
                    \(count == 0 ? "All of it could be turned." : "\(count) places, named above, stay as they were or lack a part.")
                    """,
                es: """
                    \(pages) páginas están en \(folder), en el Markdown propio de Glosa. \
                    \(count == 0 ? "Se ha podido pasar todo." : "\(count) lugares, nombrados arriba, se quedan como estaban o pierden una parte.")
                    """
            ).text(in: language)
        )
    }

    private func checkFree() throws {
        guard FileSystem.exists(folder) else { return }
        let names = try FileSystem.names(in: folder)
        guard names.isEmpty else {
            throw ValidationError("\(folder) holds files already, and import overwrites nothing; name a new folder")
        }
    }

    private static func taken(_ path: String) -> ValidationError {
        ValidationError("\(path) is already there, and import overwrites nothing; name a new folder")
    }
}
