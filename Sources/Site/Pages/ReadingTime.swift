import Markdown
import Support

/// The reading time of a lesson: its words at a pace that differs by language, its code line by line.
enum ReadingTime {
    /// The time to read and understand a line of code, in seconds.
    private static let secondsPerLine = 3.0

    /// The minutes that the author of a tutorial states; nil if there are none.
    static func stated(in document: Document) -> Int? {
        let tutorial = document.containers.first { $0.name == "Tutorial" || $0.name == "Article" }
        return tutorial?.argument("time").flatMap(Int.init).flatMap { (1...10_000).contains($0) ? $0 : nil }
    }

    /// - Parameter wordsPerMinute: the silent reading pace in the language.
    /// - Returns: whole minutes, at least one; nil for a document without text.
    static func minutes(_ document: Document, wordsPerMinute: Double) -> Int? {
        var words = 0
        for node in document.descendants(of: document.root) {
            switch document[node].kind {
            case .text, .code: words += document.textBytes(of: node).withUnsafeBufferPointer(wordCount)
            default: continue
            }
        }
        let lines = document.codeBlocks.reduce(0) { sum, block in
            guard block.language != "mermaid" else { return sum }
            return sum + block.slice.bytes.withUnsafeBufferPointer(lineCount)
        }
        guard words + lines > 0 else { return nil }
        let minutes = Double(words) / max(1, wordsPerMinute) + Double(lines) * secondsPerLine / 60
        return max(1, Int(minutes.rounded()))
    }

    /// The number of lines that are not blank.
    private static func lineCount(_ code: UnsafeBufferPointer<UInt8>) -> Int {
        var lines = 0
        var isBlank = true
        for byte in code {
            if byte == UInt8(ascii: "\n") {
                isBlank = true
            } else if byte > 0x20, isBlank {
                lines += 1
                isBlank = false
            }
        }
        return lines
    }

    /// The number of stretches between blanks that hold a letter, a digit or a non-ASCII byte.
    private static func wordCount(_ text: UnsafeBufferPointer<UInt8>) -> Int {
        var words = 0
        var isWord = false
        for byte in text {
            if byte <= 0x20 {
                isWord = false
            } else if !isWord, byte.isAlphanumeric || byte >= 0x80 {
                words += 1
                isWord = true
            }
        }
        return words
    }
}
