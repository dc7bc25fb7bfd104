import Foundation

/// A course small enough to be built hundreds of times, with one of everything that pages depend on.
public enum SmallCourse {
    public static let tree = FileTree(
        """
        -- glosa.yml --
        title: {es: "Curso", en: "Course"}
        templates: templates
        rulePages: used
        glossary: content/glossary.yml
        -- templates/footer.mustache --
        <footer>{{siteTitle}}</footer>
        -- templates/strings/es.yml --
        copyCode: "Copiar el código"
        -- templates/assets/glosa.css --
        body { color: black }
        -- Sources/App/Total.swift --
        // #region total
        struct Total: View {
            @State private var sum = 0
            var body: some View { Text("\\(sum)") }
        }
        // #endregion
        -- content/glossary.yml --
        - term: {es: texto, en: text}
          definition: {es: Palabras que se leen., en: Words that are read.}
          avoid: {es: prosa}
        - term: {es: párrafo, en: paragraph}
        -- content/shared/dot.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- content/es/index.md --
        # Curso

        Empieza por [estado](estado/state.md#uso).
        -- content/es/estado/state.md --
        ---
        title: Estado
        order: 1
        ---
        ## Uso

        Texto con una imagen ![punto](../../shared/dot.svg).

        ```swift
        struct Cuenta: View {
            @State private var total = 0  // ✅
            var body: some View { Text("\\(total)") }
        }
        ```

        ## Más

        Véase <doc:arbol>.

        ```swift file=Sources/App/Total.swift region=total
        ```
        -- content/es/estado/binding.md --
        ---
        title: Enlace
        ---
        # Enlace

        ```swift
        struct Fila: View {
            @State var total = 0  // ❌
            var body: some View { Text("\\(total)") }
        }
        ```
        -- content/es/arbol.md --
        # Árbol

        ```mermaid tree=estado
        flowchart TD
          a{"¿De quién es?"} -->|"De la vista"| b["@State"]
          a -->|"De otra"| c["@Binding"]
          click b "estado/state.md#uso"
          click c "estado/binding.md"
        ```
        -- content/en/index.md --
        # Course

        Begin with [state](estado/state.md#uso).
        -- content/en/estado/state.md --
        ---
        title: State
        order: 1
        ---
        ## Use

        Text.

        ```swift
        struct Cuenta: View {
            @State private var total = 0  // ✅
            var body: some View { Text("\\(total)") }
        }
        ```

        ## More

        Text.

        ```swift file=Sources/App/Total.swift region=total
        ```
        """
    )
}

/// The same numbers on every machine (SplitMix64).
public struct SeededGenerator: RandomNumberGenerator {
    private var state: UInt64

    public init(seed: UInt64) { state = seed }

    public mutating func next() -> UInt64 {
        state &+= 0x9E37_79B9_7F4A_7C15
        var value = state
        value = (value ^ (value >> 30)) &* 0xBF58_476D_1CE4_E5B9
        value = (value ^ (value >> 27)) &* 0x94D0_49BB_1331_11EB
        return value ^ (value >> 31)
    }
}
