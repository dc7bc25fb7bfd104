extension TwinFaultTests {
    static let faults = structure + samples + diagrams + parts + links + languages

    /// Sections that differ.
    static let structure: [Fault] = [
        Fault(
            name: "a section is missing",
            file: english,
            old: "### By day\n\n1. The",
            new: "1. The",
            rule: "translation-headings",
            line: "### At night"
        ),
        Fault(
            name: "a section too many",
            file: english,
            old: "## Summary\n",
            new: "## Extra\n\nMore of it, as you like.\n\n## Summary\n",
            rule: "translation-headings",
            line: "## Extra"
        ),
        Fault(
            name: "a heading of another level",
            file: english,
            old: "### At night",
            new: "## At night",
            rule: "translation-headings",
            line: "## At night"
        ),
        Fault(
            name: "a heading deeper than the original’s",
            file: english,
            old: "## Who decides",
            new: "### Who decides",
            rule: "translation-headings",
            line: "### Who decides"
        ),
        Fault(
            name: "the last section is missing",
            file: english,
            old:
                "## Summary\n\nThe light belongs to the view that keeps it; the other views read it or borrow it. More in [the manual](https://example.org/light).\n",
            new: "",
            rule: "translation-headings",
            line: "### By day"
        ),
        Fault(
            name: "a section is missing in the original",
            file: spanish,
            old: "### El día\n\n1. Se",
            new: "1. Se",
            rule: "translation-headings",
            line: "### By day",
            place: english
        ),
        Fault(
            name: "a section too many in the original",
            file: spanish,
            old: "## Resumen\n",
            new: "## De más\n\nMás de lo mismo para la sala.\n\n## Resumen\n",
            rule: "translation-headings",
            line: "### By day",
            place: english
        ),
        Fault(
            name: "another level in the original",
            file: spanish,
            old: "### La noche",
            new: "## La noche",
            rule: "translation-headings",
            line: "### At night",
            place: english
        ),
    ]

    /// Samples that differ.
    static let samples: [Fault] = [
        Fault(
            name: "another sample before the original's",
            file: english,
            old: "```sh\n# switch on the light\n",
            new: "```sh\nmake all\nmake install\n```\n\n```sh\n# switch on the light\n",
            rule: "translation-samples",
            line: "```sh"
        ),
        Fault(
            name: "another name in a sample",
            file: english,
            old: "let hour = 22",
            new: "let our = 22",
            rule: "translation-samples",
            line: "let our = 22"
        ),
        Fault(
            name: "another number in a sample",
            file: english,
            old: "hour > 20",
            new: "hour > 21",
            rule: "translation-samples",
            line: "let isNight = hour > 21"
        ),
        Fault(
            name: "a line of code is missing",
            file: english,
            old: "let hour = 22\nlet isNight",
            new: "let isNight",
            rule: "translation-samples",
            line: "let isNight"
        ),
        Fault(
            name: "a line of code too many",
            file: english,
            old: "let isNight = hour > 20",
            new: "let isNight = hour > 20\nlet isDay = !isNight",
            rule: "translation-samples",
            line: "let isDay"
        ),
        Fault(
            name: "a modifier too many",
            file: english,
            old: "// the light in the room\n",
            new: "\n            .padding()\n",
            rule: "translation-samples",
            line: ".padding()"
        ),
        Fault(
            name: "a sample is missing",
            file: english,
            old: "```swift\nlet hour = 22\nlet isNight = hour > 20\n```\n\n",
            new: "",
            rule: "translation-samples",
            line: "### At night"
        ),
        Fault(
            name: "another command",
            file: english,
            old: "light --room sala --on",
            new: "light --room sala --off",
            rule: "translation-samples",
            line: "light --room sala --off"
        ),
        Fault(
            name: "a sample changed in the original",
            file: spanish,
            old: "let hour = 22",
            new: "let hour = 23",
            rule: "translation-samples",
            line: "let hour = 22",
            place: english
        ),
        Fault(
            name: "another interpolation",
            file: english,
            old: "Toggle(\"Light\"",
            new: "Toggle(\"Light \\(1)\"",
            rule: "translation-samples",
            line: "Toggle(\"Light"
        ),
    ]
}
