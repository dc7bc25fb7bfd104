extension TwinFaultTests {
    /// Diagrams that differ.
    static let diagrams: [Fault] = [
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
            line: "## Who decides"
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
    ]
}
