import Fuzzing

fuzz([
    "frontmatter": faultInFrontMatter,
    "configuration": faultInConfiguration,
    "fence": faultInFence,
    "lesson": faultInLesson,
    "memory": faultInMemory,
])
