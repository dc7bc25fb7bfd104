/// The keys of front matter whose values readers see.
enum ShownKeys {
    private static let names: Set<String> = [
        "title", "description", "summary", "subtitle", "tagline", "linktitle", "sidebar_label", "label", "text",
    ]

    /// Returns true for a key in any letters.
    static func contains(_ key: String) -> Bool { names.contains(key.lowercased()) }
}
