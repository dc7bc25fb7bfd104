/// Sequence diagrams.
let sequences: KeyValuePairs<String, Pattern> = [
    "messages": .repeated("A->>B: x\n").between("sequenceDiagram\n"),
    "messages-to-self": .repeated("A->>A: x\n").between("sequenceDiagram\n"),
    "messages-without-text": .repeated("A->>B:\n").between("sequenceDiagram\n"),
    "messages-among-many": .numbered { "P\($0 % 400)->>P\($0 * 7 % 400): x\n" }.between("sequenceDiagram\n"),
    "messages-across-all": .numbered { "P\($0 % 400)->>P\(399 - $0 % 400): lorem ipsum\n" }.between(
        "sequenceDiagram\n"
    ),
    "messages-numbered": .repeated("A->>B: x\n").between("sequenceDiagram\nautonumber\n"),
    "message-long": .repeated("lorem ").between("sequenceDiagram\nA->>B: "),
    "message-long-wrapped": .repeated("lorem ").between("sequenceDiagram\nA->>B: wrap: "),
    "messages-wrapped": .repeated("A->>B: wrap: lorem ipsum dolor sit amet\n").between("sequenceDiagram\n"),
    "participants": .numbered { "participant P\($0)\n" }.between("sequenceDiagram\n"),
    "participant-again": .repeated("participant A\n").between("sequenceDiagram\n"),
    "participants-with-names": .repeated("participant A as B\n").between("sequenceDiagram\n"),
    "participants-named": .numbered { "P\($0)->>P\($0 + 1): x\n" }.between("sequenceDiagram\n"),
    "participants-created": .numbered { "create participant P\($0)\nA->>P\($0): x\n" }.between("sequenceDiagram\n"),
    "participants-destroyed": .numbered { "destroy P\($0)\n" }.between("sequenceDiagram\n", "A->>P0: x\n"),
    "participants-configured": .repeated("participant A@{ \"type\": \"database\" }\n").between("sequenceDiagram\n"),
    "participants-configured-open": .repeated("participant A@{ ").between("sequenceDiagram\n"),
    "boxes": .numbered { "box Aqua b\($0)\nparticipant P\($0)\nend\n" }.between("sequenceDiagram\n"),
    "boxes-empty": .repeated("box\nend\n").between("sequenceDiagram\n"),
    "boxes-open": .repeated("box\n").between("sequenceDiagram\n"),
    "activations": .repeated("activate A\n").between("sequenceDiagram\nA->>B: x\n"),
    "activations-nested": .nested("activate A\n", "deactivate A\n").between("sequenceDiagram\nA->>B: x\n"),
    "activations-by-message": .repeated("A->>+B: x\n").between("sequenceDiagram\n"),
    "activations-and-messages": .repeated("A->>+B: x\nB-->>-A: y\n").between("sequenceDiagram\n"),
    "activations-nested-by-message": .nested("A->>+B: x\n", "B-->>-A: y\n").between("sequenceDiagram\n"),
    "deactivations": .repeated("deactivate A\n").between("sequenceDiagram\nA->>B: x\n"),
    "notes": .repeated("Note over A: x\n").between("sequenceDiagram\n"),
    "notes-beside": .repeated("Note left of A: x\nNote right of A: y\n").between("sequenceDiagram\n"),
    "notes-across-all": .repeated("Note over A,Z: lorem ipsum\n").between(
        "sequenceDiagram\nparticipant A\n" + (0..<400).map { "participant P\($0)\n" }.joined() + "participant Z\n"
    ),
    "notes-without-text": .repeated("Note over A\n").between("sequenceDiagram\n"),
    "loops": .repeated("loop x\nA->>B: x\nend\n").between("sequenceDiagram\n"),
    "loops-empty": .repeated("loop x\nend\n").between("sequenceDiagram\n"),
    "loops-open": .repeated("loop x\n").between("sequenceDiagram\n"),
    "loops-nested": .nested("loop x\n", "end\n", around: "A->>B: x\n").between("sequenceDiagram\n"),
    "alternatives": .repeated("else x\nA->>B: x\n").between("sequenceDiagram\nalt x\n", "end\n"),
    "alternatives-empty": .repeated("else\n").between("sequenceDiagram\nalt x\n", "end\n"),
    "rects": .repeated("rect rgb(1, 2, 3)\nA->>B: x\nend\n").between("sequenceDiagram\n"),
    "ends": .repeated("end\n").between("sequenceDiagram\n"),
    "links": .repeated("link A: x @ https://swift.org\n").between("sequenceDiagram\nparticipant A\n"),
    "links-refused": .repeated("link A: x @ javascript:a\n").between("sequenceDiagram\nparticipant A\n"),
    "links-in-braces": .numbered { "\"k\($0)\": \"https://swift.org\"," }.between(
        "sequenceDiagram\nparticipant A\nlinks A: {",
        "}\n"
    ),
    "links-in-braces-often": .repeated("links A: {\"x\": \"https://swift.org\"}\n").between(
        "sequenceDiagram\nparticipant A\n"
    ),
    "properties": .repeated("properties A: {\"x\": \"y\"}\n").between("sequenceDiagram\nparticipant A\n"),
    "names-of-dashes": .repeated("a-b").between("sequenceDiagram\n"),
    "names-of-spaces": .repeated("a ").between("sequenceDiagram\n"),
    "names-of-hashes": .repeated("#a").between("sequenceDiagram\nparticipant "),
    "names-of-hashes-on-lines": .repeated("participant a#b\n").between("sequenceDiagram\n"),
    "name-long": .repeated("a").between("sequenceDiagram\n", "->>B: x\n"),
    "characters-stray": .repeated("<\n").between("sequenceDiagram\n"),
    "characters-stray-of-one-line": .repeated("<").between("sequenceDiagram\n"),
    "semicolons": .repeated(";").between("sequenceDiagram\n"),
    "entities": .repeated("#35;").between("sequenceDiagram\nA->>B: "),
    "titles": .repeated("title x\n").between("sequenceDiagram\n"),
    "numbers": .repeated("autonumber 1 2\n").between("sequenceDiagram\n"),
    "comments": .repeated("A->>B: x %% y\n").between("sequenceDiagram\n"),
]

/// Pies.
let pies: KeyValuePairs<String, Pattern> = [
    "slices": .numbered { "\"a\($0)\": 1\n" }.between("pie\n"),
    "slices-alike": .repeated("\"a\": 1\n").between("pie\n"),
    "slices-alike-behind-others": .repeated("\"a499\": 1\n").between(
        "pie\n" + (0..<500).map { "\"a\($0)\": 1\n" }.joined()
    ),
    "slices-of-nothing": .repeated("\"a\": 0\n").between("pie\n"),
    "slice-open": .repeated("\"").between("pie\n"),
    "slice-long": .repeated("lorem ").between("pie\n\"", "\": 1\n"),
    "slice-of-escapes": .repeated("\\n").between("pie\n\"", "\": 1\n"),
    "slices-long": .numbered { "\"" + String(repeating: "lorem ", count: 30) + "\($0)\": 1\n" }.between("pie\n"),
    "number-long": .repeated("1").between("pie\n\"a\": "),
    "number-with-decimals": .repeated("1").between("pie\n\"a\": 0."),
    "title": .repeated("lorem ").between("pie\ntitle ", "\n\"a\": 1\n"),
    "titles": .repeated("title a\n").between("pie\n", "\"a\": 1\n"),
    "comments": .repeated("%% a\n").between("pie\n", "\"a\": 1\n"),
    "descriptions": .repeated("accDescr {a}\n").between("pie\n", "\"a\": 1\n"),
]
