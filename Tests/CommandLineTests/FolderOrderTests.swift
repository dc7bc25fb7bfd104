import Foundation
import Testing

/// The folders of each target have an order: no two refer to each other, by the names of the types that they declare.
@Suite("Folders of targets")
struct FolderOrderTests {
    private static let sources = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
        .deletingLastPathComponent().appending(path: "Sources")

    private static func targets() throws -> [String] {
        try FileManager.default.contentsOfDirectory(atPath: sources.path).filter {
            !$0.hasPrefix("C") || $0.dropFirst().first?.isLowercase == true
        }.sorted()
    }

    @Test("No two folders of a target refer to each other, directly or through others")
    func order() throws {
        let targets = try Self.targets()
        #expect(targets.count > 12)
        for target in targets {
            let arrows = try FolderArrows(of: Self.sources.appending(path: target))
            #expect(arrows.cycle == nil, "\(target): \(arrows.cycle?.joined(separator: " -> ") ?? "")")
        }
    }

    @Test("A name in a comment or a text refers to nothing, one in code does")
    func names() {
        let files = [
            "A/One.swift": "struct One { let two: Two }", "B/Two.swift": "struct Two {} // One\nlet text = \"One\"",
            "C/Three.swift": "enum Three { static let one: One? = nil }",
        ]
        #expect(FolderArrows(files).cycle == nil)
        let circle = files.merging(["B/More.swift": "func more(_: Three) {}"]) { $1 }
        #expect(Set(FolderArrows(circle).cycle ?? []) == ["A", "B", "C"])
    }
}

/// Which folder names types of which.
private struct FolderArrows {
    private var arrows: [String: Set<String>] = [:]

    init(of target: URL) throws {
        var files: [String: String] = [:]
        for path in try FileManager.default.subpathsOfDirectory(atPath: target.path) where path.hasSuffix(".swift") {
            files[path] = try String(contentsOf: target.appending(path: path), encoding: .utf8)
        }
        self.init(files)
    }

    /// - Parameter files: their texts, by path; those outside of any folder are left out.
    init(_ files: [String: String]) {
        let declaration =
            /^(?: {4})?(?:@\w+(?:\([^)]*\))? )*(?:(?:public|package|internal|fileprivate|private|open|final|indirect) )*(?:struct|class|enum|protocol|actor|typealias) ([A-Z]\w*)/
            .anchorsMatchLineEndings()
        let texts = files.filter { $0.key.contains("/") }.mapValues(Self.code)
        func folder(_ path: String) -> String { String(path.prefix { $0 != "/" }) }
        var homes: [String: Set<String>] = [:]
        for (path, text) in texts {
            for match in text.matches(of: declaration) { homes[String(match.1), default: []].insert(folder(path)) }
        }
        for (path, text) in texts {
            let words = Set(text.split { !$0.isLetter && !$0.isNumber && $0 != "_" }.map(String.init))
            for word in words {
                guard let home = homes[word], home.count == 1, let other = home.first, other != folder(path) else {
                    continue
                }
                arrows[folder(path), default: []].insert(other)
            }
        }
    }

    /// Folders of which each refers to the next, and the last to the first; nil where there are none.
    var cycle: [String]? {
        var done: Set<String> = []
        for start in arrows.keys.sorted() {
            var path: [String] = []
            if let found = search(from: start, &path, &done) { return found }
        }
        return nil
    }

    private func search(from folder: String, _ path: inout [String], _ done: inout Set<String>) -> [String]? {
        if let place = path.firstIndex(of: folder) { return Array(path[place...]) }
        guard !done.contains(folder) else { return nil }
        path.append(folder)
        for next in (arrows[folder] ?? []).sorted() {
            if let found = search(from: next, &path, &done) { return found }
        }
        path.removeLast()
        done.insert(folder)
        return nil
    }

    /// A text without comments and literals.
    private static func code(_ text: String) -> String {
        text.replacing(/\/\/[^\n]*|\/\*[\s\S]*?\*\/|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"/, with: " ")
    }
}
