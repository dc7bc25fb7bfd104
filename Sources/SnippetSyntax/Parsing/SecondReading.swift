import Support
import SwiftSamples

/// A more lenient reading of a sample that Swift's parser has refused: it takes notations of authors that aren't code for
/// omissions.
///
/// Examples are signs such as ❌ at the end of a line, `<some value>` in place of a value, and the lines that a diff removes.
/// Every other byte keeps its offset.
struct SecondReading {
    var bytes: [UInt8]
    var ranges: [Range<Int>] = []
    /// The parts that are kept from the parser in declarations whose form only readers understand.
    var listings: [Range<Int>] = []

    /// Reads the sample again; nil if nothing in it can be taken for an omission.
    init?(of elisions: Elisions, in original: [UInt8], scan: SourceScan) {
        bytes = elisions.parsedBytes
        blankSigns(scan.codeNonASCII, in: original)
        blankVisibleSpace()
        fillPlaceholders()
        fillNames()
        fillQuestions()
        nameFunctions()
        fillProse(scan, in: original)
        takeNewSideOfDiff(original)
        partModifiers(scan, in: original)
        fillDotsInLists(scan)
        fillManifestLabels()
        closeWhatDotsLeaveOpen(scan)
        dropWhatClosesDots(scan)
        listDeclarations()
        leaveOutNotation()
        leaveOutOperators()
        fillWords(scan)
        leaveOutAssignment()
        leaveOutLooseCases()
        partValues()
        endPatterns()
        partArguments()
        guard !ranges.isEmpty else { return nil }
        ranges = (ranges + elisions.ranges).sorted { $0.lowerBound < $1.lowerBound }
    }

    mutating func replace(_ range: Range<Int>, with filler: UInt8) {
        ranges.append(range)
        for index in range where bytes[index] != UInt8(ascii: "\n") && bytes[index] != UInt8(ascii: "\r") {
            bytes[index] = filler
        }
    }

    /// Blanks emoji and dingbats in code where no identifier stands: after a blank, before a blank or the line's end.
    private mutating func blankSigns(_ offsets: [Int], in original: [UInt8]) {
        let blanks = " \t\r\n".utf8
        for start in offsets where start == 0 || blanks.contains(original[start - 1]) {
            let end = original[start...].firstIndex(where: blanks.contains) ?? original.count
            let scalars = String(decoding: original[start..<end], as: UTF8.self).unicodeScalars
            let isSign = scalars.allSatisfy { scalar in
                (0x2190...0x2BFF).contains(scalar.value) || (0x1F300...0x1FAFF).contains(scalar.value)
                    || scalar.value == 0xFE0F || scalar.value == 0x200D
            }
            if isSign { replace(start..<end, with: UInt8(ascii: " ")) }
        }
    }

    /// Fills in placeholders: `let x = <some value>`, `guard <condition> else`.
    private mutating func fillPlaceholders() {
        var index = 1
        while index + 2 < bytes.count {
            defer { index += 1 }
            guard bytes[index] == UInt8(ascii: "<"),
                bytes[index - 1] == UInt8(ascii: " ") || bytes[index - 1] == UInt8(ascii: "("),
                bytes[index + 1].isLetter || "._".utf8.contains(bytes[index + 1])
            else { continue }
            var end = index + 1
            while end < bytes.count, bytes[end].isLetter || " -,.'_0123456789".utf8.contains(bytes[end]) {
                end += 1
            }
            guard end < bytes.count, bytes[end] == UInt8(ascii: ">") else { continue }
            replace(index..<(end + 1), with: UInt8(ascii: "_"))
            index = end
        }
    }

    /// Names functions that authors give none: `func _() -> Int`.
    private mutating func nameFunctions() {
        while let range = bytes.firstRange(ofBytes: "func _(".utf8) {
            let place = range.upperBound - 2
            ranges.append(place..<place + 1)
            bytes[place] = UInt8(ascii: "f")
        }
    }

    /// Fills in question marks that stand for a value: `let x = ???`.
    private mutating func fillQuestions() {
        let question = UInt8(ascii: "?")
        var index = 0
        while index + 2 < bytes.count {
            let signs = index..<(bytes[index...].firstIndex { $0 != question } ?? bytes.count)
            if signs.count >= 3, let before = bytes[..<index].last(where: { !" \t".utf8.contains($0) }),
                "=(,:[{<>\n".utf8.contains(before)
            {
                replace(signs, with: UInt8(ascii: "_"))
            }
            index = max(signs.upperBound, index + 1)
        }
    }

    /// Fills in or blanks prose: `= // what comes here`, `= ...what comes here...` and `{ ... this, that ... }`.
    private mutating func fillProse(_ scan: SourceScan, in original: [UInt8]) {
        let blanks = " \t".utf8
        func follows(_ sign: UInt8, _ offset: Int) -> Bool {
            original[..<offset].last { !blanks.contains($0) } == sign
        }
        for comment in scan.comments where !comment.startsLine {
            let word = original[..<comment.range.lowerBound].reversed().drop(while: blanks.contains).prefix(
                while: \.isLetter
            )
            let next = original[comment.range.upperBound...].first { !$0.isWhitespace }
            let isArgument =
                follows(UInt8(ascii: ":"), comment.range.lowerBound) && next.map { "),".utf8.contains($0) } == true
            let asksForValue =
                isArgument || ["while", "throw"].contains { word.elementsEqual($0.utf8.reversed()) }
            if asksForValue || follows(UInt8(ascii: "="), comment.range.lowerBound) {
                replace(comment.range, with: UInt8(ascii: "_"))
            }
        }
        for (first, second) in zip(scan.dots, scan.dots.dropFirst()) {
            let between = original[first.upperBound..<second.lowerBound]
            let isValue = follows(UInt8(ascii: "="), first.lowerBound)
            let before = original[..<first.lowerBound].last { !blanks.contains($0) }
            let isStatement = before.map { "\n{;".utf8.contains($0) } ?? true
            guard isValue || isStatement, !between.isEmpty,
                between.allSatisfy({ $0.isLetter || blanks.contains($0) || "-,".utf8.contains($0) })
            else { continue }
            replace(first.lowerBound..<second.upperBound, with: isValue ? UInt8(ascii: "_") : UInt8(ascii: " "))
        }
    }

    /// Puts a semicolon between a declaration or import and the modifiers below it, which belong to a view that isn't shown.
    private mutating func partModifiers(_ scan: SourceScan, in original: [UInt8]) {
        let declarations = ["@", "var ", "let ", "private ", "static ", "import "]
        var declarationEnd: Int?
        var nextComment = 0
        var start = 0
        while start < original.count {
            let end = original[start...].firstIndex(of: UInt8(ascii: "\n")) ?? original.count
            let code = original[start..<end].drop { " \t\r".utf8.contains($0) }
            if code.first == UInt8(ascii: "."), let declarationEnd {
                while nextComment < scan.comments.count, scan.comments[nextComment].range.upperBound < declarationEnd {
                    nextComment += 1
                }
                let comment = scan.comments.dropFirst(nextComment).first.map(\.range)
                    .flatMap { $0.contains(declarationEnd - 1) ? $0 : nil }
                if let comment { replace(comment, with: UInt8(ascii: " ")) }
                let place = comment?.lowerBound ?? declarationEnd
                ranges.append(place..<(place + 1))
                bytes[place] = UInt8(ascii: ";")
            }
            if !code.isEmpty, !code.starts(with: "//".utf8) {
                declarationEnd = declarations.contains { code.starts(with: $0.utf8) } ? end : nil
            }
            start = end + 1
        }
    }

    /// Keeps the new side of a diff: blanks lines that begin with `-`, and the `+` at the beginning of others.
    private mutating func takeNewSideOfDiff(_ original: [UInt8]) {
        var start = 0
        while start < original.count {
            let end = original[start...].firstIndex(of: UInt8(ascii: "\n")) ?? original.count
            let sign = original[start]
            let mark = original[start..<end].prefix { $0 == sign }
            let isMark = (sign == UInt8(ascii: "+") || sign == UInt8(ascii: "-")) && mark.count <= 3
            if isMark, mark.endIndex == end || " \t".utf8.contains(original[mark.endIndex]) {
                replace(sign == UInt8(ascii: "-") ? start..<end : start..<mark.endIndex, with: UInt8(ascii: " "))
            }
            start = end + 1
        }
    }

    /// Replaces `{ borrow mutate }`, accessors of proposals, by `get set`, which the parser knows.
    mutating func replaceAccessors(endingAt word: Range<Int>) {
        let before = bytes[..<word.lowerBound].reversed().drop(while: \.isWhitespace)
        guard before.starts(with: "borrow".reversed().map { $0.asciiValue ?? 0 }) else { return }
        let start = before.startIndex.base - "borrow".utf8.count
        ranges.append(start..<word.upperBound)
        let words = Array("get set".utf8)
        for index in start..<word.upperBound {
            bytes[index] = index - start < words.count ? words[index - start] : UInt8(ascii: " ")
        }
    }
}
