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

    private static let texts = [
        "md": "markdown", "tutorial": "markdown", "txt": "text", "plist": "xml", "toml": "toml",
    ]

    /// Returns the language of a file that isn't Swift, texts included, by its extension; nil for Swift and for unknown extensions.
    static func textLanguage(of path: String) -> String? {
        guard let dot = path.lastIndex(of: ".") else { return nil }
        return texts[path[path.index(after: dot)...].lowercased()] ?? language(of: path)
    }
}
