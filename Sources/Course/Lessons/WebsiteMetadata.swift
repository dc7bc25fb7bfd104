import YAML

extension LessonMetadata {
    /// Reads the keys that Docusaurus and Starlight have for a page's place and name in the navigation, and for its address.
    mutating func readWebsite(_ entries: [YAMLValue.Entry]) {
        func value(_ key: String, in entries: [YAMLValue.Entry]?) -> YAMLValue? {
            entries?.last { $0.key == key }?.value
        }
        func text(_ value: YAMLValue?) -> String? {
            value?.scalar.flatMap { $0.allSatisfy(\.isWhitespace) ? nil : $0 }
        }
        let sidebar = value("sidebar", in: entries)?.mapping
        let position = value("sidebar_position", in: entries) ?? value("order", in: sidebar)
        order = position?.scalar.flatMap(Double.init) ?? order
        label = text(value("sidebar_label", in: entries)) ?? text(value("label", in: sidebar))
        slugs = ["slug", "id"].compactMap { text(value($0, in: entries)) }
        let isUnlisted = value("unlisted", in: entries)?.boolean == true
        if isUnlisted || value("pagefind", in: entries)?.boolean == false { isSearched = false }
        // VitePress has the last revision from git, unless a page says its day.
        if let day = value("lastUpdated", in: entries) ?? value("date", in: value("last_update", in: entries)?.mapping)
        {
            updated = day.scalar.flatMap(Self.day) ?? updated
        }
    }
}
