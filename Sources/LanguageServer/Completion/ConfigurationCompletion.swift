import CourseConfiguration
import Diagnostics

/// Keys of `glosa.yml`, and the rules and levels below `rules`.
enum ConfigurationCompletion {
    static func find(at place: CompletionPlace) -> Completion? {
        let line = place.before
        let word = CompletionPlace.lastWord(line)
        guard let above = parent(of: place) else {
            guard !line.contains(":"), !line.hasPrefix(" "), !line.hasPrefix("-") else { return nil }
            return Completion(place.range(of: line), ConfigurationKey.all.map(item))
        }
        guard above == "rules" else {
            guard let keys = ConfigurationKey.named(above)?.keys, !keys.isEmpty, !line.contains(":") else { return nil }
            return Completion(place.range(of: word), keys.map(item))
        }
        guard line.contains(":") else { return Completion(place.range(of: word), Completions.rules) }
        let levels = ["error", "warning", "note", "off"]
        return Completion(place.range(of: word), levels.map { CompletionItem(text: $0, kind: .value) })
    }

    private static func item(_ key: ConfigurationKey) -> CompletionItem {
        CompletionItem(text: key.name, kind: .property, detail: key.about.en)
    }

    /// The key of the mapping that an indented line belongs to; nil for a line that is not indented.
    private static func parent(of place: CompletionPlace) -> String? {
        guard place.before.hasPrefix(" ") else { return nil }
        var line = place.lines.line(at: place.offset) - 1
        while line >= 0 {
            let text = place.lines.text(place.lines.range(ofLine: line))
            line -= 1
            guard let first = text.first, first != " ", first != "#" else { continue }
            return text.firstIndex(of: ":").map { String(text[..<$0]) }
        }
        return nil
    }
}
