/// A word in a command that stands for the reader's own, as translators know: `my-branch`, `your_project`, `sample`.
enum PlaceholderWord {
    /// The words that mark one, in the languages that documentation is mostly translated into.
    private static let marks: Set<String> = [
        "my", "your", "example", "sample", "mein", "meine", "dein", "deine", "ihr", "ihre", "beispiel", "mi", "mis",
        "tu", "tus", "su", "sus", "ejemplo", "muestra", "mon", "ma", "mes", "votre", "ton", "ta", "exemple",
        "echantillon", "meu",
        "minha", "seu", "sua", "seus", "suas", "exemplo", "amostra", "mio", "mia", "tuo", "tua", "esempio", "campione",
        "moj", "twoj",
        "moy", "moya", "vash", "primer", "mijn", "jouw", "voorbeeld", "benim", "ornek",
    ]

    /// The words among them that other ones follow without a sign: `myproject`, `votredomaine`.
    private static let prefixes = [
        "my", "your", "mon", "votre", "mein", "dein", "ihr", "meu", "mio", "tuo", "mijn", "jouw", "benim",
    ]

    /// Returns true if a word, in small letters, names what is the reader's own.
    static func isMarked(_ word: Substring) -> Bool {
        marks.contains(String(word)) || prefixes.contains { word.hasPrefix($0) && word.count >= $0.count + 4 }
    }

    /// The endings of files that readers bring with them.
    private static let files: Set<String> = [
        "avi", "bmp", "csv", "doc", "docx", "gif", "htm", "html", "jpeg", "jpg", "json", "log", "md", "mkv", "mov",
        "mp3", "mp4", "ods", "odt", "pdf", "png", "ppt", "pptx", "rtf", "svg", "tar", "tsv", "txt", "vcf", "wav",
        "webm", "webp", "xls", "xlsx", "xml", "yaml", "yml", "zip",
    ]

    /// Words in capitals that stand for themselves.
    private static let methods: Set<String> = [
        "DELETE", "GET", "HEAD", "HTTP", "HTTPS", "OPTIONS", "PATCH", "POST", "PUT",
    ]

    /// Returns the index after the placeholder that begins at an offset; nil if none does.
    static func end(_ source: [UInt8], from start: Int) -> Int? {
        guard let end = endOfWord(source, from: start) else { return nil }
        let word = source[start..<end]
        let text = String(decoding: word, as: UTF8.self)
        // “--config PATH”: in capitals stands what a reader puts in.
        if text.count > 1, text.allSatisfy({ $0.isUppercase || $0.isNumber || $0 == "_" || $0 == "-" }),
            text.first?.isLetter == true,
            !methods.contains(text), start == 0 || " [=".utf8.contains(source[start - 1]),
            end == source.count || source[end] != UInt8(ascii: "=")
        {
            return end
        }
        if end < source.count, source[end] == UInt8(ascii: ".") {
            let ending = source[(end + 1)...].prefix { $0.isAlphanumeric }
            if files.contains(String(decoding: ending, as: UTF8.self).lowercased()) { return end }
        }
        // The name of a host below `example.com` is the reader's own.
        if source[end...].starts(with: ".example.".utf8) { return end }
        // Words in another script are compared with the other code's (``WordwiseComparison``).
        if word.contains(where: { $0 >= 0x80 }) { return nil }
        let parts = text.lowercased().split { $0 == "-" || $0 == "_" }
        return parts.contains(where: isMarked) ? end : nil
    }

    /// Returns the index after the word that begins at an offset; nil if none does.
    private static func endOfWord(_ source: [UInt8], from start: Int) -> Int? {
        func isPart(_ byte: UInt8) -> Bool { byte >= 0x80 || byte.isAlphanumeric || byte == 0x2D || byte == 0x5F }
        guard isPart(source[start]), source[start] != UInt8(ascii: "-"), start == 0 || !isPart(source[start - 1]) else {
            return nil
        }
        return source[start...].firstIndex { !isPart($0) } ?? source.count
    }
}
