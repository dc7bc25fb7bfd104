import FileSystem
import Support

/// The Swift sources of the project around loose documents, whose package isn't built. A name that they declare is no misspelling
/// of another, and a call that the compiler refuses may be to one of their functions.
struct SurroundingSources: Sendable {
    private let declarations: WrittenDeclarations
    private let operators: Set<String>

    /// The numbers of files and bytes beyond which the rest of a project isn't read.
    private static let most = (files: 4_000, bytes: 40_000_000)
    /// The number of folders, from a document upwards, in which its project is looked for.
    private static let mostLevels = 8

    private static let signsOfProjects = ["Package.swift", ".git"]
    private static let foreignFolders: Set<String> = ["Pods", "Carthage", "node_modules", "DerivedData", "build"]

    /// - Parameter paths: The paths of documents, or of folders of them.
    init(around paths: [String]) {
        var files: Set<String> = []
        for root in Set(paths.compactMap(Self.project)) { Self.find(in: root, &files) }
        var texts: [String] = []
        var bytes = 0
        for path in files.sorted() {
            guard bytes < Self.most.bytes, let text = try? FileSystem.read(path) else { continue }
            bytes += text.count
            texts.append(String(decoding: text, as: UTF8.self))
        }
        self.init(texts: texts)
    }

    init(texts: [String]) {
        declarations = WrittenDeclarations(texts: texts)
        operators = texts.reduce(into: []) { operators, text in
            for line in text.split(whereSeparator: \.isLineEnd) where line.contains("operator ") {
                let words = line.split { " \t:{".contains($0) }
                guard let place = words.firstIndex(of: "operator"), place > 0, words.indices.contains(place + 1),
                    ["prefix", "infix", "postfix"].contains(words[place - 1])
                else { continue }
                operators.insert(String(words[place + 1]))
            }
        }
    }

    /// True for a name or an operator that the sources declare; `Type.member(label:)` is looked up by its member.
    func declare(_ name: String) -> Bool {
        let last = name.first?.isLetter == true ? name.split(separator: ".").last.map(String.init) ?? name : name
        let base = String(last.prefix { $0 != "(" })
        return declarations.contains(base) || operators.contains(name)
    }

    /// True for the name of a type that the sources declare.
    func declareType(_ name: String) -> Bool { declarations.containsType(name) }

    /// The folder of the project that a document belongs to: the nearest folder around it with a manifest or a repository; else
    /// the given path, if it is a folder, or nil.
    private static func project(of path: String) -> String? {
        guard let real = try? FileSystem.realPath(path), let status = try? FileSystem.status(of: real) else {
            return nil
        }
        let isFolder = status.kind == .folder
        var folder = real
        for _ in 0..<mostLevels {
            if signsOfProjects.contains(where: { (try? FileSystem.status(of: folder + "/" + $0)) != nil }) {
                return folder
            }
            guard let slash = folder.lastIndex(of: "/"), slash > folder.startIndex else { break }
            folder = String(folder[..<slash])
        }
        return isFolder ? real : nil
    }

    private static func find(in root: String, _ files: inout Set<String>) {
        var folders = [root]
        var seen = 0
        while let folder = folders.popLast(), files.count < most.files, seen < most.files {
            seen += 1
            for name in (try? FileSystem.names(in: folder)) ?? [] where !name.hasPrefix(".") {
                let path = folder + "/" + name
                switch (try? FileSystem.status(of: path))?.kind {
                case .file where name.hasSuffix(".swift"): files.insert(path)
                case .folder where !foreignFolders.contains(name): folders.append(path)
                default: break
                }
            }
        }
    }
}
