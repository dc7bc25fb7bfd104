import Diagnostics

/// A kind of syntax that other generators read and Glosa shows as text, or leaves out.
enum ForeignKind: Int, CaseIterable {
    case liquid, gitBook, hugo, mdx, module, component, mdBook, wikiLink, contents, blocks, codeInclude, vitePress,
        kramdown
    case attributes, alert, material, docsify, division, snippet

    /// The name of the syntax, as the end of “`…` is ”.
    var name: LocalizedText {
        switch self {
        case .liquid: LocalizedText(en: "a tag of Liquid or Jinja", es: "una etiqueta de Liquid o Jinja")
        case .gitBook: LocalizedText(en: "a block of GitBook’s", es: "un bloque de GitBook")
        case .hugo: LocalizedText(en: "a shortcode of Hugo’s", es: "un shortcode de Hugo")
        case .mdx: LocalizedText(en: "JavaScript of MDX", es: "JavaScript de MDX")
        case .module:
            LocalizedText(
                en: "JavaScript, a style sheet or a comment of MDX",
                es: "JavaScript, una hoja de estilo o un comentario de MDX"
            )
        case .component:
            LocalizedText(en: "a component of MDX or Vue", es: "un componente de MDX o Vue")
        case .mdBook: LocalizedText(en: "a directive of mdBook’s", es: "una directiva de mdBook")
        case .wikiLink: LocalizedText(en: "a wiki link", es: "un enlace de wiki")
        case .contents: LocalizedText(en: "a mark for a table of contents", es: "una marca para un índice")
        case .blocks: LocalizedText(en: "a block of PyMdown’s", es: "un bloque de PyMdown")
        case .codeInclude: LocalizedText(en: "an include of mdx_include", es: "una inclusión de mdx_include")
        case .vitePress: LocalizedText(en: "an include of VitePress", es: "una inclusión de VitePress")
        case .kramdown:
            LocalizedText(en: "a list of attributes of kramdown’s", es: "una lista de atributos de kramdown")
        case .attributes: LocalizedText(en: "a list of attributes", es: "una lista de atributos")
        case .alert:
            LocalizedText(
                en: "an alert in another tool’s spelling",
                es: "un aviso con la escritura de otra herramienta"
            )
        case .material: LocalizedText(en: "a block of Material for MkDocs", es: "un bloque de Material for MkDocs")
        case .snippet: LocalizedText(en: "an include of PyMdown’s", es: "una inclusión de PyMdown")
        case .docsify: LocalizedText(en: "a notice of docsify’s", es: "un aviso de docsify")
        case .division:
            LocalizedText(
                en: "a container in another tool’s spelling",
                es: "un contenedor con la escritura de otra herramienta"
            )
        }
    }

    /// The thing to write instead.
    var advice: LocalizedText {
        switch self {
        case .liquid:
            LocalizedText(
                en:
                    "nothing fills it in here: write the text itself; a block of code shows a file with `file=`; what is an example belongs in backticks",
                es:
                    "aquí nada la rellena: escribe el texto mismo; un bloque de código muestra un fichero con `file=`; los ejemplos van entre acentos graves"
            )
        case .gitBook:
            LocalizedText(
                en: "write `:::note` … `:::` for a hint, and `::::tabs` with `:::tab Title` for tabs",
                es: "escribe `:::note` … `:::` para un aviso, y `::::tabs` con `:::tab Título` para pestañas"
            )
        case .hugo:
            LocalizedText(
                en:
                    "write `:::note` … `:::` for a notice, `::::tabs` for tabs, Markdown’s own links and pictures, and `file=` at a block of code for a file",
                es:
                    "escribe `:::note` … `:::` para un aviso, `::::tabs` para pestañas, los enlaces e imágenes de Markdown, y `file=` en un bloque de código para un fichero"
            )
        case .mdx:
            LocalizedText(
                en: "pages run no JavaScript: delete it; if it is a sample, put it between fences",
                es: "las páginas no ejecutan JavaScript: bórralo; si es un ejemplo, ponlo en un bloque de código"
            )
        case .module:
            LocalizedText(
                en:
                    "nothing is missing if it only names components and files; a text that it makes belongs in the page",
                es:
                    "no falta nada si solo nombra componentes y ficheros; un texto que cree debe estar escrito en la página"
            )
        case .component:
            LocalizedText(
                en:
                    "write `::::tabs` with `:::tab Title`, `:::note`, `::::cards` or `:::steps` instead; if it is code, put it in backticks",
                es:
                    "escribe en su lugar `::::tabs` con `:::tab Título`, `:::note`, `::::cards` o `:::steps`; si es código, ponlo entre acentos graves"
            )
        case .mdBook, .codeInclude, .vitePress, .snippet:
            LocalizedText(
                en: "name the file behind the language of a block of code: ```` ```rust file=src/main.rs ````",
                es: "nombra el fichero detrás del lenguaje de un bloque de código: ```` ```rust file=src/main.rs ````"
            )
        case .wikiLink:
            LocalizedText(
                en: "write `[Page](page.md)`, and `![description](picture.png)` for a picture",
                es: "escribe `[Página](pagina.md)`, y `![descripción](imagen.png)` si es una imagen"
            )
        case .contents:
            LocalizedText(
                en: "delete it: every page lists its headings already",
                es: "bórrala: cada página ya lista sus apartados"
            )
        case .blocks, .material, .docsify:
            LocalizedText(
                en: "write `:::note Title`, the text, and `:::`",
                es: "escribe `:::note Título`, el texto y `:::`"
            )
        case .kramdown, .attributes:
            LocalizedText(
                en: "delete it; an anchor of your own stands behind a heading: `## Title {#anchor}`",
                es: "bórrala; un ancla propia se pone detrás de un título: `## Título {#ancla}`"
            )
        case .alert:
            LocalizedText(
                en:
                    "write `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` or `[!CAUTION]` alone on its line; with a title it is `:::note Title`",
                es:
                    "escribe `[!NOTE]`, `[!TIP]`, `[!IMPORTANT]`, `[!WARNING]` o `[!CAUTION]` solo en su línea; con título es `:::note Título`"
            )
        case .division:
            LocalizedText(
                en:
                    "Markdown of this kind has no lines of colons: write a quote that begins with `[!NOTE]`, or headings",
                es: "este Markdown no tiene líneas de dos puntos: escribe una cita que empiece por `[!NOTE]`, o títulos"
            )
        }
    }

    /// True if pages lack the syntax, rather than show it as text.
    var isLeftOut: Bool { self == .component || self == .module }

    /// The severity of its finding: a note where pages rarely miss it.
    var severity: Severity { self == .module ? .note : .warning }
}
