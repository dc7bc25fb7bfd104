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
        discussion: """
            A single diagram is written to standard output unless you give -o or --output-dir. With --replace, the files \
            are Markdown: each of their diagrams gets a picture above it, light and dark, and its text is folded.
            """
    )

    @Argument(
        help: ArgumentHelp(
            "Mermaid files, or Markdown with --replace; for standard input, - or no file.",
            valueName: "file"
        )
    )
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

    @Option(help: "Colours of boxes, groups and lines.")
    var palette = DiagramOptions.Palette.default

    @Flag(help: "Puts pictures of the diagrams into Markdown files.")
    var replace = false

    @Flag(help: "With --replace: writes nothing, and ends with 1 if a picture is out of date.")
    var check = false

    @Option(
        name: .customLong("base-url"),
        help: ArgumentHelp("With --replace: what comes before the pictures' paths in the text.", valueName: "url")
    )
    var baseURL: String?

    @Option(help: ArgumentHelp("Language of messages and outlines: es or en.", valueName: "lang"))
    var lang: String?

    mutating func validate() throws {
        if replace {
            if files.isEmpty || files.contains("-") { throw ValidationError("--replace needs Markdown files") }
            if output != nil { throw ValidationError("--replace writes several files: use --output-dir") }
            if theme != .auto { throw ValidationError("--replace draws both themes") }
            return
        }
        if check { throw ValidationError("--check needs --replace") }
        if baseURL != nil { throw ValidationError("--base-url needs --replace") }
        if files.count > 1, outputDirectory == nil {
            throw ValidationError("several files need --output-dir")
        }
        if output != nil, outputDirectory != nil { throw ValidationError("-o and --output-dir can't be used together") }
    }

    mutating func run() throws {
        let language = lang ?? Console.language
        if replace { return try replaceDiagrams(language) }
        var diagnostics: [Diagnostic] = []
        var sources: [SourceFile] = []
        if let outputDirectory { try FileSystem.makeFolder(outputDirectory) }
        for file in files.isEmpty ? ["-"] : files {
            let bytes = file == "-" ? try Console.readInput() : try FileSystem.read(file)
            let (source, found) = TextDecoding.decode(bytes, path: file)
            var options = DiagramOptions(idPrefix: "diagram", language: language, theme: theme, isStandalone: true)
            options.palette = palette
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

    private func replaceDiagrams(_ language: String) throws {
        var writing = PictureWriting(folder: outputDirectory, isCheck: check, language: language)
        writing.settings.palette = palette
        if let baseURL { writing.settings.base = baseURL.hasSuffix("/") || baseURL.isEmpty ? baseURL : baseURL + "/" }
        for file in files { try writing.replace(in: file) }
        writing.tellLeftPictures()
        let report = Report(diagnostics: writing.diagnostics, files: writing.files, summary: Report.Summary())
        Console.showFindings(report, language: language)
        if writing.hasFailed || report.count(.error) > 0 { throw ExitCode(1) }
    }
}

extension DiagramOptions.Theme: ExpressibleByArgument {}
extension DiagramOptions.Palette: ExpressibleByArgument {}
