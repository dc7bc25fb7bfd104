import Support

/// The members that a lesson's samples write to through a dot, `form.name = …`, or may make bindings of, `$form.name`.
package struct OutsideWrites {
    private var written: Set<String> = []
    /// Members on lines with a `$`, sorted.
    private var projected: [String] = []

    init(_ samples: [ParsedSnippet]) {
        var projected: Set<String> = []
        for sample in samples {
            for line in sample.bytes.split(separator: UInt8(ascii: "\n")) {
                let hasProjection = line.contains(UInt8(ascii: "$"))
                for (name, rest) in Self.members(in: line) {
                    if rest.starts(with: " =".utf8) || rest.starts(with: " +=".utf8) { written.insert(name) }
                    if hasProjection { projected.insert(name) }
                }
            }
        }
        self.projected = projected.sorted()
    }

    /// Returns true if a member is written to, or if a member whose name begins with `name` stands on a line with a `$`.
    package func holds(_ name: String) -> Bool {
        if written.contains(name) { return true }
        let next = projected.partitioningIndex { $0 >= name }
        return next < projected.count && projected[next].hasPrefix(name)
    }

    /// Returns the names behind dots, each with the rest of the line.
    private static func members(in line: ArraySlice<UInt8>) -> [(name: String, rest: ArraySlice<UInt8>)] {
        var members: [(name: String, rest: ArraySlice<UInt8>)] = []
        var index = line.startIndex
        while let dot = line[index...].firstIndex(of: UInt8(ascii: ".")) {
            let name = line[(dot + 1)...].prefix(while: \.isIdentifierByte)
            index = name.endIndex
            if !name.isEmpty { members.append((String(decoding: name, as: UTF8.self), line[index...])) }
        }
        return members
    }
}
