import Diagnostics
import Support

/// Reads a pie chart: `pie`, `showData`, a title, and lines of `"Label" : value`.
struct PieParser: DiagramParser, ByteScanner {
    let source: DiagramSource
    let bytes: [UInt8]
    var index: Int
    var chart = PieChart()
    var diagnostics: [Diagnostic] = []
    private var labels: Set<String> = []

    init(_ source: DiagramSource) {
        self.source = source
        bytes = source.bytes
        index = source.typeName.lowerBound
    }

    // MARK: The chart

    /// The largest number of slices; a circle has no room for more.
    private static let mostSlices = 500

    mutating func read() throws(SyntaxError) -> PieChart {
        chart.settings = source.settings
        chart.title = source.settings.title
        guard takeKeyword("pie") else { throw unexpected("“pie”", "«pie»") }
        skipBlanks()
        if takeKeyword("showData") { chart.showsData = true }
        while true {
            skipBlanks()
            guard index < bytes.count else { break }
            switch byte(index) {
            case 0x0A: index += 1
            case 0x0D where byte(index + 1) == 0x0A: index += 2
            case UInt8(ascii: "\""), UInt8(ascii: "'"): try parseSlice()
            default: try parseText()
            }
        }
        if chart.slices.isEmpty {
            warn(source.typeName, en: "this pie chart has no slices", es: "este gráfico circular no tiene porciones")
        } else if chart.total <= 0 {
            warn(
                source.typeName,
                en: "all values of this pie chart are 0, so there are no slices to draw",
                es: "todos los valores de este gráfico circular son 0, así que no hay porciones que dibujar"
            )
        }
        return chart
    }

    mutating func parseSlice() throws(SyntaxError) {
        let start = index
        let label = try takeString()
        let labelRange = start..<index
        skipBlanks()
        guard byte(index) == UInt8(ascii: ":") else { throw unexpected("“:” after the label", "«:» tras la etiqueta") }
        index += 1
        skipBlanks()
        let number = try takeNumber(label)
        let range = start..<index
        try endLine()
        guard chart.slices.count < Self.mostSlices else {
            throw .tooMany(Self.mostSlices, en: "slices", es: "porciones", at: range)
        }
        guard labels.insert(label).inserted else {
            warn(
                range,
                en: "there is already a slice “\(label)”; this one is left out",
                es: "ya hay una porción «\(label)»; esta se omite",
                advice: LocalizedText(
                    en: "add up the two values, or give one of the slices another label",
                    es: "suma los dos valores o da otra etiqueta a una de las porciones"
                )
            )
            return
        }
        chart.slices.append(
            PieChart.Slice(
                label: label,
                value: number.value,
                writtenValue: number.text,
                range: place(range),
                labelRange: place(labelRange)
            )
        )
    }

    // MARK: Titles

    /// Reads `title`, `accTitle:`, `accDescr:` or `accDescr { … }`.
    mutating func parseText() throws(SyntaxError) {
        if has("accTitle", at: index), let text = takeText(after: 8) {
            chart.accessibleTitle = text
        } else if has("accDescr", at: index), let text = takeDescription() {
            chart.accessibleDescription = text
        } else if has("title", at: index),
            byte(index + 5).isWhitespace || index + 5 >= bytes.count || startsComment(index + 5)
        {
            let start = index + 5
            index = endOfText(start)
            chart.title = Self.collapsed(String(decoding: bytes[start..<index], as: UTF8.self))
        } else {
            throw unexpectedStatement()
        }
        try endLine()
    }

    mutating func takeText(after count: Int) -> String? {
        var start = index + count
        while byte(start).isSpaceOrTab { start += 1 }
        guard byte(start) == UInt8(ascii: ":") else { return nil }
        index = endOfText(start + 1)
        return Self.collapsed(String(decoding: bytes[(start + 1)..<index], as: UTF8.self))
    }

    mutating func takeDescription() -> String? {
        if let line = takeText(after: 8) { return line }
        var start = index + 8
        while byte(start).isWhitespace { start += 1 }
        guard byte(start) == UInt8(ascii: "{"),
            let end = bytes[start...].firstIndex(of: UInt8(ascii: "}"))
        else { return nil }
        index = end + 1
        return String(decoding: bytes[(start + 1)..<end], as: UTF8.self)
            .split(whereSeparator: \.isNewline)
            .map { Self.collapsed(String($0)) }
            .filter { !$0.isEmpty }
            .joined(separator: "\n")
    }

    func endOfText(_ start: Int) -> Int {
        var end = start
        while end < bytes.count, byte(end) != 0x0A, byte(end) != 0x0D, !startsComment(end) { end += 1 }
        return end
    }

    /// Returns the text without space at its ends, and with single spaces inside.
    private static func collapsed(_ text: String) -> String {
        text.trimmingSpace.split(whereSeparator: { $0 == " " || $0 == "\t" }).joined(separator: " ")
    }
}
