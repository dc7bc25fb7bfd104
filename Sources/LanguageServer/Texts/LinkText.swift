/// The spelling of a destination in Markdown.
enum LinkText {
    /// Returns a path without the signs that would end a destination.
    static func encoded(_ path: String) -> String {
        path.reduce(into: "") { text, character in
            switch character {
            case " ": text += "%20"
            case "(": text += "%28"
            case ")": text += "%29"
            case "<": text += "%3C"
            case ">": text += "%3E"
            default: text.append(character)
            }
        }
    }
}
