import CourseConfiguration
import Diagnostics
import DocumentationComments
import FileSystem
import Support
import SwiftSamples

/// Swift files whose documentation comments are content: each comment is a lesson. Of the files in a package's `Snippets`
/// folder, the code is.
struct CommentedSources: Sendable {
    struct Source: Sendable {
        let path: String
        /// The folder that the file must lie in with all symbolic links resolved; nil: anywhere.
        let enclosure: FileSystem.Enclosure?
    }

    let language: String
    let profile: String
    let samples: SampleFiles
    let access: CommentAccess

    /// The lessons, the findings of each file, and the files without lessons that findings point into.
    struct Read {
        var lessons: [Lesson] = []
        var found: [(path: String, findings: [Diagnostic])] = []
        var others: [SourceFile] = []
    }

    /// Returns true if a file may have documentation comments.
    static func isSwift(_ path: String) -> Bool { path.lowercased().hasSuffix(".swift") }

    func read(_ sources: [Source]) async throws -> Read {
        let files = try await sources.concurrentMap { Self.read($0) }
        var types = DeclaredTypes()
        for file in files { if let own = file.contents?.types { types.add(own) } }
        let (known, level) = (types, access.level)
        let comments = try await files.concurrentMap { file -> [CommentLesson] in
            guard let text = file.text, let contents = file.contents else { return [] }
            return zip(1..., contents.comments).filter { known.access(of: $1.declaration) >= level }.map {
                CommentLesson($1, in: text, number: $0, language: language, profile: profile, samples: samples)
            }
        }
        var read = Read()
        for (file, comments) in zip(files, comments) {
            if file.isSnippet {
                let lesson = file.text.flatMap { SnippetLesson($0, language: language, profile: profile)?.lesson }
                if let lesson { read.lessons.append(lesson) } else if let text = file.text { read.others.append(text) }
                read.found.append((file.source.path, file.findings + file.encoding))
                continue
            }
            // The rest of the file is not Glosa's.
            let encoding = file.encoding.filter { finding in
                comments.contains { $0.range.contains(finding.range.bytes.lowerBound) }
            }
            read.found.append((file.source.path, file.findings + encoding + comments.flatMap(\.findings)))
            read.lessons += comments.map(\.lesson)
            if comments.isEmpty, !file.findings.isEmpty, let text = file.text { read.others.append(text) }
        }
        if read.lessons.isEmpty, let first = files.firstIndex(where: { $0.contents?.comments.isEmpty == false }) {
            read.found[first].findings.append(unreadComments(files[first]))
        }
        return read
    }

    // MARK: Files

    /// A file before its comments become lessons.
    private struct File: Sendable {
        let source: Source
        var text: SourceFile?
        var contents: CommentedFile?
        var isSnippet = false
        /// The findings of its encoding, for all of it.
        var encoding: [Diagnostic] = []
        var findings: [Diagnostic] = []
    }

    private static func read(_ source: Source) -> File {
        var file = File(source: source)
        let bytes: [UInt8]
        do throws(FileError) {
            bytes = try FileSystem.read(source.path, within: source.enclosure, upTo: LessonSource.largestSize)
        } catch {
            file.findings = [.unreadable(source.path, error, within: source.enclosure)]
            return file
        }
        let (text, encoding) = TextDecoding.decode(bytes, path: source.path)
        (file.text, file.encoding) = (text, encoding)
        file.isSnippet = SnippetLesson.isSnippet(source.path)
        if file.isSnippet { return file }
        do {
            file.contents = try CommentedFile(text.bytes)
        } catch {
            file.findings = [refused(error, in: text)]
        }
        return file
    }

    private static func refused(_ refusal: SampleRefusal, in file: SourceFile) -> Diagnostic {
        let message =
            switch refusal.reason {
            case .size, .sizeOfLesson:
                LocalizedText(
                    en:
                        "the documentation comments of this file are not read: it has more than \(SampleLimits.bytesOfFile >> 20) MB",
                    es:
                        "no se leen los comentarios de documentación de este fichero: ocupa más de \(SampleLimits.bytesOfFile >> 20) MB"
                )
            case .nesting:
                LocalizedText(
                    en:
                        "the documentation comments of this file are not read: code nests too deeply here, or too much follows in one expression",
                    es:
                        "no se leen los comentarios de documentación de este fichero: aquí el código se anida demasiado, o una expresión es demasiado larga"
                )
            case .conflictMarker:
                LocalizedText(
                    en: "the documentation comments of this file are not read: this is a conflict marker of git's",
                    es:
                        "no se leen los comentarios de documentación de este fichero: esto es una marca de conflicto de git"
                )
            }
        return Diagnostic(
            rule: .unreadableFile,
            severity: .warning,
            message: message,
            range: file.range(refusal.range),
            advice: LocalizedText(
                en: "divide the file or the expression; for generated code, name the other files and folders instead",
                es: "divide el fichero o la expresión; si es código generado, nombra los otros ficheros y carpetas"
            )
        )
    }

    private func unreadComments(_ file: File) -> Diagnostic {
        Diagnostic(
            rule: .unreadableFile,
            severity: .note,
            message: LocalizedText(
                en: "no documentation comment is read: none belongs to a declaration of the access level asked for",
                es:
                    "no se lee ningún comentario de documentación: ninguno es de una declaración con el nivel de acceso pedido"
            ),
            range: SourceRange(path: file.source.path, bytes: 0..<0),
            advice: LocalizedText(
                en: "read the comments of other declarations with --access internal, or of all with --access all",
                es: "lee los comentarios de otras declaraciones con --access internal, o de todas con --access all"
            )
        )
    }
}

extension CommentAccess {
    /// The narrowest level of the declarations that are chosen.
    fileprivate var level: AccessLevel {
        switch self {
        case .public: .public
        case .package: .package
        case .internal: .internal
        case .all: .private
        }
    }
}
