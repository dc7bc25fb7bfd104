extension Rule {
    static let flattenedSample = Rule(
        "flattened-sample",
        .damage,
        levels: .always(.warning),
        fixability: .review,
        about: About(
            what: ("a whole sample on one line", "una muestra entera en una sola línea"),
            why: (
                "nobody can read it, and most of it doesn't compile without its line breaks",
                "nadie puede leerlo, y casi todo deja de compilar sin sus saltos de línea"
            ),
            instead: (
                "put the line breaks back, one statement a line", "repón los saltos de línea, una instrucción por línea"
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
            .sample { context in
                let bytes = context.sample.bytes
                let lines = bytes.split(separator: UInt8(ascii: "\n")).filter { line in
                    line.contains { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") }
                        && !line.drop { $0 == UInt8(ascii: " ") }.starts(with: "//".utf8)
                }
                guard lines.count == 1, let line = lines.first, line.count > 100,
                    line.count(where: { $0 == UInt8(ascii: "{") }) >= 3,
                    let start = line.firstIndex(where: { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\t") })
                else { return [] }
                let end = line.lastIndex { $0 != UInt8(ascii: " ") && $0 != UInt8(ascii: "\r") } ?? start
                return [Finding(start..<(end + 1))]
            }
        ]
    )
}
