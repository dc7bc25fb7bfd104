/// Text in samples and in cells of code, which translators translate, and code beside it, which they must not change.
extension ParityTests {
    static let textInCodeCases = [
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
            "names that begin with the reader's own, in a shell, in a table and in a service",
            "# Boats\n\n```sh\ncd ~/myboats\n```\n\n| Host | Port |\n|---|---|\n| `sails.yourboats` | `80` |\n\n"
                + "```ini\nDescription=Sails of all boats\nBoat=1\n```\n",
            "# Barcos\n\n```sh\ncd ~/monbateau\n```\n\n| Host | Puerto |\n|---|---|\n| `sails.votrebateau` | `80` |\n\n"
                + "```ini\nDescription=Velas de todos los barcos\nBoat=1\n```\n",
            []
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
    ]
}
