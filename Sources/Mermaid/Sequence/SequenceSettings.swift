/// The settings of `sequence: {…}`, in Mermaid's names.
struct SequenceSettings {
    enum Alignment: String { case left, center, right }

    /// True if participants stand at the bottom too.
    var mirrorsActors = true
    /// True if messages are numbered from the start, without `autonumber`.
    var showsNumbers = false
    var messageAlignment = Alignment.center
    var noteAlignment = Alignment.center
    /// True if the lines of messages to oneself have corners.
    var hasRightAngles = false
    /// True if texts wrap unless they say otherwise.
    var wraps = false
    var hidesUnused = false
    /// The least distance between two participants, in pixels.
    var actorMargin = 32.0
    /// The least width of a participant's box, in pixels.
    var actorWidth = 72.0
    /// The distance between two messages, in pixels.
    var messageMargin = 16.0
    var activationWidth = 10.0
    /// The margin around the diagram, in pixels.
    var margin = 8.0
    var actorFontSize: Double
    var messageFontSize: Double
    var noteFontSize: Double

    init(_ settings: DiagramSettings) {
        let base = settings.fontSize
        (actorFontSize, messageFontSize, noteFontSize) = (base, base * 0.9375, base * 0.875)
        wraps = settings.wraps ?? false
        for entry in settings.sections["sequence"] ?? [] { apply(entry.key, entry.value) }
    }

    private mutating func apply(_ key: String, _ value: SettingValue) {
        func length(_ range: ClosedRange<Double>) -> Double? {
            value.number.map { min(max($0, range.lowerBound), range.upperBound) }
        }
        switch key {
        case "mirrorActors": mirrorsActors = value.flag ?? mirrorsActors
        case "showSequenceNumbers": showsNumbers = value.flag ?? showsNumbers
        case "rightAngles": hasRightAngles = value.flag ?? hasRightAngles
        case "wrap": wraps = value.flag ?? wraps
        case "hideUnusedParticipants": hidesUnused = value.flag ?? hidesUnused
        case "messageAlign": messageAlignment = value.text.flatMap { Alignment(rawValue: $0) } ?? messageAlignment
        case "noteAlign": noteAlignment = value.text.flatMap { Alignment(rawValue: $0) } ?? noteAlignment
        case "actorMargin": actorMargin = length(8...1000) ?? actorMargin
        case "width": actorWidth = length(20...1000) ?? actorWidth
        case "messageMargin": messageMargin = length(8...500) ?? messageMargin
        case "activationWidth": activationWidth = length(4...60) ?? activationWidth
        case "diagramMarginX", "diagramMarginY": margin = length(0...500) ?? margin
        case "actorFontSize": actorFontSize = length(6...72) ?? actorFontSize
        case "messageFontSize": messageFontSize = length(6...72) ?? messageFontSize
        case "noteFontSize": noteFontSize = length(6...72) ?? noteFontSize
        default: break
        }
    }
}
