/// Why a text is not the markup it should be.
public struct MarkupFault: Error, Equatable, CustomStringConvertible {
    public let message: String
    /// The offset of the byte where it was noticed.
    public let offset: Int

    public var description: String { "\(message), at byte \(offset)" }
}

/// Cuts markup into tags and text, and forgives nothing: a `<` that begins no tag, an attribute without quotes, or a name that
/// stands twice is a fault, although browsers would make something of it.
public struct MarkupReader {
    public enum Language: Sendable { case xml, html }

    public struct Attribute: Equatable {
        public let name: String
        /// As it is written, between its quotes.
        public let value: ArraySlice<UInt8>
    }

    public enum Token {
        case start(name: String, attributes: [Attribute], isEmpty: Bool)
        case end(name: String)
        case text(ArraySlice<UInt8>)
        /// A comment, a declaration, a processing instruction, or a CDATA section.
        case other
    }

    public let bytes: [UInt8]
    public let language: Language
    /// Where the next token begins.
    public private(set) var offset = 0

    public init(_ bytes: [UInt8], as language: Language) {
        self.bytes = bytes
        self.language = language
    }

    public mutating func next() throws(MarkupFault) -> Token? {
        guard offset < bytes.count else { return nil }
        guard bytes[offset] == UInt8(ascii: "<") else { return .text(text()) }
        if starts("<!--") { return try comment() }
        if starts("<![CDATA["), language == .xml { return try skip(past: "]]>") }
        if starts("<!") || starts("<?") && language == .xml { return try skip(past: ">") }
        let start = offset
        offset += 1
        if offset < bytes.count, bytes[offset] == UInt8(ascii: "/") {
            offset += 1
            let name = try name()
            skipBlanks()
            try expect(UInt8(ascii: ">"), "an end tag that doesn't end")
            return .end(name: name)
        }
        return try startTag(from: start)
    }

    /// Steps over what a browser doesn't read as markup within an element.
    ///
    /// - Returns: the text up to the element's end tag, which comes next.
    public mutating func rawText(of name: String) -> ArraySlice<UInt8> {
        let start = offset
        while offset < bytes.count, !starts("</\(name)") { offset += 1 }
        return bytes[start..<offset]
    }

    // MARK: Parts

    private mutating func text() -> ArraySlice<UInt8> {
        let start = offset
        offset = bytes[start...].firstIndex(of: UInt8(ascii: "<")) ?? bytes.count
        return bytes[start..<offset]
    }

    private mutating func comment() throws(MarkupFault) -> Token {
        let start = offset
        offset += 4
        if language == .html, starts(">") || starts("->") { throw fault("a comment that ends at once", start) }
        while offset < bytes.count, !starts("--") { offset += 1 }
        guard starts("-->") else { throw fault("a comment with “--” in it, or without an end", start) }
        offset += 3
        return .other
    }

    private mutating func skip(past end: String) throws(MarkupFault) -> Token {
        let start = offset
        while offset < bytes.count, !starts(end) { offset += 1 }
        guard offset < bytes.count else { throw fault("a declaration or section without an end", start) }
        offset += end.utf8.count
        return .other
    }

    private mutating func startTag(from start: Int) throws(MarkupFault) -> Token {
        let name = try name()
        var attributes: [Attribute] = []
        while offset < bytes.count {
            let hasBlanks = skipBlanks()
            if starts("/>") {
                offset += 2
                return .start(name: name, attributes: attributes, isEmpty: true)
            }
            if starts(">") {
                offset += 1
                return .start(name: name, attributes: attributes, isEmpty: false)
            }
            guard hasBlanks else { throw fault("no blank before an attribute", offset) }
            let attribute = try attribute()
            if attributes.contains(where: { $0.name == attribute.name }) {
                throw fault("the attribute “\(attribute.name)” stands twice", start)
            }
            attributes.append(attribute)
        }
        throw fault("a tag without an end", start)
    }

    private mutating func attribute() throws(MarkupFault) -> Attribute {
        let name = try name()
        // HTML's attributes that are either there or not.
        if language == .html, !starts("=") { return Attribute(name: name, value: []) }
        try expect(UInt8(ascii: "="), "the attribute “\(name)” has no value")
        let start = offset
        guard offset < bytes.count, bytes[offset] == UInt8(ascii: "\"") || bytes[offset] == UInt8(ascii: "'") else {
            throw fault("the value of “\(name)” has no quotes", start)
        }
        guard let end = bytes[(start + 1)...].firstIndex(of: bytes[start]) else {
            throw fault("the value of “\(name)” has no end", start)
        }
        let value = bytes[(start + 1)..<end]
        if value.contains(UInt8(ascii: "<")) { throw fault("“<” in the value of “\(name)”", start) }
        offset = end + 1
        return Attribute(name: name, value: value)
    }

    private mutating func name() throws(MarkupFault) -> String {
        let start = offset
        while offset < bytes.count, Self.isName(bytes[offset], first: offset == start) { offset += 1 }
        guard offset > start else { throw fault("no name where one must stand", start) }
        let name = String(decoding: bytes[start..<offset], as: UTF8.self)
        return language == .html ? name.lowercased() : name
    }

    private static func isName(_ byte: UInt8, first: Bool) -> Bool {
        switch byte {
        case UInt8(ascii: "a")...UInt8(ascii: "z"), UInt8(ascii: "A")...UInt8(ascii: "Z"), UInt8(ascii: "_"),
            UInt8(ascii: ":"), 0x80...:
            true
        case UInt8(ascii: "0")...UInt8(ascii: "9"), UInt8(ascii: "-"), UInt8(ascii: "."): !first
        default: false
        }
    }

    @discardableResult
    private mutating func skipBlanks() -> Bool {
        let start = offset
        while offset < bytes.count, Self.isBlank(bytes[offset]) { offset += 1 }
        return offset > start
    }

    private mutating func expect(_ byte: UInt8, _ message: @autoclosure () -> String) throws(MarkupFault) {
        guard offset < bytes.count, bytes[offset] == byte else { throw fault(message(), offset) }
        offset += 1
    }

    private func starts(_ text: String) -> Bool {
        var place = offset
        for byte in text.utf8 {
            guard place < bytes.count, bytes[place] == byte else { return false }
            place += 1
        }
        return true
    }

    static func isBlank(_ byte: UInt8) -> Bool { byte == 0x20 || byte == 0x0A || byte == 0x09 || byte == 0x0D }

    func fault(_ message: String, _ offset: Int) -> MarkupFault { MarkupFault(message: message, offset: offset) }
}
