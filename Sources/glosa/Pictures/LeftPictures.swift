import FileSystem
import Support

/// Pictures of former diagrams: they lie where those of some Markdown files do, and none of these files names them any more.
struct LeftPictures {
    /// The beginnings of pictures' names, by folder.
    private var stems: [String: Set<String>] = [:]
    private var texts: [[UInt8]] = []

    /// Takes a Markdown file up.
    ///
    /// - Parameters:
    ///   - text: the file's bytes with its pictures.
    ///   - folder: the folder of its pictures.
    ///   - stem: the beginning of their names.
    mutating func add(_ text: [UInt8], folder: String, stem: String) {
        stems[folder, default: []].insert(stem)
        texts.append(text)
    }

    /// The paths of the pictures that are left over, sorted.
    var paths: [String] {
        stems.flatMap { folder, stems -> [String] in
            let names = (try? FileSystem.names(in: folder.isEmpty ? "." : folder)) ?? []
            return names.filter { name in
                guard let picture = Self.picture(name, stems),
                    !texts.contains(where: { $0.contains(bytes: "\(picture).svg".utf8) })
                else { return false }
                // Others may have files of such names.
                return ((try? FileSystem.read(Self.path(folder, name))) ?? []).contains(bytes: "glosa-diagram".utf8)
            }.map { Self.path(folder, $0) }
        }.sorted()
    }

    private static func path(_ folder: String, _ name: String) -> String { folder.isEmpty ? name : "\(folder)/\(name)" }

    /// Returns the name without its ending, and without the mark of dark pages; nil for a name that no picture gets.
    private static func picture(_ name: String, _ stems: Set<String>) -> Substring? {
        guard name.hasSuffix(".svg") else { return nil }
        var picture = name.dropLast(4)
        for mark in ["-dark", "~dark"] where picture.hasSuffix(mark) { picture = picture.dropLast(mark.count) }
        guard let dash = picture.lastIndex(of: "-"), stems.contains(String(picture[..<dash])) else { return nil }
        let number = picture[picture.index(after: dash)...]
        return !number.isEmpty && number.allSatisfy { $0.isASCII && $0.isNumber } ? picture : nil
    }
}
