import Diagnostics
import Support

/// Lines that Git leaves where two versions of a text can't be merged.
enum ConflictMarkers {
    /// Returns a finding for each conflict that begins outside of code.
    static func findings(_ file: SourceFile, codeBlocks: [CodeBlock]) -> [Diagnostic] {
        let bytes = file.bytes
        guard bytes.contains(bytes: "<<<<<<< ".utf8), bytes.contains(bytes: ">>>>>>> ".utf8) else { return [] }
        var findings: [Diagnostic] = []
        var opening: Range<Int>?
        var isDivided = false
        var block = 0
        var start = 0
        while start < bytes.count, findings.count < 100 {
            let line = bytes.line(from: start)
            start = line.next
            let content = bytes[line.content]
            if content.starts(with: "<<<<<<< ".utf8) {
                while block < codeBlocks.count, codeBlocks[block].range.bytes.upperBound <= line.content.lowerBound {
                    block += 1
                }
                let isCode = block < codeBlocks.count && codeBlocks[block].range.bytes.contains(line.content.lowerBound)
                (opening, isDivided) = (isCode ? nil : line.content, false)
            } else if content.trimmed.elementsEqual("=======".utf8) {
                isDivided = true
            } else if content.starts(with: ">>>>>>> ".utf8), isDivided, let range = opening {
                findings.append(finding(file.range(range)))
                opening = nil
            }
        }
        return findings
    }

    private static func finding(_ range: SourceRange) -> Diagnostic {
        Diagnostic(
            rule: .conflictMarkers,
            severity: .error,
            message: LocalizedText(
                en: "a merge was left unfinished here: readers see Git’s marks and both versions",
                es: "aquí quedó una fusión sin terminar: se ven las marcas de Git y las dos versiones"
            ),
            range: range,
            advice: LocalizedText(
                en: "keep one of the versions, and delete the lines `<<<<<<<`, `=======` and `>>>>>>>`",
                es: "quédate con una de las versiones y borra las líneas `<<<<<<<`, `=======` y `>>>>>>>`"
            )
        )
    }
}
