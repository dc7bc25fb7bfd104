import Diagnostics

/// A measured piece of track: it enters on the left and leaves on the right, on one line.
struct RailroadFigure {
    indirect enum Kind {
        case station(Label, RailroadTrack)
        case row([RailroadFigure])
        /// Ways of which one is taken; each lies by its shift below the line.
        case branches([(figure: RailroadFigure, shift: Double)])
        case bypass(RailroadFigure)
        case loop(RailroadFigure, note: Label?)
    }

    let kind: Kind
    let width: Double
    /// The room above and below the line.
    let above: Double
    let below: Double

    init(_ track: RailroadTrack) {
        let ends = 4 * RailroadLayout.radius
        switch track {
        case .terminal(let text): self.init(station: text.isEmpty ? "“”" : text, track)
        case .name(let text): self.init(station: text, track)
        case .special(let text): self.init(station: text, track)
        case .lookahead, .exception: self.init(station: track.text, track)
        case .sequence(let tracks):
            let parts = tracks.map(RailroadFigure.init)
            self.init(
                kind: .row(parts),
                width: parts.reduce(0) { $0 + $1.width } + RailroadLayout.gap * Double(max(parts.count - 1, 0)),
                above: parts.reduce(0) { max($0, $1.above) },
                below: parts.reduce(0) { max($0, $1.below) }
            )
        case .choice(let tracks):
            var parts: [(figure: RailroadFigure, shift: Double)] = []
            for track in tracks {
                let figure = RailroadFigure(track)
                let last = parts.last.map { $0.shift + $0.figure.below + RailroadLayout.row + figure.above }
                parts.append((figure, last ?? 0))
            }
            self.init(
                kind: .branches(parts),
                width: parts.reduce(0) { max($0, $1.figure.width) } + ends,
                above: parts.first?.figure.above ?? 0,
                below: parts.last.map { $0.shift + $0.figure.below } ?? 0
            )
        case .optional(let track):
            let inner = RailroadFigure(track)
            self.init(
                kind: .bypass(inner),
                width: inner.width + ends,
                above: inner.above + RailroadLayout.row + 2,
                below: inner.below
            )
        case .loop(let track, let times):
            let inner = RailroadFigure(track)
            let note = times.map { RailroadLayout.label($0, size: 12) }
            self.init(
                kind: .loop(inner, note: note),
                width: max(inner.width, note?.width ?? 0) + ends,
                above: inner.above,
                below: inner.below + RailroadLayout.row + 5 + (note.map { $0.height + 6 } ?? 0)
            )
        }
    }

    private init(kind: Kind, width: Double, above: Double, below: Double) {
        (self.kind, self.width, self.above, self.below) = (kind, width, above, below)
    }

    private init(station text: String, _ track: RailroadTrack) {
        let text = ControlCharacters.replaced(text)
        // A space by itself would be an empty box.
        let isBlank = !text.isEmpty && text.allSatisfy { $0 == " " }
        let label = RailroadLayout.label(isBlank ? String(repeating: "\u{2423}", count: text.count) : text)
        self.init(
            kind: .station(label, track),
            width: max(label.width + 24, 30),
            above: label.height / 2 + 6,
            below: label.height / 2 + 6
        )
    }
}
