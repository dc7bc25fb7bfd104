import YAML

/// The settings of Python-Markdown's snippets in a MkDocs site.
package struct SnippetSettings: Sendable, Equatable {
    /// The base folders of file names, relative to the course; an empty name is the course's own folder.
    package var folders = [""]
    /// The files whose text is appended to each page.
    package var appended: [String] = []
    /// True if no name may lead out of its base folder, as `../` does.
    package var isRestricted = true

    /// Books name files by their paths alone.
    package static let ofBooks = SnippetSettings()

    init() {}

    /// - Parameter options: the options of the extension `pymdownx.snippets`.
    init(_ options: [YAMLValue.Entry]) {
        func texts(_ key: String) -> [String] {
            guard let value = options.last(where: { $0.key == key })?.value else { return [] }
            return (value.sequence ?? [value]).compactMap(\.scalar)
        }
        let named = texts("base_path").compactMap(CoursePath.normalized)
        if !named.isEmpty { folders = named }
        appended = texts("auto_append")
        isRestricted = options.last { $0.key == "restrict_base_path" }?.value.boolean ?? true
    }

    /// Returns the paths, relative to the course, under which a file may lie; none if its name leads out of the base folders.
    package func paths(of name: String) -> [String] {
        guard !isRestricted || folders == [""] || CoursePath.normalized(name) != nil else { return [] }
        return folders.map { CoursePath.join($0, name) }
    }
}
