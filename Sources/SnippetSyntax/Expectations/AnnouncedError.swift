import Support

/// Comments with which authors say that a line doesn't compile.
public enum AnnouncedError {
    private static let words = [
        "error", "invalid", "illegal", "not allowed", "not ok", "doesn't compile", "does not compile", "won't compile",
        "can't", "cannot", "ambiguous", "🛑", "🔴", "❌", "💥", "boom", "no compila", "no se puede",
    ]

    private static let aboveIt = [
        "compilation error", "compile error", "this does not compile", "this doesn't compile",
    ]

    /// Phrases that announce an error anywhere in a comment behind code.
    private static let signs = [
        "error:", "compile error", "compiler error", "compilation error", "compile-time error", "doesn't compile",
        "does not compile", "won't compile", "will not compile", "no compila", "error de compilación", "🛑", "🔴", "❌",
        "💥",
    ]

    /// Returns true if a comment announces an error: beside it, on the line below it, or above it or its outermost declaration,
    /// as `// error: cannot assign`.
    ///
    /// - Parameter place: the error's offset in the bytes.
    public static func isBeside(_ place: Int, in bytes: [UInt8]) -> Bool {
        let newline = UInt8(ascii: "\n")
        let place = min(place, bytes.count)
        let start = bytes.lineStart(before: place)
        let end = bytes[place...].firstIndex(of: newline) ?? bytes.count
        if isIn(bytes[start..<end], alone: false) { return true }
        let next = bytes[min(end + 1, bytes.count)...].prefix { $0 != newline }
        if isIn(next, alone: true) { return true }
        return isAbove(start, in: bytes) || isAbove(declaration(around: start, in: bytes), in: bytes)
    }

    /// Returns true if a comment above a line announces an error.
    private static func isAbove(_ start: Int, in bytes: [UInt8]) -> Bool {
        var end = max(0, start - 1)
        for _ in 0..<longestComment where end > 0 {
            let lineStart = bytes[..<end].lineStart(before: end)
            let line = bytes[lineStart..<end]
            if isIn(line, alone: true) { return true }
            // A comment of several lines announces the error in its first line.
            guard line.drop(while: \.isWhitespace).starts(with: "//".utf8) else { return false }
            end = max(0, lineStart - 1)
        }
        return false
    }

    /// The largest number of comment lines that are searched.
    private static let longestComment = 10

    /// Returns the start of the outermost declaration around a line: of the last line before it without indentation.
    private static func declaration(around start: Int, in bytes: [UInt8]) -> Int {
        var start = start
        while start > 0, start < bytes.count, bytes[start].isWhitespace || bytes[start] == UInt8(ascii: "}") {
            start = bytes.lineStart(before: start - 1)
        }
        return start
    }

    /// Returns true if a comment on any line shares three long words or more with a message of the compiler, which may be about
    /// another line.
    public static func isSaid(_ message: String, in bytes: [UInt8]) -> Bool {
        let said = longWords(message)
        return bytes.split(separator: UInt8(ascii: "\n")).contains { line in
            isIn(line, alone: false) && longWords(String(decoding: line, as: UTF8.self)).intersection(said).count >= 3
        }
    }

    /// Returns true if the text beside a sample quotes a message of the compiler: five of its words in a row, or all words of a
    /// shorter one.
    public static func isQuoted(_ message: String, in prose: String) -> Bool {
        let said = words(of: message)
        guard said.count >= 3 else { return false }
        let count = min(said.count, quoted)
        let written = words(of: prose)
        guard written.count >= count else { return false }
        let runs = Set((0...(said.count - count)).map { said[$0..<($0 + count)] })
        return (0...(written.count - count)).contains { runs.contains(written[$0..<($0 + count)]) }
    }

    /// Returns true if the text right before a sample calls it invalid (“consider the following invalid code”), if the text right
    /// behind it says that it doesn't work, or if a line of the text is a compiler's error.
    ///
    /// - Parameter prose: the text around the sample: before it on the first line, behind it on the second.
    public static func isSaidOfAll(in prose: String) -> Bool {
        let lines = prose.split(separator: "\n")
        if lines.contains(where: { $0.hasPrefix("error: ") || $0.contains(": error: ") }) { return true }
        guard let before = prose.split(separator: "\n", omittingEmptySubsequences: false).first?.lowercased() else {
            return false
        }
        let after = prose.split(separator: "\n", omittingEmptySubsequences: false).dropFirst().first?.lowercased() ?? ""
        let first = after.replacing("’", with: "'").split { ".!?".contains($0) }.first ?? ""
        if ["this ", "the code ", "the example "].contains(where: first.hasPrefix),
            ["will not work", "won't work", "does not work", "doesn't work", "not compile"].contains(where: {
                first.contains($0)
            })
        {
            return true
        }
        let sentences = before.replacing("’", with: "'").split { ".!?。！？".contains($0) }
        return sentences.last.map { last in ofAll.contains { last.contains($0) } } ?? false
    }

    private static let ofAll = [
        "invalid code", "incorrect code", "erroneous code", "doesn't compile", "does not compile", "won't compile",
        "will not compile", "doesn’t compile", "won’t compile", "fails to compile", "fail to compile", "compile error",
        "compiler error", "compile-time error", "compilation error", "ill-formed code", "code is ill-formed",
        "ill-formed program", "can't do this", "cannot do this", "no compila", "error de compilación",
        "não compila", "erro de compilação", "ne compile pas", "erreur de compilation", "kompiliert nicht",
        "lässt sich nicht kompilieren", "non compila", "errore di compilazione", "не компилируется",
        "ошибка компиляции", "ошибку компиляции", "lỗi biên dịch", "不能编译", "无法编译", "编译错误", "编译失败", "無法編譯",
        "編譯錯誤", "コンパイルエラー", "コンパイルできません", "コンパイルできない", "컴파일 에러", "컴파일 오류",
    ]

    /// Returns true if the text right before a sample is a label that calls it wrong: “Incorrect:”, “Wrong example:”.
    ///
    /// - Parameter prose: the text around the sample: before it on the first line.
    public static func isLabelledWrong(in prose: String) -> Bool {
        let before = prose.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        let label = before.lowercased().split { ".!?。！？".contains($0) }.last ?? ""
        guard let last = label.last(where: { $0 != " " }), ":：".contains(last) else { return false }
        let words = words(of: String(label))
        // “Wrong password:” is about something else than the sample.
        return words.contains { wrong.contains($0) }
            && words.allSatisfy { wrong.contains($0) || forSamples.contains($0) }
    }

    private static let wrong: Set<Substring> = [
        "wrong", "incorrect", "invalid", "incorrecto", "incorrecta", "inválido", "inválida", "falsch", "faux",
        "incorreto",
        "errado", "errada", "sbagliato", "sbagliata", "неправильно", "неверно", "sai", "错误示例", "错误写法", "错误的写法", "不正确",
        "錯誤示例", "錯誤寫法", "間違い", "間違った例", "誤り", "誤った例", "잘못된", "잘못됨",
    ]

    private static let forSamples: Set<Substring> = [
        "example", "examples", "code", "way", "syntax", "ejemplo", "código", "forma", "sintaxis", "beispiel",
        "exemple", "exemplo", "esempio", "codice", "пример", "код", "ví", "dụ", "예", "예시", "코드",
    ]

    private static let quoted = 5

    private static func words(of text: String) -> [Substring] {
        text.lowercased().split { !$0.isLetter && !$0.isNumber }
    }

    private static func longWords(_ text: String) -> Set<Substring> {
        Set(text.lowercased().split { !$0.isLetter }.filter { $0.count >= 4 })
    }

    /// Returns true if a line holds a comment that announces an error.
    ///
    /// - Parameter alone: true for a comment above or below code: it must be alone on its line, and fewer phrases count, since it
    ///   may be about other code.
    static func isIn(_ line: ArraySlice<UInt8>, alone: Bool) -> Bool {
        guard let start = line.firstRange(ofBytes: "//".utf8)?.lowerBound else { return false }
        guard !alone || line[..<start].allSatisfy(\.isWhitespace) else { return false }
        let text = line[start...].drop { "/ \t`-^|~<>".utf8.contains($0) }
        let comment = String(decoding: text, as: UTF8.self).lowercased().replacing("’", with: "'")
        if words.contains(where: comment.hasPrefix) { return true }
        // Above code: “gives compilation error”, “this does not compile”.
        let isSaid = alone && aboveIt.contains { comment.contains($0) }
        return isSaid || !alone && signs.contains { comment.contains($0) }
    }
}
