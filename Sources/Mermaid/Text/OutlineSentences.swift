import Diagnostics

/// The sentences of a text outline, limited to a number that listeners still follow.
enum OutlineSentences {
    /// The sign between sentences until the outline is complete; no sentence holds it.
    private static let separator = UInt8(ascii: "\n")

    /// - Parameters:
    ///   - head: sentences that are always included.
    ///   - details: sentences of which only the first are included, with the number of the others.
    static func text(_ head: [String], _ details: [String], language: String, most: Int = 60) -> String {
        var sentences = head + details.prefix(most)
        if details.count > most {
            let rest = details.count - most
            sentences.append(LocalizedText(en: "And \(rest) more.", es: "Y \(rest) más.").text(in: language))
        }
        return sentences.map { ended(onOneLine($0)) }.joined(separator: "\n")
    }

    /// Returns the sentences of such a text.
    static func sentences(of outline: String) -> [String] {
        outline.utf8.split(separator: separator).map { String(Substring($0)) }
    }

    // By bytes: most sentences are one line, and characters are slow to tell apart.
    private static func onOneLine(_ sentence: String) -> String {
        guard sentence.utf8.contains(separator) else { return sentence }
        return sentence.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline).joined(separator: " ")
    }

    /// Returns a sentence without the full stop behind a sign that ends it already, such as “writing it?.”.
    private static func ended(_ sentence: String) -> String {
        guard sentence.utf8.last == UInt8(ascii: "."), let last = sentence.dropLast().last, "?!…".contains(last) else {
            return sentence
        }
        return String(sentence.dropLast())
    }

    /// Returns names of which those that several things share are told apart by a number: “What is it? (1)”.
    static func distinct(_ names: [String]) -> [String] {
        let counts = names.reduce(into: [:]) { $0[$1, default: 0] += 1 }
        var met: [String: Int] = [:]
        return names.map { name in
            guard counts[name, default: 0] > 1 else { return name }
            met[name, default: 0] += 1
            return "\(name) (\(met[name, default: 0]))"
        }
    }
}
