"""A sound course in English and Spanish, and the faults that are put into it one at a time."""

ACTORS = {
    "en": """---
title: Actors
id: actors
description: One task after the other, and who waits for whom.
order: 1
---
# Actors

An actor lets one task in at a time. See [how to wait](waiting.md#how-to-wait), and the [table](#values).

![The room](../shared/room.svg)

## Declare one

```swift
actor Thermometer {
    private var values: [Int] = []

    func add(_ value: Int) { values.append(value) }

    func highest() -> Int? { values.max() }
}

func temperature(of values: [Int]) -> Int {
    return values.max() ?? 0
}
```

## Use it

Another task waits.[^wait]

```swift
let highest = temperature(of: [3, 9])
print(highest + 1)
```

```swift
// ❌ The name of a number is a text
let name: String = temperature(of: [1])
```

```swift run
let total = [1, 2, 3].reduce(0, +)
print(total)
// prints: 6
```

## Values

| Word | Meaning |
|---|---|
| `actor` | one at a time |
| `await` | wait here |

The highest is $h = 9$.

:::note
Whoever waits lets others in.
:::

## Choose

```mermaid tree=room
flowchart TD
    ask{"Is it shared?"} -->|"Yes"| one["actor Name"]
    ask -->|"No"| two["struct Name"]
```

```mermaid
flowchart LR
    a["First"] --> b["Second"]
```

## Summary

An actor owns what it guards, and the rest of the program asks for it.

[^wait]: As long as the other one is inside.
""",
    "es": """---
title: Actores
id: actors
description: Una tarea detrás de otra, y quién espera a quién.
order: 1
---
# Actores

Un actor deja entrar una tarea cada vez. Mira [cómo esperar](esperar.md#cómo-esperar), y la [tabla](#valores).

![La sala](../shared/room.svg)

## Declarar uno

```swift
actor Thermometer {
    private var values: [Int] = []

    func add(_ value: Int) { values.append(value) }

    func highest() -> Int? { values.max() }
}

func temperature(of values: [Int]) -> Int {
    return values.max() ?? 0
}
```

## Usarlo

La otra tarea espera.[^wait]

```swift
let highest = temperature(of: [3, 9])
print(highest + 1)
```

```swift
// ❌ El nombre de un número es un texto
let name: String = temperature(of: [1])
```

```swift run
let total = [1, 2, 3].reduce(0, +)
print(total)
// prints: 6
```

## Valores

| Palabra | Significado |
|---|---|
| `actor` | una cada vez |
| `await` | espera aquí |

El más alto es $h = 9$.

:::note
Quien espera deja entrar a las demás.
:::

## Elegir

```mermaid tree=room
flowchart TD
    ask{"¿Se comparte?"} -->|"Sí"| one["actor Name"]
    ask -->|"No"| two["struct Name"]
```

```mermaid
flowchart LR
    a["Primero"] --> b["Segundo"]
```

## Resumen

Un actor es dueño de lo que guarda, y el resto del programa se lo pide.

[^wait]: Mientras la otra está dentro.
""",
}

WAITING = {
    "en": """---
title: Waiting
id: waiting
description: What happens while a task waits, and what it finds when it goes on.
order: 2
---
# Waiting

A task that waits gives its thread back. Afterwards everything may have changed, so it looks again.

## How to wait

```swift
func load() async -> Int { 4 }

func show() async {
    let value = await load()
    print(value)
}
```

More in [the first lesson](actors.md).
""",
    "es": """---
title: Esperar
id: waiting
description: Qué pasa mientras una tarea espera, y qué encuentra cuando sigue.
order: 2
---
# Esperar

Una tarea que espera devuelve su hilo. Después puede haber cambiado todo, así que vuelve a mirar.

## Cómo esperar

```swift
func load() async -> Int { 4 }

func show() async {
    let value = await load()
    print(value)
}
```

Más en [la primera lección](actores.md).
""",
}

FILES = {
    "glosa.yml": "title: {en: Tasks, es: Tareas}\nlanguages: [en, es]\nprofile: modern-state\n"
    "compile: {run: true}\nrules: {tree-no-sample: off, tree-unexplained: off}\n",
    "content/en/actors.md": ACTORS["en"],
    "content/es/actores.md": ACTORS["es"],
    "content/en/waiting.md": WAITING["en"],
    "content/es/esperar.md": WAITING["es"],
    "content/shared/room.svg": '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><rect width="8" height="8"/></svg>\n',
}

A, W, SA, SW, Y = (
    "content/en/actors.md",
    "content/en/waiting.md",
    "content/es/actores.md",
    "content/es/esperar.md",
    "glosa.yml",
)
TYPO = "    return values.max() ?? 0"

# Name, file, what is replaced, by what, and one of the rules that must find it; None: nothing breaks.
REPORTED = [
    ("swift-typo", A, TYPO, "    retrun values.max() ?? 0", "syntax"),
    ("swift-syntax", A, "func add(_ value: Int) {", "func add(_ value: Int {", "unbalanced-fence"),
    ("missing-translation", SW, None, None, "translation-missing"),
    ("renamed-heading", W, "## How to wait", "## Waiting well", "broken-link"),
    ("wrong-api", A, "values.max() }", "values.maximum() }", "compile-error"),
    ("wrong-output", A, "// prints: 6", "// prints: 7", "run-output"),
    ("broken-mermaid", A, 'a["First"] --> b', 'a["First" --> b', "diagram-syntax"),
    ("broken-flow", A, 'ask{"Is it shared?"} -->', 'ask{"Is it shared?" -->', "diagram-syntax"),
    ("dup-lesson-id", W, "id: waiting", "id: actors", "duplicate-id"),
    ("dup-heading-id", A, "## Values", "## Values {#declare-one}", "id-taken"),
    ("unclosed-fence", A, "}\n```\n\n## Use it", "}\n\n## Use it", "unbalanced-fence"),
    ("unclosed-container", A, "lets others in.\n:::", "lets others in.", "unclosed-directive"),
    ("bad-front-matter", A, "title: Actors", "title: Actors: one", "front-matter"),
    ("fm-unclosed", A, "order: 1\n---\n", "order: 1\n", "front-matter"),
    ("yaml-tab", Y, "profile:", "\tprofile:", "configuration"),
    ("cfg-typo", Y, "languages:", "langauges:", "configuration"),
    ("image-missing", A, "room.svg", "rom.svg", "broken-link"),
    ("latin1", A, "One task", b"One t\xe4sk", "encoding"),
    ("mojibake", A, "Another task waits.", "Another task canâ€™t wait, so itâ€™s first â€” and the last one doesnâ€™t.", "mojibake"),
    ("nfd", SA, "Cómo".lower(), "cómo".lower(), None),
    ("crlf", W, "\n", "\r\n", None),
    ("smart-quotes", A, "{ values.max() }", "{ values.max() ?? Int(“1”) }", "smart-quotes"),
    ("smart-dash", A, "-> Int {\n    return", "–> Int {\n    return", "syntax"),
    ("nbsp", A, "    return values", "\u00a0\u00a0\u00a0\u00a0return values", "invisible-characters"),
    ("footnote", A, "waits.[^wait]", "waits.[^wayt]", "footnote-undefined"),
    ("math", A, "$h = 9$", "$h = \\frca{9}$", "formula-unknown-command"),
    ("tree-nolabel", A, '-->|"No"| two', "--> two", "tree-unlabelled-answer"),
    ("tree-same-answers", A, '-->|"No"| two', '-->|"Yes"| two', "tree-same-answers"),
    ("es-number", SA, "temperature(of: [3, 9])", "temperature(of: [3, 8])", "translation-samples"),
    ("es-code", SA, "values.append(value)", "values.insert(value, at: 0)", "translation-samples"),
    ("en-sentence", SA, "Un actor es dueño de lo que guarda, y el resto del programa se lo pide.",
     "An actor owns what it guards, and the rest of the program asks for it.", "translation-untranslated"),
    ("html-generic", A, "An actor owns", "An Array<Int> owns", "html-removed"),
    ("wrong-case", A, "waiting.md#how", "Waiting.md#how", "broken-link"),
    ("id-lost", A, "id: actors", "id: acters", "translation-missing"),
    ("fence-swfit", A, "```swift\nactor", "```swfit\nactor", "fence-language"),
    ("fence-file", A, "```swift\nactor", "```swift:Room.swift\nactor", "fence-language"),
    ("fence-attribute", A, "```swift run", "```swift rum", "unknown-fence-attribute"),
    ("missing-brace", A, "values.max() }\n}", "values.max() }", "unbalanced-fence"),
    ("run-type-error", A, "reduce(0, +)", 'reduce("", +)', "compile-error"),
    ("counterexample-sound", A, "let name: String = temp", "let name: Int = temp", "counterexample-unproven"),
    ("conflict", A, "let highest = temp", "<<<<<<< HEAD\nlet highest = temp", "conflict-marker"),
    ("table-columns", SA, "| `await` | espera aquí |\n", "", "translation-tables"),
    ("link-anchor", A, "(#values)", "(#vlaues)", "broken-link"),
    ("heading-lost", SA, "## Usarlo\n\n", "", "translation-headings"),
]

OWN = [
    ("keyword", A, "actor Thermometer", "acter Thermometer", "syntax"),
    ("colon", A, "func add(_ value: Int)", "func add(_ value Int)", "syntax"),
    ("extra-brace", A, "values.max() }\n}", "values.max() }\n}\n}", "unbalanced-fence"),
    ("string-open", W, "print(value)", 'print("value)', "syntax"),
    ("comma", A, "(of: [3, 9])", "(of: [3 9])", "syntax"),
    ("zero-width", A, "let highest", "let high\u200best", "invisible-characters"),
    ("curly-single", W, "print(value)", "print(‘value’)", "smart-quotes"),
    ("json-in-swift", W, "func load() async -> Int { 4 }\n\nfunc show() async {\n    let value = await load()\n    print(value)\n}",
     '{\n  "name": "Eva",\n  "age": 3\n}', "not-swift"),
    ("js-in-swift", W, "func load() async -> Int { 4 }\n\nfunc show() async {\n    let value = await load()\n    print(value)\n}",
     "const load = async () => {\n  return 4;\n}", "not-swift"),
    ("shell-in-swift", W, "func load() async -> Int { 4 }\n\nfunc show() async {\n    let value = await load()\n    print(value)\n}",
     "git clone https://example.com/a.git\ncd a", "not-swift"),
    ("output-in-swift", W, "func load() async -> Int { 4 }\n\nfunc show() async {\n    let value = await load()\n    print(value)\n}",
     "The room is warm now.\nThe window has been opened.", "not-swift"),
    ("message-among", W, "    print(value)\n}", "    print(value)\n}\n\nerror: cannot find 'value' in scope", "not-swift"),
    ("mmd", A, "```mermaid\nflowchart LR", "```mmd\nflowchart LR", "fence-language"),
    ("swif", W, "```swift", "```swif", "fence-language"),
    ("swift-at", W, "```swift", "```swift@6.2", "fence-language"),
    ("label", A, "temperature(of: [3, 9])", "temperature(for: [3, 9])", "compile-error"),
    ("type", A, "private var values: [Int] = []", 'private var values: [Int] = ["a"]', "compile-error"),
    ("return", A, "func highest() -> Int? {", "func highest() -> String? {", "compile-error"),
    ("await", W, "= await load()", "= load()", "compile-error"),
    ("async", W, "func show() async {", "func show() {", "compile-error"),
    ("exit", A, "print(total)\n", 'print(total)\nfatalError("no")\n', "run-failed"),
    ("index", A, "print(total)\n", "print([1][total])\n", "run-failed"),
    ("unclosed-middle", A, "print(highest + 1)\n```\n", "print(highest + 1)\n", "unbalanced-fence"),
    ("unclosed-last", W, "    print(value)\n}\n```", "    print(value)\n}", "unbalanced-fence"),
    ("fence-four", W, "    print(value)\n}\n```", "    print(value)\n}\n``", "unbalanced-fence"),
    ("picture-es", SA, "room.svg", "room.png", "broken-link"),
    ("order", SA, "order: 1", "order: 3", "translation-front-matter"),
    ("diagram-es", SA, 'a["Primero"] --> b["Segundo"]', 'a["Primero"] --> c["Segundo"]', "translation-diagrams"),
    ("diagram-broken-es", SA, 'a["Primero"] --> b', 'a["Primero" --> b', "diagram-syntax"),
    ("tree-broken-es", SA, 'ask{"¿Se comparte?"}', 'ask{"¿Se comparte?"', "diagram-syntax"),
    ("tree-node-es", SA, 'two["struct Name"]', 'tow["struct Name"]', "tree-shape"),
    ("formula-es", SA, "$h = 9$", "$h = 8$", "translation-formulas"),
    ("typo-es", SA, TYPO, "    retrun values.max() ?? 0", "syntax"),
    ("brace-es", SA, "values.max() }\n}", "values.max() }", "unbalanced-fence"),
    ("mark-lost", SA, "// ❌ El nombre de un número es un texto\n", "", "compile-error"),
    ("container-es", SA, ":::note", ":::nota", "unknown-directive"),
    ("footnote-unused", A, "waits.[^wait]", "waits.", "footnote-unused"),
    ("reference", A, "See [how to wait](waiting.md#how-to-wait)", "See [how to wait][wait]", "undefined-reference"),
    ("profile", Y, "modern-state", "modern-sate", "unknown-profile"),
    ("rule-name", Y, "tree-no-sample", "tree-no-smaple", "configuration"),
    ("unknown-key", A, "order: 1", "ordre: 1", "front-matter"),
    ("highlight", A, "```swift run", "```swift run highlight=two", "fence-attribute-value"),
    ("fails-name", A, "```swift\n// ❌", "```swift fails=state-privat\n// ❌", "expected-failure-missing"),
    ("suppression", A, "let highest = temp", "// glosa:disable state-private\nlet highest = temp", "unused-suppression"),
]
