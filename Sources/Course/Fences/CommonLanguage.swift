import Diagnostics

/// The languages in which documentation shows most of its code: a word that is nearly the name of one is a slip.
enum CommonLanguage {
    static let names = [
        "bash", "console", "csharp", "html", "http", "java", "javascript", "json", "kotlin", "markdown", "objective-c",
        "python", "ruby", "rust", "scala", "shell", "text", "toml", "typescript", "yaml",
    ]
    /// Other names of a letter's distance, which are meant as they stand.
    private static let others: Set<String> = [
        "bison", "cson", "cython", "dash", "fson", "haml", "htm", "hjson", "ipython", "jade", "jison", "jshell",
        "json5",
        "jsonc", "jsonl", "jsonld", "just", "jython", "lava", "mhtml", "nushell", "phtml", "pjson", "python2",
        "python3",
        "fsharp", "hash", "jsonp", "qsharp", "rhtml", "rmarkdown", "rst", "scalar", "rson", "shtml", "shells", "svelte",
        "tex", "texts", "txt", "uson", "vyper", "xhtml",
        "https", "http1", "http2", "test", "next", "tests", "sash", "wash", "zsh", "mash", "jsona", "ijson", "bson",
        "ruse", "rest", "trust", "rusty", "yml", "yang", "tom", "nom", "mojo", "mdx", "markdoc", "scss", "scaml",
    ]

    /// Returns the language that a misspelt name means; nil for a correct name, and for another language.
    static func near(_ language: String) -> String? {
        guard language.utf8.count > 2, !names.contains(language), !others.contains(language),
            language.utf8.allSatisfy({ $0 >= 0x61 && $0 <= 0x7A })
        else { return nil }
        return NearMiss.suggestion(for: language, among: names, differingOncePer: 5)
    }
}
