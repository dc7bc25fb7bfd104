/// The kinds of languages whose code ``ProseFreeCode`` reads, by the names that fences give them.
enum ProseFreeLanguages {
    static let markup: Set<String> = [
        "html", "xml", "svg", "leaf", "vue", "xhtml", "plist", "astro", "svelte", "cshtml", "razor", "blade", "htm",
    ]
    /// Languages of templates, whose tags are written in braces.
    static let templates: Set<String> = [
        "jinja", "jinja2", "j2", "django", "liquid", "twig", "tera", "njk", "nunjucks", "handlebars", "hbs", "mustache",
    ]
    /// The attributes of markup whose values readers see, and those that name a language.
    static let shownAttributes: Set<String> = [
        "alt", "aria-label", "caption", "content", "description", "heading", "hreflang", "label", "lang", "legend",
        "message", "placeholder", "subtitle", "summary", "text", "title", "tooltip",
    ]
    static let hashComments: Set<String> = [
        "sh", "bash", "powershell", "ps1", "pwsh", "gitignore", "dockerignore", "gitattributes", "dotenv", "properties",
        "hcl", "terraform", "tf", "julia", "jl", "nix", "jq", "awk", "cmake", "graphql", "just", "editorconfig", "zsh",
        "shell", "fish", "yaml", "yml", "toml", "python", "py", "ruby", "rb", "dockerfile",
        "docker",
        "makefile", "make", "ini", "nginx", "conf", "env", "perl", "r", "elixir", "apache", "apacheconf", "htaccess",
        "caddy", "caddyfile", "cron", "crontab", "systemd", "service", "desktop", "coffee", "coffeescript", "crystal",
        "cr",
        "nim", "gdscript", "gd", "tcl", "php",
        // JSON has no comments, but what stands behind a “#” in it can be nothing else.
        "json", "jsonc", "json5",
    ]

    /// Languages that have no other comments than those of C, or none.
    private static let plain: Set<String> = [
        "c", "c++", "cpp", "cc", "h", "hpp", "objc", "objective-c", "m", "cs", "csharp", "c#", "java", "kotlin", "kt",
        "scala", "groovy", "gradle", "go", "golang", "rust", "rs", "swift", "dart",
        "css", "scss", "sass", "less", "diff", "http", "proto", "protobuf", "wgsl", "glsl", "hlsl", "zig", "solidity",
    ]

    /// Returns false for a language that isn't known here, be it somebody's own.
    static func isKnown(_ language: String) -> Bool {
        plain.contains(language) || markup.contains(language) || templates.contains(language)
            || hashComments.contains(language) || lineComments[language] != nil || scripts.contains(language)
    }

    /// The marks that begin a comment up to the end of its line, in languages that have others than `//` and `#`.
    static let lineComments: [String: [String]] = {
        let languages: [(marks: [String], names: [String])] = [
            (["--"], ["sql", "lua", "haskell", "hs", "elm", "ada", "vhdl", "applescript"]),
            ([";"], ["ini", "conf", "lisp", "clojure", "clj", "scheme", "elisp", "asm", "nasm", "autohotkey", "ahk"]),
            (["%"], ["matlab", "octave", "erlang", "prolog"]),
            (["'"], ["vb", "vbnet", "vba", "basic"]),
            (["REM ", "rem ", "::"], ["bat", "batch", "cmd", "dos"]),
            (["\""], ["vim", "viml"]),
        ]
        return Dictionary(
            languages.flatMap { entry in entry.names.map { ($0, entry.marks) } },
            uniquingKeysWith: { first, _ in first }
        )
    }()
    /// Settings of servers and services, and requests, which name the reader's own host.
    static let servers: Set<String> = [
        "http", "hosts",
        "apache", "apacheconf", "htaccess", "nginx", "caddy", "caddyfile", "conf", "env", "dotenv", "ini", "properties",
        "systemd", "service",
    ]
    static let shells: Set<String> = ["sh", "bash", "zsh", "shell", "fish"]
    static let scripts: Set<String> = [
        "js", "javascript", "mjs", "cjs", "jsx", "ts", "typescript", "mts", "cts", "tsx",
    ]
}
