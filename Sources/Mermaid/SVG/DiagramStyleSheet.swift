/// The style sheet of embedded diagrams.
public enum DiagramStyleSheet {
    /// The style sheet that a page includes once for all its diagrams. Set the variables to restyle them; `data-theme="light"` or
    /// `"dark"` on the root element wins over the reader's preference.
    public static let css = css(.default)

    /// Returns the style sheet with the colours of a palette. Paper has those of a light page.
    public static func css(_ palette: DiagramOptions.Palette) -> String {
        let (light, dark) = (palette.light.css, palette.dark.css)
        return """
            :root,[data-theme=light]{\(light)}
            @media (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
            [data-theme=dark]{\(dark)}
            @media print{:root:root,[data-theme]{\(light)}}

            """ + rules + DiagramLook.rules
    }

    /// Returns the colours of a palette with the names of their custom properties, on light and on dark pages.
    public static func colours(
        _ palette: DiagramOptions.Palette
    ) -> [(property: String, light: String, dark: String)] {
        zip(palette.light.colours, palette.dark.colours).map { light, dark in
            ("--diagram-\(light.name)", light.value, dark.value)
        }
    }

    // Colours are repeated on links: Chromium gives what a visited link inherits from outside of it the initial black.
    static let rules = """
        .glosa-diagram{max-width:100%;height:auto}
        .glosa-diagram .dg-nodes{fill:var(--diagram-node-fill);stroke:var(--diagram-node-stroke)}
        .glosa-diagram .dg-terminal{fill:var(--diagram-terminal-fill);stroke:var(--diagram-terminal-stroke)}
        .glosa-diagram .dg-decision{fill:var(--diagram-decision-fill);stroke:var(--diagram-decision-stroke)}
        .glosa-diagram .dg-data{fill:var(--diagram-data-fill);stroke:var(--diagram-data-stroke)}
        .glosa-diagram .dg-document{fill:var(--diagram-document-fill);stroke:var(--diagram-document-stroke)}
        .glosa-diagram .dg-text{fill:var(--diagram-node-text);stroke:none}
        .glosa-diagram .dg-solid{fill:var(--diagram-node-stroke)}
        .glosa-diagram .dg-band{fill:var(--diagram-background)}
        .glosa-diagram .dg-note{fill:var(--diagram-note-fill);stroke:var(--diagram-note-stroke)}
        .glosa-diagram .dg-note-text{fill:var(--diagram-note-text);stroke:none}
        .glosa-diagram .dg-clusters{fill:var(--diagram-cluster-fill);stroke:var(--diagram-cluster-stroke)}
        .glosa-diagram .dg-second{fill:var(--diagram-cluster-fill-second)}
        .glosa-diagram .dg-third{fill:var(--diagram-cluster-fill-third)}
        .glosa-diagram .dg-cluster-text{fill:var(--diagram-cluster-text);stroke:none}
        .glosa-diagram .dg-halo{fill:var(--diagram-cluster-text);stroke:var(--diagram-cluster-fill)}
        .glosa-diagram .dg-halo.dg-second{fill:var(--diagram-cluster-text);stroke:var(--diagram-cluster-fill-second)}
        .glosa-diagram .dg-halo.dg-third{fill:var(--diagram-cluster-text);stroke:var(--diagram-cluster-fill-third)}
        .glosa-diagram .dg-lines{stroke:var(--diagram-line)}
        .glosa-diagram .dg-heads{fill:var(--diagram-line);stroke:var(--diagram-line)}
        .glosa-diagram .dg-label-ground{fill:var(--diagram-background);stroke:none}
        .glosa-diagram .dg-ground-first{fill:var(--diagram-cluster-fill);stroke:none}
        .glosa-diagram .dg-ground-second{fill:var(--diagram-cluster-fill-second);stroke:none}
        .glosa-diagram .dg-ground-third{fill:var(--diagram-cluster-fill-third);stroke:none}
        .glosa-diagram .dg-label-text{fill:var(--diagram-label-text);stroke:none}
        .glosa-diagram .dg-gaps{stroke:var(--diagram-background)}
        .glosa-diagram .dg-on-light{opacity:var(--diagram-on-light)}
        .glosa-diagram .dg-on-dark{opacity:var(--diagram-on-dark)}
        .glosa-diagram .dg-nodes a{fill:var(--diagram-node-fill);stroke:var(--diagram-node-stroke)}
        .glosa-diagram .dg-clusters a{fill:var(--diagram-cluster-fill);stroke:var(--diagram-cluster-stroke)}
        .glosa-diagram a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
        .glosa-diagram a .label text{text-decoration:underline}
        @media (prefers-reduced-motion:no-preference){
        .glosa-diagram .edge-animation{stroke-dasharray:9 5;animation:dg-flow 1.2s linear infinite}
        @keyframes dg-flow{to{stroke-dashoffset:-28}}}

        """
}
