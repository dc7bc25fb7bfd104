import CYAML

/// The events of a YAML text, one after the other, as libyaml (https://github.com/yaml/libyaml) reports them.
///
/// Events don't contain what aliases stand for, so that whoever reads them can count it first.
struct YAMLEvents {
    enum Event {
        case scalar(String, anchor: String?)
        case sequence(anchor: String?)
        case mapping(anchor: String?)
        /// The end of a sequence or a mapping.
        case end
        case alias(String)
        case documentStart
        case streamEnd
        /// An event that is no part of a value.
        case other
    }

    /// A fault of the text, and its place.
    struct Failure: Error {
        enum Place {
            case scalar(Int)
            case byte(Int)
        }

        let problem: String
        let place: Place

        /// True if the text exceeds libyaml's own limit on nesting.
        var isDepth: Bool { problem.lowercased().contains("nesting level") }
    }

    private let parser: UnsafeMutablePointer<yaml_parser_t>

    /// Passes the events of a text to `body`, which must not keep them.
    static func read<Value, Fault: Error>(
        _ text: UnsafeBufferPointer<UInt8>,
        _ body: (YAMLEvents) throws(Fault) -> Value
    ) -> Result<Value, Fault> {
        let parser = UnsafeMutablePointer<yaml_parser_t>.allocate(capacity: 1)
        defer { parser.deallocate() }
        yaml_parser_initialize(parser)
        defer { yaml_parser_delete(parser) }
        yaml_parser_set_encoding(parser, YAML_UTF8_ENCODING)
        yaml_parser_set_input_string(parser, text.baseAddress, text.count)
        do throws(Fault) {
            return .success(try body(YAMLEvents(parser: parser)))
        } catch {
            return .failure(error)
        }
    }

    /// Returns the next event, and the indices of the Unicode scalars that it begins and ends at.
    func next() throws(Failure) -> (event: Event, scalars: Range<Int>) {
        var event = yaml_event_t()
        guard yaml_parser_parse(parser, &event) == 1 else { throw failure }
        defer { yaml_event_delete(&event) }
        let start = Int(event.start_mark.index)
        return (Self.event(event), start..<max(start, Int(event.end_mark.index)))
    }

    private static func event(_ event: yaml_event_t) -> Event {
        switch event.type {
        case YAML_SCALAR_EVENT:
            let scalar = event.data.scalar
            let text = String(decoding: UnsafeBufferPointer(start: scalar.value, count: scalar.length), as: UTF8.self)
            return .scalar(text, anchor: string(scalar.anchor))
        case YAML_SEQUENCE_START_EVENT: return .sequence(anchor: string(event.data.sequence_start.anchor))
        case YAML_MAPPING_START_EVENT: return .mapping(anchor: string(event.data.mapping_start.anchor))
        case YAML_SEQUENCE_END_EVENT, YAML_MAPPING_END_EVENT: return .end
        case YAML_ALIAS_EVENT: return .alias(string(event.data.alias.anchor) ?? "")
        case YAML_DOCUMENT_START_EVENT: return .documentStart
        case YAML_STREAM_END_EVENT: return .streamEnd
        default: return .other
        }
    }

    private static func string(_ pointer: UnsafeMutablePointer<yaml_char_t>?) -> String? {
        pointer.map { String(cString: $0) }
    }

    private var failure: Failure {
        let parser = parser.pointee
        let problem = parser.problem.map { String(cString: $0) } ?? "it can't be read"
        // A byte that is no UTF-8 has no scalar index.
        if parser.error == YAML_READER_ERROR { return Failure(problem: problem, place: .byte(parser.problem_offset)) }
        // For a construct that never ends, the place is its beginning.
        let isOpen = parser.context != nil && problem.contains("end of stream")
        let mark = isOpen ? parser.context_mark : parser.problem_mark
        return Failure(problem: problem, place: .scalar(Int(mark.index)))
    }
}
