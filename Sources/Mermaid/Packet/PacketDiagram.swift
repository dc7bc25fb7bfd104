import Diagnostics

/// The fields of a packet as its author wrote them.
struct PacketDiagram: Sendable {
    struct Field: Sendable {
        /// The first and the last bit.
        let bits: ClosedRange<Int>
        let label: DiagramLabel
        let range: SourceRange
    }

    var fields: [Field] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()

    var bitsPerRow: Int { Int(settings.number("packet", "bitsPerRow", within: 1...256) ?? 32) }
}
