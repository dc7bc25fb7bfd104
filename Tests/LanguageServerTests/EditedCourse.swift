import Foundation
import TestSupport

/// A course of two languages with something to go to from everywhere.
enum EditedFiles {
    static let tree = FileTree(
        """
        -- glosa.yml --
        languages: [en, es]
        glossary: content/glossary.yml
        compile: {typecheck: false}
        rules: {force-unwrap: warning}
        -- content/glossary.yml --
        - term: {en: binding, es: enlace}
          definition: {en: A way to another view's state., es: Un camino al estado de otra vista.}
        -- content/en/index.md --
        ---
        title: Course
        ---
        # Course

        Read [ownership](state/owner.md#who-owns-it) first, then [its end](state/owner.md#the-end).[^1]

        [^1]: It is short.
        -- content/en/state/owner.md --
        ---
        id: state/owner
        title: Owner
        ---
        # Owner

        ## Who owns it?

        A view owns its state. A binding leads to it.

        ```swift
        let number = Int("1")!
        ```

        ## The end

        Back to [the question](#who-owns-it), or [home](../index.md).
        -- content/es/index.md --
        ---
        title: Curso
        ---
        # Curso

        Lee primero [de quién es](estado/dueno.md#who-owns-it), y luego [el fin](estado/dueno.md#the-end).[^1]

        [^1]: Es corto.
        -- content/es/estado/dueno.md --
        ---
        id: state/owner
        title: Dueño
        ---
        # Dueño

        ## ¿De quién es?

        Una vista es dueña de su estado. Un enlace lleva a él.

        ```swift
        let number = Int("1")!
        ```

        ## El fin

        Vuelve a [la pregunta](#who-owns-it), o [al inicio](../index.md).
        """
    )

    static let owner = "content/en/state/owner.md"
    static let dueno = "content/es/estado/dueno.md"
    static let home = "content/en/index.md"
    static let inicio = "content/es/index.md"
}
