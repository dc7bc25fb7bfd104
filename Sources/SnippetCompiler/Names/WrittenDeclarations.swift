import FileSystem
import Support

/// The declarations in a package's sources, each with the condition (`#if`) under which it is compiled.
///
/// A module holds only those whose conditions hold on this machine.
struct WrittenDeclarations: Sendable {
    /// The conditions of a name's declarations; empty for a declaration that is always compiled.
    private let conditions: [String: Set<String>]
    /// The names of types.
    private let types: Set<String>
    private let protocols: Set<String>

    /// - Parameter sources: The paths of the files.
    init(in sources: Set<String>) {
        self.init(files: sources.sorted().lazy.compactMap { try? FileSystem.read($0) })
    }

    /// - Parameter texts: The texts of the files.
    init(texts: some Sequence<String>) { self.init(files: texts.lazy.map { Array($0.utf8) }) }

    private init(files: some Sequence<[UInt8]>) {
        var conditions: [String: Set<String>] = [:]
        var types: Set<String> = []
        var protocols: Set<String> = []
        for file in files { Self.add(file, to: &conditions, &types, &protocols) }
        (self.conditions, self.types, self.protocols) = (conditions, types, protocols)
    }

    private static func add(
        _ file: [UInt8],
        to conditions: inout [String: Set<String>],
        _ types: inout Set<String>,
        _ protocols: inout Set<String>
    ) {
        var open: [String] = []
        for bytes in file.split(whereSeparator: { $0 == UInt8(ascii: "\n") || $0 == UInt8(ascii: "\r") }) {
            // Most lines are comments and statements, which the bytes tell.
            let code = bytes.drop { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\t") }
            guard let first = code.first,
                first == UInt8(ascii: "#") || first == UInt8(ascii: "@") || first.isIdentifierByte
            else { continue }
            let line = String(decoding: bytes, as: UTF8.self)[...]
            let words = line.drop { $0 == " " || $0 == "\t" }
            if words.hasPrefix("#if ") {
                open.append(condition(in: words.dropFirst("#if ".count)))
            } else if words.hasPrefix("#elseif "), !open.isEmpty {
                open[open.count - 1] = condition(in: words.dropFirst("#elseif ".count))
            } else if words.hasPrefix("#else"), let last = open.last {
                open[open.count - 1] = last.hasPrefix("!") ? String(last.dropFirst()) : "!\(last)"
            } else if words.hasPrefix("#endif"), !open.isEmpty {
                open.removeLast()
            } else if code.contains(bytes: "func ".utf8), let (sign, operands) = implementation(in: words) {
                let condition = open.joined(separator: " && ")
                conditions[sign, default: []].insert(condition)
                for type in operands { conditions["\(sign) \(type)", default: []].insert(condition) }
            } else if let declaration = DeclarationLine(line) {
                conditions[declaration.name, default: []].insert(open.joined(separator: " && "))
                if Self.ofTypes.contains(declaration.keyword) { types.insert(declaration.name) }
                if declaration.keyword == "protocol" { protocols.insert(declaration.name) }
            }
        }
    }

    /// The operator that a line implements, and the types of its operands: `static func += (lhs: inout Size, rhs: Size)`.
    private static func implementation(in line: Substring) -> (sign: String, operands: Set<String>)? {
        guard let place = line.firstRange(of: "func ") else { return nil }
        let sign = line[place.upperBound...].prefix { "+-*/%<>=!&|^~?".contains($0) }
        guard !sign.isEmpty else { return nil }
        let list = line[sign.endIndex...].prefix { $0 != "{" }
        let operands = list[..<(list.firstRange(of: "->")?.lowerBound ?? list.endIndex)]
        let words = operands.split { !$0.isLetter && !$0.isNumber && $0 != "_" }
        return (String(sign), Set(words.filter { $0.first?.isUppercase == true }.map(String.init)))
    }

    private static func condition(in text: Substring) -> String {
        let end = text.firstRange(of: "//")?.lowerBound ?? text.endIndex
        return text[..<end].split { $0 == " " || $0 == "\t" }.joined(separator: " ")
    }

    private static let ofTypes: Set<String> = ["struct", "class", "enum", "actor", "protocol", "typealias"]

    func containsType(_ name: String) -> Bool { types.contains(name) }

    /// True if a protocol of that name is declared: other modules extend it for their own types.
    func containsProtocol(_ name: String) -> Bool { protocols.contains(name) }

    /// True if any source declares a name.
    func contains(_ name: String) -> Bool { conditions[name] != nil }

    /// The condition of an operator's implementations that take a type; nil if one of them is always compiled, or there is none.
    func condition(ofOperator sign: String, on type: String) -> String? { condition(of: "\(sign) \(type)") }

    /// The condition of a name's declarations; nil if one of them is always compiled, or there is none.
    func condition(of name: String) -> String? {
        guard let found = conditions[name], !found.contains("") else { return nil }
        return found.sorted().joined(separator: " || ")
    }
}
