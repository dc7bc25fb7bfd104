import Foundation

/// An author at work, who does anything at any time.
public struct RandomEdit {
    let folder: URL
    public var random: SeededGenerator
    private var count = 0
    /// What was written last so that nothing can be shown, and what mends it.
    private var mending: (path: String, text: String)?

    public init(folder: URL, seed: UInt64) {
        self.folder = folder
        random = SeededGenerator(seed: seed)
    }

    /// Changes the text of a lesson, and mostly nothing that others take from it.
    public mutating func nextText() throws -> Set<String> {
        let lessons = files(below: "content") { $0.hasSuffix(".md") }
        guard let lesson = lessons.randomElement(using: &random) else { return try next() }
        count += 1
        if Int.random(in: 0..<5, using: &random) == 0 { return try changeSample(isFaulty: false) }
        return try change(lesson) { text in
            switch Int.random(in: 0..<5, using: &random) {
            case 0: text + "\n```swift\n\(sample())\n```\n"
            case 1: text + "\n[Enlace](\(link(among: lessons))).\n"
            case 2: text.replacing("Texto", with: "Prosa \(count)", maxReplacements: 1)
            case 3: text + "\n```swift file=Sources/App/Total.swift region=total\n```\n"
            default: text + "\nUn párrafo más, el \(count).\n"
            }
        }
    }

    /// Changes something on disk.
    ///
    /// - Returns: what a watcher would report, relative to the course.
    public mutating func next() throws -> Set<String> {
        count += 1
        if let (path, text) = mending, Bool.random(using: &random) {
            mending = nil
            return try write(path, [text])
        }
        let lessons = files(below: "content") { $0.hasSuffix(".md") }
        guard let lesson = lessons.randomElement(using: &random) else { return try add() }
        switch Int.random(in: 0..<30, using: &random) {
        case 0...4:
            return try change(lesson) { $0 + "\nUn párrafo más, el \(count). [Enlace](\(link(among: lessons))).\n" }
        case 5: return try change(lesson) { $0 + "\n## Apartado \(count)\n\nTexto.\n" }
        case 6: return try change(lesson) { $0.replacing("## ", with: "### ", maxReplacements: 1) }
        case 7: return try change(lesson) { $0.replacing("Texto", with: "Prosa", maxReplacements: 1) }
        case 8: return try change(lesson) { withFrontMatter($0, frontMatter()) }
        case 9, 10: return try change(lesson) { $0 + "\n```swift\n\(sample())\n```\n" }
        case 11: return try change(lesson) { $0.replacing("private ", with: "", maxReplacements: 1) }
        case 12: return try change(lesson) { $0.replacing("¿De quién es?", with: "¿De quién, \(count)?") }
        case 13: return try change(lesson) { $0.replacing("flowchart TD", with: "flowchart LR\n  n\(count)[Solo]") }
        case 14: return try add()
        case 15: return try remove(lesson)
        case 16, 17: return try rename(lesson)
        case 18: return try write("templates/footer.mustache", ["<footer>\(count)</footer>\n", "{{#broken}}"])
        case 19: return try write("templates/strings/es.yml", ["copyCode: \"Copia \(count)\"\n"])
        case 20: return try write("templates/assets/glosa.css", ["body { margin: \(count)px }\n"])
        case 21:
            let title =
                "title: {es: \"Curso \(count)\", en: \"Course\"}\ntemplates: templates\nglossary: content/glossary.yml\n"
            return try write(
                "glosa.yml",
                [title, title + "rules: {state-private: warning}\n", title + "fallbacks: false\n", title + "x: [\n"]
            )
        case 22: return try write("content/shared/dot.svg", ["<svg id=\"n\(count)\"/>\n"])
        case 23...26: return try changeSample(isFaulty: Bool.random(using: &random))
        case 27, 28: return try changeGlossary()
        default: return try removeFolder()
        }
    }

    // MARK: Texts

    private mutating func link(among lessons: [String]) -> String {
        let target = lessons.randomElement(using: &random) ?? "x.md"
        let anchor = ["", "#uso", "#apartado-3", "#nada"].randomElement(using: &random) ?? ""
        return "/" + target.split(separator: "/").dropFirst(2).joined(separator: "/") + anchor
    }

    private mutating func frontMatter() -> String {
        [
            "title: Título \(count)", "order: \(count % 5)", "id: lección-\(count % 4)",
            "description: Qué es, \(count)",
            "draft: true", "search: false", "glossary: false", "profile: legacy", "updated: 2026-01-\(10 + count % 20)",
            "titel: falta",
        ].randomElement(using: &random) ?? ""
    }

    private func withFrontMatter(_ text: String, _ line: String) -> String {
        text.hasPrefix("---\n") ? "---\n\(line)\n" + text.dropFirst(4) : "---\n\(line)\n---\n" + text
    }

    private mutating func sample() -> String {
        [
            "struct A\(count): View {\n    @State var n = 0  // ❌\n    var body: some View { Text(\"\\(n)\") }\n}",
            "struct B\(count): View {\n    @Binding var n: Int  // ✅\n    var body: some View { Text(\"\\(n)\") }\n}",
            "let x: Int? = nil\nprint(x!)",
        ].randomElement(using: &random) ?? ""
    }

    private mutating func changeGlossary() throws -> Set<String> {
        let term = ["texto", "párrafo", "enlace", "estado", "curso"].randomElement(using: &random) ?? ""
        let entry = "- term: {es: \(term), en: text}\n  definition: Qué es, \(count).\n"
        return try write(
            "content/glossary.yml",
            [entry + "  avoid: {es: prosa \(count)}\n", entry + "  avoid: {es: prosa}\n", "- trem: x\n"]
        )
    }

    /// Changes a file that lessons take samples from.
    private mutating func changeSample(isFaulty: Bool) throws -> Set<String> {
        let path = "Sources/App/Total.swift"
        let code = "// #region total\n\(sample())\n// #endregion\n"
        guard isFaulty else {
            return try write(path, [Bool.random(using: &random) ? code : "import SwiftUI\n\n" + code])
        }
        switch Int.random(in: 0..<4, using: &random) {
        case 0: return try write(path, [code.replacing("region total", with: "region totals")])
        case 1: return try write(path, [code.replacing("// #endregion\n", with: "")])
        case 2: return try write("Sources/App/Totals.swift", [code])
        default:
            guard FileManager.default.fileExists(atPath: folder.appending(path: path).path) else { return [] }
            return try remove(path)
        }
    }

    // MARK: Files

    private func files(below path: String, where isWanted: (String) -> Bool) -> [String] {
        let names = FileManager.default.enumerator(atPath: folder.appending(path: path).path)?.allObjects ?? []
        return names.compactMap { $0 as? String }.map { path + "/" + $0 }.filter(isWanted).sorted()
    }

    private func change(_ path: String, _ edit: (String) -> String) throws -> Set<String> {
        let url = folder.appending(path: path)
        try Data(edit(String(contentsOf: url, encoding: .utf8)).utf8).write(to: url)
        return [path]
    }

    private mutating func write(_ path: String, _ texts: [String]) throws -> Set<String> {
        let url = folder.appending(path: path)
        let isNew = !FileManager.default.fileExists(atPath: url.deletingLastPathComponent().path)
        try FileManager.default.createDirectory(at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
        // What breaks everything is rare, or nothing else would be seen.
        let text = Int.random(in: 0..<3, using: &random) == 0 ? texts.randomElement(using: &random) : texts.first
        if text != texts.first, let good = texts.first { mending = (path, good) }
        try Data((text ?? "").utf8).write(to: url)
        return isNew ? [path, String(path.prefix(upTo: path.lastIndex(of: "/") ?? path.endIndex))] : [path]
    }

    private mutating func add() throws -> Set<String> {
        let place = ["es", "en", "es/estado", "en/estado", "es/nuevo"].randomElement(using: &random) ?? "es"
        let name = ["index.md", "state.md", "l\(count % 6).md"].randomElement(using: &random) ?? "a.md"
        return try write("content/\(place)/\(name)", ["# Lección \(count)\n\nTexto.\n\n```swift\n\(sample())\n```\n"])
    }

    private func remove(_ path: String) throws -> Set<String> {
        try FileManager.default.removeItem(at: folder.appending(path: path))
        return [path]
    }

    private mutating func rename(_ path: String) throws -> Set<String> {
        let name = ["r\(count % 7).md", "README.md", "state.md"].randomElement(using: &random) ?? "r.md"
        let parent = path.prefix(upTo: path.lastIndex(of: "/") ?? path.startIndex)
        let target = "\(parent)/\(name)"
        guard target != path else { return [] }
        try? FileManager.default.removeItem(at: folder.appending(path: target))
        try FileManager.default.moveItem(at: folder.appending(path: path), to: folder.appending(path: target))
        return [path, target]
    }

    private mutating func removeFolder() throws -> Set<String> {
        // Rarely all of it.
        let choices = ["content/es/nuevo", "content/en/estado", "content/es/nuevo", "content/en"]
        let path = choices.randomElement(using: &random) ?? ""
        guard FileManager.default.fileExists(atPath: folder.appending(path: path).path) else { return [] }
        return try remove(path)
    }
}
