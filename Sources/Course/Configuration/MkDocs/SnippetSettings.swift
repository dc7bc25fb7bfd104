import YAML

/// What a MkDocs site says of Python-Markdown's snippets.
struct SnippetSettings: Sendable, Equatable {
    /// The folders that names of files begin from, relative to the course; empty for the course's own.
    var folders = [""]
    /// The files whose text is put behind that of each page.
    var appended: [String] = []

    init() {}

    /// - Parameter options: of the extension `pymdownx.snippets`.
    init(_ options: [YAMLValue.Entry]) {
        func texts(_ key: String) -> [String] {
            guard let value = options.last(where: { $0.key == key })?.value else { return [] }
            return (value.sequence ?? [value]).compactMap(\.scalar)
        }
        let named = texts("base_path").compactMap(CoursePath.normalized)
        if !named.isEmpty { folders = named }
        appended = texts("auto_append")
    }
}
