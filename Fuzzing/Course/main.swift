import Fuzzing
import SnippetLint

// Its tables take as long to make as a lesson to judge.
let linter = SnippetLinter()
fuzz([
    "frontmatter": faultInFrontMatter,
    "configuration": faultInConfiguration,
    "fence": faultInFence,
    "lesson": { faultInLesson($0, linter) },
    "memory": faultInMemory,
])
