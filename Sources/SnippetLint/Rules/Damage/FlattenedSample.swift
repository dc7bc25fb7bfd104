import SnippetSyntax

extension Rule {
    static let flattenedSample = Rule(
        .flattenedSample,
        .damage,
        levels: .always(.warning),
        fixability: .review,
        about: About(
            what: ("a whole sample on one line", "una muestra entera en una sola línea"),
            why: (
                "it is hard to read, and most of it doesn't compile without its line breaks",
                "cuesta leerla, y casi toda ella deja de compilar sin sus saltos de línea"
            ),
            instead: (
                "put the line breaks back, one statement on each line",
                "vuelve a poner los saltos de línea, con una instrucción por línea"
            )
        ),
        examples: [
            .flagged(
                "‹struct Page: View { @State private var isOn = false var body: some View { VStack { Toggle(\"a\", isOn: $isOn) Text(\"b\") } } }›"
            ),
            .accepted("struct Page: View {\n    var body: some View { VStack { Text(\"b\") } }\n}"),
            .accepted("Button(\"a\") { VStack { save() } }"),
        ],
        checks: [
            .sample { context in context.sample.flattenedLine.map { [Finding($0)] } ?? [] }
        ]
    )
}

extension ParsedSnippet {
    /// The line of a sample that stands on one line, if that is a sign of damage: a long line with blocks within blocks, or
    /// statements that only line breaks would separate. Nil for other samples.
    var flattenedLine: Range<Int>? {
        guard let line = onlyLine else { return nil }
        let start = line.startIndex
        let blocks = line.count { $0 == UInt8(ascii: "{") }
        let isRunTogether = blocks >= 2 && syntaxFaults.contains(where: \.isRunTogether)
        guard blocks >= 3 && line.count > 100 || isRunTogether else { return nil }
        let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") } ?? start
        return start..<(end + 1)
    }

    /// The only line that holds code, without its indentation; nil if there are more, as in nearly all samples.
    private var onlyLine: ArraySlice<UInt8>? {
        var only: ArraySlice<UInt8>?
        var rest = bytes[...]
        while let start = rest.firstIndex(where: { $0 != 0x20 && $0 != 0x09 && $0 != 0x0A && $0 != 0x0D }) {
            let end = rest[start...].firstIndex(of: UInt8(ascii: "\n")) ?? rest.endIndex
            let line = rest[start..<end]
            rest = rest[end...]
            guard !line.starts(with: "//".utf8) else { continue }
            guard only == nil else { return nil }
            only = line
        }
        return only
    }
}
