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
        <svg id="diagram" class="glosa-diagram gantt" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="826.04" height="73" viewBox="0 0 826.04 73" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Gantt chart</title>
        <desc id="diagram-desc">Gantt chart with 1 task. From Jan 5, 2026 to Jan 7, 2026. S: Plan: Jan 5, 2026 to Jan 7, 2026 (done).</desc>
        <g transform="translate(41.36,10)">
        <polyline class="grid tick" stroke="#565c74" fill="none" points="0,0 0,32" opacity="0.25"/>
        <g class="axisText" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="0" y="49.7">Jan 5, 2026</tspan>
        </text>
        </g>
        <polyline class="grid tick" stroke="#565c74" fill="none" points="380,0 380,32" opacity="0.25"/>
        <g class="axisText" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="380" y="49.7">Jan 6</tspan>
        </text>
        </g>
        <polyline class="grid tick" stroke="#565c74" fill="none" points="760,0 760,32" opacity="0.25"/>
        <g class="axisText" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="760" y="49.7">Jan 7</tspan>
        </text>
        </g>
        <g class="sectionTitle" fill="#30344b" stroke="none">
        <text font-size="13">
        <tspan x="-28.67" y="20.55">S</tspan>
        </text>
        </g>
        <rect class="task done" fill="#f6f7fb" stroke="#747a93" x="0" y="4" width="760" height="24" rx="3">
        <title>Plan</title>
        </rect>
        <g class="taskText" fill="#30344b" stroke="none">
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
        <svg id="diagram" class="glosa-diagram timeline" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="196" height="135" viewBox="0 0 196 135" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Timeline</title>
        <desc id="diagram-desc">Timeline with 1 period. 2004: Facebook.</desc>
        <g transform="translate(10,10)">
        <polyline class="lineWrapper" stroke="#565c74" fill="none" points="76,37.5 76,77.5" stroke-dasharray="4 4"/>
        <rect class="timelinePeriod" fill="#5170cc" x="0" y="0" width="152" height="37.5" rx="5"/>
        <g class="timelinePeriodText" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="76" y="23.65">2004</tspan>
        </text>
        </g>
        <rect class="eventWrapper" fill="#eef1ff" stroke="#5764c9" x="0" y="77.5" width="152" height="37.5" rx="4"/>
        <rect class="eventMark" fill="#5170cc" x="0" y="77.5" width="5" height="37.5" rx="2"/>
        <g class="eventText" fill="#1c1f3a" stroke="none">
        <text font-size="14">
        <tspan x="10" y="101.15">Facebook</tspan>
        </text>
        </g>
        <polyline class="timelineAxis" stroke="#565c74" fill="none" points="0,55.5 167,55.5" stroke-width="3"/>
        <polygon class="arrowhead" fill="#565c74" stroke="#565c74" points="176,55.5 167,49.5 167,61.5"/>
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
        <svg id="diagram" class="glosa-diagram mindmap" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="189.51" height="66.75" viewBox="0 0 189.51 66.75" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Mindmap</title>
        <desc id="diagram-desc">Mindmap with 2 nodes. In the middle: root. root: One.</desc>
        <g transform="translate(42.58,33.38)">
        <path class="edge section-edge-0 edge-depth-1" fill="none" stroke="#5170cc" d="M16.29,0C60.58,0 60.58,0 88.58,0" stroke-width="4"/>
        <rect class="mindmap-node section--1" fill="#eef1ff" stroke="#5764c9" x="-32.58" y="-23.38" width="65.16" height="46.75" rx="14"/>
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
        <svg id="diagram" class="glosa-diagram journey" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="200.09" height="263.5" viewBox="0 0 200.09 263.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">User journey</title>
        <desc id="diagram-desc">User journey with 1 task, each with a score from 1 to 5. Who takes part: Me. Make tea: 5 (Me).</desc>
        <g transform="translate(80.09,10)">
        <polyline class="task-line" stroke="#565c74" fill="none" points="55,55.5 55,243.5" stroke-dasharray="4 2"/>
        <circle class="face" fill="#fff7d9" stroke="#957818" cx="55" cy="81.5" r="15" stroke-width="2"/>
        <circle class="eye" fill="#565c74" stroke="#565c74" cx="50" cy="76.5" r="1.7" stroke-width="0"/>
        <circle class="eye" fill="#565c74" stroke="#565c74" cx="60" cy="76.5" r="1.7" stroke-width="0"/>
        <path class="mouth" stroke="#565c74" fill="none" d="M48,83.5C52,89.5 58,89.5 62,83.5" stroke-width="1.75"/>
        <rect class="task task-type-0" fill="#eef1ff" stroke="#5764c9" x="0" y="0" width="110" height="55.5" rx="4"/>
        <g class="taskText" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="55" y="23.65">Make tea</tspan>
        </text>
        </g>
        <circle class="actor-0" fill="#c74184" cx="55" cy="42.5" r="6">
        <title>Me</title>
        </circle>
        <g class="score" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="221.7">1</tspan>
        </text>
        </g>
        <g class="score" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="187.7">2</tspan>
        </text>
        </g>
        <g class="score" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="153.7">3</tspan>
        </text>
        </g>
        <g class="score" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="119.7">4</tspan>
        </text>
        </g>
        <g class="score" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="-14" y="85.7">5</tspan>
        </text>
        </g>
        <polyline class="score-line" stroke="#565c74" fill="none" points="0,81.5 0,243.5"/>
        <polyline class="activity-line" stroke="#565c74" fill="none" points="0,243.5 110,243.5" stroke-width="2"/>
        <circle class="actor-0" fill="#c74184" cx="-64.09" cy="8.14" r="6"/>
        <g class="legend" fill="#30344b" stroke="none">
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
        <svg id="diagram" class="glosa-diagram gitGraph" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="170.34" height="130.5" viewBox="0 0 170.34 130.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Git graph</title>
        <desc id="diagram-desc">Git graph with 2 commits on 2 branches. main: a. b: commit [v1].</desc>
        <g transform="translate(84.34,23.75)">
        <polyline class="branch branch0" stroke="#565c74" fill="none" points="-24,0 76,0" stroke-dasharray="2 4" opacity="0.6"/>
        <rect class="branchLabelBkg label0" fill="#5170cc" x="-74.34" y="-13.75" width="50.34" height="27.5" rx="5"/>
        <g class="branch-label0" fill="#ffffff">
        <text text-anchor="middle" font-size="14">
        <tspan x="-49.17" y="4.9">main</tspan>
        </text>
        </g>
        <polyline class="branch branch1" stroke="#565c74" fill="none" points="-24,83 76,83" stroke-dasharray="2 4" opacity="0.6"/>
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
        <g class="commit-label" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="9.34" y="25.7">a</tspan>
        </text>
        </g>
        <polygon class="tag-label-bkg" fill="#fff7d9" stroke="#957818" points="26.66,52.5 33.66,41 58.34,41 58.34,64 33.66,64"/>
        <g class="tag-label" fill="#3b3212" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="46" y="56.7">v1</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )
}
