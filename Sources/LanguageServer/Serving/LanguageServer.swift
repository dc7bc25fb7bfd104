import Diagnostics
import FileSystem
import Support

/// A language server (Language Server Protocol 3.17) over two open files: it reads messages until the client says `exit` or is
/// gone.
package struct LanguageServer: Sendable {
    private let settings: SessionSettings

    package init(_ settings: SessionSettings) { self.settings = settings }

    /// - Parameters:
    ///   - input: the descriptor that messages are read from.
    ///   - output: the descriptor that answers are written to.
    /// - Returns: true if the client ended the session in order, by `shutdown` before `exit`.
    package func run(input: Int32, output: Int32) async -> Bool {
        let (events, continuation) = AsyncStream.makeStream(of: SessionEvent.self)
        let cancellations = Cancellations()
        let session = LanguageSession(settings, cancellations, events: continuation) { message in
            FileSystem.writeAll(FrameReader.framed(message), to: output)
        }
        let isStarted = DetachedThread.start {
            Self.read(input, cancellations) { continuation.yield($0) }
            continuation.yield(.closed)
        }
        guard isStarted else { return false }
        for await event in events {
            if let end = await session.work(on: event) { return end }
        }
        return false
    }

    /// Reads messages to the end of the input.
    private static func read(_ input: Int32, _ cancellations: Cancellations, _ tell: (SessionEvent) -> Void) {
        var reader = FrameReader()
        var buffer = [UInt8](repeating: 0, count: 65_536)
        while let count = FileSystem.read(input, into: &buffer), count > 0 {
            reader.append(buffer[..<count])
            while let frame = reader.next() { tell(event(frame, cancellations)) }
        }
    }

    static func event(_ frame: FrameReader.Frame, _ cancellations: Cancellations) -> SessionEvent {
        switch frame {
        case .refused(let refusal): return .refused(.noMessage(refusal.rawValue))
        case .message(let bytes):
            guard let value = try? JSONValue(json: bytes) else { return .refused(.noMessage("the message is no JSON")) }
            guard let message = Message(value) else {
                return .refused(.noRequest("the message is neither a request nor a notification nor an answer"))
            }
            if case .notification("$/cancelRequest", let params) = message, let id = params["id"] {
                cancellations.note(id)
            }
            return .message(message)
        }
    }
}
