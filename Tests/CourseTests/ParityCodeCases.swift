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
            "a path of the reader's own, and another path",
            "# Boats\n\n```caddyfile\nroot /root/of/your/boat\n```\n\n```caddyfile\nroot /srv/boats\n```\n",
            "# Barcos\n\n```caddyfile\nroot /raíz/de/mis/barcos\n```\n\n```caddyfile\nroot /srv/barcos\n```\n",
            ["translation-samples 8"]
        ),
        Case(
            "the reader's own host in a request, and another address",
            "# Boats\n\n```http\nPOST /boats HTTP/1.1\nHost: your-domain.com\n```\n\n```http\nGET /boats HTTP/1.1\n```\n",
            "# Barcos\n\n```http\nPOST /boats HTTP/1.1\nHost: tu-dominio.com\n```\n\n```http\nGET /barcos HTTP/1.1\n```\n",
            ["translation-samples 9"]
        ),
        Case(
            "names that stand for the reader's own, which the text names in its language",
            "# Boats\n\nA table has a name, and each column a value.\n\n"
                + "```sql\nUPDATE table_name\nSET column1 = value1, column2 = value2;\n```\n",
            "# Barcos\n\nUna tabla tiene un nombre, y cada columna un valor.\n\n"
                + "```sql\nUPDATE nombre_tabla\nSET columna1 = valor1, columna2 = valor2;\n```\n",
            []
        ),
        Case(
            "the same names in another order, and another number of one",
            "# Boats\n\nA table has a name, and each column a value.\n\n"
                + "```sql\nUPDATE table_name\nSET column1 = value1;\n```\n\n```sh\nboat --sails alba,brisa\n```\n",
            "# Barcos\n\nUna tabla tiene un nombre, y cada columna un valor.\n\n"
                + "```sql\nUPDATE nombre_tabla\nSET columna2 = valor1;\n```\n\n```sh\nboat --sails brisa,alba\n```\n",
            ["translation-samples 6", "translation-samples 11"]
        ),
        Case(
            "the locale of the page's own language, and another one",
            "# Boats\n\n```yaml\nvalue: en_US.UTF-8\n```\n\n```yaml\nvalue: en_US.UTF-8\n```\n",
            "# Barcos\n\n```yaml\nvalue: es_ES.UTF-8\n```\n\n```yaml\nvalue: de_DE.UTF-8\n```\n",
            ["translation-samples 8"]
        ),
        Case(
            "a prompt in a shell, in the language of its page",
            "# Boats\n\nRead the logs and write a report of the sails.\n\n```sh\nboat @logs > Read the logs and write a report.\n```\n",
            "# Barcos\n\nLee los diarios y escribe un informe de las velas.\n\n"
                + "```sh\nboat @logs > Lee los diarios y escribe un informe.\n```\n",
            []
        ),
        Case(
            "what a program prints, in another script",
            "# Boats\n\n```sh\nStep 50/1000 - last 50 steps: 48.0%\nPress Enter to go on...\n```\n",
            "# 船\n\n```sh\n步骤 50/1000 - 最近 50 步: 48.0%\n按回车键继续...\n```\n",
            []
        ),
        Case(
            "another number in what a program prints",
            "# Boats\n\n```sh\nStep 50/1000 - last 50 steps: 48.0%\n```\n",
            "# 船\n\n```sh\n步骤 60/1000 - 最近 50 步: 48.0%\n```\n",
            ["translation-samples 4"]
        ),
        Case(
            "another command, named in the text",
            "# Boats\n\nThe boats come with npm, which has to be installed.\n\n```sh\nnpm install boats\n```\n",
            "# Barcos\n\nLos barcos vienen con yarn, que hay que instalar antes.\n\n```sh\nyarn add boats\n```\n",
            ["translation-samples 6"]
        ),
        Case(
            "a value that the text names, each in its language",
            "# Boats\n\nEach team has a token.\n\n```sh\nboat --token team-2024 --all\n```\n",
            "# Barcos\n\nCada equipo tiene un código.\n\n```sh\nboat --token equipo-2024 --all\n```\n",
            []
        ),
        Case(
            "another value, which no text names",
            "# Boats\n\nEach team has a token.\n\n```sh\nboat --token team-2024 --all\n```\n",
            "# Barcos\n\nCada equipo tiene un código.\n\n```sh\nboat --token fleet-2024 --all\n```\n",
            ["translation-samples 6"]
        ),
        Case(
            "messages in cells of code, and names between brackets",
            "# Boats\n\n| Message | Command |\n|---|---|\n| `boat not found in the harbour` | `/boat go [name]` |\n",
            "# Barcos\n\n| Mensaje | Orden |\n|---|---|\n| `boat no está en el puerto` | `/boat go [nombre]` |\n\n"
                + "El barco no está en el puerto.\n",
            []
        ),
        Case(
            "a message in a cell with another name",
            "# Boats\n\n| Message |\n|---|\n| `BOAT_A is not in the harbour` |\n\nA harbour is small.\n",
            "# Barcos\n\n| Mensaje |\n|---|\n| `BOAT_B no está en el puerto` |\n\nEl puerto es pequeño.\n",
            ["translation-tables 5"]
        ),
        Case(
            "words in brackets behind a command, in another script",
            "# Boats\n\n```bash\n./boat dev (only once at first)\nboat go my-boat\n```\n\n```yaml\nname: red boat\nport: one\n```\n",
            "# 船\n\n```bash\n./boat dev (最初に1回実行すればOKです)\nboat go 我的船\n```\n\n```yaml\nname: 红船\nport: 一\n```\n",
            []
        ),
        Case(
            "sentences in another script, in a language of somebody's own",
            "# Boats\n\n```tale\nsay:Don't go yet, please. |Stay here!; -hold\n```\n",
            "# 船\n\n```tale\nsay:请先别走。|留在这里！; -hold\n```\n",
            []
        ),
        Case(
            "another word in a cell, in another script",
            "# Boats\n\n| Key | Use |\n|---|---|\n| `boat@harbour.go` | a |\n| `boat@harbour.stop(1)` | b |\n",
            "# 船\n\n| 键 | 用 |\n|---|---|\n| `boat@港口.go` | a |\n| `boat@港口.stop(2)` | b |\n",
            ["translation-tables 6"]
        ),
        Case(
            "the name of a test, which is a sentence",
            "# Boats\n\n```csharp\npublic void A_torn_sail_is_mended() { sail(1); }\n```\n",
            "# Barcos\n\n```csharp\npublic void Una_vela_rota_se_cose() { sail(1); }\n```\n",
            []
        ),
        Case(
            "functions that share most of their words",
            "# Boats\n\n```c\nset_all_the_sails(1);\n```\n",
            "# Barcos\n\n```c\nset_one_of_the_sails(1);\n```\n",
            ["translation-samples 4"]
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
            "words in another script, which stand for the reader's own",
            "# Boats\n\n```kotlin\nfun [boat name]([count]: Int) {\n    sail()\n}\n```\n",
            "# 船\n\n```kotlin\nfun [船名]([数量]: Int) {\n    sail()\n}\n```\n",
            []
        ),
        Case(
            "other code beside words in another script",
            "# Boats\n\n```kotlin\nval name = sail(2)\n```\n",
            "# 船\n\n```kotlin\nval 名 = sail(3)\n```\n",
            ["translation-samples 4"]
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
            "names that begin with the reader's own, in a shell, in a table and in a service",
            "# Boats\n\n```sh\ncd ~/myboats\n```\n\n| Host | Port |\n|---|---|\n| `sails.yourboats` | `80` |\n\n"
                + "```ini\nDescription=Sails of all boats\nBoat=1\n```\n",
            "# Barcos\n\n```sh\ncd ~/monbateau\n```\n\n| Host | Puerto |\n|---|---|\n| `sails.votrebateau` | `80` |\n\n"
                + "```ini\nDescription=Velas de todos los barcos\nBoat=1\n```\n",
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
            "words in another script in settings",
            "# Boats\n\n```yaml\nnames: [船, 帆]\nsails: 2\n```\n",
            "# Barcos\n\n```yaml\nnames: [лодка, парус]\nsails: 2\n```\n",
            []
        ),
        Case(
            "paths whose words stand for the reader's own",
            "# Boats\n\n```yaml\nvolumes:\n  - /path/to/your/boats:/boats:ro\n```\n\n```sh\ncp path/to/a ~/b\n```\n",
            "# Barcos\n\n```yaml\nvolumes:\n  - /ruta/de/tus/barcos:/boats:ro\n```\n\n```sh\ncp ruta/de/a ~/b\n```\n",
            []
        ),
        Case(
            "another path beside such a one",
            "# Boats\n\n```yaml\nvolumes:\n  - /path/to/boats:/boats:ro\n```\n",
            "# Barcos\n\n```yaml\nvolumes:\n  - /ruta/de/barcos:/sails:ro\n```\n",
            ["translation-samples 5"]
        ),
        Case(
            "words in brackets, in a shell",
            "# Boats\n\n```sh\nboats list [path-of-a-boat] --all\n```\n",
            "# Barcos\n\n```sh\nboats list [ruta de un barco] --all\n```\n",
            []
        ),
        Case(
            "words in brackets, in a file of settings",
            "# Boats\n\n```toml\n x = [a]\n```\n",
            "# Barcos\n\n```toml\n x = [b]\n```\n",
            ["translation-samples 4"]
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
