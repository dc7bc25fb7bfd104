import Markdown

/// One sentence of Glosa's own, whose code stands between backticks, as HTML.
enum InlineCode {
    static func append(_ sentence: String, to output: inout [UInt8]) {
        let parts = sentence.split(separator: "`", omittingEmptySubsequences: false)
        for (index, part) in parts.enumerated() {
            // A last backtick without its partner is text.
            let isCode = index % 2 == 1 && index + 1 < parts.count
            if isCode { output += "<code>".utf8 }
            if index % 2 == 1, !isCode { output += "`".utf8 }
            HTMLEscaping.append(String(part), to: &output)
            if isCode { output += "</code>".utf8 }
        }
    }

    static func html(_ sentence: String) -> String {
        var output: [UInt8] = []
        append(sentence, to: &output)
        return String(decoding: output, as: UTF8.self)
    }
}
