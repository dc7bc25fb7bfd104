/// A drawing that was looked at, one element a line.
enum PieSnapshot {
    static let twoSlices = """
        <svg id="diagram" class="glosa-diagram pie" role="document" aria-roledescription="Pie chart" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="387" height="362" viewBox="0 0 387 362" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">T</title>
        <desc id="diagram-desc">Pie chart with 2 slices. A: 75%. B: 25%.</desc>
        <g class="pieTitleText" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="20" font-weight="bold">
        <tspan x="193.5" y="29.5">T</tspan>
        </text>
        </g>
        <g transform="translate(161.5,200.5)">
        <circle class="pieOuterCircle" stroke="#565c74" fill="none" cx="0" cy="0" r="150.75" stroke-width="1.5"/>
        <path class="pieCircle" fill="#5170cc" fill-rule="evenodd" d="M0,0L0,-150A150 150 0 1 1 -150,0Z">
        <title>A: 3 (75%)</title>
        </path>
        <path class="pieEdge" stroke="#ffffff" stroke-width="1.5" d="M0,0L0,-150"/>
        <path class="pieCircle" fill="#9f4c11" fill-rule="evenodd" d="M0,0L-150,0A150 150 0 0 1 0,-150Z">
        <title>B: 1 (25%)</title>
        </path>
        <path class="pieEdge" stroke="#ffffff" stroke-width="1.5" d="M0,0L-150,0"/>
        <g class="slice" fill="#ffffff" stroke="none">
        <text text-anchor="middle" font-size="15">
        <tspan x="79.55" y="84.8">75%</tspan>
        </text>
        </g>
        <g class="slice" fill="#ffffff" stroke="none">
        <text text-anchor="middle" font-size="15">
        <tspan x="-79.55" y="-74.3">25%</tspan>
        </text>
        </g>
        <g class="legend">
        <rect x="183.5" y="-19.38" width="14" height="14" fill="#5170cc"/>
        <g class="legendText" fill="#30344b" stroke="none">
        <text font-size="15">
        <tspan x="205.5" y="-7.13">A</tspan>
        </text>
        </g>
        </g>
        <g class="legend">
        <rect x="183.5" y="5.38" width="14" height="14" fill="#9f4c11"/>
        <g class="legendText" fill="#30344b" stroke="none">
        <text font-size="15">
        <tspan x="205.5" y="17.63">B</tspan>
        </text>
        </g>
        </g>
        </g>
        </svg>
        """
}
