/// A drawing that was looked at, one element a line. Its place is to show what changes when something does.
enum SequenceSnapshot {
    static let oneMessage = """
        <svg id="diagram" class="glosa-diagram sequence" role="document" aria-labelledby="diagram-title" aria-describedby="diagram-desc" lang="en" width="192" height="161.75" viewBox="0 0 192 161.75" font-family="Arial, Helvetica, 'Liberation Sans', Arimo, sans-serif" font-size="16">
        <title id="diagram-title">Sequence diagram</title>
        <desc id="diagram-desc">Sequence diagram with 2 participants: A, B. 1 message. A → B: hi.</desc>
        <g class="root" transform="translate(44,8)">
        <path class="actor-line" stroke="#565c74" fill="none" stroke-opacity="0.6" d="M0,42V103.75"/>
        <path class="actor-line" stroke="#565c74" fill="none" stroke-opacity="0.6" d="M104,42V103.75"/>
        <g data-et="message" data-id="i0" data-from="A" data-to="B">
        <g class="messageText" fill="#30344b" stroke="none">
        <text text-anchor="middle" font-size="15">
        <tspan x="52" y="72.63">hi</tspan>
        </text>
        </g>
        <path class="messageLine0" stroke="#565c74" fill="none" stroke-width="1.5" d="M0,81.75H97"/>
        <path class="arrowhead" fill="#565c74" stroke="#565c74" d="M95,77.25L104,81.75L95,86.25Z"/>
        </g>
        <g class="actors" fill="#eef1ff" stroke="#5764c9">
        <g class="participant actor-top" data-et="participant" data-id="A" data-type="participant" stroke-width="1.5">
        <rect class="actor" x="-36" y="0" width="72" height="42" rx="5"/>
        <g class="actor" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle">
        <tspan x="0" y="26.6">A</tspan>
        </text>
        </g>
        </g>
        <g class="participant actor-top" data-et="participant" data-id="B" data-type="participant" stroke-width="1.5">
        <rect class="actor" x="68" y="0" width="72" height="42" rx="5"/>
        <g class="actor" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle">
        <tspan x="104" y="26.6">B</tspan>
        </text>
        </g>
        </g>
        <g class="participant actor-bottom" data-et="participant" data-id="A" data-type="participant" stroke-width="1.5">
        <rect class="actor" x="-36" y="103.75" width="72" height="42" rx="5"/>
        <g class="actor" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle">
        <tspan x="0" y="130.35">A</tspan>
        </text>
        </g>
        </g>
        <g class="participant actor-bottom" data-et="participant" data-id="B" data-type="participant" stroke-width="1.5">
        <rect class="actor" x="68" y="103.75" width="72" height="42" rx="5"/>
        <g class="actor" fill="#1c1f3a" stroke="none">
        <text text-anchor="middle">
        <tspan x="104" y="130.35">B</tspan>
        </text>
        </g>
        </g>
        </g>
        </g>
        </svg>
        """
}
