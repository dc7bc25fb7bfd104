/// Paragraphs that are missing, on pages that give little to measure their length by.
extension ParityTests {
    private static let look = "# Boats\n\n## Look\n\n"
    private static let sail = "## Sail\n\n"

    static let paragraphCases = [
        Case(
            "a sentence that only leads in a list, and one that says more",
            "# Boats\n\nThe boats are made of wood, and each has two sails that two people can set in a few minutes.\n\n"
                + "## When to sail\n\nSailing is usually the best idea when:\n\n- The sun is out.\n- The wind is weak.\n\n"
                + "## When to row\n\nRowing takes more time than sailing does.\n\n- There is no wind.\n- The wind is strong.\n",
            "# Barcos\n\nLos barcos son de madera, y cada uno tiene dos velas que dos personas izan en unos minutos.\n\n"
                + "## Cuándo zarpar a vela\n\n- Hace sol.\n- El viento es flojo.\n\n"
                + "## Cuándo remar\n\n- No hay viento.\n- El viento es fuerte.\n",
            ["translation-paragraphs 10"]
        ),
        Case(
            "hours after noon",
            "# Boats\n\nThe port closes at 11 pm in the summer, and all boats have to be back by that time.\n",
            "# Barcos\n\nEn verano el puerto cierra a las 23 h, y todos los barcos tienen que haber vuelto a esa hora.\n",
            []
        ),
        Case(
            "another hour after noon",
            "# Boats\n\nThe port closes at 10 pm in the summer, and all boats have to be back by that time.\n",
            "# Barcos\n\nEn verano el puerto cierra a las 23 h, y todos los barcos tienen que haber vuelto a esa hora.\n",
            ["translation-numbers 3"]
        ),
        Case(
            "a changed number, which was all that two short paragraphs had in common",
            "# Boats\n\nBefore the 1.21.11 the boats had no sails at all, so rowing was needed, but this port only takes boats "
                + "that came after it, and these pages only help you with them.\n\n## Sails\n\nWhite.\n",
            "# Barcos\n\nAntes de la 3.21.11 los barcos no tenían velas, por lo que había que remar, pero este puerto solo admite "
                + "barcos posteriores, y estas páginas solo te ayudan con ellos.\n\n## Velas\n\nBlancas.\n",
            ["translation-numbers 3"]
        ),
        Case(
            "a paragraph is missing before code whose comments are translated",
            "# Boats\n\nThe boats are made of wood, and each has two sails that two people can set in a few minutes.\n\n## Priority\n\n"
                + "Use `priority: true` to make the other boats wait until this one has left:\n\n"
                + "```yaml\npriority: true # the others wait\n```\n",
            "# Barcos\n\nLos barcos son de madera, y cada uno tiene dos velas que dos personas izan en unos minutos.\n\n## Prioridad\n\n"
                + "```yaml\npriority: true # los demás esperan\n```\n",
            ["translation-paragraphs 5"]
        ),
        Case(
            "the only paragraph of a page is missing beside its picture",
            "# Boats\n\nThe boats are made of wood, and each has two sails that are set by two people.\n\n![Boats](boats.png)\n",
            "# Barcos\n\n![Barcos](boats.png)\n",
            ["translation-paragraphs 1"]
        ),
        Case(
            "one of two paragraphs of a page with a single section is missing",
            "# Boats\n\nThe boats are made of wood, and each of them has two sails that are set by two people.\n\n"
                + "More of them are at [the harbour](https://example.org/harbour).\n",
            "# Barcos\n\nHay más en [el puerto](https://example.org/harbour).\n",
            ["translation-paragraphs 1"]
        ),
        Case(
            "letters of Chinese say more than those of English",
            "# Boats\n\nThe boats are made of wood, and each of them has two sails that are set by two people.\n\n"
                + "After the trip they are washed with fresh water and folded in the shade of the harbour.\n",
            "# 船\n\n这些船是木制的，每艘船有两面帆，由两个人升起。\n\n航行后用淡水清洗，并在港口的阴凉处折叠起来。\n",
            []
        ),
        Case(
            "sections changed places, and the comments of their code are translated",
            look + "```sh\nboat look # see it\n```\n\n" + sail + "```sh\nboat sail # leave\n```\n",
            "# Barcos\n\n## Zarpar\n\n```sh\nboat sail # salir\n```\n\n## Mirar\n\n```sh\nboat look # verlo\n```\n",
            ["translation-headings 3", "translation-headings 9"]
        ),
        Case(
            "a page of several paragraphs is a line in the translation",
            "# Boats\n\n"
                + (1...5).map {
                    "The boat number \($0) is made of wood, and it has two sails that two people can set.\n\n"
                }
                .joined(),
            "# Barcos\n\n*Sin traducir.*\n",
            ["translation-headings 1"]
        ),
        Case(
            "a paragraph shows what another generator makes of it",
            "# Boats\n\nThe boats are made of wood, and each of them has two sails.\n\n{{< card name=\"Two sails\" kind=\"wood\" >}}\n",
            "# Barcos\n\nLos barcos son de madera, y cada uno de ellos tiene dos velas.\n",
            []
        ),
        Case(
            "the only sentence of a short page is missing",
            "# Sails\n\nHow a sail is folded.\n\n- Wash it.\n",
            "# Velas\n\n- Lávala.\n",
            ["translation-paragraphs 1"]
        ),
        Case(
            "sections with versions in their titles changed places",
            "# Changes\n\n## New ropes in 0.3.5\n\nThey are of hemp.\n\n## New masts in 0.2.7\n\nThey are of pine.\n",
            "# Cambios\n\n## Mástiles nuevos en 0.2.7\n\nSon de pino.\n\n## Cabos nuevos en 0.3.5\n\nSon de cáñamo.\n",
            ["translation-headings 3", "translation-headings 7"]
        ),
        Case(
            "sections of the same titles changed places on a page with another section",
            "# Tools\n\n"
                + ["boatAdd", "boatDelete", "one", "two", "three"].map { "## \($0)\n\nIt is so.\n\n" }.joined(),
            "# Útiles\n\n"
                + ["boatDelete", "boatAdd", "one", "two", "three", "### Nota"].map { "## \($0)\n\nEs así.\n\n" }
                .joined().replacing("## ###", with: "###"),
            ["translation-headings 3", "translation-headings 7", "translation-headings 23"]
        ),
        Case(
            "words in place of a name in a command",
            "# Boats\n\n```sh\nboat init {boat-name}\n```\n",
            "# Barcos\n\n```sh\nboat init {nombre-del-barco}\n```\n",
            []
        ),
        Case(
            "another list that the shell expands",
            "# Boats\n\n```sh\nboat init {one,two}\n```\n",
            "# Barcos\n\n```sh\nboat init {one,three}\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "cells of code that hold words",
            "# Boats\n\n| A | B |\n|---|---|\n| `Base classes` | 1 |\n",
            "# Barcos\n\n| A | B |\n|---|---|\n| `Clases de base` | 1 |\n",
            []
        ),
        Case(
            "cells of code that hold other commands",
            "# Boats\n\n| A | B |\n|---|---|\n| `boat init` | 1 |\n",
            "# Barcos\n\n| A | B |\n|---|---|\n| `boat sail` | 1 |\n",
            ["translation-tables 5"]
        ),
        Case(
            "an anchor by its name, where another one is missing",
            "# Boats\n\n<a id=\"mast\"></a>\n\nMasts.\n\n<a id=\"sail\"></a>\n\nSee [the sail](#sail).\n",
            "# Barcos\n\nMástiles.\n\n<a id=\"sail\"></a>\n\nMira [la vela](#sail).\n",
            []
        ),
    ]
}
