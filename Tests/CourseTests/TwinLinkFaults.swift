extension TwinFaultTests {
    /// Pictures, links and front matter that differ.
    static let links: [Fault] = [
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
    ]

    /// Texts that were not translated.
    static let languages: [Fault] = [
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
}
