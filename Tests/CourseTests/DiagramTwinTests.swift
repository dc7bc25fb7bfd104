import Diagnostics
import Mermaid
import TestSupport
import Testing

@testable import Course
@testable import CourseChecks

/// Diagrams of all types are the same graph in every language; labels, and names that readers see, may be translated.
@Suite("Diagrams between languages")
struct DiagramTwinTests {
    private static func skeleton(_ text: String) -> DiagramSkeleton {
        ParsedDiagram(SourceSlice(SourceFile(path: "a.md", text: text))).skeleton
    }

    @Test(
        "A translated diagram is the same graph",
        arguments: [
            (
                "classDiagram\nAnimal <|-- Duck : is\nAnimal : +int age\nnote for Duck \"Quacks\"",
                "classDiagram\nAnimal <|-- Pato : es\nAnimal : +int edad\nnote for Pato \"Grazna\""
            ),
            (
                "classDiagram\nclass A[\"One\"]\nA \"1\" --> \"many\" B",
                "classDiagram\nclass A[\"Uno\"]\nA \"1\" --> \"muchos\" B"
            ),
            (
                "stateDiagram-v2\n[*] --> Idle\nIdle --> Running : start\nnote right of Idle : waits",
                "stateDiagram-v2\n[*] --> Parado\nParado --> EnMarcha : empieza\nnote right of Parado : espera"
            ),
            (
                "erDiagram\nAUTHOR ||--o{ BOOK : writes\nBOOK {\nint id PK \"number\"\n}",
                "erDiagram\nAUTOR ||--o{ LIBRO : escribe\nLIBRO {\nint id PK \"número\"\n}"
            ),
        ]
    )
    func same(original: String, translation: String) {
        #expect(Self.skeleton(original).isSameGraph(Self.skeleton(translation)))
    }

    @Test(
        "Another graph is another diagram",
        arguments: [
            ("classDiagram\nA <|-- B", "classDiagram\nB <|-- A"), ("classDiagram\nA *-- B", "classDiagram\nA o-- B"),
            ("classDiagram\nA --> B : x", "classDiagram\nA --> B"), ("classDiagram\nA : x()", "classDiagram\nA : x"),
            ("stateDiagram-v2\nA --> B", "stateDiagram-v2\nB --> A"),
            ("stateDiagram-v2\nA --> B", "stateDiagram-v2\nB --> C\nC --> B"),
            ("stateDiagram-v2\nstate A {\nB\n}", "stateDiagram-v2\nA --> B"),
            ("stateDiagram-v2\nA\nnote right of A : x", "stateDiagram-v2\nA\nnote left of A : x"),
            ("erDiagram\nA ||--o{ B : x", "erDiagram\nA ||--|{ B : x"),
            ("erDiagram\nA ||--o{ B : x", "erDiagram\nA ||..o{ B : x"),
            ("erDiagram\nA {\nint id PK\n}", "erDiagram\nA {\nint id\n}"),
        ]
    )
    func different(original: String, translation: String) {
        #expect(!Self.skeleton(original).isSameGraph(Self.skeleton(translation)))
    }

    @Test("What differs is found in the translation, where a person would mend it")
    func place() async throws {
        let found = try await TwinFaultTests.findings(
            FileTree(
                """
                -- glosa.yml --
                languages: [es, en]
                -- content/es/luz.md --
                ---
                id: light
                ---
                # Luz

                ```mermaid
                stateDiagram-v2
                    [*] --> Apagada
                    Apagada --> Encendida : pulsar
                    Encendida --> Apagada : pulsar
                ```
                -- content/en/light.md --
                ---
                id: light
                ---
                # Light

                ```mermaid
                stateDiagram-v2
                    [*] --> Off
                    Off --> On : press
                ```

                """
            )
        )
        #expect(found == ["translation-diagrams content/en/light.md:9"])
    }
}
