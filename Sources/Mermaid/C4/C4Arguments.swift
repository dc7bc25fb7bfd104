import Diagnostics
import Support

/// The arguments of a statement, between its parentheses: positional texts in order, and named ones, `$name="text"`.
struct C4Arguments {
    private(set) var values: [(text: String, range: Range<Int>)] = []
    private(set) var named: [String: (text: String, range: Range<Int>)] = [:]
    /// The offset behind the closing parenthesis.
    private(set) var end: Int

    /// - Parameter open: the offset of the opening parenthesis.
    init(_ scanner: some ByteScanner, _ source: DiagramSource, open: Int) throws(SyntaxError) {
        let bytes = scanner.bytes
        var place = open + 1
        end = place
        while true {
            place = scanner.skipSpace(place)
            guard place < bytes.count else { break }
            if bytes[place] == UInt8(ascii: ")") {
                end = place + 1
                return
            }
            if bytes[place] == UInt8(ascii: ",") {
                values.append(("", place..<place))
                place += 1
                continue
            }
            var name: String?
            if bytes[place] == UInt8(ascii: "$") {
                var close = place + 1
                while close < bytes.count, bytes[close].isWordByte { close += 1 }
                let sign = scanner.skipBlanks(close)
                if scanner.byte(sign) == UInt8(ascii: "=") {
                    name = source.text((place + 1)..<close)
                    place = scanner.skipBlanks(sign + 1)
                }
            }
            let start = place
            let value: String
            if scanner.byte(place) == UInt8(ascii: "\"") {
                guard let close = bytes[(place + 1)...].firstIndex(of: UInt8(ascii: "\"")) else { break }
                value = source.text((place + 1)..<close)
                place = scanner.skipSpace(close + 1)
            } else {
                while place < bytes.count, !",)\n".utf8.contains(bytes[place]) { place += 1 }
                value = source.text(start..<place).trimmingSpace
                place = scanner.skipSpace(place)
            }
            let range = start..<max(start, min(place, bytes.count))
            if let name { named[name] = (value, range) } else { values.append((value, range)) }
            guard place < bytes.count else { break }
            if bytes[place] == UInt8(ascii: ",") {
                place += 1
            } else if bytes[place] != UInt8(ascii: ")") {
                throw source.unexpected(
                    place..<min(place + 1, bytes.count),
                    expected: LocalizedText(en: "“,” or “)”", es: "«,» o «)»"),
                    advice: LocalizedText(
                        en:
                            "put a text with commas, parentheses or quotes in double quotes; write &quot; for a quote inside it",
                        es:
                            "pon entre comillas dobles un texto con comas, paréntesis o comillas; dentro, escribe &quot; en lugar de una comilla"
                    )
                )
            }
        }
        throw SyntaxError(
            range: open..<open + 1,
            message: LocalizedText(en: "this parenthesis is never closed", es: "este paréntesis no se cierra")
        )
    }

    /// Returns the argument with a name, or the one at an index; nil if it is empty or missing.
    func text(_ index: Int, _ name: String) -> String? {
        if let value = named[name] { return value.text.isEmpty ? nil : value.text }
        guard values.indices.contains(index), !values[index].text.isEmpty else { return nil }
        return values[index].text
    }

    func label(_ index: Int, _ name: String) -> DiagramLabel? { text(index, name).map { DiagramLabel(text: $0) } }

    func range(_ index: Int, _ name: String) -> Range<Int>? {
        named[name]?.range ?? (values.indices.contains(index) ? values[index].range : nil)
    }
}
