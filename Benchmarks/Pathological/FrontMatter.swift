import Course
import CourseChecks

/// Front matter, read as a course reads it.
let frontMatterArea = Area("front-matter").withFiles(
    [
        "unknown-keys": ["lesson.md": Pattern.numbered { "key\($0): a\n" }.between("---\n", "---\n")]
    ],
    work: { try await CourseLoader.loadLoose([$0]).diagnostics }
)
