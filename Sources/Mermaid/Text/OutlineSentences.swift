import Diagnostics

/// The sentences of a text outline, limited to a number that listeners still follow.
enum OutlineSentences {
    private static let most = 60

    /// - Parameters:
    ///   - head: sentences that are always included.
    ///   - details: sentences of which only the first are included, with the number of the others.
    static func text(_ head: [String], _ details: [String], language: String) -> String {
        var sentences = head + details.prefix(most)
        if details.count > most {
            let rest = details.count - most
            sentences.append(LocalizedText(en: "And \(rest) more.", es: "Y \(rest) más.").text(in: language))
        }
        return sentences.joined(separator: " ")
    }
}
