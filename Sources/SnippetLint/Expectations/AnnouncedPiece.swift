import SnippetSyntax
import Support

/// Announcements of code that the parser refuses: a piece that is to replace another, or syntax that is only proposed.
enum AnnouncedPiece {
    /// Returns true if the text before a sample or a comment in it announces such code, or if the sample is guessed from its
    /// words in running text. Its errors of syntax are then warnings.
    static func isMeant(_ sample: ParsedSnippet) -> Bool {
        if sample.snippet.isGuessed { return true }
        let before = sample.snippet.prose.split(separator: "\n", omittingEmptySubsequences: false).first ?? ""
        if isEdit(before.lowercased()) || isProposal(before.lowercased()) { return true }
        return sample.scan.comments.contains { comment in
            isProposal(String(decoding: sample.bytes[comment.range], as: UTF8.self).lowercased())
        }
    }

    private static let edits = [
        "replace", "change", "modify", "rewrite", "rename", "swap", "substitute", "insert", "update",
        "reemplaza", "sustituye", "cambia", "modifica", "inserta", "actualiza",
    ]

    private static let ends = [
        "with:", "with this:", "with the following:", "to:", "to this:", "becomes:", "into:", "por:", "por esto:",
    ]

    /// Returns true for a sentence that ends with a colon and tells to change existing code: “Change the line:”, “with:”.
    private static func isEdit(_ text: String) -> Bool {
        guard text.hasSuffix(":") else { return false }
        let sentence = text.split { ".!?".contains($0) }.last ?? ""
        let words = sentence.split { !$0.isLetter }
        if words.count <= 4, ends.contains(where: sentence.hasSuffix) { return true }
        return words.contains { word in edits.contains { word.elementsEqual($0) } }
    }

    private static let proposals = [
        "proposal", "proposed", "the pitch", "feature flag", "experimental feature", "propuesta",
    ]

    private static func isProposal(_ text: String) -> Bool { proposals.contains { text.contains($0) } }
}
