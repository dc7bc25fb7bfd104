import ArgumentParser
import Course
import Diagnostics
import FileSystem

struct InitCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "init",
        abstract: "Makes a new course: a configuration and a first lesson in two languages."
    )

    @Argument(help: ArgumentHelp("The folder of the new course.", valueName: "dir"))
    var folder: String

    private static func taken(_ path: String) -> ValidationError {
        ValidationError("\(path) is already there, and init overwrites nothing; choose another folder")
    }

    /// Whether something else than a file of the new course stands in its place.
    private func isOther(_ file: (path: String, bytes: [UInt8])) -> Bool {
        FileSystem.exists(file.path) && (try? FileSystem.read(file.path)) != file.bytes
    }

    mutating func run() throws {
        let files = StarterCourse.files.map { (path: CoursePath.join(folder, $0.path), bytes: Array($0.text.utf8)) }
        // The configuration comes last: without it, files of the new course are what an init has left that was ended.
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
        Console.log(
            LocalizedText(
                en: "a new course is in \(folder); `glosa build --source \(folder)` writes its site",
                es: "hay un curso nuevo en \(folder); `glosa build --source \(folder)` escribe su sitio"
            ).text(in: Console.language)
        )
    }
}
