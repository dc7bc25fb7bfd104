extension TwinFaultTests {
    static let faults: [Fault] = [
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
            line: "```swift caption"
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
        Fault(
            name: "an arrow is missing",
            file: english,
            old: "    ask -->|\"No\"| off[\"It stays off\"]\n",
            new: "    off[\"It stays off\"]\n",
            rule: "translation-diagrams",
            line: "on[\"The light goes on\"]",
            alone: (.diagramUnconnectedNode, "    off[")
        ),
        Fault(
            name: "an arrow elsewhere",
            file: english,
            old: "on -.-> lamp[\"The lamp too\"]",
            new: "off -.-> lamp[\"The lamp too\"]",
            rule: "translation-diagrams",
            line: "off -.-> lamp"
        ),
        Fault(
            name: "a node is missing",
            file: english,
            old: "    on -.-> lamp[\"The lamp too\"]\n",
            new: "",
            rule: "translation-diagrams",
            line: "ask -->|\"No\"|"
        ),
        Fault(
            name: "a node too many",
            file: english,
            old: "lamp[\"The lamp too\"]\n",
            new: "lamp[\"The lamp too\"]\n    lamp --> fan[\"A fan\"]\n",
            rule: "translation-diagrams",
            line: "fan["
        ),
        Fault(
            name: "a node of another shape",
            file: english,
            old: "off[\"It stays off\"]",
            new: "off(\"It stays off\")",
            rule: "translation-diagrams",
            line: "off(\"It stays off\")"
        ),
        Fault(
            name: "an arrow of another kind",
            file: english,
            old: "on -.-> lamp",
            new: "on --> lamp",
            rule: "translation-diagrams",
            line: "on --> lamp"
        ),
        Fault(
            name: "a label is missing",
            file: english,
            old: "ask -->|\"No\"| off",
            new: "ask --> off",
            rule: "translation-diagrams",
            line: "ask --> off"
        ),
        Fault(
            name: "a diagram is missing",
            file: english,
            old:
                "```mermaid\nflowchart TD\n    ask{\"Is it night?\"} -->|\"Yes\"| on[\"The light goes on\"]\n    ask -->|\"No\"| off[\"It stays off\"]\n    on -.-> lamp[\"The lamp too\"]\n```\n\n",
            new: "",
            rule: "translation-diagrams",
            line: "---"
        ),
        Fault(
            name: "another node in the original",
            file: spanish,
            old: "lamp[\"También la lámpara\"]",
            new: "candle[\"También la vela\"]",
            rule: "translation-diagrams",
            line: "on -.-> lamp",
            place: english
        ),
        Fault(
            name: "a message is missing",
            file: english,
            old: "        Switch->>Light: switches on\n",
            new: "",
            rule: "translation-diagrams",
            line: "alt It is night"
        ),
        Fault(
            name: "a message of another kind",
            file: english,
            old: "Switch--xPerson: nothing",
            new: "Switch-->>Person: nothing",
            rule: "translation-diagrams",
            line: "Switch-->>Person"
        ),
        Fault(
            name: "a message the other way round",
            file: english,
            old: "Switch->>Light: switches on",
            new: "Light->>Switch: switches on",
            rule: "translation-diagrams",
            line: "Light->>Switch"
        ),
        Fault(
            name: "an activation is missing",
            file: english,
            old: "Person->>+Switch",
            new: "Person->>Switch",
            rule: "translation-diagrams",
            line: "Person->>Switch"
        ),
        Fault(
            name: "a frame of another kind",
            file: english,
            old: "    alt It is night\n        Switch->>Light: switches on\n    else\n",
            new: "    loop It is night\n        Switch->>Light: switches on\n",
            rule: "translation-diagrams",
            line: "loop It is night"
        ),
        Fault(
            name: "a participant of another kind",
            file: english,
            old: "actor Person",
            new: "participant Person",
            rule: "translation-diagrams",
            line: "participant Person"
        ),
        Fault(
            name: "another value in a pie",
            file: english,
            old: "\"Day\" : 2",
            new: "\"Day\" : 3",
            rule: "translation-diagrams",
            line: "\"Day\" : 3"
        ),
        Fault(
            name: "a slice is missing",
            file: english,
            old: "    \"Day\" : 2\n",
            new: "",
            rule: "translation-diagrams",
            line: "\"Night\" : 7.5"
        ),
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
            line: "---"
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
            line: "---"
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
            new: "The blinds are opened, the light is switched off.\n",
            rule: "translation-lists",
            line: "### By day"
        ),
        Fault(
            name: "a picture is missing",
            file: english,
            old: "![The room in the dark](../shared/dark.svg)\n\n",
            new: "",
            rule: "translation-images",
            line: "# The light in the room"
        ),
        Fault(
            name: "a picture too many",
            file: english,
            old: "## Summary\n",
            new: "## Summary\n\n![The room in the light](../shared/light.svg)\n",
            rule: "translation-images",
            line: "![The room in the light]"
        ),
        Fault(
            name: "a link to another heading",
            file: english,
            old: "blinds.md#abrir",
            new: "blinds.md",
            rule: "translation-links",
            line: "blinds.md"
        ),
        Fault(
            name: "a link to another lesson",
            file: english,
            old: "[the beginning](#la-luz-de-la-sala)",
            new: "[the beginning](blinds.md)",
            rule: "translation-links",
            line: "[the beginning]"
        ),
        Fault(
            name: "a link is missing",
            file: english,
            old: "[the lesson on blinds](blinds.md#abrir)",
            new: "the lesson on blinds",
            rule: "translation-links",
            line: "## The switch"
        ),
        Fault(
            name: "an outside link is missing",
            file: english,
            old: " More in [the manual](https://example.org/light).",
            new: "",
            rule: "translation-links",
            line: "## Summary"
        ),
        Fault(
            name: "a link to a heading that is not there",
            file: english,
            old: "blinds.md#abrir",
            new: "blinds.md#abrri",
            rule: "broken-link",
            line: "blinds.md#abrri"
        ),
        Fault(
            name: "a link to the other language",
            file: english,
            old: "blinds.md#abrir",
            new: "../es/persianas.md#abrir",
            rule: "link-other-language",
            line: "../es/persianas.md"
        ),
        Fault(
            name: "a link that leads nowhere",
            file: spanish,
            old: "persianas.md#abrir",
            new: "persiana.md#abrir",
            rule: "broken-link",
            line: "persiana.md"
        ),
        Fault(
            name: "another place in the order",
            file: english,
            old: "order: 1",
            new: "order: 2",
            rule: "translation-front-matter",
            line: "order: 2"
        ),
        Fault(
            name: "another profile",
            file: english,
            old: "profile: modern-state",
            new: "profile: legacy",
            rule: "translation-front-matter",
            line: "profile: legacy"
        ),
        Fault(
            name: "no description",
            file: english,
            old: "description: How the light in the room is switched on, and who decides when it goes off.\n",
            new: "",
            rule: "translation-front-matter",
            line: "---"
        ),
        Fault(
            name: "a paragraph left in Spanish",
            file: english,
            old: "At night it is decided by whoever is in the room, with the switch or by voice.",
            new: "De noche la decide quien está en la sala, con el interruptor o con la voz.",
            rule: "translation-untranslated",
            line: "De noche la decide"
        ),
        Fault(
            name: "a paragraph left in English",
            file: spanish,
            old: "De noche la decide quien está en la sala, con el interruptor o con la voz.",
            new: "At night it is decided by whoever is in the room, with the switch or by voice.",
            rule: "translation-untranslated",
            line: "At night it is"
        ),
        Fault(
            name: "a heading left in Spanish",
            file: english,
            old: "# The light in the room",
            new: "# La luz de la sala",
            rule: "translation-untranslated",
            line: "# La luz de la sala"
        ),
        Fault(
            name: "a title left in English",
            file: spanish,
            old: "title: La luz de la sala",
            new: "title: The light in the room",
            rule: "translation-untranslated",
            line: "title: The light"
        ),
        Fault(
            name: "a description left in English",
            file: spanish,
            old: "description: Cómo se enciende la luz de la sala y quién decide cuándo se apaga.",
            new: "description: How the light in the room is switched on, and who decides when it goes off.",
            rule: "translation-untranslated",
            line: "description: How"
        ),
        Fault(
            name: "an item left in Spanish",
            file: english,
            old: "- With the lamp, you see something.",
            new: "- Si está encendida, se ve todo lo que hay.",
            rule: "translation-untranslated",
            line: "- Si está"
        ),
        Fault(
            name: "a cell left in Spanish",
            file: english,
            old: "| what is lent to another |",
            new: "| lo que se presta a otra |",
            rule: "translation-untranslated",
            line: "lo que se presta"
        ),
        Fault(
            name: "a caption left in Spanish",
            file: english,
            old: "caption=\"The switch in the room\"",
            new: "caption=\"El interruptor de la sala\"",
            rule: "translation-untranslated",
            line: "caption=\"El"
        ),
        Fault(
            name: "a label left in Spanish",
            file: english,
            old: "on[\"The light goes on\"]",
            new: "on[\"Se enciende la luz\"]",
            rule: "translation-untranslated",
            line: "Se enciende"
        ),
    ]

    static let course = #"""
        -- glosa.yml --
        languages: [es, en]
        -- content/es/luz.md --
        ---
        title: La luz de la sala
        id: light
        description: Cómo se enciende la luz de la sala y quién decide cuándo se apaga.
        order: 1
        profile: modern-state
        ---
        # La luz de la sala

        En esta lección se enciende una luz y se ve quién es su dueño. La vista guarda el estado y lo presta a las demás.

        ![La sala a oscuras](../shared/dark.svg)

        ## El interruptor

        El interruptor guarda un valor propio, así que el estado es suyo y de nadie más.

        ```swift caption="El interruptor de la sala"
        struct LightSwitch: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Luz", isOn: $isOn) // la luz de la sala
            }
        }
        ```

        Después se puede leer [la lección de las persianas](persianas.md#abrir) o volver al [principio](#la-luz-de-la-sala).

        - Si la luz está apagada, no se ve nada.
        - Si está encendida, se ve todo.
        - Con la lámpara, algo se ve.

        Con $n$ lámparas, $\text{luz} = n^2$.

        ```math
        E = m c^2 \text{ siempre}
        ```

        ## Quién decide

        ```mermaid
        flowchart TD
            ask{"¿Es de noche?"} -->|"Sí"| on["Se enciende la luz"]
            ask -->|"No"| off["Se deja apagada"]
            on -.-> lamp["También la lámpara"]
        ```

        ```mermaid
        sequenceDiagram
            actor Persona
            Persona->>+Interruptor: pulsa
            alt Es de noche
                Interruptor->>Luz: enciende
            else
                Interruptor--xPersona: nada
            end
            Note over Luz: Brilla
        ```

        ```mermaid
        pie showData
            title Horas de luz
            "Noche" : 7.5
            "Día" : 2
        ```

        | Palabra | Qué es |
        |---|---|
        | `@State` | lo que guarda la vista |
        | `@Binding` | lo que se presta a otra |
        | `let` | lo que no cambia nunca |

        ### La noche

        :::tip Con la voz
        De noche la decide quien está en la sala, con el interruptor o con la voz.
        :::

        ```swift
        let hour = 22
        let isNight = hour > 20
        ```

        ```sh
        # enciende la luz
        light --room sala --on
        ```

        ### El día

        1. Se abren las persianas.
        2. Se apaga la luz.

        ## Resumen

        La luz es de quien la guarda; las demás vistas la leen o la piden prestada. Más en [el manual](https://example.org/luz).
        -- content/en/light.md --
        ---
        title: The light in the room
        id: light
        description: How the light in the room is switched on, and who decides when it goes off.
        order: 1
        profile: modern-state
        ---
        # The light in the room

        In this lesson a light is switched on, and you see who owns it. The view keeps the state and lends it to the others.

        ![The room in the dark](../shared/dark.svg)

        ## The switch

        The switch keeps a value of its own, so the state is its own and nobody else's.

        ```swift caption="The switch in the room"
        struct LightSwitch: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Light", isOn: $isOn) // the light in the room
            }
        }
        ```

        Then read [the lesson on blinds](blinds.md#abrir) or go back to [the beginning](#la-luz-de-la-sala).

        - If the light is off, nothing can be seen.
        - If it is on, all of it can be seen.
        - With the lamp, you see something.

        With $n$ lamps, $\text{light} = n^2$.

        ```math
        E = m c^2 \text{ always}
        ```

        ## Who decides

        ```mermaid
        flowchart TD
            ask{"Is it night?"} -->|"Yes"| on["The light goes on"]
            ask -->|"No"| off["It stays off"]
            on -.-> lamp["The lamp too"]
        ```

        ```mermaid
        sequenceDiagram
            actor Person
            Person->>+Switch: presses
            alt It is night
                Switch->>Light: switches on
            else
                Switch--xPerson: nothing
            end
            Note over Light: It shines
        ```

        ```mermaid
        pie showData
            title Hours of light
            "Night" : 7.5
            "Day" : 2
        ```

        | Word | What it is |
        |---|---|
        | `@State` | what the view keeps |
        | `@Binding` | what is lent to another |
        | `let` | what never changes |

        ### At night

        :::tip By voice
        At night it is decided by whoever is in the room, with the switch or by voice.
        :::

        ```swift
        let hour = 22
        let isNight = hour > 20
        ```

        ```sh
        # switch on the light
        light --room sala --on
        ```

        ### By day

        1. The blinds are opened.
        2. The light is switched off.

        ## Summary

        The light belongs to the view that keeps it; the other views read it or borrow it. More in [the manual](https://example.org/light).
        -- content/es/persianas.md --
        ---
        id: blinds
        ---
        # Persianas

        ## Abrir

        Se abren por la mañana y se cierran por la noche.
        -- content/en/blinds.md --
        ---
        id: blinds
        ---
        # Blinds

        ## Open

        They are opened in the morning and closed at night.
        -- content/shared/dark.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- content/shared/light.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        """#
}
