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

    mutating func run() throws {
        let taken = StarterCourse.files.map { CoursePath.join(folder, $0.path) }.filter(FileSystem.exists)
        guard taken.isEmpty else {
            throw ValidationError("\(taken[0]) is already there, and init overwrites nothing; choose another folder")
        }
        for file in StarterCourse.files {
            let path = CoursePath.join(folder, file.path)
            let parent = CoursePath.folder(of: path)
            if !parent.isEmpty { try FileSystem.makeFolder(parent) }
            try FileSystem.write(Array(file.text.utf8), to: path)
        }
        Console.log(
            LocalizedText(
                en: "a new course is in \(folder); `glosa build --source \(folder)` writes its site",
                es: "hay un curso nuevo en \(folder); `glosa build --source \(folder)` escribe su sitio"
            ).text(in: Console.language)
        )
    }
}
