import Diagnostics

/// An event model as its author wrote it: what happens one after the other, from the screen to the events and back.
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

        /// The kinds that may lead to this one.
        var sources: Set<Kind> {
            switch self {
            case .ui: [.readModel]
            case .command: [.ui, .processor]
            case .event: [.command]
            case .readModel: [.event]
            case .processor: [.event, .readModel]
            }
        }

        /// From the top down: screens and processors, commands and read models, events.
        var level: Int {
            switch self {
            case .ui, .processor: 0
            case .command, .readModel: 1
            case .event: 2
            }
        }
    }

    struct Frame: Sendable {
        /// As written.
        let id: String
        let kind: Kind
        /// What stands before the last dot of its name.
        let space: String
        let name: String
        /// Whether a new story begins here.
        let isReset: Bool
        /// The lines of its data.
        var data: [String] = []
        var dataName: String?
        /// The ids of those that lead here, where the author says so.
        var sourceIDs: [String] = []
        let range: SourceRange
    }

    var frames: [Frame] = []
    /// Pairs of places in ``frames``.
    var relations: [(source: Int, target: Int)] = []
    var unknown: [(name: String, range: SourceRange, isData: Bool)] = []
    var title: String?
    var accessibleTitle: String?
    var accessibleDescription: String?
    var settings = DiagramSettings()
}
