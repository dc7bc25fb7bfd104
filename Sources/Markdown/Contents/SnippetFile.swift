/// The file that `@Snippet` names: DocC leaves out the extension of Swift files.
enum SnippetFile {
    private static let languages = [
        "py": "python", "java": "java", "kt": "kotlin", "js": "js", "ts": "ts", "c": "c", "h": "c", "cpp": "cpp",
        "m": "objc",
        "mm": "objc", "rs": "rust", "go": "go", "rb": "ruby", "sh": "sh", "json": "json", "yml": "yaml", "yaml": "yaml",
        "sql": "sql", "html": "html", "css": "css", "xml": "xml", "cs": "csharp", "dart": "dart", "php": "php",
        "lua": "lua", "zig": "zig", "swift": "swift",
    ]

    /// Returns the language of a file by its extension; nil for unknown extensions.
    static func language(of path: String) -> String? {
        guard let dot = path.lastIndex(of: "."), !path[dot...].contains("/") else { return nil }
        return languages[path[path.index(after: dot)...].lowercased()]
    }
}
