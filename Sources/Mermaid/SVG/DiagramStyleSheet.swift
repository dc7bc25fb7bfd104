/// The style sheet of embedded diagrams.
public enum DiagramStyleSheet {
    /// The style sheet that a page includes once for all its diagrams. Set the variables to restyle them; `data-theme="light"` or
    /// `"dark"` on the root element wins over the reader's preference.
    public static let css = variables + rules + DiagramLook.rules

    static let variables = """
        :root,[data-theme=light]{\(light)}
        @media (prefers-color-scheme:dark){:root:not([data-theme=light]){\(dark)}}
        [data-theme=dark]{\(dark)}

        """

    static let rules = """
        .glosa-diagram{max-width:100%;height:auto}
        .glosa-diagram .dg-nodes{fill:var(--diagram-node-fill);stroke:var(--diagram-node-stroke)}
        .glosa-diagram .dg-text{fill:var(--diagram-node-text);stroke:none}
        .glosa-diagram .dg-solid{fill:var(--diagram-node-stroke)}
        .glosa-diagram .dg-band{fill:var(--diagram-background)}
        .glosa-diagram .dg-note{fill:var(--diagram-note-fill);stroke:var(--diagram-note-stroke)}
        .glosa-diagram .dg-note-text{fill:var(--diagram-note-text);stroke:none}
        .glosa-diagram .dg-clusters{fill:var(--diagram-cluster-fill);stroke:var(--diagram-cluster-stroke)}
        .glosa-diagram .dg-cluster-text{fill:var(--diagram-cluster-text);stroke:none}
        .glosa-diagram .dg-halo{fill:var(--diagram-cluster-text);stroke:var(--diagram-cluster-fill)}
        .glosa-diagram .dg-lines{stroke:var(--diagram-line)}
        .glosa-diagram .dg-heads{fill:var(--diagram-line);stroke:var(--diagram-line)}
        .glosa-diagram .dg-label-ground{fill:var(--diagram-background);stroke:none}
        .glosa-diagram .dg-label-text{fill:var(--diagram-label-text);stroke:none}
        .glosa-diagram .dg-gaps{stroke:var(--diagram-background)}
        .glosa-diagram .dg-on-light{opacity:var(--diagram-on-light)}
        .glosa-diagram .dg-on-dark{opacity:var(--diagram-on-dark)}
        .glosa-diagram a:focus-visible{outline:2px solid currentColor;outline-offset:2px}
        .glosa-diagram a .label text{text-decoration:underline}
        @media (prefers-reduced-motion:no-preference){
        .glosa-diagram .edge-animation{stroke-dasharray:9 5;animation:dg-flow 1.2s linear infinite}
        @keyframes dg-flow{to{stroke-dashoffset:-28}}}

        """

    static let light = DiagramPalette.light.css
    static let dark = DiagramPalette.dark.css
}

/// The colours of a diagram on a light or on a dark page.
struct DiagramPalette: Sendable {
    let background: String
    let nodeFill: String
    let nodeStroke: String
    let nodeText: String
    let clusterFill: String
    let clusterStroke: String
    let clusterText: String
    let line: String
    let labelText: String
    let noteFill: String
    let noteStroke: String
    let noteText: String
    /// True if the page is dark.
    let isDark: Bool

    static let light = DiagramPalette(
        background: "#ffffff",
        nodeFill: "#eef1ff",
        nodeStroke: "#6b74c4",
        nodeText: "#1c1f3a",
        clusterFill: "#f8f8fb",
        clusterStroke: "#b9bccb",
        clusterText: "#34374a",
        line: "#5a5f73",
        labelText: "#34374a",
        noteFill: "#fff6d5",
        noteStroke: "#c2a94a",
        noteText: "#3b3212",
        isDark: false
    )

    static let dark = DiagramPalette(
        background: "#15171e",
        nodeFill: "#2b2f45",
        nodeStroke: "#8e97dd",
        nodeText: "#eceefb",
        clusterFill: "#1d2029",
        clusterStroke: "#555a70",
        clusterText: "#d5d8e6",
        line: "#a4a9bf",
        labelText: "#d5d8e6",
        noteFill: "#3a3420",
        noteStroke: "#98894f",
        noteText: "#f4ecd2",
        isDark: true
    )

    var css: String {
        """
        --diagram-background:\(background);--diagram-node-fill:\(nodeFill);--diagram-node-stroke:\(nodeStroke);\
        --diagram-node-text:\(nodeText);--diagram-cluster-fill:\(clusterFill);\
        --diagram-cluster-stroke:\(clusterStroke);--diagram-cluster-text:\(clusterText);--diagram-line:\(line);\
        --diagram-label-text:\(labelText);--diagram-note-fill:\(noteFill);--diagram-note-stroke:\(noteStroke);\
        --diagram-note-text:\(noteText);--diagram-on-light:\(isDark ? 0 : 1);--diagram-on-dark:\(isDark ? 1 : 0)
        """
    }
}
