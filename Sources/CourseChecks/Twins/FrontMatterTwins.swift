import Course
import Diagnostics

/// Compares the front matter of a translation with the original's: the keys that must agree.
enum FrontMatterTwins {
    static let rule = RuleID.translationFrontMatter

    static func compare(_ pair: TwinPair, _ siblings: SiblingOrder) -> [Diagnostic] {
        let (original, own) = (pair.originalLesson.metadata, pair.lesson.metadata)
        var findings: [Diagnostic] = []
        func differs(_ key: String, _ first: String?, _ second: String?, at range: String? = nil) {
            guard first != second else { return }
            let (first, second) = (first ?? "—", second ?? "—")
            findings.append(
                pair.finding(
                    rule,
                    LocalizedText(
                        en: "`\(key)` is \(second) here, and \(first) in the original",
                        es: "`\(key)` es \(second) aquí, y \(first) en el original"
                    ),
                    at: place(range ?? key, pair.lesson),
                    original: place(range ?? key, pair.originalLesson)
                )
            )
        }
        // Websites number pages anew in each language.
        if original.order != own.order, !pair.lesson.document.dialect.isOfWebsite || siblings.isOther(pair) {
            let key = positionKey(pair.lesson)
            differs(key.shown, original.order.map(number), own.order.map(number), at: key.written)
        }
        differs("profile", original.profile, own.profile)
        differs("platform", original.platform?.rawValue, own.platform?.rawValue)
        // Drafts are only compared where they are shown, as in the preview.
        differs("draft", String(original.isDraft), String(own.isDraft))
        if original.description != nil, own.description == nil {
            findings.append(
                pair.finding(
                    rule,
                    LocalizedText(
                        en: "the original has a description, and this translation has none",
                        es: "el original tiene descripción, y esta traducción no"
                    ),
                    at: place("description", pair.lesson),
                    original: place("description", pair.originalLesson)
                )
            )
        }
        return findings
    }

    /// Returns the key by which a page gives its position, as it is written and as people call it: other generators have others.
    private static func positionKey(_ lesson: Lesson) -> (written: String, shown: String) {
        let keys = lesson.metadata.keyRanges
        if keys["sidebar_position"] != nil { return ("sidebar_position", "sidebar_position") }
        return keys["sidebar"] == nil ? ("order", "order") : ("sidebar", "sidebar.order")
    }

    private static func number(_ value: Double) -> String {
        value == value.rounded() && abs(value) < 1e15 ? String(Int(value)) : String(value)
    }

    private static func place(_ key: String, _ lesson: Lesson) -> SourceRange {
        lesson.metadata.keyRanges[key] ?? lesson.file.range(0..<0)
    }
}
