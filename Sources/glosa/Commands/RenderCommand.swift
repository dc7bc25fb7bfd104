import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Markdown

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Turns one Markdown file into an HTML fragment."
    )

    @Argument(help: ArgumentHelp("A Markdown file; - or nothing: standard input.", valueName: "file"))
    var file = "-"

    @Option(help: "What becomes of raw HTML.")
    var html = HTMLOptions.RawHTML.sanitize

    @Option(help: "The spelling of blocks; nothing: DocC's in a catalogue, else Glosa's own.")
    var dialect: Dialect?

    mutating func run() throws {
        let bytes = file == "-" ? try Console.readInput() : try FileSystem.read(file)
        let (source, read) = TextDecoding.decode(bytes, path: file)
        let (written, found) = Document.parse(source, dialect: dialect ?? Dialect(ofFileAt: file))
        let (document, included) = written.includingFiles()
        var output: [UInt8] = []
        let removed = HTMLRenderer.render(document, options: HTMLOptions(rawHTML: html), into: &output)
        Console.print(output)
        let report = Report(
            diagnostics: read + found + included + removed,
            files: [source] + document.includedFiles,
            summary: Report.Summary()
        )
        Console.showFindings(report, language: Console.language)
    }
}

extension HTMLOptions.RawHTML: ExpressibleByArgument {}
extension Dialect: ExpressibleByArgument {}
