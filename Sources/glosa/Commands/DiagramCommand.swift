import ArgumentParser
import Course
import CourseConfiguration
import Diagnostics
import FileSystem
import Mermaid

struct DiagramCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "diagram",
        abstract: "Draws Mermaid diagrams as SVG.",
        discussion: "A single diagram is written to standard output unless you give -o or --output-dir."
    )

    @Argument(help: ArgumentHelp("Mermaid files; for standard input, - or no file.", valueName: "file"))
    var files: [String] = []

    @Option(name: [.customShort("o"), .long], help: ArgumentHelp("The file for a single drawing.", valueName: "file"))
    var output: String?

    @Option(
        name: .customLong("output-dir"),
        help: ArgumentHelp("The folder for drawings, each as NAME.svg.", valueName: "dir")
    )
    var outputDirectory: String?

    @Option(help: "Colours: light, dark, or as the reader's system has them.")
    var theme = DiagramOptions.Theme.auto

    @Option(help: ArgumentHelp("Language of messages and outlines: es or en.", valueName: "lang"))
    var lang: String?

    mutating func validate() throws {
        if files.count > 1, outputDirectory == nil {
            throw ValidationError("several files need --output-dir")
        }
        if output != nil, outputDirectory != nil { throw ValidationError("-o and --output-dir can't be used together") }
    }

    mutating func run() throws {
        let language = lang ?? Console.language
        var diagnostics: [Diagnostic] = []
        var sources: [SourceFile] = []
        if let outputDirectory { try FileSystem.makeFolder(outputDirectory) }
        for file in files.isEmpty ? ["-"] : files {
            let bytes = file == "-" ? try Console.readInput() : try FileSystem.read(file)
            let (source, found) = TextDecoding.decode(bytes, path: file)
            let options = DiagramOptions(idPrefix: "diagram", language: language, theme: theme, isStandalone: true)
            let result = renderDiagram(SourceSlice(source), options: options)
            sources.append(source)
            diagnostics += found + result.diagnostics
            guard let drawing = result.svg else { continue }
            let svg = drawing + "\n"
            if let outputDirectory {
                let name = file == "-" ? "diagram" : CoursePath.name(of: file)
                let stem = name.hasSuffix(".mmd") ? String(name.dropLast(4)) : name
                try FileSystem.save(Array(svg.utf8), to: outputDirectory + "/" + stem + ".svg")
            } else if let output {
                try FileSystem.save(Array(svg.utf8), to: output)
            } else {
                Console.print(svg)
            }
        }
        let report = Report(diagnostics: diagnostics, files: sources, summary: Report.Summary())
        // Standard output may carry the drawing, so the findings go to standard error here.
        Console.showFindings(report, language: language)
        if report.count(.error) > 0 { throw ExitCode(1) }
    }
}

extension DiagramOptions.Theme: ExpressibleByArgument {}
