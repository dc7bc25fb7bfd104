/// A reader of XML 1.0 documents without a document type: elements, attributes and text (W3C, Extensible Markup Language 1.0).
///
/// Files come from strangers: there are no external entities, none that a document declares, and a limit of depth.
struct XMLReader {
    /// A part of a document. Comments and processing instructions are left out.
    enum Event: Equatable {
        case start(name: String, attributes: [String: String])
        case end
        case text(String)
    }

    private let bytes: [UInt8]
    private var index = 0
    private var open: [String] = []
    private var pendingEnd = false

    private static let deepest = 200

    init(_ bytes: [UInt8]) {
        self.bytes = bytes
        if bytes.starts(with: [0xEF, 0xBB, 0xBF]) { index = 3 }
    }

    /// Returns the next event; nil at the document's end.
    mutating func next() throws(XLIFFFault) -> Event? {
        if pendingEnd {
            pendingEnd = false
            open.removeLast()
            return .end
        }
        while index < bytes.count {
            guard bytes[index] == UInt8(ascii: "<") else { return .text(try text()) }
            if starts("<!--") {
                try skip(past: "-->")
            } else if starts("<?") {
                try skip(past: "?>")
            } else if starts("<![CDATA[") {
                let start = index + 9
                try skip(past: "]]>")
                return .text(String(decoding: bytes[start..<(index - 3)], as: UTF8.self))
            } else if starts("<!") {
                throw fault(.documentType)
            } else if starts("</") {
                return try end()
            } else {
                return try start()
            }
        }
        guard open.isEmpty else { throw fault(.mismatch) }
        return nil
    }

    private func starts(_ mark: String) -> Bool { bytes[index...].starts(with: mark.utf8) }

    func fault(_ reason: XLIFFFault.Reason) -> XLIFFFault {
        XLIFFFault(line: 1 + bytes[..<min(index, bytes.count)].count { $0 == 0x0A }, reason: reason)
    }

    private mutating func skip(past mark: String) throws(XLIFFFault) {
        let end = Array(mark.utf8)
        var place = index
        while place + end.count <= bytes.count {
            if bytes[place...].starts(with: end) {
                index = place + end.count
                return
            }
            place += 1
        }
        throw fault(.syntax)
    }

    private mutating func text() throws(XLIFFFault) -> String {
        let end = bytes[index...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        defer { index = end }
        return try decoded(index..<end)
    }

    /// Returns text with its character references; a line break is one line feed (section 2.11).
    private func decoded(_ range: Range<Int>) throws(XLIFFFault) -> String {
        var result: [UInt8] = []
        var place = range.lowerBound
        while place < range.upperBound {
            switch bytes[place] {
            case 0x0D:
                result.append(0x0A)
                if place + 1 < range.upperBound, bytes[place + 1] == 0x0A { place += 1 }
            case UInt8(ascii: "&"):
                guard let end = bytes[place..<min(range.upperBound, place + 12)].firstIndex(of: UInt8(ascii: ";")),
                    let character = Self.character(String(decoding: bytes[(place + 1)..<end], as: UTF8.self))
                else { throw fault(.syntax) }
                result += Array(String(character).utf8)
                place = end
            case let byte: result.append(byte)
            }
            place += 1
        }
        return String(decoding: result, as: UTF8.self)
    }

    private static func character(_ name: String) -> Character? {
        switch name {
        case "lt": return "<"
        case "gt": return ">"
        case "amp": return "&"
        case "quot": return "\""
        case "apos": return "'"
        default:
            guard name.hasPrefix("#") else { return nil }
            let digits = name.dropFirst(name.hasPrefix("#x") ? 2 : 1)
            let number = UInt32(digits, radix: name.hasPrefix("#x") ? 16 : 10)
            return number.flatMap(Unicode.Scalar.init).map(Character.init)
        }
    }

    private mutating func name() throws(XLIFFFault) -> String {
        let start = index
        while index < bytes.count, !" \t\r\n/>=\"'<".utf8.contains(bytes[index]) { index += 1 }
        guard index > start else { throw fault(.syntax) }
        return String(decoding: bytes[start..<index], as: UTF8.self)
    }

    private mutating func skipSpace() {
        while index < bytes.count, " \t\r\n".utf8.contains(bytes[index]) { index += 1 }
    }

    private mutating func start() throws(XLIFFFault) -> Event {
        index += 1
        let name = try name()
        var attributes: [String: String] = [:]
        while true {
            skipSpace()
            guard index < bytes.count else { throw fault(.syntax) }
            if starts("/>") {
                index += 2
                pendingEnd = true
                break
            }
            if starts(">") {
                index += 1
                break
            }
            let key = try self.name()
            skipSpace()
            guard starts("=") else { throw fault(.syntax) }
            index += 1
            skipSpace()
            guard index < bytes.count, bytes[index] == UInt8(ascii: "\"") || bytes[index] == UInt8(ascii: "'"),
                let end = bytes[(index + 1)...].firstIndex(of: bytes[index])
            else { throw fault(.syntax) }
            attributes[key] = try decoded((index + 1)..<end)
            index = end + 1
        }
        open.append(name)
        guard open.count <= Self.deepest else { throw fault(.tooDeep) }
        return .start(name: name, attributes: attributes)
    }

    private mutating func end() throws(XLIFFFault) -> Event {
        index += 2
        let name = try name()
        skipSpace()
        guard starts(">"), open.last == name else { throw fault(.mismatch) }
        index += 1
        open.removeLast()
        return .end
    }
}
