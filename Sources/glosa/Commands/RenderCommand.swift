import ArgumentParser
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
    var html = HTMLPolicy.sanitize

    mutating func run() throws {
        let bytes = file == "-" ? try Console.readInput() : try FileSystem.read(file)
        let text = String(decoding: bytes, as: UTF8.self)
        let (document, _) = Document.parse(SourceFile(path: file, text: text))
        Console.print(HTMLRenderer(options: .init(policy: html)).render(document))
    }
}

extension HTMLPolicy: @retroactive ExpressibleByArgument {}
