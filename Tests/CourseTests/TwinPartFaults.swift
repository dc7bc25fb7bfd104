extension TwinFaultTests {
    /// Tables, containers, formulas and lists that differ.
    static let parts: [Fault] = [
        Fault(
            name: "a row is missing",
            file: english,
            old: "| `@Binding` | what is lent to another |\n",
            new: "",
            rule: "translation-tables",
            line: "| `@State` |"
        ),
        Fault(
            name: "a row too many",
            file: english,
            old: "| `let` | what never changes |\n",
            new: "| `let` | what never changes |\n| `var` | what may change |\n",
            rule: "translation-tables",
            line: "| `var` |"
        ),
        Fault(
            name: "a column is missing",
            file: english,
            old:
                "| Word | What it is |\n|---|---|\n| `@State` | what the view keeps |\n| `@Binding` | what is lent to another |\n| `let` | what never changes |",
            new: "| Word |\n|---|\n| `@State` |\n| `@Binding` |\n| `let` |",
            rule: "translation-tables",
            line: "| Word |"
        ),
        Fault(
            name: "other code in a cell",
            file: english,
            old: "| `@Binding` |",
            new: "| `@Bindable` |",
            rule: "translation-tables",
            line: "| `@Bindable` |"
        ),
        Fault(
            name: "a row changed in the original",
            file: spanish,
            old: "| `let` |",
            new: "| `var` |",
            rule: "translation-tables",
            line: "| `let` |",
            place: english
        ),
        Fault(
            name: "a container is missing",
            file: english,
            old: ":::tip By voice\nAt night it is decided by whoever is in the room, with the switch or by voice.\n:::",
            new: "At night it is decided by whoever is in the room, with the switch or by voice.",
            rule: "translation-containers",
            line: "### At night"
        ),
        Fault(
            name: "a container of another kind",
            file: english,
            old: ":::tip By voice",
            new: ":::warning By voice",
            rule: "translation-containers",
            line: ":::warning By voice"
        ),
        Fault(
            name: "another formula",
            file: english,
            old: "= n^2$",
            new: "= n^3$",
            rule: "translation-formulas",
            line: "With $n$ lamps"
        ),
        Fault(
            name: "a formula is missing",
            file: english,
            old: "With $n$ lamps",
            new: "With lamps",
            rule: "translation-formulas",
            line: "## The switch"
        ),
        Fault(
            name: "another formula in a block",
            file: english,
            old: "E = m c^2",
            new: "E = m c",
            rule: "translation-formulas",
            line: "```math"
        ),
        Fault(
            name: "an item is missing",
            file: english,
            old: "- With the lamp, you see something.\n",
            new: "",
            rule: "translation-lists",
            line: "- If the light is off"
        ),
        Fault(
            name: "an item too many",
            file: english,
            old: "2. The light is switched off.\n",
            new: "2. The light is switched off.\n3. The door is shut.\n",
            rule: "translation-lists",
            line: "1. The blinds"
        ),
        Fault(
            name: "a list is missing",
            file: english,
            old: "1. The blinds are opened.\n2. The light is switched off.\n",
            new: "",
            rule: "translation-lists",
            line: "### By day"
        ),
    ]
}
