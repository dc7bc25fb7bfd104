import FileSystem
import Foundation
import Support
import TestSupport
import Testing

@testable import HTTPServer

/// Conversations without sockets, on a clock of their own.
struct ConversationTests {
    private static let date = "Sun, 06 Nov 1994 08:49:37 GMT"

    private struct Desk {
        var conversation: Conversation
        var now: Int64 = 0

        init(_ limits: ServerLimits = ServerLimits()) { conversation = Conversation(limits: limits, at: 0) }

        mutating func receive(_ text: String) { conversation.receive(Array(text.utf8), at: now) }

        mutating func nextPath() -> String? { conversation.nextRequest(at: now)?.path }

        mutating func answer(_ response: Response) {
            conversation.answer(response, date: ConversationTests.date, at: now)
        }

        /// What is sent to a client that takes in everything.
        mutating func sent() -> String {
            var text: [UInt8] = []
            while conversation.prepareOutput(at: now) {
                let piece = conversation.withOutput { Array($0) + Array($1) } ?? []
                text += piece
                conversation.sent(piece.count, at: now)
            }
            return String(decoding: text, as: UTF8.self)
        }

        /// Lets time go by, and does what is due.
        mutating func pass(to time: Int64) {
            now = time
            conversation.expire(at: time)
        }
    }

    private static let get = "GET /a HTTP/1.1\r\nHost: a\r\n\r\n"

    private static func plain(_ text: String) -> Response { Response(status: 200, body: .bytes(Array(text.utf8))) }

    // MARK: Answers

    @Test func anAnswerHasItsLengthAndDate() {
        var desk = Desk()
        desk.receive(Self.get)
        #expect(desk.nextPath() == "/a")
        desk.answer(Response(status: 200, fields: [("Content-Type", "text/plain")], body: .bytes(Array("hello".utf8))))
        #expect(
            desk.sent() == """
                HTTP/1.1 200 OK\r\nContent-Type: text/plain\r\nDate: \(Self.date)\r\nContent-Length: 5\r\n\
                Connection: keep-alive\r\n\r\nhello
                """
        )
        #expect(desk.conversation.phase == .receiving)
    }

    @Test func headIsAnsweredWithoutABody() {
        var desk = Desk()
        desk.receive("HEAD / HTTP/1.1\r\nHost: a\r\n\r\n")
        _ = desk.nextPath()
        desk.answer(Self.plain("hello"))
        let text = desk.sent()
        #expect(text.contains("Content-Length: 5\r\n") && text.hasSuffix("\r\n\r\n"))
    }

    @Test func whatIsNotModifiedHasNoBodyAndNoLength() {
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        desk.answer(Response(status: 304))
        #expect(!desk.sent().contains("Content-Length"))
    }

    @Test func noValueBeginsAFieldOfItsOwn() {
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        desk.answer(Response(status: 301, fields: [("Location", "/a\r\nSet-Cookie: b\n\0")]))
        #expect(desk.sent().contains("Location: /a  Set-Cookie: b  \r\n"))
    }

    @Test(arguments: [
        ("1.1\r\nHost: a\r\nConnection: close", true), ("1.0", true), ("1.0\r\nConnection: keep-alive", false),
    ])
    func theConnectionEndsWhereTheClientWantsIt(request: String, ends: Bool) {
        var desk = Desk()
        desk.receive("GET / HTTP/\(request)\r\n\r\n")
        _ = desk.nextPath()
        desk.answer(Self.plain("x"))
        #expect(desk.sent().contains(ends ? "Connection: close\r\n" : "Connection: keep-alive\r\n"))
        #expect(desk.conversation.phase == (ends ? .draining : .receiving))
    }

    @Test func requestsSentTogetherAreAnsweredOneAfterTheOther() {
        var desk = Desk()
        desk.receive(Self.get + "GET /b HTTP/1.1\r\nHost: a\r\n\r\nGET /c HT")
        #expect(desk.nextPath() == "/a")
        // Nothing more is taken in, and no second request given out, until the first is answered.
        #expect(!desk.conversation.wantsInput && desk.nextPath() == nil)
        desk.answer(Self.plain("1"))
        #expect(desk.sent().hasSuffix("1"))
        #expect(desk.conversation.mayHoldRequest && !desk.conversation.wantsInput)
        #expect(desk.nextPath() == "/b")
        desk.answer(Self.plain("2"))
        #expect(desk.sent().hasSuffix("2"))
        #expect(desk.nextPath() == nil && desk.conversation.wantsInput)
        desk.receive("TP/1.1\r\nHost: a\r\n\r\n")
        #expect(desk.nextPath() == "/c")
    }

    @Test(arguments: [("GET http://a/ HTTP/1.1\r\n", "400 Bad Request"), ("GET / HTTP/3.0\r\n", "505 ")])
    func aFaultIsSaidAndEndsTheConnection(request: String, answer: String) {
        var desk = Desk()
        desk.receive(request)
        #expect(desk.nextPath() == nil)
        let text = desk.sent()
        #expect(text.hasPrefix("HTTP/1.1 " + answer) && text.contains("Connection: close\r\n"))
        #expect(desk.conversation.phase == .draining)
        // What follows is thrown away for a while.
        desk.receive(Self.get)
        #expect(desk.nextPath() == nil && desk.conversation.wantsInput)
        desk.pass(to: ServerLimits().drainingTime)
        #expect(desk.conversation.phase == .over)
    }

    // MARK: Files

    @Test func aFileIsReadPieceByPieceWhileItIsSent() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "film.mp4").path
            let bytes = (0..<(3 * OutgoingMessage.pieceSize)).map { UInt8(truncatingIfNeeded: $0 &* 31) }
            try Data(bytes).write(to: URL(filePath: path))
            var desk = Desk()
            desk.receive(Self.get)
            _ = desk.nextPath()
            desk.answer(Response(status: 206, body: .file(try OpenFile(path), 5..<(bytes.count - 7))))
            var (pieces, sent): ([Int], [UInt8]) = ([], [])
            while desk.conversation.prepareOutput(at: 0) {
                let piece = desk.conversation.withOutput { Array($0) + Array($1) } ?? []
                if !pieces.isEmpty || !piece.starts(with: "HTTP".utf8) {
                    pieces.append(piece.count)
                    sent += piece
                }
                desk.conversation.sent(piece.count, at: 0)
            }
            #expect(sent == Array(bytes[5..<(bytes.count - 7)]))
            #expect(pieces.count == 3 && pieces.allSatisfy { $0 <= OutgoingMessage.pieceSize })
        }
    }

    @Test func aFileThatBecameShorterEndsTheConnection() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "a.txt").path
            try Data("short".utf8).write(to: URL(filePath: path))
            var desk = Desk()
            desk.receive(Self.get)
            _ = desk.nextPath()
            desk.answer(Response(status: 200, body: .file(try OpenFile(path), 0..<100)))
            #expect(desk.sent().hasSuffix("short"))
            #expect(desk.conversation.phase == .over)
        }
    }

    // MARK: Streams

    @Test func aStreamIsSentInChunksAsItComes() {
        let ended = Mutex(0)
        let stream = StreamedBody { ended.with { $0 += 1 } }
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        stream.send(Array("one".utf8))
        desk.answer(Response(status: 200, body: .stream(stream)))
        #expect(desk.sent().hasSuffix("Transfer-Encoding: chunked\r\nConnection: keep-alive\r\n\r\n3\r\none\r\n"))
        #expect(desk.conversation.deadline == .max && desk.conversation.wantsInput)
        stream.send(Array("twelve bytes".utf8))
        #expect(desk.sent() == "c\r\ntwelve bytes\r\n")
        stream.finish()
        #expect(desk.sent() == "0\r\n\r\n")
        #expect(desk.conversation.phase == .receiving && ended.with { $0 } == 1)
    }

    @Test func aClientThatKnowsNoChunksGetsTheStreamUntilTheEnd() {
        let stream = StreamedBody()
        var desk = Desk()
        desk.receive("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n")
        _ = desk.nextPath()
        stream.send(Array("one".utf8))
        stream.finish()
        desk.answer(Response(status: 200, body: .stream(stream)))
        #expect(desk.sent().hasSuffix("Connection: close\r\n\r\none"))
        #expect(desk.conversation.phase == .draining)
    }

    @Test func aStreamThatNobodyReadsKeepsNoMoreThanItsBound() {
        let stream = StreamedBody(limit: 1000)
        for _ in 0..<10 { stream.send([UInt8](repeating: 65, count: 100)) }
        #expect(stream.take() == .bytes([UInt8](repeating: 65, count: 1000)))
        for _ in 0..<100_000 { stream.send([UInt8](repeating: 65, count: 100)) }
        #expect(stream.take() == .overflow)
    }

    @Test func oneLargePieceIsTakenWhereNothingWaits() {
        let stream = StreamedBody(limit: 10)
        let piece = [UInt8](repeating: 65, count: 1000)
        stream.send(piece)
        #expect(stream.take() == .bytes(piece))
        #expect(stream.take() == .nothing)
    }

    @Test func whoeverFallsBehindLosesTheConnection() {
        let ended = Mutex(0)
        let stream = StreamedBody(limit: 100) { ended.with { $0 += 1 } }
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        desk.answer(Response(status: 200, body: .stream(stream)))
        _ = desk.sent()
        for _ in 0..<3 { stream.send([UInt8](repeating: 65, count: 60)) }
        #expect(desk.sent() == "")
        #expect(desk.conversation.phase == .over && ended.with { $0 } == 1)
    }

    @Test func aStreamWhoseClientIsGoneIsToldOnce() {
        let ended = Mutex(0)
        let stream = StreamedBody { ended.with { $0 += 1 } }
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        desk.conversation.end()
        // The answer comes too late.
        desk.answer(Response(status: 200, body: .stream(stream)))
        stream.send(Array("x".utf8))
        desk.conversation.end()
        #expect(ended.with { $0 } == 1)
    }

    @Test func whatIsSentBehindARequestForEventsIsNotRead() {
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        desk.answer(Response(status: 200, body: .stream(StreamedBody())))
        _ = desk.sent()
        #expect(desk.conversation.wantsInput)
        desk.receive("noise")
        #expect(!desk.conversation.wantsInput && desk.conversation.phase == .sending)
    }

    // MARK: Time

    @Test func aSilentConnectionIsClosed() {
        var desk = Desk()
        desk.pass(to: ServerLimits().idleTime - 1)
        #expect(desk.conversation.phase == .receiving)
        desk.pass(to: ServerLimits().idleTime)
        #expect(desk.conversation.phase == .over)
    }

    @Test func aRequestThatTricklesInIsRefusedInTime() {
        let limits = ServerLimits()
        var desk = Desk()
        desk.pass(to: 20_000)
        for (second, byte) in Self.get.utf8.enumerated().prefix(20) {
            desk.conversation.receive([byte], at: desk.now)
            #expect(desk.nextPath() == nil)
            desk.pass(to: 20_000 + Int64(second + 1) * 1000)
            guard desk.conversation.phase == .receiving else { break }
        }
        #expect(desk.now == 20_000 + limits.requestTime)
        #expect(desk.sent().hasPrefix("HTTP/1.1 408 Request Timeout\r\n"))
        #expect(desk.conversation.phase == .draining)
    }

    @Test func timeIsCountedAnewForEachRequest() {
        let limits = ServerLimits()
        var desk = Desk()
        for round in 1...5 {
            desk.now = Int64(round) * (limits.idleTime - 1)
            desk.receive(String(Self.get.prefix(5)))
            desk.pass(to: desk.now + limits.requestTime - 1)
            desk.receive(String(Self.get.dropFirst(5)))
            #expect(desk.nextPath() == "/a")
            desk.answer(Self.plain("x"))
            #expect(desk.sent().hasSuffix("x"))
            desk.now = Int64(round) * (limits.idleTime - 1)
        }
        // A request that begins within another's bytes has its own time, too.
        desk.receive(Self.get + "GET")
        _ = desk.nextPath()
        desk.answer(Self.plain("x"))
        _ = desk.sent()
        #expect(desk.conversation.deadline == desk.now + limits.requestTime)
    }

    @Test func anAnswerThatTakesTooLongIsGivenUp() {
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        desk.pass(to: ServerLimits().answerTime)
        desk.answer(Self.plain("late"))
        let text = desk.sent()
        #expect(text.hasPrefix("HTTP/1.1 503 ") && !text.contains("late"))
        #expect(desk.conversation.phase == .draining)
    }

    @Test func aClientMustTakeInItsAnswerStepByStep() {
        let limits = ServerLimits()
        var desk = Desk()
        desk.receive(Self.get)
        _ = desk.nextPath()
        desk.answer(Self.plain(String(repeating: "x", count: 1_000_000)))
        let isReady = desk.conversation.prepareOutput(at: 0)
        #expect(isReady)
        // Enough of it: the time begins anew.
        desk.now = limits.sendingTime - 1
        desk.conversation.sent(limits.sendingStep, at: desk.now)
        desk.pass(to: limits.sendingTime)
        #expect(desk.conversation.phase == .sending)
        // A byte now and then is not.
        for step in 1..<20 {
            desk.conversation.sent(1, at: limits.sendingTime - 1 + Int64(step) * 1000)
        }
        desk.pass(to: limits.sendingTime * 2 - 1)
        #expect(desk.conversation.phase == .over)
    }
}
