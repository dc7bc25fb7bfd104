import Foundation
import TestSupport
import Testing

/// A course in which every command that writes has something to write.
enum FaultCourse {
    /// How many each language has, beside its start page.
    static let lessons = 6

    static let tree: FileTree = {
        var text = """
            -- glosa.yml --
            languages: [es, en]
            -- content/es/index.md --
            # Inicio
            -- content/en/index.md --
            # Start
            -- content/images/dot.svg --
            <svg xmlns="http://www.w3.org/2000/svg"/>
            -- flow.mmd --
            flowchart LR
              a --> b

            """
        for index in 0..<lessons {
            for language in ["es", "en"] {
                text += """
                    -- content/\(language)/l\(index).md --
                    # \(index)

                    [x](nowhere.md) [y](http://127.0.0.1:9/\(index)) ![dot](../images/dot.svg)

                    ```swift
                    struct A: View {
                        @State var a = \(index)
                        var body: some View { Text("\\(a)") }
                    }
                    ```

                    """
            }
        }
        return FileTree(text)
    }()

    /// A command that writes something, and the status it ends with where nothing is in its way.
    struct Command: Sendable, CustomTestStringConvertible {
        let arguments: [String]
        let status: Int32
        /// What it is to write, below the course.
        let files: [String]
        var testDescription: String { arguments.joined(separator: " ") }
    }

    static let commands = [
        Command(arguments: ["build"], status: 1, files: ["site/en/l0.html"]),
        Command(arguments: ["check", "--fix"], status: 0, files: ["content/en/l0.md"]),
        Command(
            arguments: ["check", "--no-typecheck", "--write-baseline", "known.json"],
            status: 1,
            files: ["known.json"]
        ),
        Command(
            arguments: ["check", "--no-typecheck", "--format", "json", "--output", "report.json"],
            status: 1,
            files: ["report.json"]
        ),
        Command(arguments: ["translate", "accept", "--all"], status: 0, files: ["glosa-translations.json"]),
        Command(arguments: ["diagram", "flow.mmd", "-o", "flow.svg"], status: 0, files: ["flow.svg"]),
        Command(arguments: ["init", "new"], status: 0, files: ["new/glosa.yml", "new/content/es/index.md"]),
    ]

    /// A moment between the beginning and the end of what takes so long: another one in every run of the tests.
    static func moment(within duration: Duration) -> Duration { duration * Double.random(in: 0..<1) }

    /// What lies in a folder: the bytes of files by their paths. Hidden ones are left out, which a killed command may leave.
    static func files(in folder: URL) throws -> [String: Data] {
        var files: [String: Data] = [:]
        let found = FileManager.default.enumerator(
            at: folder.resolvingSymlinksInPath(),
            includingPropertiesForKeys: [.isRegularFileKey],
            options: .skipsHiddenFiles
        )
        for case let file as URL in found ?? .init() {
            guard try file.resourceValues(forKeys: [.isRegularFileKey]).isRegularFile == true else { continue }
            files[String(file.path.dropFirst(folder.resolvingSymlinksInPath().path.count + 1))] = try Data(
                contentsOf: file
            )
        }
        return files
    }
}

extension Run {
    /// Runs the program by a shell's command, in which it stands as `"$GLOSA"`.
    init(shell command: String, in folder: URL) throws {
        try self.init(
            ["-c", command],
            in: folder,
            program: URL(filePath: "/bin/sh"),
            environment: ["GLOSA": Self.executable.path, "FOLDER": folder.resolvingSymlinksInPath().path]
        )
    }

    /// Starts the program and leaves it to itself.
    static func start(
        _ arguments: [String],
        in folder: URL,
        environment: [String: String] = [:]
    ) throws -> Process {
        let process = Process()
        process.executableURL = executable
        process.arguments = arguments
        process.currentDirectoryURL = folder
        process.environment = Self.environment.merging(environment) { _, own in own }
        process.standardOutput = FileHandle.nullDevice
        process.standardError = FileHandle.nullDevice
        try process.run()
        return process
    }

    /// Whether the program can be run by an ordinary user where the tests are run by root, who may read and write
    /// everything; nil where the tests are run by an ordinary user themselves.
    static func asOrdinaryUser(_ arguments: String) -> String? {
        guard getuid() == 0 else { return "\"$GLOSA\" \(arguments)" }
        let drop = "setpriv --reuid=65534 --regid=65534 --clear-groups"
        let works =
            try? Run(shell: "\(drop) \"$GLOSA\" --version", in: FileManager.default.temporaryDirectory).status == 0
        return works == true ? "\(drop) \"$GLOSA\" \(arguments)" : nil
    }
}
