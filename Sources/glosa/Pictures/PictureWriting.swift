import Course
import CourseConfiguration
import Diagnostics
import FileSystem

/// Writes the pictures of Markdown files and their texts, or says which are out of date.
struct PictureWriting {
    struct Failure: LocalizedFailure {
        let text: LocalizedText
    }

    /// The folder that the person chose; nil for the usual one.
    let folder: String?
    /// True if nothing is written.
    let isCheck: Bool
    let language: String
    var settings = DiagramPictures.Settings()

    private(set) var diagnostics: [Diagnostic] = []
    private(set) var files: [SourceFile] = []
    /// True if a picture or text is out of date, or if a diagram was left as it is.
    private(set) var hasFailed = false
    private var left = LeftPictures()

    init(folder: String?, isCheck: Bool, language: String) {
        (self.folder, self.isCheck, self.language) = (folder, isCheck, language)
        settings.language = language
    }

    mutating func replace(in path: String) throws {
        let raw = try FileSystem.read(path)
        let (file, found) = TextDecoding.decode(raw, path: path)
        let mark = raw.count - file.original.count
        guard mark >= 0, raw[mark...].elementsEqual(file.original), mark == 0 || mark == 3 else {
            throw Failure(
                text: LocalizedText(
                    en: "\(path) is not UTF-8, so it is left as it is",
                    es: "\(path) no está en UTF-8, así que se queda como está"
                )
            )
        }
        let home = CoursePath.folder(of: path)
        var settings = settings
        settings.folder = try folder.map { try way(from: home, to: $0) } ?? catalogueFolder(of: path, from: home)
        settings.isTaken = { FileSystem.exists(Self.join(home, $0) + ".svg") }
        let result = DiagramPictures(of: file, settings)
        files.append(file)
        diagnostics += found + result.diagnostics
        if result.faults.isEmpty {
            left.add(result.text(of: file.original), folder: Self.join(home, result.folder), stem: result.stem)
        }
        for fault in result.faults { complain(path, fault.line, fault.message) }
        for picture in result.pictures where isAllowed(picture, in: settings.folder, of: path) {
            try write(picture, Self.join(home, picture.path), of: path)
        }
        guard let first = result.edits.first else { return }
        if isCheck {
            complain(
                path,
                first.line,
                LocalizedText(
                    en: "the text around this diagram is out of date",
                    es: "el texto que rodea este diagrama no está al día"
                )
            )
        } else {
            try FileSystem.save(Array(raw[..<mark]) + result.text(of: file.original), to: path)
            Console.log(path)
        }
    }

    /// Names the pictures that no file shows any more. They stay: another file, which was not named, may show them.
    func tellLeftPictures() {
        for path in left.paths {
            let message = LocalizedText(
                en: "\(path) belongs to no diagram of these files any more",
                es: "\(path) ya no es de ningún diagrama de estos ficheros"
            )
            Console.log(message.text(in: language))
        }
    }

    private mutating func write(_ picture: DiagramPictures.Picture, _ target: String, of path: String) throws {
        let bytes = Array(picture.svg.utf8)
        if FileSystem.exists(target), try FileSystem.read(target) == bytes { return }
        if isCheck {
            complain(
                path,
                picture.line,
                LocalizedText(en: "\(target) is out of date", es: "\(target) no está al día")
            )
        } else {
            let folder = CoursePath.folder(of: target)
            if !folder.isEmpty { try FileSystem.makeFolder(folder) }
            try FileSystem.save(bytes, to: target)
            Console.log(target)
        }
    }

    private mutating func complain(_ path: String, _ line: Int, _ message: LocalizedText) {
        hasFailed = true
        Console.log("\(path):\(line): \(message.text(in: language))")
    }

    // MARK: Paths

    private static func join(_ folder: String, _ path: String) -> String {
        folder.isEmpty ? path : folder.hasSuffix("/") ? folder + path : folder + "/" + path
    }

    /// Returns true if a picture lies beside its file or below, or in the chosen folder. A file of somebody else may name others.
    private mutating func isAllowed(_ picture: DiagramPictures.Picture, in folder: String?, of path: String) -> Bool {
        guard picture.path.split(separator: "/").contains("..") else { return true }
        if let folder, CoursePath.folder(of: picture.path) == folder { return true }
        complain(
            path,
            picture.line,
            LocalizedText(
                en: "\(picture.path) lies above the file: name its folder with --output-dir",
                es: "\(picture.path) está por encima del fichero: nombra su carpeta con --output-dir"
            )
        )
        return false
    }

    /// Returns the way from a folder to another one, both absolute or both relative to the working folder.
    private func way(from home: String, to folder: String) throws -> String {
        let isAbsolute = folder.hasPrefix("/")
        guard isAbsolute == home.hasPrefix("/"), let start = CoursePath.climbing(isAbsolute ? "." + home : home),
            let end = CoursePath.climbing(isAbsolute ? "." + folder : folder),
            !zip(start.split(separator: "/"), end.split(separator: "/") + Array(repeating: "", count: start.utf8.count))
                .contains(where: { $0 == ".." && $1 != ".." })
        else {
            throw Failure(
                text: LocalizedText(
                    en: "there is no way from \(home) to \(folder): write both as relative or both as absolute paths",
                    es: "no hay camino de \(home) a \(folder): escribe las dos como rutas relativas o las dos absolutas"
                )
            )
        }
        return CoursePath.way(from: start, to: end)
    }

    /// Returns the way to the folder with the pictures of a catalogue; nil for other files.
    private func catalogueFolder(of path: String, from home: String) -> String? {
        let parts = home.split(separator: "/", omittingEmptySubsequences: false)
        guard let last = parts.lastIndex(where: { $0.hasSuffix(".docc") }) else { return nil }
        return String(repeating: "../", count: parts.count - 1 - last) + "Resources"
    }
}
