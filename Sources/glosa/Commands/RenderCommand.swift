import ArgumentParser
import Course
import Diagnostics
import FileSystem
import Markdown
import MarkdownHTML

struct RenderCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "render",
        abstract: "Turns a Markdown file into an HTML fragment."
    )

    @Argument(help: ArgumentHelp("A Markdown file; for standard input, - or no file.", valueName: "file"))
    var file = "-"

    @Option(help: "What to do with raw HTML.")
    var html = HTMLOptions.RawHTML.sanitize

    @Option(help: "The syntax of blocks; by default DocC's in a catalogue, and Glosa's own elsewhere.")
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
