import Diagnostics
import Support

/// The names that a file of JavaScript, TypeScript or JSON declares at its top, with the places of their values.
struct ScriptModule {
    /// A name of another file that this one uses.
    struct Import: Equatable {
        /// The file as it is named: `./sidebar`.
        let file: String
        /// The name there; `default` for the file's main value.
        let name: String
    }

    let file: SourceFile
    private(set) var values: [String: Int] = [:]
    private(set) var imports: [String: Import] = [:]

    init(_ file: SourceFile) {
        self.file = file
        if file.path.hasSuffix(".json") { values["default"] = 0 } else { readDeclarations() }
    }

    /// Returns the value of a name; `default` is that of the file itself.
    func value(of name: String) -> ScriptValue? {
        values[name].map {
            var reader = ScriptReader(file.bytes, at: $0)
            return reader.value()
        }
    }

    private mutating func readDeclarations() {
        var reader = ScriptReader(file.bytes, at: 0)
        var depth = 0
        while !reader.isAtEnd {
            let place = reader.index
            let byte = file.bytes[place]
            if "([{".utf8.contains(byte) { depth += 1 }
            if ")]}".utf8.contains(byte) { depth = max(0, depth - 1) }
            if depth == 0, byte.isLetter { readDeclaration(reader, at: place) }
            reader.step()
        }
    }

    private mutating func readDeclaration(_ reader: ScriptReader, at place: Int) {
        if reader.isWord("const") || reader.isWord("let") || reader.isWord("var") {
            let words = words(from: place, most: 2)
            if words.count == 2, let start = assignment(after: place) { values[words[1]] = start }
        } else if reader.isWord("function") {
            let words = words(from: place, most: 2)
            if words.count == 2 { values[words[1]] = place }
        } else if reader.isWord("export") {
            let words = words(from: place, most: 2)
            if words == ["export", "default"],
                let start = file.bytes[place...].firstRange(ofBytes: Array("default".utf8))
            {
                values["default"] = start.upperBound
            }
        } else if reader.isWord("module") {
            let start = file.bytes[place...]
            if start.starts(with: "module.exports".utf8), let value = assignment(after: place) {
                values["default"] = value
            }
        } else if reader.isWord("import") {
            readImport(at: place)
        }
    }

    /// Returns the first words behind a place, without the signs between them.
    private func words(from place: Int, most: Int) -> [String] {
        var words: [String] = []
        var index = place
        while words.count < most, index < file.bytes.count {
            let word = file.bytes[index...].prefix { $0.isIdentifierByte || $0 == UInt8(ascii: "$") }
            guard !word.isEmpty else { return words }
            words.append(String(decoding: word, as: UTF8.self))
            index =
                file.bytes[word.endIndex...].firstIndex { !$0.isWhitespace && $0 != UInt8(ascii: "*") }
                ?? file.bytes.count
        }
        return words
    }

    /// Returns the place behind the `=` of a declaration.
    private func assignment(after place: Int) -> Int? {
        let bytes = file.bytes
        var index = place
        while index < bytes.count, bytes[index] != UInt8(ascii: ";") {
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "="), index + 1 < bytes.count else { continue }
            guard !"=>".utf8.contains(bytes[index + 1]) else { continue }
            return index + 1
        }
        return nil
    }

    /// Reads `import a, { b, c as d } from './file'`.
    private mutating func readImport(at place: Int) {
        let bytes = file.bytes
        let most = min(bytes.count, place + 2_000)
        let end = bytes[place..<most].firstRange(ofBytes: Array("from".utf8))
        guard let end, let quote = bytes[end.upperBound..<most].first(where: { !$0.isWhitespace }),
            "'\"".utf8.contains(quote),
            let open = bytes[end.upperBound..<most].firstIndex(of: quote),
            let close = bytes[(open + 1)..<most].firstIndex(of: quote)
        else { return }
        let path = String(decoding: bytes[(open + 1)..<close], as: UTF8.self)
        let names = String(decoding: bytes[(place + "import".utf8.count)..<end.lowerBound], as: UTF8.self)
        let parts = names.split(separator: "{", maxSplits: 1, omittingEmptySubsequences: false)
        let main = parts[0].filter { !$0.isWhitespace && $0 != "," }
        if !main.isEmpty, !main.hasPrefix("*") { imports[main] = Import(file: path, name: "default") }
        guard parts.count == 2 else { return }
        for part in parts[1].prefix(while: { $0 != "}" }).split(separator: ",") {
            let words = part.split(whereSeparator: \.isWhitespace).map(String.init).filter { $0 != "type" }
            if let name = words.first, let own = words.last { imports[own] = Import(file: path, name: name) }
        }
    }
}
