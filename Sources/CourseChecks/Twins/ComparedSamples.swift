import Course
import Markdown
import Support
import SwiftSamples

/// The samples of a page that are compared with its counterpart's.
enum ComparedSamples {
    /// The language of a block, by its usual name and spelt right; a wrong spelling is reported elsewhere.
    static func language(_ block: CodeBlock) -> String? {
        block.language.map { name in
            let known = FenceLanguageCheck.near(name) ?? name
            return aliases[known] ?? known
        }
    }

    /// The usual names of languages that have several.
    private static let aliases = [
        "js": "javascript", "node": "javascript", "ts": "typescript", "py": "python", "python3": "python", "rb": "ruby",
        "kt": "kotlin", "rs": "rust", "cs": "csharp", "c#": "csharp", "c++": "cpp", "golang": "go", "yml": "yaml",
        "bash": "sh", "shell": "sh", "zsh": "sh", "shellscript": "sh", "console": "sh", "shell-session": "sh",
        "terminal": "sh", "ps1": "powershell", "pwsh": "powershell", "objc": "objective-c", "htm": "html",
        "docker": "dockerfile", "make": "makefile", "jsonc": "json", "md": "markdown",
    ]

    /// The blocks that hold code or plain text, without diagrams and formulas.
    static func blocks(of lesson: Lesson) -> [CodeBlock] {
        lesson.document.codeBlocks.filter { block in
            guard !block.isFormula, !block.slice.bytes.isEmpty else { return false }
            return block.language.map { !other.contains($0) } ?? block.isFenced
        }
    }

    /// Returns true for a block of code in a language; of plain text only the presence is compared.
    static func isCompared(_ block: CodeBlock) -> Bool {
        block.language.map { !prose.contains($0) && !directives.contains($0) } ?? false
    }

    /// Returns true if Swift's parser is given all samples, apart from those that are too large by themselves.
    static func isWithinBudget(_ blocks: [CodeBlock]) -> Bool {
        var budget = LessonBudget()
        return blocks.allSatisfy { block in
            let count = block.slice.bytes.count
            return block.language != "swift" || budget.admits(count) || count > SampleLimits.bytes
        }
    }

    private static let prose: Set<String> = [
        "text", "txt", "csv", "tsv", "plain", "plaintext", "markdown", "md", "mdx", "console", "typst", "typ", "latex",
        "tex",
    ]
    /// The directives of Sphinx that hold text, written as MyST's fences: ```{note}.
    private static let directives: Set<String> = [
        "admonition", "attention", "caution", "danger", "dropdown", "error", "hint", "important", "note", "seealso",
        "tip",
        "toctree", "versionadded", "versionchanged", "deprecated", "warning", "figure", "image", "epigraph", "sidebar",
    ]
    /// The names of blocks that hold no sample.
    private static let other: Set<String> = ["mermaid", "mdx-code-block"]
}
