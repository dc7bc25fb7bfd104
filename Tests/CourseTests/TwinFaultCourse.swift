extension TwinFaultTests {
    /// In which nothing is at fault.
    static let course = #"""
        -- glosa.yml --
        languages: [es, en]
        -- content/es/luz.md --
        ---
        title: La luz de la sala
        id: light
        description: Cómo se enciende la luz de la sala y quién decide cuándo se apaga.
        order: 1
        profile: modern-state
        ---
        # La luz de la sala

        En esta lección se enciende una luz y se ve quién es su dueño. La vista guarda el estado y lo presta a las demás.

        ![La sala a oscuras](../shared/dark.svg)

        ## El interruptor

        El interruptor guarda un valor propio, así que el estado es suyo y de nadie más.

        ```swift caption="El interruptor de la sala"
        struct LightSwitch: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Luz", isOn: $isOn) // la luz de la sala
            }
        }
        ```

        Después se puede leer [la lección de las persianas](persianas.md#abrir) o volver al [principio](#la-luz-de-la-sala).

        - Si la luz está apagada, no se ve nada.
        - Si está encendida, se ve todo.
        - Con la lámpara, algo se ve.

        Con $n$ lámparas, $\text{luz} = n^2$.

        ```math
        E = m c^2 \text{ siempre}
        ```

        ## Quién decide

        ```mermaid
        flowchart TD
            ask{"¿Es de noche?"} -->|"Sí"| on["Se enciende la luz"]
            ask -->|"No"| off["Se deja apagada"]
            on -.-> lamp["También la lámpara"]
        ```

        ```mermaid
        sequenceDiagram
            actor Persona
            Persona->>+Interruptor: pulsa
            alt Es de noche
                Interruptor->>Luz: enciende
            else
                Interruptor--xPersona: nada
            end
            Note over Luz: Brilla
        ```

        ```mermaid
        pie showData
            title Horas de luz
            "Noche" : 7.5
            "Día" : 2
        ```

        | Palabra | Qué es |
        |---|---|
        | `@State` | lo que guarda la vista |
        | `@Binding` | lo que se presta a otra |
        | `let` | lo que no cambia nunca |

        ### La noche

        :::tip Con la voz
        De noche la decide quien está en la sala, con el interruptor o con la voz.
        :::

        ```swift
        let hour = 22
        let isNight = hour > 20
        ```

        ```sh
        # enciende la luz
        light --room sala --on
        ```

        ### El día

        1. Se abren las persianas.
        2. Se apaga la luz.

        ## Resumen

        La luz es de quien la guarda; las demás vistas la leen o la piden prestada. Más en [el manual](https://example.org/luz).
        -- content/en/light.md --
        ---
        title: The light in the room
        id: light
        description: How the light in the room is switched on, and who decides when it goes off.
        order: 1
        profile: modern-state
        ---
        # The light in the room

        In this lesson a light is switched on, and you see who owns it. The view keeps the state and lends it to the others.

        ![The room in the dark](../shared/dark.svg)

        ## The switch

        The switch keeps a value of its own, so the state is its own and nobody else's.

        ```swift caption="The switch in the room"
        struct LightSwitch: View {
            @State private var isOn = false

            var body: some View {
                Toggle("Light", isOn: $isOn) // the light in the room
            }
        }
        ```

        Then read [the lesson on blinds](blinds.md#abrir) or go back to [the beginning](#la-luz-de-la-sala).

        - If the light is off, nothing can be seen.
        - If it is on, all of it can be seen.
        - With the lamp, you see something.

        With $n$ lamps, $\text{light} = n^2$.

        ```math
        E = m c^2 \text{ always}
        ```

        ## Who decides

        ```mermaid
        flowchart TD
            ask{"Is it night?"} -->|"Yes"| on["The light goes on"]
            ask -->|"No"| off["It stays off"]
            on -.-> lamp["The lamp too"]
        ```

        ```mermaid
        sequenceDiagram
            actor Person
            Person->>+Switch: presses
            alt It is night
                Switch->>Light: switches on
            else
                Switch--xPerson: nothing
            end
            Note over Light: It shines
        ```

        ```mermaid
        pie showData
            title Hours of light
            "Night" : 7.5
            "Day" : 2
        ```

        | Word | What it is |
        |---|---|
        | `@State` | what the view keeps |
        | `@Binding` | what is lent to another |
        | `let` | what never changes |

        ### At night

        :::tip By voice
        At night it is decided by whoever is in the room, with the switch or by voice.
        :::

        ```swift
        let hour = 22
        let isNight = hour > 20
        ```

        ```sh
        # switch on the light
        light --room sala --on
        ```

        ### By day

        1. The blinds are opened.
        2. The light is switched off.

        ## Summary

        The light belongs to the view that keeps it; the other views read it or borrow it. More in [the manual](https://example.org/light).
        -- content/es/persianas.md --
        ---
        id: blinds
        ---
        # Persianas

        ## Abrir

        Se abren por la mañana y se cierran por la noche.
        -- content/en/blinds.md --
        ---
        id: blinds
        ---
        # Blinds

        ## Open

        They are opened in the morning and closed at night.
        -- content/shared/dark.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        -- content/shared/light.svg --
        <svg xmlns="http://www.w3.org/2000/svg"/>
        """#
}
