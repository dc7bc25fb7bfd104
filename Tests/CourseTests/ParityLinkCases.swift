/// Links, pictures and headings that one page has in Markdown and the other in HTML, or at the address of its language.
extension ParityTests {
    static let linkCases = [
        Case(
            "a heading of the same page, by the page's name",
            "# Boats {#boats}\n\nSee [below](#sails).\n\n## Sails {#sails}\n\nWhite.\n",
            "# Barcos {#boats}\n\nMira [abajo](boats.md#sails).\n\n## Velas {#sails}\n\nBlancas.\n",
            []
        ),
        Case(
            "another heading of the same page, by the page's name",
            "# Boats {#boats}\n\nSee [below](#sails).\n\n## Sails {#sails}\n\nWhite.\n",
            "# Barcos {#boats}\n\nMira [abajo](boats.md#boats).\n\n## Velas {#sails}\n\nBlancas.\n",
            ["translation-links 3"]
        ),
        Case(
            "a link whose address is a shortcode in the other language",
            "# Boats\n\nSee [the sails](https://a.example/sails) and [ropes](https://a.example/ropes).\n",
            "# Barcos\n\nMira [las velas]({{< ref path=\"sails\" lang=\"es\" >}}).\n",
            ["translation-links 1"]
        ),
        Case(
            "an address between brackets",
            "# Boats\n\nSee [https://a.example/sails] (https://a.example/sails).\n",
            "# Barcos\n\nMira [https://a.example/sails](https://a.example/sails).\n",
            []
        ),
        Case(
            "addresses that name the page's language behind a question mark",
            "# Boats\n\nSee [the port](https://port.example) and [the map](https://map.example/?hl=en&z=3#b).\n",
            "# Barcos\n\nMira [el puerto](https://port.example/?lang=es) y [el mapa](https://map.example/?hl=es&z=3#b).\n",
            []
        ),
        Case(
            "links that are in HTML here",
            "# Boats\n\nSee [the masts](#masts) and [the port](https://port.example/a).\n\n## Masts\n\nTall.\n",
            "# Barcos\n\n<a href=\"https://port.example/a\">El puerto</a>\n\n## Mástiles\n\nAltos: mira <a href=\"#mástiles\">aquí</a>.\n",
            []
        ),
        Case(
            "another link in HTML",
            "# Boats\n\nSee [the port](https://port.example/a).\n",
            "# Barcos\n\n<a href=\"https://port.example/b\">El puerto</a>\n",
            ["translation-links 1"]
        ),
        Case(
            "lists of the languages, which name the page itself",
            "# Boats\n\n[Español](../es/boats.md) [Français](https://github.com/a/b/blob/main/es/boats.md)\n",
            "# Barcos\n\n[English](../en/boats.md) [Español](./boats.md)\n",
            []
        ),
        Case(
            "a link that leads nowhere is missing",
            "# Boats\n\nSee [the masts](/masts/) and [the sails](/sails/).\n",
            "# Barcos\n\nMira los mástiles y [las velas](/es/sails/).\n",
            ["translation-links 1"]
        ),
        Case(
            "a link that leads nowhere has another path",
            "# Boats\n\nSee [the masts](/guide/masts/).\n",
            "# Barcos\n\nMira [los mástiles](../masts.md).\n",
            []
        ),
        Case(
            "a heading in HTML, which is one in Markdown here",
            "<h1 align=\"center\">Boats</h1>\n\nBoats float.\n\n## Sails\n\nSails are white.\n",
            "# Barcos\n\nLos barcos flotan.\n\n## Velas\n\nLas velas son blancas.\n",
            []
        ),
        Case(
            "a heading in HTML in both languages, and one more here",
            "<h1 align=\"center\">Boats</h1>\n\nBoats float.\n\n## Sails\n\nSails are white.\n",
            "<h1 align=\"center\">Barcos</h1>\n\n# Más\n\nLos barcos flotan.\n\n## Velas\n\nLas velas son blancas.\n",
            ["translation-headings 3"]
        ),
        Case(
            "links to anchors in HTML, each with a name of its language",
            "# Boats\n\nSee [the sails](#sails) and [the masts](#masts).\n\n<a id=\"sails\"></a>\n\nWhite.\n\n<a id=\"masts\"></a>\n\nTall.\n",
            "# Barcos\n\nMira [las velas](#velas) y [los mástiles](#mastiles).\n\n<a id=\"velas\"></a>\n\nBlancas.\n\n<a id=\"mastiles\"></a>\n\nAltos.\n",
            []
        ),
        Case(
            "a link to another anchor in HTML",
            "# Boats\n\nSee [the sails](#sails).\n\n<a id=\"sails\"></a>\n\nWhite.\n\n<a id=\"masts\"></a>\n\nTall.\n",
            "# Barcos\n\nMira [las velas](#mastiles).\n\n<a id=\"velas\"></a>\n\nBlancas.\n\n<a id=\"mastiles\"></a>\n\nAltos.\n",
            ["translation-links 3"]
        ),
        Case(
            "a picture, a table and code in HTML, which are Markdown here",
            "# Boats\n\n<p><img src=\"https://boats.example/a.png\" alt=\"A\"></p>\n\n<table><tr><td>One</td></tr></table>\n\n<pre>\nset sails\n</pre>\n",
            "# Barcos\n\n![A](https://boats.example/a.png)\n\n| Uno |\n|---|\n\n```sh\nset sails\n```\n",
            []
        ),
        Case(
            "a picture in HTML in both languages, and one more here",
            "# Boats\n\n<img src=\"https://boats.example/a.png\" alt=\"A\">\n",
            "# Barcos\n\n<img src=\"https://boats.example/a.png\" alt=\"A\">\n\n![B](https://boats.example/b.png)\n",
            ["translation-images 5"]
        ),
        Case(
            "a page in each language, which the original names twice",
            "# Boats\n\nSee [the club](https://club.example/en/about-us), and ask [the club](https://club.example/en/about-us).\n\nAsk [it](https://club.example/en/about-us).\n",
            "# Barcos\n\nMira [el club](https://club.example/es/quienes-somos), y pregúntale.\n",
            []
        ),
        Case(
            "the whole address of a page of the site",
            "# Boats\n\nSee [the sails](/boats/guide/sails/).\n",
            "# Barcos\n\nMira [las velas](https://boats.example/docs/boats/guide/sails/).\n",
            []
        ),
        Case(
            "a link to the page's translation at the repository's host",
            "# Boats\n\nEn español [aquí](https://host.example/boats/blob/main/es/boats.md). See [the sails](https://a.example/sails).\n",
            "# Barcos\n\nMira [las velas](https://a.example/sails).\n",
            []
        ),
    ]
}
