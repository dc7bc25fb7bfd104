import Diagnostics

/// The sentences of a text outline, which end where nobody listens any longer.
enum OutlineSentences {
    private static let most = 60

    /// - Parameters:
    ///   - head: what is said in any case.
    ///   - details: of which only the first are said, and how many more there are.
    static func text(_ head: [String], _ details: [String], language: String) -> String {
        var sentences = head + details.prefix(most)
        if details.count > most {
            let rest = details.count - most
            sentences.append(LocalizedText(en: "And \(rest) more.", es: "Y \(rest) más.").text(in: language))
        }
        return sentences.joined(separator: " ")
    }
}
