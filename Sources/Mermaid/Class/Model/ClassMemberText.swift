import Support

/// Reads a member's text as Mermaid does: visibility, name, parameters, type, and the sign of static or abstract.
enum ClassMemberText {
    /// - Returns: true if it is a method.
    static func isMethod(_ text: String) -> Bool {
        guard let place = text.utf8.firstIndex(of: UInt8(ascii: ")")) else { return false }
        return place > text.startIndex
    }

    static func member(_ text: String) -> ClassMember { isMethod(text) ? method(text) : attribute(text) }

    private static func attribute(_ text: String) -> ClassMember {
        var text = text
        let classifier = takeClassifier(&text)
        return ClassMember(text: display(text), classifier: classifier)
    }

    private static func method(_ text: String) -> ClassMember {
        guard let close = text.utf8.lastIndex(of: UInt8(ascii: ")")),
            let open = text[..<close].utf8.lastIndex(of: UInt8(ascii: "(")), open > text.startIndex
        else { return attribute(text) }
        var result = text[text.index(after: close)...].drop(while: \.isWhitespace)
        var classifier = ClassMember.Classifier.none
        if let first = result.first, first == "$" || first == "*" {
            classifier = first == "$" ? .static : .abstract
            result = result.dropFirst()
        }
        var type = String(result).trimmingSpace
        if classifier == .none { classifier = takeClassifier(&type) }
        if type.hasPrefix(":") { type = String(type.dropFirst()).trimmingSpace }
        let head = display(String(text[..<open]))
        let parameters = ClassGenerics.display(String(text[text.index(after: open)..<close]).trimmingSpace)
        return ClassMember(
            text: "\(head)(\(parameters))" + (type.isEmpty ? "" : " : \(ClassGenerics.display(type))"),
            classifier: classifier
        )
    }

    private static func takeClassifier(_ text: inout String) -> ClassMember.Classifier {
        guard let last = text.last, last == "$" || last == "*" else { return .none }
        // A star that closes `*emphasis*` does not mean abstract.
        if last == "*", text.dropLast().contains("*") { return .none }
        text = String(text.dropLast()).trimmingSpace
        return last == "$" ? .static : .abstract
    }

    /// Returns the text for display; the visibility stays as it is, even if it is a tilde.
    private static func display(_ text: String) -> String {
        guard let first = text.first, "+-#~".contains(first) else { return ClassGenerics.display(text) }
        return String(first) + ClassGenerics.display(String(text.dropFirst()).trimmingSpace)
    }
}

/// Type parameters between tildes.
enum ClassGenerics {
    /// Returns `List~Map~K,V~~` as `List<Map<K,V>>`.
    ///
    /// A tilde opens a list if a name follows it or if no list is open, and closes one otherwise.
    static func display(_ text: String) -> String {
        guard text.utf8.contains(UInt8(ascii: "~")) else { return text }
        let characters = Array(text)
        var result: [Character] = []
        var depth = 0
        for (index, character) in characters.enumerated() {
            guard character == "~" else {
                result.append(character)
                continue
            }
            let next = index + 1 < characters.count ? characters[index + 1] : " "
            let opens = depth == 0 || (next.isLetter || next.isNumber || next == "_" || next == "?" || next == "[")
            depth += opens ? 1 : -1
            result.append(opens ? "<" : ">")
        }
        return depth == 0 ? String(result) : pairwise(characters)
    }

    /// Pairs the first tilde with the last, and so on; an odd one in the middle stays. Used if opening and closing tildes don't
    /// match.
    private static func pairwise(_ characters: [Character]) -> String {
        var result = characters
        let places = characters.indices.filter { characters[$0] == "~" }
        for pair in 0..<(places.count / 2) {
            result[places[pair]] = "<"
            result[places[places.count - 1 - pair]] = ">"
        }
        return String(result)
    }
}
