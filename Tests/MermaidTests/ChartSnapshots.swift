/// Small charts and their drawings, which were looked at, one element a line.
enum ChartSnapshots {
    static let all: [(text: String, drawing: String)] = [
        gantt, timeline, mindmap, journey, gitGraph, quadrant, xychart, kanban, packet, radar, sankey, treemap,
        treeView, ishikawa, venn, eventModel,
    ]

    static let gantt = (
        text: """
        gantt
        dateFormat YYYY-MM-DD
        section S
        Plan :done, a, 2026-01-05, 2d
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram gantt" role="document" aria-roledescription="gantt" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="826.04" height="73" viewBox="0 0 826.04 73" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Gantt chart</title>
        <desc id="diagram-desc">Gantt chart with 1 task. From Jan 5, 2026 to Jan 7, 2026. S: Plan: Jan 5, 2026 to Jan 7, 2026 (done).</desc>
        <g transform="translate(41.36,10)">
        <polyline class="grid tick" stroke="#5a5f73" fill="none" points="0,0 0,32" opacity="0.25"/>
        <g class="axisText" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="0" y="49.7">Jan 5, 2026</tspan>
        </text>
        </g>
        <polyline class="grid tick" stroke="#5a5f73" fill="none" points="380,0 380,32" opacity="0.25"/>
        <g class="axisText" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="380" y="49.7">Jan 6</tspan>
        </text>
        </g>
        <polyline class="grid tick" stroke="#5a5f73" fill="none" points="760,0 760,32" opacity="0.25"/>
        <g class="axisText" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="760" y="49.7">Jan 7</tspan>
        </text>
        </g>
        <g class="sectionTitle" fill="#34374a" stroke="none">
        <text font-size="13">
        <tspan x="-28.67" y="20.55">S</tspan>
        </text>
        </g>
        <rect class="task done" fill="#f8f8fb" stroke="#b9bccb" x="0" y="4" width="760" height="24" rx="3">
        <title>Plan</title>
        </rect>
        <g class="taskText" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="13">
        <tspan x="380" y="20.55">Plan</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let timeline = (
        text: """
        timeline
        2004 : Facebook
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram timeline" role="document" aria-roledescription="timeline" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="196" height="135" viewBox="0 0 196 135" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Timeline</title>
        <desc id="diagram-desc">Timeline with 1 period. 2004: Facebook.</desc>
        <g transform="translate(10,10)">
        <polyline class="lineWrapper" stroke="#5a5f73" fill="none" points="76,37.5 76,77.5" stroke-dasharray="4 4"/>
        <rect class="timelinePeriod" fill="#5170cc" x="0" y="0" width="152" height="37.5" rx="5"/>
        <g class="timelinePeriodText" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="76" y="23.65">2004</tspan>
        </text>
        </g>
        <rect class="eventWrapper" fill="#eef1ff" stroke="#6b74c4" x="0" y="77.5" width="152" height="37.5" rx="4"/>
        <rect class="eventMark" fill="#5170cc" x="0" y="77.5" width="5" height="37.5" rx="2"/>
        <g class="eventText" fill="#1c1f3a" stroke="none">
        <text font-size="14">
        <tspan x="10" y="101.15">Facebook</tspan>
        </text>
        </g>
        <polyline class="timelineAxis" stroke="#5a5f73" fill="none" points="0,55.5 167,55.5" stroke-width="3"/>
        <polygon class="arrowhead" fill="#5a5f73" stroke="#5a5f73" points="176,55.5 167,49.5 167,61.5"/>
        </g>
        </svg>
        """
    )

    static let mindmap = (
        text: """
        mindmap
        root
          a[One]
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram mindmap" role="document" aria-roledescription="mindmap" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="189.51" height="66.75" viewBox="0 0 189.51 66.75" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Mindmap</title>
        <desc id="diagram-desc">Mindmap with 2 nodes. In the middle: root. root: One.</desc>
        <g transform="translate(42.58,33.38)">
        <path class="edge section-edge-0 edge-depth-1" fill="none" stroke="#5170cc" d="M16.29,0C60.58,0 60.58,0 88.58,0" stroke-width="4"/>
        <rect class="mindmap-node section--1" fill="#eef1ff" stroke="#6b74c4" x="-32.58" y="-23.38" width="65.16" height="46.75" rx="14"/>
        <g class="mindmap-label" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle" font-size="15" font-weight="bold">
        <tspan x="0" y="5.25">root</tspan>
        </text>
        </g>
        <rect class="mindmap-node section-0" fill="#5170cc" x="84.58" y="-17.38" width="52.35" height="34.75"/>
        <g class="mindmap-label" fill="#ffffff">
        <text text-anchor="middle" font-size="15">
        <tspan x="110.75" y="5.25">One</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let journey = (
        text: """
        journey
        Make tea: 5: Me
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram journey" role="document" aria-roledescription="journey" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="200.09" height="263.5" viewBox="0 0 200.09 263.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">User journey</title>
        <desc id="diagram-desc">User journey with 1 task, each with a score from 1 to 5. Who takes part: Me. Make tea: 5 (Me).</desc>
        <g transform="translate(80.09,10)">
        <polyline class="task-line" stroke="#5a5f73" fill="none" points="55,55.5 55,243.5" stroke-dasharray="4 2"/>
        <circle class="face" fill="#fff6d5" stroke="#c2a94a" cx="55" cy="81.5" r="15" stroke-width="2"/>
        <circle class="eye" fill="#5a5f73" stroke="#5a5f73" cx="50" cy="76.5" r="1.7" stroke-width="0"/>
        <circle class="eye" fill="#5a5f73" stroke="#5a5f73" cx="60" cy="76.5" r="1.7" stroke-width="0"/>
        <path class="mouth" stroke="#5a5f73" fill="none" d="M48,83.5C52,89.5 58,89.5 62,83.5" stroke-width="1.75"/>
        <rect class="task task-type-0" fill="#eef1ff" stroke="#6b74c4" x="0" y="0" width="110" height="55.5" rx="4"/>
        <g class="taskText" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="55" y="23.65">Make tea</tspan>
        </text>
        </g>
        <circle class="actor-0" fill="#c74184" cx="55" cy="42.5" r="6">
        <title>Me</title>
        </circle>
        <g class="score" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="221.7">1</tspan>
        </text>
        </g>
        <g class="score" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="187.7">2</tspan>
        </text>
        </g>
        <g class="score" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="153.7">3</tspan>
        </text>
        </g>
        <g class="score" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="119.7">4</tspan>
        </text>
        </g>
        <g class="score" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="85.7">5</tspan>
        </text>
        </g>
        <polyline class="score-line" stroke="#5a5f73" fill="none" points="0,81.5 0,243.5"/>
        <polyline class="activity-line" stroke="#5a5f73" fill="none" points="0,243.5 110,243.5" stroke-width="2"/>
        <circle class="actor-0" fill="#c74184" cx="-64.09" cy="8.14" r="6"/>
        <g class="legend" fill="#34374a" stroke="none">
        <text font-size="13.02">
        <tspan x="-51.09" y="12.69">Me</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let gitGraph = (
        text: """
        gitGraph
        commit id: "a"
        branch b
        commit tag: "v1"
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram gitGraph" role="document" aria-roledescription="gitGraph" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="170.34" height="130.5" viewBox="0 0 170.34 130.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Git graph</title>
        <desc id="diagram-desc">Git graph with 2 commits on 2 branches. main: a. b: commit [v1].</desc>
        <g transform="translate(84.34,23.75)">
        <polyline class="branch branch0" stroke="#5a5f73" fill="none" points="-24,0 76,0" stroke-dasharray="2 4" opacity="0.6"/>
        <rect class="branchLabelBkg label0" fill="#5170cc" x="-74.34" y="-13.75" width="50.34" height="27.5" rx="5"/>
        <g class="branch-label0" fill="#ffffff">
        <text text-anchor="middle" font-size="14">
        <tspan x="-49.17" y="4.9">main</tspan>
        </text>
        </g>
        <polyline class="branch branch1" stroke="#5a5f73" fill="none" points="-24,83 76,83" stroke-dasharray="2 4" opacity="0.6"/>
        <rect class="branchLabelBkg label1" fill="#9f4c11" x="-51.79" y="69.25" width="27.79" height="27.5" rx="5"/>
        <g class="branch-label1" fill="#ffffff">
        <text text-anchor="middle" font-size="14">
        <tspan x="-37.89" y="87.9">b</tspan>
        </text>
        </g>
        <path class="arrow arrow1" fill="none" stroke="#9f4c11" d="M0,0L0,65C0,83 0,83 18,83L46,83" stroke-width="4"/>
        <circle class="commit commit0 normal" fill="#5170cc" cx="0" cy="0" r="9">
        <title>a</title>
        </circle>
        <circle class="commit commit1 normal" fill="#9f4c11" cx="46" cy="83" r="9"/>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="6" y="14" width="6.67" height="15"/>
        <g class="commit-label" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="9.34" y="25.7">a</tspan>
        </text>
        </g>
        <polygon class="tag-label-bkg" fill="#fff6d5" stroke="#c2a94a" points="26.66,52.5 33.66,41 58.34,41 58.34,64 33.66,64"/>
        <g class="tag-label" fill="#3b3212" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="46" y="56.7">v1</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let quadrant = (
        text: """
        quadrantChart
        A: [0.3, 0.6]
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram quadrantChart" role="document" aria-roledescription="quadrantChart" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="540" height="520" viewBox="0 0 540 520" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Quadrant chart</title>
        <desc id="diagram-desc">Quadrant chart with 1 point. A: 0.3; 0.6.</desc>
        <g transform="translate(10,10)">
        <rect class="quadrant quadrant-1" fill="#eef1ff" stroke="#6b74c4" x="260" y="0" width="260" height="250" stroke-width="0"/>
        <rect class="quadrant quadrant-2" fill="#f8f8fb" stroke="#b9bccb" x="0" y="0" width="260" height="250" stroke-width="0"/>
        <rect class="quadrant quadrant-3" fill="#eef1ff" stroke="#6b74c4" x="0" y="250" width="260" height="250" stroke-width="0"/>
        <rect class="quadrant quadrant-4" fill="#f8f8fb" stroke="#b9bccb" x="260" y="250" width="260" height="250" stroke-width="0"/>
        <polyline class="internal-border" stroke="#5a5f73" fill="none" points="260,0 260,500" opacity="0.5"/>
        <polyline class="internal-border" stroke="#5a5f73" fill="none" points="0,250 520,250" opacity="0.5"/>
        <rect class="external-border" stroke="#5a5f73" fill="none" x="0" y="0" width="520" height="500" stroke-width="1.5"/>
        <circle class="data-point" fill="#5170cc" cx="156" cy="200" r="5">
        <title>A</title>
        </circle>
        <g class="data-point-label" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="13.05">
        <tspan x="156" y="220.72">A</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let xychart = (
        text: """
        xychart
        x-axis [a, b]
        bar [1, 2]
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram xychart" role="document" aria-roledescription="xychart" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="746.07" height="512.38" viewBox="0 0 746.07 512.38" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Chart</title>
        <desc id="diagram-desc">Chart with 1 series of bars. Series 1: a 1; b 2.</desc>
        <g transform="translate(36.07,18.13)">
        <polyline class="grid" stroke="#5a5f73" fill="none" points="0,460 700,460" opacity="0.22"/>
        <g class="label" fill="#34374a" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="464.55">0</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#5a5f73" fill="none" points="0,345 700,345" opacity="0.22"/>
        <g class="label" fill="#34374a" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="349.55">0.5</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#5a5f73" fill="none" points="0,230 700,230" opacity="0.22"/>
        <g class="label" fill="#34374a" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="234.55">1</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#5a5f73" fill="none" points="0,115 700,115" opacity="0.22"/>
        <g class="label" fill="#34374a" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="119.55">1.5</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#5a5f73" fill="none" points="0,0 700,0" opacity="0.22"/>
        <g class="label" fill="#34374a" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="4.55">2</tspan>
        </text>
        </g>
        <polyline class="axis-line" stroke="#5a5f73" fill="none" points="0,460 700,460" stroke-width="1.5"/>
        <g class="label" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="13">
        <tspan x="175" y="480.68">a</tspan>
        </text>
        </g>
        <g class="label" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="13">
        <tspan x="525" y="480.68">b</tspan>
        </text>
        </g>
        <rect class="bar-plot-0" fill="#5170cc" x="53.5" y="230" width="243" height="230">
        <title>a: 1</title>
        </rect>
        <rect class="bar-plot-0" fill="#5170cc" x="403.5" y="0" width="243" height="460">
        <title>b: 2</title>
        </rect>
        </g>
        </svg>
        """
    )

    static let kanban = (
        text: """
        kanban
        todo
         a[Write]
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram kanban" role="document" aria-roledescription="kanban" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="250" height="117.5" viewBox="0 0 250 117.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Kanban board</title>
        <desc id="diagram-desc">Kanban board with 1 column and 1 card. todo: Write.</desc>
        <g transform="translate(10,10)">
        <rect class="section section-0" fill="#f8f8fb" stroke="#b9bccb" x="0" y="0" width="230" height="97.5" rx="6"/>
        <rect class="section-header" fill="#5170cc" x="0" y="0" width="230" height="37.5" rx="6"/>
        <g class="cluster-label" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="115" y="23.65">todo</tspan>
        </text>
        </g>
        <rect class="node kanban-item" fill="#eef1ff" stroke="#6b74c4" x="10" y="47.5" width="210" height="37.5" rx="5"/>
        <g class="label" fill="#1c1f3a" stroke="none">
        <text font-size="14">
        <tspan x="22" y="71.15">Write</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let packet = (
        text: """
        packet
        0-7: "a"
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram packet" role="document" aria-roledescription="packet" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="244" height="71.5" viewBox="0 0 244 71.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Packet</title>
        <desc id="diagram-desc">Packet of 8 bits in 1 field. 0–7: a.</desc>
        <g transform="translate(10,9.5)">
        <rect class="packetBlock" fill="#eef1ff" stroke="#6b74c4" x="0" y="16" width="224" height="36"/>
        <g class="packetLabel" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle" font-size="13">
        <tspan x="112" y="38.55">a</tspan>
        </text>
        </g>
        <g class="packetByte" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="3.34" y="12.2">0</tspan>
        </text>
        </g>
        <g class="packetByte" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="218.66" y="12.2">7</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let radar = (
        text: """
        radar-beta
        axis A, B, C
        curve c{1, 2, 3}
        ticks 1
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram radar" role="document" aria-roledescription="radar" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="477" height="451.5" viewBox="0 0 477 451.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Radar chart</title>
        <desc id="diagram-desc">Radar chart with 3 axes and 1 curve. c: A 1; B 2; C 3.</desc>
        <g transform="translate(210,241.5)">
        <circle class="radarGraticule" stroke="#5a5f73" fill="none" cx="0" cy="0" r="200" opacity="0.35"/>
        <polyline class="radarAxisLine" stroke="#5a5f73" fill="none" points="0,0 0,-200" opacity="0.5"/>
        <polyline class="radarAxisLine" stroke="#5a5f73" fill="none" points="0,0 173.21,100" opacity="0.5"/>
        <polyline class="radarAxisLine" stroke="#5a5f73" fill="none" points="0,0 -173.21,100" opacity="0.5"/>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="-4.67" y="-231.5" width="9.34" height="17.5"/>
        <g class="radarAxisLabel" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="0" y="-217.85">A</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="184.7" y="102.62" width="9.34" height="17.5"/>
        <g class="radarAxisLabel" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="189.37" y="116.27">B</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="-194.76" y="102.63" width="10.11" height="17.5"/>
        <g class="radarAxisLabel" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="-189.71" y="116.28">C</tspan>
        </text>
        </g>
        <polygon class="radarCurve-0" fill="#5170cc" points="0,-66.67 115.47,66.67 -173.21,100" opacity="0.18"/>
        <polygon class="radarCurve-0" fill="none" stroke="#5170cc" points="0,-66.67 115.47,66.67 -173.21,100" stroke-width="2.5">
        <title>c</title>
        </polygon>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="6" y="1.5" width="6.67" height="15"/>
        <g class="radarTick" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="9.34" y="13.2">0</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="6" y="-198.5" width="6.67" height="15"/>
        <g class="radarTick" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="9.34" y="-186.8">3</tspan>
        </text>
        </g>
        <rect class="radarLegendBox-0" fill="#5170cc" x="228" y="-198" width="14" height="14" rx="2"/>
        <g class="radarLegendText" fill="#34374a" stroke="none">
        <text font-size="14">
        <tspan x="250" y="-186.1">c</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )

    static let sankey = (
        text: """
        sankey
        a,b,1
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram sankey" role="document" aria-roledescription="sankey" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="685.23" height="440" viewBox="0 0 685.23 440" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
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
        <g class="node-label" fill="#34374a" stroke="none">
        <text font-size="13">
        <tspan x="18" y="206.43">a</tspan>
        <tspan x="18" y="222.68">1</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="658" y="193.75" width="7.23" height="32.5"/>
        <g class="node-label" fill="#34374a" stroke="none">
        <text font-size="13">
        <tspan x="658" y="206.43">b</tspan>
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
        <svg id="diagram" class="glosa-diagram treemap" role="document" aria-roledescription="treemap" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="776.5" height="477.3" viewBox="0 0 776.5 477.3" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
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
        <svg id="diagram" class="glosa-diagram treeView" role="document" aria-roledescription="treeView" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="54.34" height="63.5" viewBox="0 0 54.34 63.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Tree</title>
        <desc id="diagram-desc">Tree with 2 names. a: b.</desc>
        <g transform="translate(10,7)">
        <polyline class="treeView-node-line" stroke="#5a5f73" fill="none" points="7,22.75 7,37.13" stroke-width="1.25"/>
        <polyline class="treeView-node-line" stroke="#5a5f73" fill="none" points="7,37.13 23,37.13" stroke-width="1.25"/>
        <g class="treeView-node-label" fill="#34374a" stroke="none">
        <text font-size="15" font-weight="bold">
        <tspan x="0" y="17.63">a</tspan>
        </text>
        </g>
        <g class="treeView-node-label" fill="#34374a" stroke="none">
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
        <svg id="diagram" class="glosa-diagram ishikawa" role="document" aria-roledescription="ishikawa" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="227.15" height="129.5" viewBox="0 0 227.15 129.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Cause-and-effect diagram</title>
        <desc id="diagram-desc">Cause-and-effect diagram of “Effect” with 2 causes. Cause: Why.</desc>
        <g transform="translate(10,95.5)">
        <polyline class="ishikawa-spine" stroke="#5a5f73" fill="none" points="0,0 134.25,0" stroke-width="3"/>
        <polyline class="ishikawa-branch" fill="none" stroke="#5170cc" points="67.24,-56 90.76,0" stroke-width="2.5"/>
        <rect class="ishikawa-label-box" fill="#5170cc" x="35.23" y="-85.5" width="64.02" height="29.5" rx="6"/>
        <g class="ishikawa-label cause" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="67.24" y="-65.85">Cause</tspan>
        </text>
        </g>
        <polyline class="ishikawa-sub-branch" fill="none" stroke="#5170cc" points="42.24,-39.25 74.27,-39.25" stroke-width="1.5"/>
        <g class="ishikawa-label" fill="#34374a" stroke="none">
        <text font-size="14">
        <tspan x="9.24" y="-34.35">Why</tspan>
        </text>
        </g>
        <rect class="ishikawa-head" fill="#eef1ff" stroke="#6b74c4" x="134.25" y="-24" width="72.9" height="48" rx="8" stroke-width="1.5"/>
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
        <svg id="diagram" class="glosa-diagram venn" role="document" aria-roledescription="venn" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="412.39" height="260" viewBox="0 0 412.39 260" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Venn diagram</title>
        <desc id="diagram-desc">Venn diagram with 2 sets and 1 union. A. B. A ∩ B: both.</desc>
        <g transform="translate(130,130)">
        <circle class="venn-area venn-circle" fill="#5170cc" cx="0" cy="0" r="120" opacity="0.2"/>
        <circle class="venn-area venn-circle" fill="#9f4c11" cx="152.39" cy="0" r="120" opacity="0.2"/>
        <circle class="venn-circle" fill="none" stroke="#5170cc" cx="0" cy="0" r="120" stroke-width="2"/>
        <circle class="venn-circle" fill="none" stroke="#9f4c11" cx="152.39" cy="0" r="120" stroke-width="2"/>
        <g class="venn-label" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="15" font-weight="bold">
        <tspan x="-40" y="-8.08">A</tspan>
        </text>
        </g>
        <g class="venn-label" fill="#34374a" stroke="none">
        <text text-anchor="middle" font-size="15" font-weight="bold">
        <tspan x="192.39" y="-8.08">B</tspan>
        </text>
        </g>
        <g class="venn-label" fill="#34374a" stroke="none">
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
        <svg id="diagram" class="glosa-diagram eventmodeling" role="document" aria-roledescription="eventmodeling" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="244.58" height="193" viewBox="0 0 244.58 193" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Event model</title>
        <desc id="diagram-desc">Event model with 2 frames. A (screen). A → B (command).</desc>
        <g transform="translate(10,10)">
        <rect class="em-swimlane" fill="#f8f8fb" stroke="#b9bccb" x="0" y="0" width="224.58" height="69.5" rx="4"/>
        <g class="em-swimlane-label" fill="#34374a" stroke="none">
        <text font-size="13">
        <tspan x="12" y="39.3">Screens</tspan>
        </text>
        </g>
        <rect class="em-swimlane" fill="#f8f8fb" stroke="#b9bccb" x="0" y="103.5" width="224.58" height="69.5" rx="4"/>
        <g class="em-swimlane-label" fill="#34374a" stroke="none">
        <text font-size="13">
        <tspan x="12" y="142.8">Commands</tspan>
        </text>
        </g>
        <path class="em-relation" stroke="#5a5f73" fill="none" d="M125.52,53.5L125.52,93.5C125.52,101.5 125.52,101.5 133.52,101.5L181.52,101.5C189.52,101.5 189.52,101.5 189.52,109.5L189.52,112.5" stroke-width="1.5"/>
        <polygon class="arrowMarkerPath" fill="#5a5f73" stroke="#5a5f73" points="189.52,119.5 185.02,110.5 194.02,110.5" stroke-width="0"/>
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
