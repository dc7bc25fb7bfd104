/// Sections, tables and diagrams whose place among others tells what they are the translation of.
extension ParityTests {
    static let structureCases = [
        Case(
            "a heading without a blank behind its signs",
            "# Boats\n\n## Wood\n\nUse `oak` and `ash`.\n\n## Sails\n\nWhite.\n\n## Ropes\n\nUse `hemp`.\n",
            "# Barcos\n\n## Madera\n\nUsa `oak` y `ash`.\n\n##Velas\n\nBlancas.\n\n## Cabos\n\nUsa `hemp`.\n",
            []
        ),
        Case(
            "a page whose original is made by a template",
            "---\ntemplate: home.html\n---\n",
            "---\ntemplate: home.html\n---\n# Barcos\n\n## Aún no están traducidos\n\nVuelve pronto.\n",
            []
        ),
        Case(
            "a page that takes its text from another file",
            "# Boats\n\n--8<-- \"boats.md\"\n",
            "# Barcos\n\n## Velas\n\nBlancas.\n\n## Cabos\n\n```sh\nboat tie\n```\n",
            []
        ),
        Case(
            "pages that both take text from another file",
            "# Boats\n\n{% include \"wood.md\" %}\n\n## Sails\n\n```sh\nboat set\n```\n",
            "# Barcos\n\n{% include \"wood.md\" %}\n\n## Velas\n\nBlancas.\n",
            ["translation-samples 5"]
        ),
        Case(
            "an original of one line",
            "# Boats\n\nTo do.\n",
            "# Barcos\n\nLos barcos son de madera, y cada uno de ellos tiene dos velas blancas.\n\n## Velas\n\nLas velas son grandes, y dos personas las izan en unos minutos.\n\n"
                + "## Cabos\n\nLos cabos son de cáñamo, y tienen que estar secos en invierno.\n\n## Mástiles\n\n- Altos\n- Bajos\n",
            ["translation-headings 1"]
        ),
        Case(
            "a row in another place, and one with another number",
            "# Boats\n\n| Boat | Sails |\n|---|---|\n| Ann | 120 sails |\n| Bea | 340 sails |\n| Cleo | 560 sails |\n",
            "# Barcos\n\n| Barco | Velas |\n|---|---|\n| Bea | 340 velas |\n| Ann | 120 velas |\n| Cleo | 570 velas |\n",
            ["translation-numbers 7"]
        ),
        Case(
            "one item of two",
            "# Boats\n\n## Sails\n\n- The large sail of the boat\n- The small sail of the boat\n",
            "# Barcos\n\n## Velas\n\n- La vela grande del barco\n",
            ["translation-lists 5"]
        ),
        Case(
            "an item alone, which is a matter of form",
            "# Boats\n\n## Sails\n\n1. The sails are white:\n   - the large one\n   - the small one\n",
            "# Barcos\n\n## Velas\n\nLas velas son blancas:\n\n- la grande\n- la pequeña\n",
            []
        ),
        Case(
            "a translator's notice above the text",
            "# Boats\n\nThe boats are made of wood.\n",
            "# Barcos\n\n:::warning\nEsta página se tradujo del inglés.\n:::\n\nLos barcos son de madera.\n",
            []
        ),
        Case(
            "a further section with a sample",
            "# Boats\n\n## Sails\n\nWhite.\n\n## Ropes\n\nHemp.\n",
            "# Barcos\n\n## Velas\n\nBlancas.\n\n### Izar\n\n```sh\nboat set\n```\n\n## Cabos\n\nCáñamo.\n",
            ["translation-headings 7"]
        ),
        Case(
            "a further container in a section of its own",
            "# Boats\n\n## Sails\n\nWhite.\n\n## Ropes\n\n:::tip\nHemp.\n:::\n",
            "# Barcos\n\n## Velas\n\n:::tip\nBlancas.\n:::\n\n## Cabos\n\n:::tip\nCáñamo.\n:::\n",
            ["translation-containers 5"]
        ),
        Case(
            "an item that is two in the other language",
            "# Boats\n\n## Hull\n\nThe hull of the boat is made of wood, so that it floats on the water for many years.\n\n## Sails\n\n- The mast or the boom of the boat is broken.\n- The sail is torn.\n- A rope is lost.\n",
            "# Barcos\n\n## Casco\n\nEl casco del barco está hecho de madera, para que flote sobre el agua durante muchos años.\n\n## Velas\n\n- El mástil está roto.\n- La botavara del barco está rota.\n- La vela está rasgada.\n- Se perdió un cabo.\n",
            []
        ),
        Case(
            "an item is missing, told by the length",
            "# Boats\n\n## Sails\n\n- The mast of the boat is broken.\n- The sail of the boat is torn.\n- A rope of the boat is lost.\n",
            "# Barcos\n\n## Velas\n\n- El mástil del barco está roto.\n- La vela del barco está rasgada.\n",
            ["translation-lists 5"]
        ),
        Case(
            "an item is missing, told by its code, though others say more",
            "# Boats\n\n## Sails\n\n- `mast` is broken.\n- `sail` is torn.\n- `rope` is lost.\n",
            "# Barcos\n\n## Velas\n\n- `mast` está roto, y hay que comprar otro.\n- `sail` está rasgada, y hay que coserla.\n",
            ["translation-lists 5"]
        ),
        Case(
            "a further item",
            "# Boats\n\n## Sails\n\n- The mast of the boat is broken.\n- The sail of the boat is torn.\n",
            "# Barcos\n\n## Velas\n\n- El mástil del barco está roto.\n- La vela del barco está rasgada.\n- Se perdió un cabo del barco.\n",
            ["translation-lists 5"]
        ),
        Case(
            "sections that have nothing in common are not compared",
            "# Boats\n\n## Index\n\n[a](https://a.example/sails) [b](https://a.example/ropes) [c](https://a.example/masts)\n\n## Ropes\n\nHemp.\n\n### Knots\n\nTight.\n",
            "# Barcos\n\n## Uso\n\n[d](https://b.example/uno) [e](https://b.example/dos) [f](https://b.example/tres)\n\n## Cabos\n\nCáñamo.\n",
            ["translation-headings 7"]
        ),
        Case(
            "code beside words in the original's cells, and words in another script",
            "# Boats\n\n| Part | Element |\n|---|---|\n| `mast` | The `<mast>` |\n| `find QUERY` | `boat \"Red boat\"` |\n",
            "# Barcos\n\n| Parte | Elemento |\n|---|---|\n| `mast` | `<mast>` |\n| `find QUERY` | `boat \"Barco rojo\"` |\n",
            []
        ),
        Case(
            "a statement of a database, which is no English",
            "# Boats\n\n| Query | Time |\n|---|---|\n| select count(*) from boats where sails = 2 and it is not the last | 3 |\n",
            "# Barcos\n\n| Consulta | Tiempo |\n|---|---|\n| select count(*) from boats where sails = 2 and it is not the last | 3 |\n",
            []
        ),
        Case(
            "lines of bold text in the original, which are headings here",
            "# Boats\n\n## Sails\n\n**Set them**\n\nUp.\n\n**Wash them**\n\nCold.\n",
            "# Barcos\n\n## Velas\n\n### Izarlas\n\nArriba.\n\n### Lavarlas\n\nEn frío.\n",
            []
        ),
        Case(
            "two samples are missing before the first one",
            "# Boats\n\n## Sails\n\n```sh\nboat set\n```\n\nText.\n\n```sh\nboat pull\n```\n\n```sh\nboat go\n```\n\n## Ropes\n\nHemp.\n",
            "# Barcos\n\n## Velas\n\nTexto.\n\n```sh\nboat go\n```\n\n## Cabos\n\nCáñamo.\n",
            ["translation-samples 3"]
        ),
        Case(
            "a title that is the same in both languages, at another level",
            "# Boats\n\n## Parts\n\n### Mast\n\nTall.\n\n### Winch\n\nRound.\n\n## Ropes\n\nHemp.\n",
            "# Barcos\n\n## Partes\n\n### Mástil\n\nAlto.\n\n## Winch\n\nRedondo.\n\n## Cabos\n\nCáñamo.\n",
            ["translation-headings 9"]
        ),
        Case(
            "formulas in the order of each language's sentence",
            "# Boats\n\nThe speed $v_1$ is that of $x$, and $v_1$ grows with $y^2$.\n\n## Sails\n\nLet $a$ be, and $b$.\n",
            "# Barcos\n\nCon $y^2$ crece $v_1$, la velocidad de $x$.\n\n## Velas\n\nSea $a$, y $c$.\n",
            ["translation-formulas 7"]
        ),
        Case(
            "a section moved to the end of another one, told by its code",
            "# Boats\n\n## Sails\n\n### Set\n\nUse `boat_set`, `boat_up`, `boat_wind` or `boat_pull`.\n\n### Wash\n\nWith `boat_wash`.\n\n"
                + "## Ropes\n\n### Tie\n\nUse `boat_tie`.\n",
            "# Barcos\n\n## Velas\n\n### Lavar\n\nCon `boat_wash`.\n\n## Cabos\n\n### Atar\n\nUsa `boat_tie`.\n\n"
                + "### Izar\n\nUsa `boat_set`, `boat_up`, `boat_wind` o `boat_pull`.\n",
            ["translation-headings 15"]
        ),
        Case(
            "a section is missing, and the others are told by their code",
            "# Boats\n\n## Sails\n\n```sh\nboat set sails\n```\n\n## Masts\n\nTall.\n\n## Ropes\n\n```sh\nboat tie ropes\n```\n\n## Oars\n\n"
                + "```sh\nboat lift oars\n```\n",
            "# Barcos\n\n## Velas\n\n```sh\nboat set sails\n```\n\n## Cabos\n\n```sh\nboat tie ropes # todos\n```\n\n## Remos\n\n"
                + "```sh\nboat lift oars # todos\n```\n",
            ["translation-headings 3"]
        ),
        Case(
            "questions that open in the original",
            "# Boats\n\n## Questions\n\n<details>\n<summary>Do they float?</summary>\n\nYes.\n\n</details>\n",
            "# Barcos\n\n## Preguntas\n\n### ¿Flotan?\n\nSí.\n",
            []
        ),
        Case(
            "names with slashes between them, in another language",
            "# Boats\n\n## Given / When / Then\n\nThe boats and the sails are here.\n",
            "# Barcos\n\n## Given / When / Then\n\nLos barcos y las velas están aquí.\n",
            []
        ),
        Case(
            "a numbered section is missing, and the others keep their numbers",
            "# Boats\n\n## 1) Wood\n\n- Oak\n\n## 2) Sails\n\nWhite.\n\n## 3) Ropes\n\n- Hemp for the sails\n- Wire for the masts\n\n## 4) Masts\n\nTall.\n",
            "# Barcos\n\n## 1) Madera\n\n- Roble\n\n## 3) Cabos\n\nDe cáñamo.\n\n## 4) Mástiles\n\nAltos.\n",
            ["translation-headings 3", "translation-lists 7"]
        ),
        Case(
            "a numbered section is missing, and the others are counted anew",
            "# Boats\n\n## 1. Wood\n\nOak.\n\n## 2. Sails\n\nWhite.\n\n## 3. Ropes\n\n- Hemp\n- Wire\n\n## 4. Masts\n\n```sh\nmasts\n```\n",
            "# Barcos\n\n## 1. Madera\n\nRoble.\n\n## 2. Cabos\n\n- Cáñamo\n- Alambre\n\n## 3. Mástiles\n\n```sh\nmasts\n```\n",
            ["translation-headings 3"]
        ),
        Case(
            "sections below others, told by the numbers of these",
            "# Boats\n\n## 1 Wood\n\n### Oak\n\nHard.\n\n### Pine\n\nSoft.\n\n## 2 Sails\n\n### Wash\n\nCold.\n\n### Fold\n\nDry.\n",
            "# Barcos\n\n## 1 Madera\n\nDura o blanda.\n\n## 2 Velas\n\n### Lavar\n\nEn frío.\n\n### Plegar\n\nSecas.\n",
            ["translation-headings 3", "translation-headings 3"]
        ),
        Case(
            "a diagram is missing beside one that can't be read",
            "# Boats\n\n```mermaid\nflowchart LR\n  A{one \"two\" three} --> B\n```\n\n## Ways\n\n```mermaid\nflowchart LR\n  A --> B\n```\n",
            "# Barcos\n\n```mermaid\nflowchart LR\n  A{uno \"dos\" tres} --> B\n```\n\n## Rutas\n\nNada.\n",
            ["translation-diagrams 8"]
        ),
        Case(
            "front matter with translated keys",
            "---\ntitle: Boats\n---\n\n# Boats\n\nBoats float.\n",
            "---\nTítulo: Barcos\n---\n\n# Barcos\n\nLos barcos flotan.\n",
            []
        ),
    ]
}
