import Course
import CourseConfiguration

/// The course that `glosa init` makes: small, without findings, and with an example of each thing that Glosa reads.
enum StarterCourse {
    /// Returns the files for an author, whose language becomes the main one.
    static func files(in language: String) -> [(path: String, text: String)] {
        [
            ("content/es/index.md", spanishHome),
            ("content/es/primera-leccion.md", spanishLesson),
            ("content/en/index.md", englishHome),
            ("content/en/first-lesson.md", englishLesson),
            (".gitignore", ignored),
            // The configuration is last: with it the course is whole.
            ("glosa.yml", configuration(in: language)),
        ]
    }

    static let ignored = "/site/\n/.glosa/\n"

    private static func configuration(in language: String) -> String {
        let isSpanish = language == "es"
        return """
            # Every key is optional; the manual lists them all.
            title: \(isSpanish ? #"{es: "Mi curso", en: "My course"}"# : #"{en: "My course", es: "Mi curso"}"#)
            languages: \(isSpanish ? "[es, en]" : "[en, es]")          # \(about("languages"))
            # baseURL: https://example.org/course/          # \(about("baseURL"))
            """ + "\n"
    }

    /// The subject of a key of `glosa.yml`, as the manual has it.
    private static func about(_ key: String) -> String { ConfigurationKey.named(key)?.about.en ?? "" }

    private static let spanishHome = """
        ---
        title: Mi curso
        description: Un curso nuevo hecho con Glosa.
        ---

        # Mi curso

        Cada fichero Markdown de esta carpeta es una lección. Empieza por
        [la primera](primera-leccion.md).
        """ + "\n"

    private static let englishHome = """
        ---
        title: My course
        description: A new course made with Glosa.
        ---

        # My course

        Each Markdown file in this folder is a lesson. Begin with
        [the first one](first-lesson.md).
        """ + "\n"

    private static let spanishLesson = """
        ---
        id: first-lesson
        title: La primera lección
        order: 1
        ---

        # La primera lección

        Las muestras de código llevan marcas: ✅ para lo que debe estar bien y ❌ para lo que debe fallar.

        ```swift
        // ✅ La vista posee este valor
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                Button("Suma: \\(count)") { count += 1 }
            }
        }
        ```

        Y los diagramas se dibujan al construir el sitio:

        ```mermaid
        flowchart LR
            own{"¿La vista crea el dato?"} -->|Sí| state["@State"]
            own -->|No| let["let"]
        ```
        """ + "\n"

    private static let englishLesson = """
        ---
        id: first-lesson
        title: The first lesson
        order: 1
        ---

        # The first lesson

        Code samples carry marks: ✅ for what must be right and ❌ for what must fail.

        ```swift
        // ✅ The view owns this value
        struct Counter: View {
            @State private var count = 0

            var body: some View {
                Button("Add: \\(count)") { count += 1 }
            }
        }
        ```

        And diagrams are drawn when the site is built:

        ```mermaid
        flowchart LR
            own{"Does the view create the datum?"} -->|Yes| state["@State"]
            own -->|No| let["let"]
        ```
        """ + "\n"
}
