/// Sequence diagrams that together use the whole language.
enum SequenceFixtures {
    static let all: [String] = [
        """
        sequenceDiagram
            title: Saving a note
            participant V as View
            participant M as Model
            V->>+M: save(note)
            M-->>-V: saved
        """,
        """
        sequenceDiagram
            autonumber 10 5
            actor U as User<br/>on a phone
            participant D@{ "type": "database", "alias": "Notes" }
            participant Q@{ "type": "queue" } as Events to come
            participant C@{ "type": "collections" }
            participant B@{ "type": "boundary" }
            participant K@{ "type": "control" }
            participant E@{ "type": "entity" }
            U->>D: a
            D<<->>Q: b
            Q<<-->>C: c
            C-)B: d
            B--)K: e
            K-xE: f
            E--xU: from the last to the first, over all the others
            autonumber off
            U->>U: to oneself, with a text that is rather long
            autonumber
            U()->>()D: g
            D/|-Q: h
            Q-//C: i
        """,
        """
        sequenceDiagram
            box Aqua Front
            participant A
            participant B
            end
            box rgb(33, 66, 99) A title wider than the participant below it
            participant C
            end
            Note left of A: to the left of the first
            Note right of C: to the right<br/>of the last
            Note right of A: between two that would be close
            Note over A,C: over three
            Note over B: over one, wider than its head
            A->>C: from end to end
        """,
        """
        sequenceDiagram
            A->>+B: one
            B->>+C: two
            loop Every minute
                alt It works, and this is a long condition that has to be wrapped somewhere
                    C-->>-B: yes
                else It does not
                    C--xB: no
                    opt Try again
                        B->>B: think
                        A->>C: past an active B
                    end
                end
                par First
                    A->>B: x
                and Second
                    A->>C: y
                end
            end
            critical Connect
                B-->C: connect
            option Timeout
                B-->B: log
            end
            break Broken
                A->>A: stop
            end
            rect rgb(191, 223, 255)
                Note over A,C: inside
                rect rgba(0, 0, 255, .1)
                    B-->>-A: done
                end
            end
        """,
        """
        sequenceDiagram
            Alice->>Bob: hello
            create participant Carl
            Bob->>Carl: come
            create actor D as Donald
            Carl->>D: you too
            destroy Carl
            Bob-xCarl: go
            Note over D: still here
            destroy D
            D->>Alice: bye
            Alice->>Bob: alone again
        """,
        """
        %%{init: {"sequence": {"wrap": true, "messageAlign": "left", "rightAngles": true, "mirrorActors": false}}}%%
        sequenceDiagram
            participant A as A participant whose name goes on and on and on
            A->>B: a text that is wrapped because the settings say so, and there is much of it
            A->>B: nowrap: this one is not wrapped, for it says so itself
            B->>B: turn around, and take a while over it
            Note over A,B: a note that is wrapped to the width between both participants
            Note right of B: and one at the right side, which has its own width to keep to
        """,
        """
        sequenceDiagram
            link A: The page @ https://example.com
            links B: {"One": "a.md", "Two": "b.md"}
            properties A: {"class": "internal"}
            activate A
            A->>B: with #quot;quotes#quot; and #9829; and 日本語 and 🚀
            deactivate A
        """,
        "sequenceDiagram\nloop nothing\nend\nparticipant A\nparticipant B",
        "sequenceDiagram\nparticipant Alone",
        "sequenceDiagram",
    ]
}
