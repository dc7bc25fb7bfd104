/// The number of times that each participant is active: messages and notes keep clear of the bars.
struct Activity {
    private var depths: [Int]
    private let half: Double

    init(count: Int, width: Double) {
        depths = Array(repeating: 0, count: count)
        half = width / 2
    }

    subscript(_ participant: Int) -> Int { depths[participant] }

    mutating func begin(_ participant: Int) { depths[participant] += 1 }
    mutating func end(_ participant: Int) { depths[participant] = max(0, depths[participant] - 1) }

    /// The distance that the bars of a participant reach who is active once or twice.
    var reach: Double { 2 * half }

    /// Returns the distance that bars reach to the left of the lifeline; `plus` is a number of further bars.
    func left(_ participant: Int, plus: Int = 0) -> Double { depths[participant] + plus > 0 ? half : 0 }

    /// Returns the distance that bars reach to the right of the lifeline: each lies half its width farther on.
    func right(_ participant: Int, plus: Int = 0) -> Double { Double(depths[participant] + plus) * half }
}

/// The numbers of messages.
struct MessageNumbers {
    private var hundredths = 100.0
    private var step = 100.0
    private var isVisible: Bool

    init(isVisible: Bool) { self.isVisible = isVisible }

    mutating func apply(_ numbering: SequenceNumbering) {
        if let start = numbering.start { hundredths = (start * 100).rounded() }
        if let step = numbering.step { self.step = (step * 100).rounded() }
        isVisible = numbering.isVisible
    }

    /// Returns the next message's number; nil if none is shown, though it counts.
    mutating func next() -> String? {
        defer { hundredths += step }
        guard isVisible, hundredths.isFinite, abs(hundredths) < 1e15 else { return nil }
        let value = Int(hundredths)
        let (whole, rest) = (value / 100, value % 100)
        if rest == 0 { return String(whole) }
        let decimals = rest < 10 ? "0\(rest)" : String(rest)
        return "\(whole).\(decimals.hasSuffix("0") ? String(decimals.dropLast()) : decimals)"
    }

    static let fontSize = 12.0
    /// Half the height of the pill around a number, in pixels.
    static let radius = 9.0

    /// Returns the width of the pill around a number, in pixels.
    static func width(_ number: String) -> Double {
        max(2 * radius, FontMetrics.width(of: number, size: fontSize, isBold: false) + 9)
    }
}

/// The measures of notes, in pixels.
enum NoteBox {
    static let gap = 8.0
    /// The distance that a note over two lifelines reaches beyond them.
    static let overhang = 24.0
    static let padding = Size(width: 10, height: 7)

    static func width(_ label: Label) -> Double { max(label.width + 2 * padding.width, 48) }
    static func height(_ label: Label) -> Double { max(label.height, 14) + 2 * padding.height }
}

/// The measures of messages to oneself, in pixels.
enum SelfMessage {
    static let reach = 36.0
    static let height = 22.0
    static let labelOffset = 8.0
}

/// The corner of a frame with its keyword.
enum FragmentTab {
    static func label(_ kind: SequenceFragment.Kind, _ settings: SequenceSettings) -> Label {
        let word = kind == .parOver ? "par" : kind.rawValue
        return LabelLayout.layOut(
            [[Label.Run(text: word, style: .bold)]],
            width: .infinity,
            fontSize: settings.noteFontSize * 0.93
        )
    }

    static func size(_ kind: SequenceFragment.Kind, _ settings: SequenceSettings) -> Size {
        let label = label(kind, settings)
        return Size(width: label.width + 22, height: label.height + 5)
    }
}
