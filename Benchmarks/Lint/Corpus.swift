import Diagnostics
import FileSystem
import Markdown
import SnippetSyntax

/// The Swift samples of a folder of Markdown files, a lesson a file, in the order of their paths.
struct Corpus {
    struct Lesson {
        /// From the corpus's folder.
        let path: String
        let file: SourceFile
        let snippets: [Snippet]
    }

    let lessons: [Lesson]

    init(folder: String) throws {
        lessons = try Self.markdownFiles(in: folder, prefix: "").compactMap { path in
            Self.lesson(SourceFile(path: path, bytes: try FileSystem.read(folder + "/" + path)))
        }
    }

    init(_ files: [SourceFile]) {
        lessons = files.compactMap(Self.lesson)
    }

    private static func lesson(_ file: SourceFile) -> Lesson? {
        let blocks = Document.parse(file).document.codeBlocks.filter { $0.language == "swift" }
        guard !blocks.isEmpty else { return nil }
        let snippets = blocks.enumerated().map { index, block in Snippet(ordinal: index + 1, source: block.slice) }
        return Lesson(path: file.path, file: file, snippets: snippets)
    }

    private static func markdownFiles(in folder: String, prefix: String) throws -> [String] {
        try FileSystem.names(in: folder).sorted().flatMap { name -> [String] in
            let path = folder + "/" + name
            switch try FileSystem.status(of: path).kind {
            case .folder: return try markdownFiles(in: path, prefix: prefix + name + "/")
            case .file where name.hasSuffix(".md"): return [prefix + name]
            default: return []
            }
        }
    }
}
