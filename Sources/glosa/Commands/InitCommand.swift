import ArgumentParser
import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import FileSystem
import Site

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract:
            "Creates a course: from the Markdown in a folder, or a new one with a first lesson in two languages.",
        discussion: "Existing files are not changed."
    )

    @Argument(help: ArgumentHelp("The folder of the course; by default the working folder.", valueName: "dir"))
    var folder = "."

    @Option(
        help: ArgumentHelp(
            "The folder in it that contains the Markdown; by default the most likely one.",
            valueName: "dir"
        )
    )
    var content: String?

    @Option(help: "Also write the configuration for a continuous integration service.")
    var ci: ContinuousIntegration?

    mutating func run() throws {
        if FileSystem.exists(path("glosa.yml")), !NewCourse(folder: folder).hasRemains, content == nil, let ci {
            try write(ci)
            return
        }
        if let ci { try checkFree(ci) }
        if try !isStarter(), content == nil, let found = try documentation() {
            if let existing = try translated(beyond: found) {
                try make(existing)
            } else {
                try make(found.configuration, summary: found.summary)
                say([found.omission, UntakenFolders.line(in: folder)])
            }
        } else if try !isStarter(), let existing = try existing() {
            try make(existing)
        } else {
            try makeStarter()
        }
        if let ci { try write(ci) }
    }

    private func path(_ path: String) -> String { folder == "." ? path : CoursePath.join(folder, path) }

    private static func taken(_ path: String) -> CommandFailure {
        CommandFailure(
            en: "\(path) already exists, and init overwrites nothing; choose another folder",
            es: "\(path) ya existe, e init no sobrescribe nada; elige otra carpeta"
        )
    }

    // MARK: From what is there

    private func existing() throws -> ExistingMarkdown? {
        guard FileSystem.exists(folder) else { return nil }
        if FileSystem.exists(path("glosa.yml")) { throw Self.taken(path("glosa.yml")) }
        return try ExistingMarkdown(in: folder, content: content)
    }

    private func documentation() throws -> FoundDocumentation? {
        guard FileSystem.exists(folder) else { return nil }
        let found = try FoundDocumentation(in: folder)
        if found != nil, FileSystem.exists(path("glosa.yml")) { throw Self.taken(path("glosa.yml")) }
        return found
    }

    /// Returns the Markdown in a folder for each language, if a configuration that was found names one language only, such as a book
    /// of each.
    private func translated(beyond found: FoundDocumentation) throws -> ExistingMarkdown? {
        let file = SourceFile(path: Configuration.fileName, text: found.configuration)
        guard let read = try? CourseLoader(root: folder).configuration(assuming: file), read.value.languages.count == 1,
            let existing = try ExistingMarkdown(in: folder, content: nil), existing.arrangement == .folders
        else { return nil }
        return existing
    }

    private func make(_ existing: ExistingMarkdown) throws {
        let place = existing.content.isEmpty ? folder : path(existing.content)
        try make(existing.configuration, summary: existing.summary(in: place))
        say([existing.omission, UntakenFolders.line(in: folder)])
    }

    /// - Parameter summary: the description of what was found.
    private func make(_ configuration: String, summary: LocalizedText) throws {
        let ignored = path(".gitignore")
        let isNew = try FileSystem.create(Array(StarterCourse.ignored.utf8), at: ignored)
        guard try FileSystem.create(Array(configuration.utf8), at: path("glosa.yml")) else {
            throw Self.taken(path("glosa.yml"))
        }
        let source = folder == "." ? "" : " --source \(folder)"
        let check = folder == "." ? "" : " \(folder)"
        say(
            en: """
                Found \(summary.en).
                \(path("glosa.yml")) turns it into a course: `glosa check\(check)` says what is wrong with it, \
                `glosa build\(source)` writes its site.
                """,
            es: """
                Encontrado: \(summary.es).
                \(path("glosa.yml")) lo convierte en curso: `glosa check\(check)` dice qué está mal, \
                `glosa build\(source)` escribe su sitio.
                """
        )
        if !isNew, (try? FileSystem.read(ignored)) != Array(StarterCourse.ignored.utf8) {
            say(
                en: "Add /site/ and .glosa/ to \(ignored), which already exists.",
                es: "Añade /site/ y .glosa/ a \(ignored), que ya existe."
            )
        }
    }

    // MARK: A new course

    private var starter: [(path: String, bytes: [UInt8])] {
        StarterCourse.files(in: Console.language).map {
            (path: CoursePath.join(folder, $0.path), bytes: Array($0.text.utf8))
        }
    }

    /// Returns true if something else than the new course's file stands in its place.
    private func isOther(_ file: (path: String, bytes: [UInt8])) -> Bool {
        FileSystem.exists(file.path) && (try? FileSystem.read(file.path)) != file.bytes
    }

    /// Returns true if an init that was interrupted has begun a new course here.
    private func isStarter() throws -> Bool {
        content == nil
            && (NewCourse(folder: folder).hasRemains
                || starter.contains { FileSystem.exists($0.path) && !isOther($0) && $0.path.hasSuffix(".md") })
    }

    private func makeStarter() throws {
        let isBegun = try isStarter()
        if FileSystem.exists(path("content")) { try addStarter() } else { try writeStarter() }
        if isBegun {
            say(
                en: "An init in \(folder) was ended before it was done. What it had left out is there now.",
                es: "Un init en \(folder) se interrumpió antes de acabar. Lo que faltaba ya está."
            )
        }
        say(
            en: "a new course is in \(folder); `glosa build --source \(folder)` writes its site",
            es: "hay un curso nuevo en \(folder); `glosa build --source \(folder)` escribe su sitio"
        )
    }

    private func writeStarter() throws {
        let new = NewCourse(folder: folder)
        let others = starter.filter { !$0.path.hasSuffix(".md") }
        if let taken = others.first(where: isOther) { throw Self.taken(taken.path) }
        if !new.hasRemains, FileSystem.exists(path("glosa.yml")) { throw Self.taken(path("glosa.yml")) }
        try new.write(
            StarterCourse.files(in: Console.language).map { file in .init(path: file.path) { Array(file.text.utf8) } }
        )
    }

    /// Adds the new course's files to a folder that has a folder of content already.
    private func addStarter() throws {
        let files = starter
        // The configuration comes last: without it, files of the new course are the remains of an interrupted init.
        let isWhole = files.last.map { FileSystem.exists($0.path) } ?? false
        if let taken = files.first(where: { isWhole ? FileSystem.exists($0.path) : isOther($0) }) {
            throw Self.taken(taken.path)
        }
        for file in files where !FileSystem.exists(file.path) {
            let parent = CoursePath.folder(of: file.path)
            if !parent.isEmpty { try FileSystem.makeFolder(parent) }
            guard try FileSystem.create(file.bytes, at: file.path) || !isOther(file) else {
                throw Self.taken(file.path)
            }
        }
    }

    // MARK: Continuous integration

    private func checkFree(_ ci: ContinuousIntegration) throws {
        let file = CoursePath.join(try ContinuousIntegration.repository(of: folder).folder, ci.path)
        if FileSystem.exists(file) {
            throw CommandFailure(
                en: "\(file) already exists, and init overwrites nothing; the manual says what to add to it",
                es: "\(file) ya existe, e init no sobrescribe nada; el manual dice qué añadirle"
            )
        }
    }

    private func write(_ ci: ContinuousIntegration) throws {
        try checkFree(ci)
        let place = try ContinuousIntegration.repository(of: folder)
        let file = CoursePath.join(place.folder, ci.path)
        try FileSystem.makeFolder(CoursePath.folder(of: file))
        guard try FileSystem.create(Array(ci.text(course: place.course).utf8), at: file) else { throw Self.taken(file) }
        let owner = Glosa.repository.prefix { $0 != "/" }
        say(
            en:
                "\(file) is written; replace \(owner) with the account that owns Glosa's repository, and commit the file",
            es:
                "\(file) está escrito; pon en lugar de \(owner) la cuenta que tiene el repositorio de Glosa, y haz un commit con el fichero"
        )
    }

    private func say(en: String, es: String) { say([LocalizedText(en: en, es: es)]) }

    private func say(_ lines: [LocalizedText?]) {
        for line in lines.compactMap(\.self) { Console.log(line.text(in: Console.language)) }
    }
}
