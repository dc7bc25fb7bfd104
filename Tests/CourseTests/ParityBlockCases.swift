/// Lists, tables and boxes, which have other forms in the other language.
extension ParityTests {
    static let blockCases = [
        Case(
            "lists in each other, and one behind the other",
            "# Boats\n\n1. Take the oars.\n    - The boat moves.\n2. Set the sails.\n    - It moves fast.\n3. Go.\n",
            "# Barcos\n\n1. Toma los remos.\n- El barco se mueve.\n\n2. Iza las velas.\n- Va rápido.\n\n3. Zarpa.\n",
            []
        ),
        Case(
            "a box around words that the original has without one, and one with words of its own",
            "# Boats\n\nThe boats are made of wood, and each of them has two sails that are white and can be folded.\n\n"
                + "Look at the sky before you sail, and stay ashore if there are clouds.\n\n## Sails\n\n"
                + "The sails are set by two people in a few minutes if the wind is not too strong for them.\n\n## Masts\n\n"
                + "The masts are made of pine, and they have to be straight and dry before they are put up.\n",
            "# Barcos\n\nLos barcos son de madera, y cada uno de ellos tiene dos velas blancas que se pueden plegar.\n\n"
                + ":::warning\nMira el cielo antes de zarpar, y quédate en tierra si hay nubes.\n:::\n\n## Velas\n\n"
                + "Las velas las izan dos personas en unos minutos si el viento no es demasiado fuerte para ellas.\n\n"
                + ":::warning\nNadie debe izarlas a solas, porque pesan mucho y el viento las puede llevar.\n:::\n\n## Mástiles\n\n"
                + "Los mástiles son de pino, y tienen que ser rectos y estar secos antes de que se pongan.\n",
            ["translation-containers 13"]
        ),
        Case(
            "a column without any text",
            "# Boats\n\n| Name | Wood |\n|---|---|\n| Alba | oak |\n| Brisa | pine |\n",
            "# Barcos\n\n| Nombre | Madera |   |\n|---|---|---|\n| Alba | roble | |\n| Brisa | pino | \u{A0} |\n",
            []
        ),
        Case(
            "a column with text in one row",
            "# Boats\n\n| Name | Wood |\n|---|---|\n| Alba | oak |\n| Brisa | pine |\n",
            "# Barcos\n\n| Nombre | Madera |   |\n|---|---|---|\n| Alba | roble | |\n| Brisa | pino | claro |\n",
            ["translation-tables 3"]
        ),
        Case(
            "a list that a picture divides",
            "# Boats\n\n## Sails\n\n1. Set the sails of the boat.\n2. Look at the wind.\n\n![](a.png)\n\n3. Go.\n4. Come back.\n",
            "# Barcos\n\n## Velas\n\n1. Iza las velas del barco.\n2. Mira el viento.\n\n   ![](a.png)\n3. Zarpa.\n4. Vuelve.\n",
            []
        ),
        Case(
            "the table of another section",
            "# Boats\n\n## Sails\n\n| Key | Means |\n|---|---|\n| `set` | a |\n| `wash` | b |\n\n## Ropes\n\nHemp.\n",
            "# Barcos\n\n## Velas\n\nBlancas.\n\n## Cabos\n\n| Clave | Significa |\n|---|---|\n| `tie` | c |\n",
            ["translation-tables 3", "translation-tables 9"]
        ),
        Case(
            "a section is missing with its sample and its table",
            "# Boats\n\n## Sails\n\nWhite.\n\n### Set\n\n```sh\nboat set\n```\n\n| A | B |\n|---|---|\n| 1 | 2 |\n\n## Ropes\n\nHemp.\n",
            "# Barcos\n\n## Velas\n\nBlancas.\n\n## Cabos\n\nCáñamo.\n",
            ["translation-headings 3"]
        ),
        Case(
            "a list that is a sentence in the other language",
            "# Boats\n\n## Hull\n\nThe hull floats on the water.\n\n## Sails\n\nBefore you set them, check that:\n\n- the wind is not too strong\n"
                + "- the mast stands\n",
            "# Barcos\n\n## Casco\n\nEl casco flota en el agua.\n\n## Velas\n\nAntes de izarlas, comprueba que el viento no es demasiado fuerte y que el mástil está de pie.\n",
            []
        ),
        Case(
            "two lists that stand together in the other language",
            "# Boats\n\n## Sails\n\nIt:\n\n- catches the wind\n- drives the boat\n\nIt:\n\n- tears in a storm\n- is washed in spring\n",
            "# Barcos\n\n## Velas\n\nEsta:\n\n- recoge el viento\n- mueve el barco\n\n- se rasga en la tormenta\n- se lava en primavera\n",
            []
        ),
        Case(
            "names of a call's arguments in a table",
            "# Boats\n\n| Call | Use |\n|---|---|\n| `boat.paint(color, name)` | Paint |\n| `boat.go(x)` | Leave |\n",
            "# Barcos\n\n| Llamada | Uso |\n|---|---|\n| `boat.paint(color, título)` | Pintar |\n| `boat.go(x, y)` | Zarpar |\n",
            ["translation-tables 6"]
        ),
        Case(
            "columns in another order",
            "# Boats\n\n| Name | Type | Use |\n|---|---|---|\n| `\"sail\"` | `Sail` | Wind |\n| `\"oar\"` | `Oar` | Arms |\n",
            "# Barcos\n\n| Tipo | Nombre | Uso |\n|---|---|---|\n| `Sail` | `sail` | Viento |\n| `Oar` | `remo` | Brazos |\n",
            ["translation-tables 3", "translation-tables 6"]
        ),
        Case(
            "a table is missing before one with the same keys, which name their group elsewhere",
            "# Boats\n\n| Key | Use |\n|---|---|\n| `boat.sails` | Sails |\n| `boat.masts` | Masts |\n| `boat.oars` | Oars |\n\n"
                + "| Key | Use |\n|---|---|\n| `port.depth` | Depth |\n| `port.lamps` | Lamps |\n",
            "# Barcos\n\n| Clave | Uso |\n|---|---|\n| `depth` | Calado |\n| `lamps` | Luces |\n",
            ["translation-tables 1", "translation-tables 5", "translation-tables 6"]
        ),
        Case(
            "a table that lays out pictures, which are in HTML here",
            "# Boats\n\n| One | Two |\n|---|---|\n| ![One](https://boats.example/1.png)<br>Red | ![Two](https://boats.example/2.png) |\n",
            "# Barcos\n\n<p><img src=\"https://boats.example/1.png\"><em>Rojo</em></p>\n\n<p><img src=\"https://boats.example/2.png\"></p>\n",
            []
        ),
        Case(
            "names of keys, set as code in a table",
            "# Boats\n\n| Key | Use |\n|---|---|\n| `Space` | Stop |\n| `Q` | Leave |\n",
            "# Barcos\n\n| Tecla | Uso |\n|---|---|\n| `Espacio` | Parar |\n| `Q` | Salir |\n",
            []
        ),
        Case(
            "other names in a table",
            "# Boats\n\n| Type | Use |\n|---|---|\n| `BoatView` | Shows |\n| `mast` | Holds |\n",
            "# Barcos\n\n| Tipo | Uso |\n|---|---|\n| `VistaBarco` | Muestra |\n| `mastil` | Sujeta |\n",
            ["translation-tables 5", "translation-tables 6"]
        ),
    ]
}
