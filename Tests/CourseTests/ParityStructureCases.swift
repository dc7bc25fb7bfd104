/// Sections, tables and diagrams whose place among others tells what they are the translation of.
extension ParityTests {
    static let structureCases = [
        Case(
            "a numbered section is missing, and the others keep their numbers",
            "# Boats\n\n## 1) Wood\n\n- Oak\n\n## 2) Sails\n\nWhite.\n\n## 3) Ropes\n\n- Hemp\n\n## 4) Masts\n\nTall.\n",
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
