/// The colours of the palettes, each for a light and for a dark ground.
///
/// Text has a contrast of 4.5 to its ground, and lines have one of 3 to every ground below them (WCAG 2.2, 1.4.3 and 1.4.11).
extension DiagramPalette {
    static let light = DiagramPalette(
        background: "#ffffff",
        roles: Roles(
            process: .init(fill: "#eef1ff", stroke: "#5764c9"),
            terminal: .init(fill: "#e2f5ec", stroke: "#1d8062"),
            decision: .init(fill: "#fff2d6", stroke: "#a06a00"),
            data: .init(fill: "#e1f3f9", stroke: "#16799a"),
            document: .init(fill: "#fbeaf4", stroke: "#b04a86")
        ),
        nodeText: "#1c1f3a",
        clusterFills: ["#f6f7fb", "#e9ecf5", "#dce0ed"],
        clusterStroke: "#747a93",
        clusterText: "#30344b",
        line: "#565c74",
        labelText: "#30344b",
        note: .init(fill: "#fff7d9", stroke: "#957818"),
        noteText: "#3b3212",
        isDark: false
    )

    static let dark = DiagramPalette(
        background: "#15171e",
        roles: Roles(
            process: .init(fill: "#282d4a", stroke: "#8f9bee"),
            terminal: .init(fill: "#17362c", stroke: "#58b894"),
            decision: .init(fill: "#3b3017", stroke: "#d3a24c"),
            data: .init(fill: "#15343f", stroke: "#5ab4cf"),
            document: .init(fill: "#3b2435", stroke: "#d886b4")
        ),
        nodeText: "#eceefb",
        clusterFills: ["#1c1f28", "#252934", "#2f3341"],
        clusterStroke: "#868ca6",
        clusterText: "#dcdfec",
        line: "#a8adc3",
        labelText: "#d5d8e6",
        note: .init(fill: "#3a3420", stroke: "#a8975a"),
        noteText: "#f4ecd2",
        isDark: true
    )

    static let forestLight = DiagramPalette(
        background: "#ffffff",
        roles: Roles(
            process: .init(fill: "#ecf5e4", stroke: "#4b8139"),
            terminal: .init(fill: "#d3ebcd", stroke: "#2c6a2c"),
            decision: .init(fill: "#fdf3cf", stroke: "#8d6f00"),
            data: .init(fill: "#dff2ee", stroke: "#1f7d70"),
            document: .init(fill: "#f5eee0", stroke: "#8a6a3a")
        ),
        nodeText: "#1c2a16",
        clusterFills: ["#f7faf4", "#ebf1e5", "#dfe8d7"],
        clusterStroke: "#6f7f66",
        clusterText: "#263321",
        line: "#55624e",
        labelText: "#323d2d",
        note: .init(fill: "#fff7d9", stroke: "#957818"),
        noteText: "#3b3212",
        isDark: false
    )

    static let forestDark = DiagramPalette(
        background: "#141812",
        roles: Roles(
            process: .init(fill: "#22331b", stroke: "#7fb56b"),
            terminal: .init(fill: "#173d20", stroke: "#67c07a"),
            decision: .init(fill: "#38300f", stroke: "#cfa93e"),
            data: .init(fill: "#10352f", stroke: "#55b7a5"),
            document: .init(fill: "#352b1b", stroke: "#c49f66")
        ),
        nodeText: "#e8f0e3",
        clusterFills: ["#1a2017", "#232b1e", "#2c3627"],
        clusterStroke: "#82917a",
        clusterText: "#dbe5d5",
        line: "#a5b19f",
        labelText: "#d3dccd",
        note: .init(fill: "#3a3420", stroke: "#a8975a"),
        noteText: "#f4ecd2",
        isDark: true
    )

    static let neutralLight = DiagramPalette(
        background: "#ffffff",
        roles: Roles(
            process: .init(fill: "#f4f4f5", stroke: "#6a6b72"),
            terminal: .init(fill: "#dedfe3", stroke: "#3f4047"),
            decision: .init(fill: "#ffffff", stroke: "#3f4047"),
            data: .init(fill: "#e9eaed", stroke: "#55565d"),
            document: .init(fill: "#fafafa", stroke: "#7a7b82")
        ),
        nodeText: "#1d1d20",
        clusterFills: ["#f8f8f9", "#ededef", "#e2e2e5"],
        clusterStroke: "#76777d",
        clusterText: "#2b2b30",
        line: "#55565c",
        labelText: "#37383d",
        note: .init(fill: "#fffdf2", stroke: "#85815f"),
        noteText: "#33312a",
        isDark: false
    )

    static let neutralDark = DiagramPalette(
        background: "#161618",
        roles: Roles(
            process: .init(fill: "#2a2a2d", stroke: "#98989f"),
            terminal: .init(fill: "#45464c", stroke: "#c3c4ca"),
            decision: .init(fill: "#161618", stroke: "#c3c4ca"),
            data: .init(fill: "#35363a", stroke: "#a9aab0"),
            document: .init(fill: "#1f1f22", stroke: "#8b8c93")
        ),
        nodeText: "#ececee",
        clusterFills: ["#1d1d20", "#27272b", "#313136"],
        clusterStroke: "#8a8b92",
        clusterText: "#dfdfe3",
        line: "#adaeb5",
        labelText: "#d6d6da",
        note: .init(fill: "#34332b", stroke: "#99957b"),
        noteText: "#eceade",
        isDark: true
    )
}
