extension ChartSnapshots {
    static let sankey = (
        text: """
        sankey
        a,b,1
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram sankey" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="685.23" height="440" viewBox="0 0 685.23 440" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Sankey diagram</title>
        <desc id="diagram-desc">Sankey diagram with 2 nodes and 1 flow. a → b: 1.</desc>
        <g transform="translate(10,10)">
        <path class="link" fill="#5170cc" d="M12,0C326,0 326,0 640,0L640,420C326,420 326,420 12,420Z" opacity="0.4">
        <title>a → b: 1</title>
        </path>
        <rect class="node" fill="#5170cc" x="0" y="0" width="12" height="420">
        <title>a</title>
        </rect>
        <rect class="node" fill="#9f4c11" x="640" y="0" width="12" height="420">
        <title>b</title>
        </rect>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="18" y="193.75" width="7.23" height="32.5"/>
        <g class="node-label" fill="#30344b" stroke="none">
        <text font-size="13">
        <tspan x="18" y="206.43">a<tspan font-size="0"> </tspan>
        </tspan>
        <tspan x="18" y="222.68">1</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="658" y="193.75" width="7.23" height="32.5"/>
        <g class="node-label" fill="#30344b" stroke="none">
        <text font-size="13">
        <tspan x="658" y="206.43">b<tspan font-size="0"> </tspan>
        </tspan>
        <tspan x="658" y="222.68">1</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let treemap = (
        text: """
        treemap
        "a": 2
        "b": 1
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram treemap" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="776.5" height="477.3" viewBox="0 0 776.5 477.3" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Treemap</title>
        <desc id="diagram-desc">Treemap with 2 areas. a: 2. b: 1.</desc>
        <g transform="translate(8.5,8.5)">
        <rect class="treemapLeaf" fill="#5170cc" x="1.5" y="1.5" width="503.33" height="457.3" rx="2">
        <title>a: 2</title>
        </rect>
        <g class="treemapLabel" fill="#ffffff">
        <text text-anchor="middle" font-size="14">
        <tspan x="253.17" y="226.55">a</tspan>
        </text>
        </g>
        <g class="treemapValue" fill="#ffffff">
        <text text-anchor="middle" font-size="12">
        <tspan x="253.17" y="244.1">2</tspan>
        </text>
        </g>
        <rect class="treemapLeaf" fill="#9f4c11" x="507.83" y="1.5" width="250.17" height="457.3" rx="2">
        <title>b: 1</title>
        </rect>
        <g class="treemapLabel" fill="#ffffff">
        <text text-anchor="middle" font-size="14">
        <tspan x="632.92" y="226.55">b</tspan>
        </text>
        </g>
        <g class="treemapValue" fill="#ffffff">
        <text text-anchor="middle" font-size="12">
        <tspan x="632.92" y="244.1">1</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let treeView = (
        text: """
        treeView-beta
        "a"
          "b"
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram treeView" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="54.34" height="63.5" viewBox="0 0 54.34 63.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Tree</title>
        <desc id="diagram-desc">Tree with 2 names. a: b.</desc>
        <g transform="translate(10,7)">
        <polyline class="treeView-node-line" stroke="#565c74" fill="none" points="7,22.75 7,37.13" stroke-width="1.25"/>
        <polyline class="treeView-node-line" stroke="#565c74" fill="none" points="7,37.13 23,37.13" stroke-width="1.25"/>
        <g class="treeView-node-label" fill="#30344b" stroke="none">
        <text font-size="15" font-weight="bold">
        <tspan x="0" y="17.63">a</tspan>
        </text>
        </g>
        <g class="treeView-node-label" fill="#30344b" stroke="none">
        <text font-size="15">
        <tspan x="26" y="42.38">b</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let ishikawa = (
        text: """
        ishikawa-beta
        Effect
        Cause
          Why
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram ishikawa" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="227.15" height="129.5" viewBox="0 0 227.15 129.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Cause-and-effect diagram</title>
        <desc id="diagram-desc">Cause-and-effect diagram of “Effect” with 2 causes. Cause: Why.</desc>
        <g transform="translate(10,95.5)">
        <polyline class="ishikawa-spine" stroke="#565c74" fill="none" points="0,0 134.25,0" stroke-width="3"/>
        <polyline class="ishikawa-branch" fill="none" stroke="#5170cc" points="67.24,-56 90.76,0" stroke-width="2.5"/>
        <rect class="ishikawa-label-box" fill="#5170cc" x="35.23" y="-85.5" width="64.02" height="29.5" rx="6"/>
        <g class="ishikawa-label cause" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="67.24" y="-65.85">Cause</tspan>
        </text>
        </g>
        <polyline class="ishikawa-sub-branch" fill="none" stroke="#5170cc" points="42.24,-39.25 74.27,-39.25" stroke-width="1.5"/>
        <g class="ishikawa-label" fill="#30344b" stroke="none">
        <text font-size="14">
        <tspan x="9.24" y="-34.35">Why</tspan>
        </text>
        </g>
        <rect class="ishikawa-head" fill="#eef1ff" stroke="#5764c9" x="134.25" y="-24" width="72.9" height="48" rx="8" stroke-width="1.5"/>
        <g class="ishikawa-head-label" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="170.7" y="4.9">Effect</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let venn = (
        text: """
        venn-beta
        set A
        set B
        union A,B["both"]
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram venn" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="412.39" height="260" viewBox="0 0 412.39 260" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Venn diagram</title>
        <desc id="diagram-desc">Venn diagram with 2 sets and 1 union. A. B. A ∩ B: both.</desc>
        <g transform="translate(130,130)">
        <circle class="venn-area venn-circle" fill="#5170cc" cx="0" cy="0" r="120" opacity="0.2"/>
        <circle class="venn-area venn-circle" fill="#9f4c11" cx="152.39" cy="0" r="120" opacity="0.2"/>
        <circle class="venn-circle" fill="none" stroke="#5170cc" cx="0" cy="0" r="120" stroke-width="2"/>
        <circle class="venn-circle" fill="none" stroke="#9f4c11" cx="152.39" cy="0" r="120" stroke-width="2"/>
        <g class="venn-label" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="15" font-weight="bold">
        <tspan x="-40" y="-8.08">A</tspan>
        </text>
        </g>
        <g class="venn-label" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="15" font-weight="bold">
        <tspan x="192.39" y="-8.08">B</tspan>
        </text>
        </g>
        <g class="venn-label" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="15">
        <tspan x="76.2" y="5.25">both</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let eventModel = (
        text: """
        eventmodeling
        tf 1 ui A
        tf 2 cmd B
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram eventmodeling" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="244.58" height="193" viewBox="0 0 244.58 193" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Event model</title>
        <desc id="diagram-desc">Event model with 2 frames. A (screen). A → B (command).</desc>
        <g transform="translate(10,10)">
        <rect class="em-swimlane" fill="#f6f7fb" stroke="#747a93" x="0" y="0" width="224.58" height="69.5" rx="4"/>
        <g class="em-swimlane-label" fill="#30344b" stroke="none">
        <text font-size="13">
        <tspan x="12" y="39.3">Screens</tspan>
        </text>
        </g>
        <rect class="em-swimlane" fill="#f6f7fb" stroke="#747a93" x="0" y="103.5" width="224.58" height="69.5" rx="4"/>
        <g class="em-swimlane-label" fill="#30344b" stroke="none">
        <text font-size="13">
        <tspan x="12" y="142.8">Commands</tspan>
        </text>
        </g>
        <path class="em-relation" stroke="#565c74" fill="none" d="M125.52,53.5L125.52,93.5C125.52,101.5 125.52,101.5 133.52,101.5L181.52,101.5C189.52,101.5 189.52,101.5 189.52,109.5L189.52,112.5" stroke-width="1.5"/>
        <polygon class="arrowMarkerPath" fill="#565c74" stroke="#565c74" points="189.52,119.5 185.02,110.5 194.02,110.5" stroke-width="0"/>
        <rect class="em-box em-ui" fill="#657788" x="106.47" y="16" width="38.11" height="37.5" rx="2">
        <title>ui</title>
        </rect>
        <g class="em-name" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="125.52" y="39.65">A</tspan>
        </text>
        </g>
        <rect class="em-box em-command" fill="#5170cc" x="170.47" y="119.5" width="38.11" height="37.5" rx="6">
        <title>command</title>
        </rect>
        <g class="em-name" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="189.52" y="143.15">B</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )
}
