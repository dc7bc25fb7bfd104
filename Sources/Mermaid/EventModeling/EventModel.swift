import Diagnostics

/// An event model as its author wrote it: frames in time, from the screen to the events and back.
struct EventModel: Sendable {
    enum Kind: String, Sendable {
        case ui, command, event, readModel, processor

        init?(word: String) {
            switch word {
            case "ui": self = .ui
            case "cmd", "command": self = .command
            case "evt", "event": self = .event
            case "rmo", "readmodel": self = .readModel
            case "pcr", "processor": self = .processor
            default: return nil
            }
        }

        /// The kinds whose frames may lead to a frame of this kind.
        var sources: Set<Kind> {
            switch self {
            case .ui: [.readModel]
            case .command: [.ui, .processor]
            case .event: [.command]
            case .readModel: [.event]
            case .processor: [.event, .readModel]
            }
        }

        /// The lane, from the top down: 0 for screens and processors, 1 for commands and read models, 2 for events.
        var level: Int {
            switch self {
            case .ui, .processor: 0
            case .command, .readModel: 1
            case .event: 2
            }
        }
    }

    struct Frame: Sendable {
        /// The frame's id, as the author wrote it.
        let id: String
        let kind: Kind
        /// The namespace: the part of the name before its last dot.
        let space: String
        let name: String
        /// True if a new story begins with this frame.
        let isReset: Bool
        /// The lines of the frame's data.
        var data: [String] = []
        var dataName: String?
        /// The ids of the frames that lead here, if the author names them.
        var sourceIDs: [String] = []
        let range: SourceRange
    }

    var frames: [Frame] = []
    /// Pairs of indices into ``frames``.
    var relations: [(source: Int, target: Int)] = []
    var unknown: [(name: String, range: SourceRange, isData: Bool)] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
