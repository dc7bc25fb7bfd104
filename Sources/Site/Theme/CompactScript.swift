/// A script of the built-in theme without its comment lines, its empty lines and its indentation.
///
/// Line endings stay, because JavaScript ends statements at them (ECMAScript, section 12.10). A script with a template literal or
/// a comment over several lines is left as it is, and so are a course's own scripts.
enum CompactScript {
    static func bytes(_ source: [UInt8]) -> [UInt8] {
        var output: [UInt8] = []
        output.reserveCapacity(source.count)
        for line in source.split(separator: UInt8(ascii: "\n")) {
            let text = line.drop { $0 == UInt8(ascii: " ") }
            if text.isEmpty || text.starts(with: "//".utf8) { continue }
            let goesOn = !text.count { $0 == UInt8(ascii: "`") }.isMultiple(of: 2) || text.starts(with: "/*".utf8)
            if goesOn { return source }
            output += text
            output.append(UInt8(ascii: "\n"))
        }
        return output
    }
}
