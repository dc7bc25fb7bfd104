import Support

/// A symbol's path as a link of DocC writes it: `Deque/append(_:)`, with suffixes that distinguish symbols of one name.
package enum SymbolPath {
    /// Returns a path without the suffixes of its components.
    package static func withoutSuffixes(_ path: String) -> String { parts(of: path).joined(separator: "/") }

    /// Returns the components of a path, each without its suffix: a hash, a kind, or the types of parameters and result, such as
    /// `body-20w8t`, `Deque-swift.struct-5fkx2`, `append(_:)-(Int)->Void`.
    static func parts(of path: String) -> [String] {
        components(of: Array(path.utf8)).map(withoutSuffix).filter { !$0.isEmpty }
            .map { String(decoding: $0, as: UTF8.self) }
    }

    /// A slash separates components, but for one in an operator's name, which has labels behind it: `Ratio//(_:_:)`.
    private static func components(of path: [UInt8]) -> [ArraySlice<UInt8>] {
        var parts: [ArraySlice<UInt8>] = []
        var (start, depth) = (0, 0)
        for index in path.indices {
            switch path[index] {
            case UInt8(ascii: "("): depth += 1
            case UInt8(ascii: ")"): depth -= 1
            case UInt8(ascii: "/") where depth == 0 && !isOfOperator(index, from: start, in: path):
                parts.append(path[start..<index])
                start = index + 1
            default: break
            }
        }
        return parts + [path[start...]]
    }

    /// - Parameter start: The offset of the component that the slash stands in or ends.
    private static func isOfOperator(_ index: Int, from start: Int, in path: [UInt8]) -> Bool {
        let name = path[index...].prefix { $0 != UInt8(ascii: "(") }
        return path[start..<index].allSatisfy { !$0.isIdentifierByte } && index > 0 && name.endIndex < path.endIndex
            && name.allSatisfy { !$0.isIdentifierByte }
    }

    private static func withoutSuffix(_ part: ArraySlice<UInt8>) -> ArraySlice<UInt8> {
        let isOperator = part.first.map { !$0.isIdentifierByte } ?? true
        let end =
            isOperator
            ? part.firstIndex(of: UInt8(ascii: "("))
            : part.firstIndex { $0 == UInt8(ascii: "(") || $0 == UInt8(ascii: "-") }
        guard let end, part[end] == UInt8(ascii: "(") else { return part[..<(end ?? part.endIndex)] }
        let close = part[end...].firstIndex(of: UInt8(ascii: ")"))
        return part[...(close ?? part.endIndex - 1)]
    }
}
