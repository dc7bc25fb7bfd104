/// Samples, and code in cells and in HTML, that translators may change in part.
extension ParityTests {
    static let codeCases = [
        Case(
            "comments in more lines in PHP, and another attribute",
            "# Boats\n\n```php\n# Where they lie,\n# and when.\n$a = 1;\n```\n\n```php\n#[Route('a')]\n$b = 2;\n```\n",
            "# Barcos\n\n```php\n# Dónde están\n$a = 1;\n```\n\n```php\n#[Path('a')]\n$b = 2;\n```\n",
            ["translation-samples 9"]
        ),
        Case(
            "another word in a cell, in another script",
            "# Boats\n\n| Key | Use |\n|---|---|\n| `boat@harbour.go` | a |\n| `boat@harbour.stop(1)` | b |\n",
            "# 船\n\n| 键 | 用 |\n|---|---|\n| `boat@港口.go` | a |\n| `boat@港口.stop(2)` | b |\n",
            ["translation-tables 6"]
        ),
        Case(
            "another member of a name in another script",
            "# Boats\n\n```kotlin\nname.go(1)\nname.stop(1)\n```\n",
            "# 船\n\n```kotlin\n名.go(1)\n名.sink(1)\n```\n",
            ["translation-samples 5"]
        ),
        Case(
            "other names of several words",
            "# Boats\n\n```c\nset_all_sails(1);\nint MAX_NUMBER_OF_SAILS;\n```\n",
            "# Barcos\n\n```c\nset_new_sails(1);\nint MIN_NUMBER_OF_SAILS;\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a sample that was rewritten, the only one between two others",
            "# Boats\n\n```sh\nboat go\n```\n\n```sh\nboat mend --sails all --ropes none\n```\n\n```sh\nboat stop\n```\n",
            "# Barcos\n\n```sh\nboat go\n```\n\n```sh\ndocker run harbour\n```\n\n```sh\nboat stop\n```\n",
            ["translation-samples 8"]
        ),
        Case(
            "another name of the same language",
            "# Boats\n\n```js\nsail(1)\n```\n\n```bash\nboat go\n```\n",
            "# Barcos\n\n```javascript\nsail(1);\n```\n\n```console\nboat go\n```\n",
            []
        ),
        Case(
            "other code behind a string",
            "# Boats\n\n```js\nlog(\"a\")\nsail(2)\n```\n",
            "# Barcos\n\n```js\nlog(\"b\")\nsail(3)\n```\n",
            ["translation-samples 5"]
        ),
        Case(
            "texts of several lines behind strings",
            "# Boats\n\n```python\nx = \"a\"\ny = \"\"\"One\ntwo\"\"\"\nz = '''three'''\n```\n",
            "# Barcos\n\n```python\nx = \"b\"\ny = \"\"\"Uno\ndos\"\"\"\nz = '''tres'''\n```\n",
            []
        ),
        Case(
            "a semicolon at the end of a line, in a script",
            "# Boats\n\n```ts\nconst boat = sail()\nboat.go()\n```\n",
            "# Barcos\n\n```ts\nconst boat = sail();\nboat.go();\n```\n",
            []
        ),
        Case(
            "code that is text in the original",
            "# Boats\n\n```sh\nboat set all sails\n```\n\nThen boat pull all ropes at once.\n\n## Again\n\n```sh\nboat set all sails\n```\n",
            "# Barcos\n\n```sh\nboat set all sails\n```\n\nLuego:\n\n```sh\nboat pull all ropes\n```\n\n## Otra vez\n\n```sh\nboat set all sails\n```\n",
            []
        ),
        Case(
            "code that is indented in one language, and fenced in the other",
            "# Boats\n\nSet sails:\n\n    boat set sails\n\nLeave:\n\n```\nboat go\n```\n",
            "# Barcos\n\nIza las velas:\n\n```\nboat set sails\n```\n\nZarpa:\n\n    boat go\n",
            []
        ),
        Case(
            "texts of several lines in settings, and the host of a server",
            "# Boats\n\n```yaml\nboat:\n  greets: |-\n    Hello,\n    sailors\n  sails: 2\n```\n\n```nginx\nserver_name your-boats.com;\n```\n",
            "# Barcos\n\n```yaml\nboat:\n  greets: |-\n    Buenos días,\n    marineros\n  sails: 2\n```\n\n```nginx\nserver_name tus-barcos.com;\n```\n",
            []
        ),
        Case(
            "commands of several lines in settings",
            "# Boats\n\n```yaml\nsteps:\n  - run: |\n      boat set\n      boat go\n```\n",
            "# Barcos\n\n```yaml\nsteps:\n  - run: |\n      boat set\n      boat stop\n```\n",
            ["translation-samples 7"]
        ),
        Case(
            "a key behind a text of several lines in settings",
            "# Boats\n\n```yaml\nboat:\n  greets: >\n    Hello\n  sails: 2\n```\n",
            "# Barcos\n\n```yaml\nboat:\n  greets: >\n    Hola\n  sails: 3\n```\n",
            ["translation-samples 7"]
        ),
        Case(
            "aligned comments in a language that nobody knows",
            "# Boats\n\n```boat\nsail up   ; now\n; all of them\nsail down ; then\n```\n\n```apache\n# Sails\nBoat on\n```\n",
            "# Barcos\n\n```boat\nsail up   ; ya\n; todas\nsail down ; then\n```\n\n```apache\n# Velas\nBoat on\n```\n",
            []
        ),
        Case(
            "what stands behind a sign in code of such a language",
            "# Boats\n\n```boat\nsail a;b\nsail %c\n```\n",
            "# Barcos\n\n```boat\nsail a;d\nsail %c\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "another path beside such a one",
            "# Boats\n\n```yaml\nvolumes:\n  - /path/to/boats:/boats:ro\n```\n",
            "# Barcos\n\n```yaml\nvolumes:\n  - /ruta/de/barcos:/sails:ro\n```\n",
            ["translation-samples 5"]
        ),
        Case(
            "an option in brackets, in a shell",
            "# Boats\n\n```sh\nboats list [--all]\n```\n",
            "# Barcos\n\n```sh\nboats list [--every]\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a list of options and what they do, in a shell",
            "# Boats\n\n```sh\n--sail string   The sail to set\n  -a            All boats\n```\n",
            "# Barcos\n\n```sh\n--sail string   Vela que se iza\n  -a            Todos los barcos\n```\n",
            []
        ),
        Case(
            "another option in a list of them, in a shell",
            "# Boats\n\n```sh\n--sail string   The sail to set\n```\n",
            "# Barcos\n\n```sh\n--mast string   Vela que se iza\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "words between backticks, in a script",
            "# Boats\n\n```ts\nlog(`Left ${boat.name} after ${hours} hours`);\n```\n",
            "# Barcos\n\n```ts\nlog(`Zarpó ${boat.name} a las ${hours} horas`);\n```\n",
            []
        ),
        Case(
            "other code between backticks, in a script",
            "# Boats\n\n```ts\nlog(`Left ${boat.name}`);\n```\n",
            "# Barcos\n\n```ts\nlog(`Zarpó ${boat.sail}`);\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "attributes that readers see, in HTML",
            "# Boats\n\n```html\n<map-layer label=\"Base map\" lang=\"en\" checked></map-layer>\n```\n",
            "# Barcos\n\n```html\n<map-layer label=\"Mapa base\" lang=\"es\" checked></map-layer>\n```\n",
            []
        ),
        Case(
            "another attribute, in HTML",
            "# Boats\n\n```html\n<map-layer label=\"Base map\" units=\"a b\"></map-layer>\n```\n",
            "# Barcos\n\n```html\n<map-layer label=\"Mapa base\" units=\"a c\"></map-layer>\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a name in a script, in HTML",
            "# Boats\n\n```html\n<p>Boats</p>\n<script>\nlet boat = 1; // one\n</script>\n```\n",
            "# Barcos\n\n```html\n<p>Barcos</p>\n<script>\nlet barco = 1; // uno\n</script>\n```\n",
            ["translation-samples 6"]
        ),
        Case(
            "text between a template's tags",
            "# Boats\n\n```jinja2\n{% badge(icon=true) %}A boat.{% end %} {{ boat.name }}\n```\n",
            "# Barcos\n\n```jinja2\n{% badge(icon=true) %}Un barco.{% end %} {{ boat.name }}\n```\n",
            []
        ),
        Case(
            "another tag of a template",
            "# Boats\n\n```jinja2\n{% badge(icon=true) %}A boat.{% end %}\n```\n",
            "# Barcos\n\n```jinja2\n{% badge(icon=false) %}Un barco.{% end %}\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "addresses of pages in each language, in code",
            "# Boats\n\n```sh\ncurl https://boats.example/en/sails?lang=en\n```\n",
            "# Barcos\n\n```sh\ncurl https://boats.example/es/sails?lang=es\n```\n",
            []
        ),
        Case(
            "the same address of a path of two letters, which is none of a language",
            "# Boats\n\n```sh\ncp /en/sails .\n```\n",
            "# Barcos\n\n```sh\ncp /es/sails .\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "a sample that stands in another section",
            "# Boats\n\n## Sails\n\n```sh\nset sails\n```\n\n```sh\nfold sails\n```\n\n## Masts\n\n```sh\nset masts\n```\n",
            "# Barcos\n\n## Velas\n\n```sh\nfold sails\n```\n\n## Mástiles\n\n```sh\nset masts\n```\n\n```sh\nset sails\n```\n",
            ["translation-samples 15"]
        ),
        Case(
            "samples of a section that went into another one",
            "# Boats\n\n## Sails\n\n```sh\nset sails\n```\n\n## Masts\n\n```sh\nset masts\n```\n\n## Oars\n\nLong.\n",
            "# Barcos\n\n## Velas\n\n```sh\nset sails\n```\n\n```sh\nset masts\n```\n\n## Remos\n\nLargos.\n",
            ["translation-headings 3"]
        ),
        Case(
            "comments of other languages",
            "# Boats\n\n```sql\nSELECT 1 -- the boats\n```\n\n```powershell\nGet-Boat # one\n```\n\n```bat\nREM the boats\nset\n```\n",
            "# Barcos\n\n```sql\nSELECT 1 -- los barcos\n```\n\n```powershell\nGet-Boat # uno\n```\n\n```bat\nREM los barcos\nset\n```\n",
            []
        ),
        Case(
            "data in a table of text, and somebody's mail",
            "# Boats\n\n```csv\n1,Sail,White\n```\n\n```yaml\nmail: your-mail@boats.example\nsails: 2\n```\n",
            "# Barcos\n\n```csv\n1,Vela,Blanca\n```\n\n```yaml\nmail: tu-correo@barcos.example\nsails: 2\n```\n",
            []
        ),
        Case(
            "names that readers replace by their own, in a shell",
            "# Boats\n\n```sh\ngit checkout -b my-feature-branch\ncat sample.vcf\n```\n",
            "# Barcos\n\n```sh\ngit checkout -b mi-rama\ncat muestra.vcf\n```\n",
            []
        ),
        Case(
            "another name, in a shell",
            "# Boats\n\n```sh\ngit checkout -b stable\n```\n",
            "# Barcos\n\n```sh\ngit checkout -b main\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "texts over several lines, in Python",
            "# Boats\n\n```python\ndef sail():\n    \"\"\"Sets sails.\n\n    All of them.\"\"\"\n    return 1\n```\n",
            "# Barcos\n\n```python\ndef sail():\n    \"\"\"Iza las velas.\n\n    Todas.\"\"\"\n    return 1\n```\n",
            []
        ),
        Case(
            "code behind a text over several lines, in Python",
            "# Boats\n\n```python\ndef sail():\n    \"\"\"Sets sails.\"\"\"\n    return 1\n```\n",
            "# Barcos\n\n```python\ndef sail():\n    \"\"\"Iza velas.\"\"\"\n    return 2\n```\n",
            ["translation-samples 6"]
        ),
        Case(
            "names in braces, in a cell of code",
            "# Boats\n\n| Path |\n|---|\n| `GET /boats/{the boat's name}` |\n| `/sails/<name>` |\n",
            "# Barcos\n\n| Ruta |\n|---|\n| `GET /boats/{nombre del barco}` |\n| `/sails/<nombre>` |\n",
            []
        ),
        Case(
            "names in capitals and of files, in a shell",
            "# Boats\n\n```sh\nboats import SOURCE_DB --log PATH report.pdf\ncurl https://boats.example.com/a\n```\n",
            "# Barcos\n\n```sh\nboats import BASE_ORIGEN --log RUTA informe.pdf\ncurl https://barcos.example.com/a\n```\n",
            []
        ),
        Case(
            "another variable and another method, in a shell",
            "# Boats\n\n```sh\ncurl -X GET $HARBOUR\n```\n\n```sh\ncurl $HARBOUR\n```\n",
            "# Barcos\n\n```sh\ncurl -X PUT $HARBOUR\n```\n\n```sh\ncurl $HARBOR\n```\n",
            ["translation-samples 4", "translation-samples 8"]
        ),
        Case(
            "a name in capitals behind an option, in a cell of code",
            "# Boats\n\n| Option |\n|---|\n| `--config PATH` |\n| `-n` |\n",
            "# Barcos\n\n| Opción |\n|---|\n| `--config RUTA` |\n| `-m` |\n",
            ["translation-tables 6"]
        ),
        Case(
            "a comma before a closing bracket, and the language of a file of translations",
            "# Boats\n\n```js\nsail([\n  one(),\n])\n```\n\n```yaml\nen:\n  sail: white\n```\n",
            "# Barcos\n\n```js\nsail([one()])\n```\n\n```yaml\nes:\n  sail: white\n```\n",
            []
        ),
        Case(
            "comments in a component's markup",
            "# Boats\n\n```astro\n<Boat /> <!-- one boat -->\n```\n",
            "# Barcos\n\n```astro\n<Boat /> <!-- un barco -->\n```\n",
            []
        ),
    ]
}
