/// Flowcharts: their boxes and lines.
let flowcharts: KeyValuePairs<String, Pattern> = [
    "nodes": .numbered { "n\($0)\n" }.between("graph TD\n"),
    "node-again": .repeated("a\n").between("graph TD\n"),
    "nodes-of-one-line": .numbered { "n\($0);" }.between("graph TD\n"),
    "chain": .numbered { "n\($0)-->n\($0 + 1)\n" }.between("graph TD\n"),
    "chain-of-one-line": .numbered { "n\($0)-->" }.between("graph TD\n", "a"),
    "chain-sideways": .numbered { "n\($0)-->n\($0 + 1)\n" }.between("graph LR\n"),
    "chain-backwards": .numbered { "n\($0 + 1)-->n\($0)\n" }.between("graph TD\n"),
    "chain-and-back": .numbered { "n\($0)-->n\($0 + 1)\nn\($0 + 1)-->n\($0 / 2)\n" }.between("graph TD\n"),
    "ring": .numbered { "n\($0)-->n\($0 + 1)\n" }.between("graph TD\n", "n1-->n0\n"),
    "rings": .numbered { "a\($0)-->b\($0)-->c\($0)-->a\($0)\n" }.between("graph TD\n"),
    "star": .numbered { "a-->n\($0)\n" }.between("graph TD\n"),
    "star-inwards": .numbered { "n\($0)-->a\n" }.between("graph TD\n"),
    "tree": .numbered { "n\($0 / 2)-->n\($0 + 1)\n" }.between("graph TD\n"),
    "ladder": .numbered { "a\($0)-->b\($0)\na\($0)-->a\($0 + 1)\nb\($0)-->b\($0 + 1)\n" }.between("graph TD\n"),
    "mesh": .numbered { "n\($0)-->n\($0 * 7 % 997)\n" }.between("graph TD\n"),
    "mesh-growing": .numbered { "n\($0)-->n\($0 * 7919 % ($0 + 1))\n" }.between("graph TD\n"),
    "layers": .numbered { "n\($0)-->n\($0 + 20 + $0 * 13 % 17)\n" }.between("graph TD\n"),
    "bipartite": .numbered { "a\($0 % 100)-->b\($0 * 31 % 101)\n" }.between("graph TD\n"),
    "edges-alike": .repeated("a-->b\n").between("graph TD\n"),
    "edges-alike-with-labels": .repeated("a--x-->b\n").between("graph TD\n"),
    "edges-both-ways": .repeated("a-->b\nb-->a\n").between("graph TD\n"),
    "edges-named": .numbered { "a e\($0)@--> b\n" }.between("graph TD\n"),
    "edges-invisible": .repeated("a~~~b\n").between("graph TD\n"),
    "loops": .repeated("a-->a\n").between("graph TD\n"),
    "loops-apart": .numbered { "n\($0)-->n\($0)\n" }.between("graph TD\n"),
    "links-long": .repeated("-").between("graph TD\na--", ">b"),
    "links-longer-and-longer": .growing { "a" + String(repeating: "-", count: $0) + ">b\n" }.between("graph TD\n"),
    "links-growing-in-chain": .growing { "n\($0)" + String(repeating: "-", count: $0 + 1) + ">n\($0 + 1)\n" }.between(
        "graph TD\n"
    ),
    "group": .numbered { "n\($0) & " }.between("graph TD\n", "a"),
    "groups-multiplied": Pattern { size in
        let group = (0..<size / 16).map { "n\($0)" }.joined(separator: " & ")
        return "graph TD\n\(group)-->\(group)\n"
    },
    "groups-multiplied-twice": .repeated("a & b & c --> d & e & f --> ").between("graph TD\n", "g"),
    "labels-open": .repeated("a -- b ").between("graph TD\n"),
    "labels-of-dashes": .repeated("- ").between("graph TD\na -- ", " --> b"),
    "labels-of-heads": .repeated("x ").between("graph TD\na -- ", " --> b"),
    "labels-dotted": .repeated("- ").between("graph TD\na -. ", " .-> b"),
    "labels-in-bars": .repeated("a-->|b|c\n").between("graph TD\n"),
    "labels-in-bars-open": .repeated("a-->|b").between("graph TD\n"),
    "brackets": .repeated("[").between("graph TD\nA"),
    "brackets-round": .repeated("(").between("graph TD\nA"),
    "brackets-slashed": .repeated("[/").between("graph TD\nA"),
    "brackets-of-ellipses": .repeated("(-a").between("graph TD\nA"),
    "shapes": .numbered { "n\($0){a}\n" }.between("graph TD\n"),
    "shapes-data": .numbered { "n\($0)@{ shape: doc, label: \"a\" }\n" }.between("graph TD\n"),
    "shapes-data-again": .repeated("A@{ shape: doc }\n").between("graph TD\n"),
    "shapes-data-open": .repeated("A@{ ").between("graph TD\n"),
    "shapes-data-keys": .numbered { "k\($0): a, " }.between("graph TD\nA@{ ", "shape: doc }"),
    "shapes-data-quotes": .repeated("\"a\" ").between("graph TD\nA@{ ", "}"),
    "strings-open": .repeated("\"").between("graph TD\nA["),
    "identifiers-at-signs": .repeated("a@").between("graph TD\n"),
    "identifiers-long-at-sign": .repeated("a").between("graph TD\n", "@-->b"),
    "identifiers-of-colons": .repeated("a:").between("graph TD\n"),
    "identifiers-of-letters": .repeated("é").between("graph TD\n"),
    "identifier-long": .repeated("a").between("graph TD\n"),
    "direction-lines": .repeated("direction LR\n").between("graph TD\n", "A"),
    "direction-words": .repeated("direction ").between("graph TD\n", "A"),
    "direction-below-one-line": .repeated("a;").between("graph TD\n", "\ndirection LR\n"),
    "clicks": .repeated("click A \"https://swift.org\"\n").between("graph TD\nA\n"),
    "clicks-apart": .numbered { "click n\($0) \"https://swift.org\"\n" }.between("graph TD\nA\n"),
    "clicks-refused": .numbered { "n\($0)\nclick n\($0) \"javascript:a\"\n" }.between("graph TD\nA\n"),
    "clicks-calling": .repeated("click A call f(").between("graph TD\nA\n"),
    "styles": .repeated("style A fill:red,stroke:blue\n").between("graph TD\nA\n"),
    "styles-apart": .numbered { "style n\($0) fill:red\n" }.between("graph TD\nA\n"),
    "style-long": .repeated("fill:red,").between("graph TD\nA\nstyle A ", "color:red\n"),
    "classes": .numbered { "classDef c\($0) fill:red\n" }.between("graph TD\nA\n"),
    "classes-of-one-line": .numbered { "c\($0)," }.between("graph TD\nA\nclassDef ", "c fill:red\n"),
    "classes-given": .repeated("class A c\n").between("graph TD\nA\nclassDef c fill:red\n"),
    "classes-given-apart": .numbered { "class A c\($0)\n" }.between("graph TD\nA\nclassDef c fill:red\n"),
    "classes-given-to-many": .repeated("A,").between("graph TD\nA\nclassDef c fill:red\nclass ", "A c\n"),
    "classes-long-given-often": .repeated("fill:red,").between("graph TD\nA\nclassDef c ", "color:red\n")
        + .repeated("class A c\n"),
    "classes-long-given-to-many": .repeated("fill:red,").between("graph TD\nclassDef c ", "color:red\n")
        + .numbered { "n\($0):::c\n" },
    "classes-default-long": .repeated("fill:red,").between("graph TD\nclassDef default ", "color:red\n")
        + .numbered { "n\($0)\n" },
    "classes-shorthand": .repeated("A:::c\n").between("graph TD\n"),
    "link-styles": .repeated("linkStyle 0 stroke:red\n").between("graph TD\nA-->B\n"),
    "link-style-of-many": .repeated("0,").between("graph TD\nA-->B\nlinkStyle ", "0 stroke:red\n"),
    "link-style-of-many-and-long": .repeated("0,").between("graph TD\nA-->B\nlinkStyle ", "0 ")
        + .repeated("stroke:red,"),
    "link-style-long-of-many-edges": .repeated("A-->B\n").between("graph TD\n", "linkStyle default ")
        + .repeated("stroke:red,"),
]

/// Subgraphs.
let flowchartGroups: KeyValuePairs<String, Pattern> = [
    "subgraphs": .numbered { "subgraph s\($0)\nn\($0)\nend\n" }.between("graph TD\n"),
    "subgraphs-empty": .repeated("subgraph\nend\n").between("graph TD\n"),
    "subgraphs-open": .repeated("subgraph a\n").between("graph TD\n"),
    "subgraphs-closed": .repeated("end\n").between("graph TD\n"),
    "subgraphs-alike": .numbered { "subgraph s\nn\($0)\nend\n" }.between("graph TD\n"),
    "subgraphs-nested": .nested("subgraph a\n", "end\n", around: "b\n").between("graph TD\n"),
    "subgraphs-nested-by-name": .numbered { "subgraph s\($0 + 1)\ns\($0)\nend\n" }.between("graph TD\na\n"),
    "subgraphs-nested-around-a-node": .numbered { "subgraph s\($0 + 1)\ns\($0)\nend\n" }.between(
        "graph TD\nsubgraph s0\nb\nend\n"
    ),
    "subgraphs-nested-twice": .numbered { "subgraph s\($0)\nsubgraph t\($0)\nn\($0)\nend\nend\n" }.between(
        "graph TD\n"
    ),
    "subgraphs-in-a-ring": .numbered { "subgraph s\($0 + 1)\ns\($0)\nend\n" }.between(
        "graph TD\n",
        "subgraph s0\ns1\nend\n"
    ),
    "subgraphs-linked": .numbered { "subgraph s\($0)\nn\($0)\nend\ns\($0)-->s\($0 / 2)\n" }.between("graph TD\n"),
    "subgraphs-linked-in-chain": .numbered { "s\($0 + 1)-->s\($0)\nsubgraph s\($0)\nn\($0)\nend\n" }.between(
        "graph TD\n"
    ),
    "subgraphs-crossed": .numbered { "subgraph s\($0)\nn\($0)\nend\nn\($0)-->n\($0 + 1)\n" }.between("graph TD\n"),
    "subgraphs-crossed-in-a-star": .numbered { "subgraph s\($0)\nn\($0)\nend\nn\($0)-->a\n" }.between("graph TD\n"),
    "subgraphs-turned": .numbered { "subgraph s\($0)\ndirection LR\na\($0)-->b\($0)\nend\n" }.between("graph TD\n"),
    "subgraphs-turned-and-linked": .numbered {
        "subgraph s\($0)\ndirection LR\na\($0)-->b\($0)\nend\nb\($0)-->a\($0 + 1)\n"
    }.between("graph TD\n"),
    "subgraph-of-one-node-again": .repeated("a\n").between("graph TD\nsubgraph s\n", "end\n"),
    "subgraph-of-many": .numbered { "n\($0)-->n\($0 + 1)\n" }.between("graph TD\nsubgraph s\n", "end\na-->s\n"),
    "subgraph-linked-from-all": .numbered { "n\($0)-->s\n" }.between("graph TD\nsubgraph s\nb\nend\nc-->b\n"),
    "subgraph-with-long-title": .repeated("lorem ").between("graph TD\nsubgraph s[\"", "\"]\na\nend\n"),
]
