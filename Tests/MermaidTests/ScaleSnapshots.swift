extension ChartSnapshots {
    static let quadrant = (
        text: """
        quadrantChart
        A: [0.3, 0.6]
        """,
        drawing: """
        <svg id="diagram" class="glosa-diagram quadrantChart" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="540" height="520" viewBox="0 0 540 520" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Quadrant chart</title>
        <desc id="diagram-desc">Quadrant chart with 1 point. A: 0.3; 0.6.</desc>
        <g transform="translate(10,10)">
        <rect class="quadrant quadrant-1" fill="#eef1ff" stroke="#5764c9" x="260" y="0" width="260" height="250" stroke-width="0"/>
        <rect class="quadrant quadrant-2" fill="#f6f7fb" stroke="#747a93" x="0" y="0" width="260" height="250" stroke-width="0"/>
        <rect class="quadrant quadrant-3" fill="#eef1ff" stroke="#5764c9" x="0" y="250" width="260" height="250" stroke-width="0"/>
        <rect class="quadrant quadrant-4" fill="#f6f7fb" stroke="#747a93" x="260" y="250" width="260" height="250" stroke-width="0"/>
        <polyline class="internal-border" stroke="#565c74" fill="none" points="260,0 260,500" opacity="0.5"/>
        <polyline class="internal-border" stroke="#565c74" fill="none" points="0,250 520,250" opacity="0.5"/>
        <rect class="external-border" stroke="#565c74" fill="none" x="0" y="0" width="520" height="500" stroke-width="1.5"/>
        <circle class="data-point" fill="#5170cc" cx="156" cy="200" r="5">
        <title>A</title>
        </circle>
        <g class="data-point-label" fill="#30344b" stroke="none">
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
        <svg id="diagram" class="glosa-diagram xychart" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="746.07" height="512.38" viewBox="0 0 746.07 512.38" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Chart</title>
        <desc id="diagram-desc">Chart with 1 series of bars. Series 1: a 1; b 2.</desc>
        <g transform="translate(36.07,18.13)">
        <polyline class="grid" stroke="#565c74" fill="none" points="0,460 700,460" opacity="0.22"/>
        <g class="label" fill="#30344b" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="464.55">0</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#565c74" fill="none" points="0,345 700,345" opacity="0.22"/>
        <g class="label" fill="#30344b" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="349.55">0.5</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#565c74" fill="none" points="0,230 700,230" opacity="0.22"/>
        <g class="label" fill="#30344b" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="234.55">1</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#565c74" fill="none" points="0,115 700,115" opacity="0.22"/>
        <g class="label" fill="#30344b" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="119.55">1.5</tspan>
        </text>
        </g>
        <polyline class="grid" stroke="#565c74" fill="none" points="0,0 700,0" opacity="0.22"/>
        <g class="label" fill="#30344b" stroke="none">
        <text text-anchor="end" font-size="13">
        <tspan x="-8" y="4.55">2</tspan>
        </text>
        </g>
        <polyline class="axis-line" stroke="#565c74" fill="none" points="0,460 700,460" stroke-width="1.5"/>
        <g class="label" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="13">
        <tspan x="175" y="480.68">a</tspan>
        </text>
        </g>
        <g class="label" fill="#30344b" stroke="none">
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
        <svg id="diagram" class="glosa-diagram kanban" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="250" height="117.5" viewBox="0 0 250 117.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Kanban board</title>
        <desc id="diagram-desc">Kanban board with 1 column and 1 card. todo: Write.</desc>
        <g transform="translate(10,10)">
        <rect class="section section-0" fill="#f6f7fb" stroke="#747a93" x="0" y="0" width="230" height="97.5" rx="6"/>
        <rect class="section-header" fill="#5170cc" x="0" y="0" width="230" height="37.5" rx="6"/>
        <g class="cluster-label" fill="#ffffff">
        <text text-anchor="middle" font-size="14" font-weight="bold">
        <tspan x="115" y="23.65">todo</tspan>
        </text>
        </g>
        <rect class="node kanban-item" fill="#eef1ff" stroke="#5764c9" x="10" y="47.5" width="210" height="37.5" rx="5"/>
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
        <svg id="diagram" class="glosa-diagram packet" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="244" height="71.5" viewBox="0 0 244 71.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Packet</title>
        <desc id="diagram-desc">Packet of 8 bits in 1 field. 0–7: a.</desc>
        <g transform="translate(10,9.5)">
        <rect class="packetBlock" fill="#eef1ff" stroke="#5764c9" x="0" y="16" width="224" height="36"/>
        <g class="packetLabel" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle" font-size="13">
        <tspan x="112" y="38.55">a</tspan>
        </text>
        </g>
        <g class="packetByte" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="3.34" y="12.2">0</tspan>
        </text>
        </g>
        <g class="packetByte" fill="#30344b" stroke="none">
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
        <svg id="diagram" class="glosa-diagram radar" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="477" height="451.5" viewBox="0 0 477 451.5" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Radar chart</title>
        <desc id="diagram-desc">Radar chart with 3 axes and 1 curve. c: A 1; B 2; C 3.</desc>
        <g transform="translate(210,241.5)">
        <circle class="radarGraticule" stroke="#565c74" fill="none" cx="0" cy="0" r="200" opacity="0.35"/>
        <polyline class="radarAxisLine" stroke="#565c74" fill="none" points="0,0 0,-200" opacity="0.5"/>
        <polyline class="radarAxisLine" stroke="#565c74" fill="none" points="0,0 173.21,100" opacity="0.5"/>
        <polyline class="radarAxisLine" stroke="#565c74" fill="none" points="0,0 -173.21,100" opacity="0.5"/>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="-4.67" y="-231.5" width="9.34" height="17.5"/>
        <g class="radarAxisLabel" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="0" y="-217.85">A</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="184.7" y="102.62" width="9.34" height="17.5"/>
        <g class="radarAxisLabel" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="189.37" y="116.27">B</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="-194.76" y="102.63" width="10.11" height="17.5"/>
        <g class="radarAxisLabel" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="14">
        <tspan x="-189.71" y="116.28">C</tspan>
        </text>
        </g>
        <polygon class="radarCurve-0" fill="#5170cc" points="0,-66.67 115.47,66.67 -173.21,100" opacity="0.18"/>
        <polygon class="radarCurve-0" fill="none" stroke="#5170cc" points="0,-66.67 115.47,66.67 -173.21,100" stroke-width="2.5">
        <title>c</title>
        </polygon>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="6" y="1.5" width="6.67" height="15"/>
        <g class="radarTick" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="9.34" y="13.2">0</tspan>
        </text>
        </g>
        <rect class="labelGround" fill="#ffffff" stroke="none" x="6" y="-198.5" width="6.67" height="15"/>
        <g class="radarTick" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="12">
        <tspan x="9.34" y="-186.8">3</tspan>
        </text>
        </g>
        <rect class="radarLegendBox-0" fill="#5170cc" x="228" y="-198" width="14" height="14" rx="2"/>
        <g class="radarLegendText" fill="#30344b" stroke="none">
        <text font-size="14">
        <tspan x="250" y="-186.1">c</tspan>
        </text>
        </g>
        </g>
        </svg>
        """
    )
}
