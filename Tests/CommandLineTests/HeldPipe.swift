#if os(Linux)
    import Foundation
    import TestSupport
    import Testing

    /// A named pipe that programs hold open for writing.
    final class HeldPipe: Sendable {
        private let descriptor: Int32
        private let path: String

        init(_ path: String) throws {
            self.path = path
            try #require(mkfifo(path, 0o600) == 0)
            // Without waiting for somebody who writes.
            descriptor = open(path, O_RDONLY | O_NONBLOCK | O_CLOEXEC)
            try #require(descriptor >= 0)
        }

        deinit { close(descriptor) }

        /// What is written next; an empty text where all who could write have ended.
        func next() throws -> String { try HeldStream(descriptor: descriptor).next() }

        /// What was written until all who could write have ended, if there ever was one.
        func rest() throws -> String {
            let own = open(path, O_WRONLY | O_NONBLOCK | O_CLOEXEC)
            try #require(own >= 0)
            close(own)
            var text = ""
            while true {
                let next = try next()
                if next.isEmpty { return text }
                text += next
            }
        }
    }
#endif
