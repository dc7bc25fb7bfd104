import Diagnostics
import DocumentationComments
import Markdown
import Support
import TestSupport

/// Reads the documentation comments of a Swift file, and each as a document.
func faultInComments(_ bytes: [UInt8]) -> String? {
    let file = SourceFile(path: "Sources/File.swift", bytes: bytes)
    guard let read = try? CommentedFile(bytes) else { return nil }
    var end = 0
    for comment in read.comments {
        for line in comment.lines {
            if line.lowerBound < end { return "a comment's lines overlap at byte \(end)" }
            if let fault = FindingCheck.fault(in: line, of: bytes) { return "a comment's line: \(fault)" }
            end = line.upperBound
        }
        let text = comment.text(in: file)
        for index in text.bytes.indices where !text.bytes[index].isLineEnding {
            let place = text.range(index..<index + 1).bytes
            guard place.count == 1, bytes[place.lowerBound] == text.bytes[index] else {
                return "byte \(index) of a comment's text is not at byte \(place.lowerBound)"
            }
        }
        let (document, findings) = Document.parse(text, dialect: .swiftComment)
        if let fault = FindingCheck.fault(in: findings, about: bytes) { return fault }
        for block in document.codeBlocks {
            let slice = block.slice
            for (number, line) in slice.lines.enumerated() {
                let next = number + 1 < slice.lines.count ? slice.lines[number + 1].sliceOffset : slice.bytes.count
                // Spaces may stand for a part of a tab.
                for index in line.sliceOffset..<next where !slice.bytes[index].isWhitespace {
                    let place = slice.fileOffset(at: index)
                    if place >= bytes.count || bytes[place] != slice.bytes[index] {
                        return "byte \(index) of a code block is not at byte \(place)"
                    }
                }
            }
        }
    }
    if isTriedTwice(bytes), (try? CommentedFile(bytes))?.comments != read.comments {
        return "the same file has other comments the second time"
    }
    return nil
}
