/// A word in a command that stands for the reader's own, as translators know: `my-branch`, `your_project`, `sample`.
enum PlaceholderWord {
    /// The words that mark one, in the languages that documentation is mostly translated into.
    private static let marks: Set<String> = [
        "my", "your", "example", "sample", "mein", "meine", "dein", "deine", "ihr", "ihre", "beispiel", "mi", "mis",
        "tu", "su",
        "ejemplo", "muestra", "mon", "ma", "mes", "votre", "ton", "ta", "exemple", "echantillon", "meu", "minha", "seu",
        "sua",
        "exemplo", "amostra", "mio", "mia", "tuo", "tua", "esempio", "campione", "moj", "twoj", "moy", "moya", "vash",
        "primer",
        "mijn", "jouw", "voorbeeld", "benim", "ornek",
    ]

    /// Returns the index after the placeholder that begins at an offset; nil if none does.
    static func end(_ source: [UInt8], from start: Int) -> Int? {
        func isPart(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isAlphanumeric || byte == 0x2D || byte == 0x5F }
        guard isPart(source[start]), source[start] != UInt8(ascii: "-"), start == 0 || !isPart(source[start - 1]) else {
            return nil
        }
        let end = source[start...].firstIndex { !isPart($0) } ?? source.count
        let word = source[start..<end]
        // A word in another script is somebody's own.
        if word.contains(where: { $0 >= 0x80 }) { return end }
        let parts = String(decoding: word, as: UTF8.self).lowercased().split { $0 == "-" || $0 == "_" }
        return parts.contains { marks.contains(String($0)) } ? end : nil
    }
}
