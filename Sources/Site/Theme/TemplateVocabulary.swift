import Diagnostics

/// The variables that templates may use. The manual's table and the check of a course's own templates both come from here.
package enum TemplateVocabulary {
    package struct Variable: Sendable {
        /// The name, with the list it belongs to before a dot: `breadcrumbs.title`.
        package let name: String
        package let meaning: LocalizedText

        init(_ name: String, en: String, es: String) {
            self.name = name
            self.meaning = LocalizedText(en: en, es: es)
        }
    }

    package static let variables: [Variable] = [
        Variable("lang", en: "the page's language tag", es: "la etiqueta de idioma de la página"),
        Variable("siteTitle", en: "the course's title", es: "el título del curso"),
        Variable("title", en: "the page's title", es: "el título de la página"),
        Variable(
            "documentTitle",
            en: "page and course title, for <title>",
            es: "título de página y curso, para <title>"
        ),
        Variable("description", en: "one sentence about the page", es: "una frase sobre la página"),
        Variable("root", en: "way from the page to the site's root", es: "camino de la página a la raíz del sitio"),
        Variable("home", en: "way to the language's start page", es: "camino a la portada del idioma"),
        Variable(
            "rulesPage",
            en: "way to the list of rules, if there is one",
            es: "camino a la lista de reglas, si la hay"
        ),
        Variable("glossaryPage", en: "way to the glossary, if there is one", es: "camino al glosario, si lo hay"),
        Variable(
            "wholeCoursePage",
            en: "way to the page with the whole course, if there is one",
            es: "camino a la página con todo el curso, si la hay"
        ),
        Variable(
            "isWholeCourseDivided",
            en: "whether that is several pages",
            es: "si son varias páginas"
        ),
        Variable(
            "isNoindex",
            en: "whether search engines should ignore the page",
            es: "si los buscadores deben omitirla"
        ),
        Variable("canonical", en: "the page's absolute address", es: "la dirección absoluta de la página"),
        Variable("alternates", en: "the page in its languages", es: "la página en sus idiomas"),
        Variable("alternates.hreflang", en: "language tag or x-default", es: "etiqueta de idioma o x-default"),
        Variable("alternates.href", en: "address in that language", es: "dirección en ese idioma"),
        Variable("ogType", en: "Open Graph type", es: "tipo de Open Graph"),
        Variable("ogLocale", en: "Open Graph locale", es: "configuración regional de Open Graph"),
        Variable("stylesheet", en: "way to the style sheet", es: "camino a la hoja de estilo"),
        Variable(
            "diagramStylesheet",
            en: "way to the diagrams' style sheet",
            es: "camino a la hoja de estilo de los diagramas"
        ),
        Variable("script", en: "way to the script", es: "camino al script"),
        Variable(
            "themeScript",
            en: "way to the script that sets light or dark",
            es: "camino al script de claro u oscuro"
        ),
        Variable(
            "extrasScript",
            en: "way to the script for what fewer pages have: drawings, tabs, questions",
            es: "camino al script de lo que tienen menos páginas: dibujos, pestañas, preguntas"
        ),
        Variable(
            "notFoundScript",
            en: "way to the script of `not-found`, which offers what was meant",
            es: "camino al script de `not-found`, que ofrece lo que se buscaba"
        ),
        Variable("search", en: "the site's search, if it has one", es: "el buscador del sitio, si lo tiene"),
        Variable("search.index", en: "way to the language's index", es: "camino al índice del idioma"),
        Variable("search.script", en: "way to the script of the dialog", es: "camino al script del diálogo"),
        Variable(
            "search.rules",
            en: "way to the language's rules, if it has any",
            es: "camino a las reglas del idioma, si las tiene"
        ),
        Variable("search.stylesheet", en: "way to the dialog's style sheet", es: "camino al estilo del diálogo"),
        Variable("favicon", en: "way to the icon", es: "camino al icono"),
        Variable("faviconType", en: "its media type, if it is known", es: "su tipo de medio, si se conoce"),
        Variable("logo", en: "the course's logo, if it has one", es: "el logotipo del curso, si lo tiene"),
        Variable("logo.light", en: "way to it, for light pages", es: "camino a él, para páginas claras"),
        Variable(
            "logo.dark",
            en: "way to it, for dark pages, if that is another",
            es: "camino a él, para páginas oscuras, si es otro"
        ),
        Variable(
            "logo.replacesTitle",
            en: "whether it shows the course's name",
            es: "si muestra el nombre del curso"
        ),
        Variable(
            "hasHeaderLinks",
            en: "whether `links` names any for the header",
            es: "si `links` da alguno para la cabecera"
        ),
        Variable("headerLinks", en: "the course's links for the header", es: "los enlaces del curso para la cabecera"),
        Variable("headerLinks.title", en: "a link's text", es: "texto de un enlace"),
        Variable("headerLinks.href", en: "where it leads", es: "a dónde lleva"),
        Variable("headerLinks.isCurrent", en: "whether it leads to the page", es: "si lleva a la página"),
        Variable(
            "headerLinks.isListed",
            en: "whether the navigation lists the same page at its top",
            es: "si la navegación tiene arriba la misma página"
        ),
        Variable(
            "hasFooterLinks",
            en: "whether `links` names any for the footer",
            es: "si `links` da alguno para el pie"
        ),
        Variable("footerLinks", en: "the course's links for the footer", es: "los enlaces del curso para el pie"),
        Variable("footerLinks.title", en: "a link's text", es: "texto de un enlace"),
        Variable("footerLinks.href", en: "where it leads", es: "a dónde lleva"),
        Variable("footerLinks.isCurrent", en: "whether it leads to the page", es: "si lleva a la página"),
        Variable("footerText", en: "the course's text for the footer", es: "el texto del curso para el pie"),
        Variable(
            "hasContentSecurityPolicy",
            en: "whether the page limits what browsers load and run",
            es: "si la página limita lo que los navegadores cargan y ejecutan"
        ),
        Variable(
            "contentSecurityPolicy",
            en: "the limits, for a `Content-Security-Policy`",
            es: "los límites, para una `Content-Security-Policy`"
        ),
        Variable("feed", en: "way to the language's Atom feed", es: "camino al canal Atom del idioma"),
        Variable("markdown", en: "way to the lesson's Markdown", es: "camino al Markdown de la lección"),
        Variable(
            "structuredData",
            en: "the description of the page in JSON-LD, for a `script` element",
            es: "la descripción de la página en JSON-LD, para un elemento `script`"
        ),
        Variable("generator", en: "“Glosa” and its version", es: "«Glosa» y su versión"),
        Variable(
            "strings",
            en: "the interface's texts, from strings/LANG.yml",
            es: "los textos de la interfaz, de strings/LANG.yml"
        ),
        Variable(
            "extra",
            en: "the values under `extra:` in the front matter",
            es: "los valores de `extra:` en la cabecera"
        ),
        Variable("theme", en: "the settings under `theme:` in glosa.yml", es: "los ajustes de `theme:` en glosa.yml"),
        Variable(
            "hasLanguageMenu",
            en: "whether the languages are too many for a bar",
            es: "si los idiomas son demasiados para una barra"
        ),
        Variable("languages", en: "the course's languages", es: "los idiomas del curso"),
        Variable("languages.code", en: "language tag", es: "etiqueta de idioma"),
        Variable("languages.name", en: "the language's own name", es: "el nombre del idioma en él mismo"),
        Variable(
            "languages.href",
            en: "this page in that language, or its start page",
            es: "esta página en ese idioma, o su portada"
        ),
        Variable("languages.isCurrent", en: "whether it is the page's language", es: "si es el idioma de la página"),
        Variable(
            "languages.isMissing",
            en: "whether this page lacks that language",
            es: "si la página no existe en ese idioma"
        ),
        Variable("navigation", en: "the tree of sections, as HTML", es: "el árbol de secciones, en HTML"),
        Variable("hasReferences", en: "whether there are rules or a glossary", es: "si hay reglas o un glosario"),
        Variable("references", en: "the lists of rules and of terms", es: "las listas de reglas y de términos"),
        Variable("references.title", en: "a list's name", es: "nombre de una lista"),
        Variable("references.href", en: "way to it", es: "camino a ella"),
        Variable("references.isCurrent", en: "whether the page is in it", es: "si la página está en ella"),
        Variable("breadcrumbs", en: "the sections above the page", es: "las secciones por encima de la página"),
        Variable("breadcrumbs.title", en: "a section's title", es: "título de una sección"),
        Variable("breadcrumbs.href", en: "way to a section", es: "camino a una sección"),
        Variable(
            "hasContents",
            en: "whether the page has headings to list",
            es: "si la página tiene encabezados que listar"
        ),
        Variable("contents", en: "the page's headings of level 2 and 3", es: "los encabezados de nivel 2 y 3"),
        Variable("contents.href", en: "way to a heading", es: "camino a un encabezado"),
        Variable("contents.title", en: "a heading's text", es: "texto de un encabezado"),
        Variable("contents.isSub", en: "whether its level is 3", es: "si es de nivel 3"),
        Variable(
            "heading",
            en: "the title, where the text does not open with one",
            es: "el título, si el texto no empieza con uno"
        ),
        Variable("content", en: "the page's text, as HTML", es: "el texto de la página, en HTML"),
        Variable(
            "lead",
            en: "the text up to its first paragraph, as HTML, in `home`",
            es: "el texto hasta su primer párrafo, en HTML, en `home`"
        ),
        Variable("rest", en: "the text behind that, as HTML, in `home`", es: "el texto que sigue, en HTML, en `home`"),
        Variable("hasPager", en: "whether there is a lesson before or after", es: "si hay una lección antes o después"),
        Variable("previous", en: "the lesson before", es: "la lección anterior"),
        Variable("previous.title", en: "its title", es: "su título"),
        Variable("previous.href", en: "way to it", es: "camino a ella"),
        Variable("next", en: "the lesson after", es: "la lección siguiente"),
        Variable("next.title", en: "its title", es: "su título"),
        Variable("next.href", en: "way to it", es: "camino a ella"),
        Variable("isDraft", en: "whether the lesson is a draft", es: "si la lección es un borrador"),
        Variable("updated", en: "day of the last revision, in words", es: "día de la última revisión, en palabras"),
        Variable("updatedISO", en: "the same as 2026-01-31", es: "lo mismo como 2026-01-31"),
        Variable(
            "hasMissingTranslations",
            en: "whether a language lacks this page",
            es: "si algún idioma no tiene esta página"
        ),
        Variable("missingTranslations", en: "the languages without this page", es: "los idiomas sin esta página"),
        Variable("missingTranslations.name", en: "the language's own name", es: "el nombre del idioma en él mismo"),
        Variable("missingTranslations.lang", en: "language tag", es: "etiqueta de idioma"),
        Variable("isFallback", en: "whether the text is in another language", es: "si el texto está en otro idioma"),
        Variable("fallbackLang", en: "the text's language tag", es: "la etiqueta de idioma del texto"),
        Variable("fallbackDirection", en: "`ltr` or `rtl`, for that language", es: "`ltr` o `rtl`, de ese idioma"),
        Variable("fallbackName", en: "that language's own name", es: "el nombre de ese idioma en él mismo"),
        Variable(
            "isStale",
            en: "whether the original has changed since the translation was accepted",
            es: "si el original ha cambiado desde que se aceptó la traducción"
        ),
        Variable("staleSections", en: "the sections that have changed", es: "los apartados que han cambiado"),
        Variable("staleSections.title", en: "a section's title", es: "título de un apartado"),
        Variable("staleSections.href", en: "way to it", es: "camino a él"),
        Variable("hasChildren", en: "whether the section has lessons", es: "si la sección tiene lecciones"),
        Variable("children", en: "the section's lessons and sections", es: "las lecciones y secciones de la sección"),
        Variable("children.number", en: "place in the list", es: "lugar en la lista"),
        Variable("children.title", en: "title", es: "título"),
        Variable("children.href", en: "way to it", es: "camino"),
        Variable("children.hasDescription", en: "whether it has a description", es: "si tiene descripción"),
        Variable("children.description", en: "its description", es: "su descripción"),
        Variable("hasSections", en: "whether the course has sections", es: "si el curso tiene secciones"),
        Variable("sections", en: "sections, in `home` and `navigation`", es: "secciones, en `home` y `navigation`"),
        Variable("sections.title", en: "a section's title", es: "título de una sección"),
        Variable("sections.href", en: "way to its page", es: "camino a su página"),
        Variable("sections.hasDescription", en: "whether it has a description", es: "si tiene descripción"),
        Variable("sections.description", en: "its description", es: "su descripción"),
        Variable("sections.isSub", en: "whether it lies in the one before", es: "si está dentro de la anterior"),
        Variable("sections.hasLessons", en: "whether it has lessons of its own", es: "si tiene lecciones propias"),
        Variable("sections.isOpen", en: "whether the page is in it", es: "si la página está en ella"),
        Variable("sections.isCurrent", en: "whether it is the page", es: "si es la página"),
        Variable("sections.lessons", en: "its lessons", es: "sus lecciones"),
        Variable(
            "entries",
            en: "lessons and sections in their order, in `navigation`",
            es: "lecciones y secciones en su orden, en `navigation`"
        ),
        Variable("entries.title", en: "title, with a number if it has one", es: "título, con su número si lo tiene"),
        Variable("entries.href", en: "way to it", es: "camino"),
        Variable("entries.isCurrent", en: "whether it is the page", es: "si es la página"),
        Variable("entries.isSection", en: "whether it is a section", es: "si es una sección"),
        Variable("entries.isDraft", en: "whether it is not written yet", es: "si aún no está escrita"),
        Variable("entries.hasEntries", en: "whether the section is listed", es: "si se enumera la sección"),
        Variable("entries.isOpen", en: "whether the page is in the section", es: "si la página está en la sección"),
        Variable("lessons", en: "lessons, in `navigation`", es: "lecciones, en `navigation`"),
        Variable("lessons.title", en: "a lesson's title", es: "título de una lección"),
        Variable("lessons.href", en: "way to it", es: "camino a ella"),
        Variable("lessons.isCurrent", en: "whether it is the page", es: "si es la página"),
        Variable(
            "hasSideBySide",
            en: "whether the lesson can be read beside a translation",
            es: "si la lección se puede leer en paralelo con una traducción"
        ),
        Variable("sideBySide", en: "its pages beside translations", es: "sus páginas en paralelo con traducciones"),
        Variable("sideBySide.code", en: "the translation's language tag", es: "etiqueta de idioma de la traducción"),
        Variable("sideBySide.name", en: "the language's own name", es: "el nombre del idioma en él mismo"),
        Variable("sideBySide.href", en: "way to the page", es: "camino a la página"),
        Variable("sideBySide.isCurrent", en: "whether it is the page", es: "si es la página"),
        Variable("columns", en: "the versions, in `side-by-side`", es: "las versiones, en `side-by-side`"),
        Variable("columns.code", en: "language tag", es: "etiqueta de idioma"),
        Variable("columns.name", en: "the language's own name", es: "el nombre del idioma en él mismo"),
        Variable("columns.direction", en: "`ltr` or `rtl`", es: "`ltr` o `rtl`"),
        Variable("columns.title", en: "the lesson's title in it", es: "el título de la lección en él"),
        Variable("columns.href", en: "way to the lesson", es: "camino a la lección"),
        Variable("hasThird", en: "whether there are three versions", es: "si hay tres versiones"),
        Variable(
            "thirdLanguages",
            en: "languages that the preview can set beside the two",
            es: "idiomas que la vista previa puede poner junto a los dos"
        ),
        Variable("thirdLanguages.code", en: "language tag", es: "etiqueta de idioma"),
        Variable("thirdLanguages.name", en: "the language's own name", es: "el nombre del idioma en él mismo"),
        Variable("thirdLanguages.href", en: "way to that page, or back", es: "camino a esa página, o de vuelta"),
        Variable("thirdLanguages.isCurrent", en: "whether it is shown", es: "si se muestra"),
        Variable("readingMinutes", en: "how many minutes the lesson takes", es: "cuántos minutos lleva la lección"),
        Variable("isOneMinute", en: "whether that is one minute", es: "si es un minuto"),
        Variable(
            "editPage",
            en: "where the page's source can be changed",
            es: "dónde se puede cambiar el texto de la página"
        ),
        Variable("choices", en: "the languages, in `chooser`", es: "los idiomas, en `chooser`"),
        Variable("choices.code", en: "language tag", es: "etiqueta de idioma"),
        Variable("choices.name", en: "the language's own name", es: "el nombre del idioma en él mismo"),
        Variable("choices.direction", en: "`ltr` or `rtl`", es: "`ltr` o `rtl`"),
        Variable("choices.href", en: "way to its start page", es: "camino a su portada"),
        Variable("choices.title", en: "the course's title in it", es: "el título del curso en él"),
        Variable("choices.hasDescription", en: "whether it has a description", es: "si tiene descripción"),
        Variable("choices.description", en: "the course's description in it", es: "la descripción del curso en él"),
        Variable("choices.call", en: "text for the button", es: "texto del botón"),
        Variable(
            "caption",
            en: "the caption on a decision tree's fence",
            es: "el título que da al árbol de decisión su bloque"
        ),
        Variable("map", en: "a decision tree drawn, as HTML", es: "un árbol de decisión dibujado, en HTML"),
        Variable(
            "outline",
            en: "a decision tree as nested lists, in HTML",
            es: "un árbol de decisión en listas anidadas, en HTML"
        ),
        Variable("lesson", en: "the lesson that draws the tree", es: "la lección que dibuja el árbol"),
        Variable("lesson.title", en: "its title", es: "su título"),
        Variable("lesson.href", en: "way to it", es: "camino a ella"),
        Variable(
            "isHandOver",
            en: "whether the questions go on in another tree",
            es: "si las preguntas siguen en otro árbol"
        ),
        Variable("isOutcome", en: "whether the page is an outcome", es: "si la página es un desenlace"),
        Variable("answers", en: "the answers to a question", es: "las respuestas a una pregunta"),
        Variable("answers.number", en: "the key that gives it", es: "la tecla que la da"),
        Variable("answers.text", en: "the answer", es: "la respuesta"),
        Variable("answers.href", en: "way to what it leads to", es: "camino a donde lleva"),
        Variable("answers.isOutcome", en: "whether that is an outcome", es: "si eso es un desenlace"),
        Variable("hasWay", en: "whether questions lead here", es: "si hay preguntas que llevan aquí"),
        Variable("way", en: "the questions asked so far", es: "las preguntas hechas hasta aquí"),
        Variable("way.question", en: "a question", es: "una pregunta"),
        Variable("way.hasAnswer", en: "whether it has an answer to name", es: "si hay una respuesta que nombrar"),
        Variable("way.answer", en: "the answer given", es: "la respuesta dada"),
        Variable("way.href", en: "way back to it", es: "camino de vuelta a ella"),
        Variable("back", en: "the question before", es: "la pregunta anterior"),
        Variable("back.href", en: "way to it", es: "camino a ella"),
        Variable("restart", en: "way to the tree's page", es: "camino a la página del árbol"),
        Variable("hasOtherWays", en: "whether other ways lead here", es: "si llevan aquí otros caminos"),
        Variable("otherWays", en: "the other ways, each a `way`", es: "los otros caminos, cada uno un `way`"),
        Variable("notes", en: "what the tree notes beside a node", es: "lo que el árbol anota junto a un nodo"),
        Variable("notes.text", en: "a note", es: "una nota"),
        Variable("why", en: "why the outcome is right", es: "por qué es ese el desenlace"),
        Variable("hasExamples", en: "whether the outcome has an example", es: "si el desenlace tiene ejemplo"),
        Variable("examples", en: "the outcome's examples", es: "los ejemplos del desenlace"),
        Variable("examples.code", en: "the code, as HTML", es: "el código, en HTML"),
        Variable("hasReplaces", en: "whether it takes the place of something", es: "si ocupa el lugar de algo"),
        Variable("replaces", en: "what was written before", es: "lo que se escribía antes"),
        Variable("replaces.code", en: "the code", es: "el código"),
        Variable("explanation", en: "the section that explains it", es: "el apartado que lo explica"),
        Variable("explanation.title", en: "its title", es: "su título"),
        Variable("explanation.href", en: "way to it", es: "camino a él"),
        Variable("explanation.excerpt", en: "its first paragraph", es: "su primer párrafo"),
        Variable("hasRightSamples", en: "whether samples use it well", es: "si hay muestras que lo usan bien"),
        Variable("rightSamples", en: "the samples that use it well", es: "las muestras que lo usan bien"),
        Variable("rightSamples.code", en: "the line that uses it", es: "la línea que lo usa"),
        Variable("rightSamples.lesson", en: "the lesson's title", es: "el título de la lección"),
        Variable("rightSamples.section", en: "the section's title", es: "el título del apartado"),
        Variable("rightSamples.href", en: "way to it", es: "camino a él"),
        Variable("hasWrongSamples", en: "whether samples show it wrong", es: "si hay muestras que lo enseñan mal"),
        Variable("wrongSamples", en: "the samples that show it wrong", es: "las muestras que lo enseñan mal"),
        Variable("wrongSamples.code", en: "the line that uses it", es: "la línea que lo usa"),
        Variable("wrongSamples.lesson", en: "the lesson's title", es: "el título de la lección"),
        Variable("wrongSamples.section", en: "the section's title", es: "el título del apartado"),
        Variable("wrongSamples.href", en: "way to it", es: "camino a él"),
        Variable("hasRules", en: "whether rules check it", es: "si hay reglas que lo comprueban"),
        Variable("rules", en: "the rules that check it", es: "las reglas que lo comprueban"),
        Variable("rules.id", en: "the rule's name", es: "el nombre de la regla"),
        Variable("rules.href", en: "way to its page, if it has one", es: "camino a su página, si la tiene"),
        Variable("rules.what", en: "what is wrong", es: "qué está mal"),
        Variable("rules.instead", en: "what to write instead", es: "qué escribir en su lugar"),
        Variable("hasOutcomes", en: "whether the lesson explains outcomes", es: "si la lección explica desenlaces"),
        Variable("outcomes", en: "the outcomes that the lesson explains", es: "los desenlaces que explica la lección"),
        Variable("outcomes.title", en: "an outcome", es: "un desenlace"),
        Variable("outcomes.href", en: "way to its page", es: "camino a su página"),
    ]
}
