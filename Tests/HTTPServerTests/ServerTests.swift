import FileSystem
import Foundation
import Support
import TestSupport
import Testing

@testable import HTTPServer

/// The server over real connections. Nothing here is measured by the clock: those who wait are answered, or the test fails.
@Suite(.serialized)
struct ServerTests {
    /// Limits of time that no test reaches: whoever is in the way stays there.
    private static var patient: ServerLimits {
        var limits = ServerLimits()
        (limits.idleTime, limits.requestTime, limits.answerTime) = (3_600_000, 3_600_000, 3_600_000)
        (limits.sendingTime, limits.drainingTime) = (3_600_000, 3_600_000)
        return limits
    }

    @Test func requestsOfOneConnectionAreAnsweredInTurn() async throws {
        try await withServer(limits: Self.patient) { port in
            let client = try Client(port: port)
            for _ in 0..<50 {
                #expect(client.get("/ready", endingWith: "ready.") == 200)
                #expect(client.get("/later", endingWith: "later.") == 200)
            }
            client.send(
                String(
                    repeating: "GET /later HTTP/1.1\r\nHost: a\r\n\r\nGET /ready HTTP/1.1\r\nHost: a\r\n\r\n",
                    count: 500
                )
            )
            // Whoever says that nothing more comes has still asked.
            client.endSending()
            let text = client.readAll()
            #expect(text.components(separatedBy: "later.").count == 501)
            #expect(text.components(separatedBy: "ready.").count == 501)
        }
    }

    /// Whoever is in the way is refused or waits; others are answered meanwhile.
    @Test func nobodyKeepsOthersWaiting() async throws {
        try await withServer(limits: Self.patient) { port in
            let slow = try (0..<40).map { _ in try Client(port: port) }
            for client in slow { client.send("GET /ready HTTP/1.1\r\nHost") }
            let wide = try (0..<4).map { _ in try Client(port: port) }
            for client in wide {
                client.send("GET / HTTP/1.1\r\nHost: a\r\nA: " + String(repeating: "a", count: 200_000))
            }
            let long = try (0..<2).map { _ in try Client(port: port) }
            for client in long { client.send("GET /" + String(repeating: "a", count: 5_000_000)) }
            let posts = try (0..<2).map { _ in try Client(port: port) }
            for client in posts {
                client.send("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10000000\r\n\r\n")
                client.send([UInt8](repeating: 65, count: 10_000_000))
            }
            let other = try Client(port: port)
            for _ in 0..<20 {
                #expect(other.get("/ready", endingWith: "ready.") == 200)
                #expect(other.get("/later", endingWith: "later.") == 200)
            }
            for client in wide { #expect(client.status(through: "\n") == 431) }
            for client in long { #expect(client.status(through: "\n") == 414) }
            for client in posts { #expect(client.status(through: "\n") == 413) }
            for client in slow {
                client.send(": a\r\n\r\n")
                #expect(client.status(through: "ready.") == 200)
            }
        }
    }

    @Test func whoeverIsTooSlowIsRefused() async throws {
        var limits = Self.patient
        limits.requestTime = 100
        try await withServer(limits: limits) { port in
            let client = try Client(port: port)
            client.send("GET / HT")
            #expect(client.status(through: "\n") == 408)
        }
    }

    @Test func whoeverIsBeingAnsweredStaysAndOthersAreToldThatThereIsNoRoom() async throws {
        var limits = Self.patient
        (limits.connections, limits.connectionsPerClient, limits.drainingTime) = (100, 50, 100)
        let waiting = Mutex<[CheckedContinuation<Void, Never>]>([])
        let handler = TestHandler { _ in
            .later {
                await withCheckedContinuation { continuation in waiting.with { $0.append(continuation) } }
                return Response(status: 200, body: .bytes(Array("at last.".utf8)))
            }
        }
        try await withServer(limits: limits, handler) { port in
            var clients: [Client] = []
            for _ in 0..<50 {
                let client = try Client(port: port)
                client.send("GET /slow HTTP/1.1\r\nHost: a\r\n\r\n")
                clients.append(client)
            }
            for _ in 0..<6000 where waiting.with({ $0.count }) < 50 { usleep(10_000) }
            for _ in 0..<100 {
                let client = try Client(port: port)
                let text = client.readAll()
                #expect(text == "" || text.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
            }
            waiting.with { for continuation in $0 { continuation.resume() } }
            for client in clients { #expect(client.status(through: "at last.") == 200) }
            // There is room as soon as they have their answers.
            #expect(try Client(port: port).get("/ready", endingWith: "ready.") == 200)
        }
    }

    @Test func whoeverSendsNoWholeRequestMakesRoomForOthers() async throws {
        var limits = Self.patient
        (limits.connections, limits.connectionsPerClient) = (200, 100)
        try await withServer(limits: limits) { port in
            let slow = try (0..<300).map { _ in
                let client = try Client(port: port)
                client.send("GET /ready HTTP/1.1\r\nHos")
                return client
            }
            for _ in 0..<100 { #expect(try Client(port: port).get("/later", endingWith: "later.") == 200) }
            // Those that came last are still waited for; those before have been told, or their connections are closed.
            let text = slow[0].readAll()
            #expect(text == "" || text.hasPrefix("HTTP/1.1 503 Service Unavailable\r\n"))
        }
    }

    @Test func eventsThatNobodyReadsAreGivenUp() async throws {
        var limits = Self.patient
        limits.sendingTime = 200
        let (streams, ended) = (Mutex<[StreamedBody]>([]), Mutex(0))
        let handler = TestHandler { _ in
            let stream = StreamedBody { ended.with { $0 += 1 } }
            stream.send(Array("begin\n".utf8))
            streams.with { $0.append(stream) }
            return .ready(Response(status: 200, body: .stream(stream)))
        }
        try await withServer(limits: limits, handler) { port in
            let idle = try (0..<100).map { _ in try Client(port: port) }
            for client in idle { #expect(client.get("/events", endingWith: "begin\n") == 200) }
            let piece = [UInt8](repeating: 65, count: 100_000)
            // More than the system keeps for a connection.
            for _ in 0..<200 {
                for stream in streams.with({ $0 }) { stream.send(piece) }
                usleep(1000)
            }
            for _ in 0..<6000 where ended.with({ $0 }) < 100 { usleep(10_000) }
            #expect(ended.with { $0 } == 100)
            let status = try Client(port: port).get("/later", endingWith: "later.")
            #expect(status == 200)
        }
    }

    @Test func eventsReachTheirReaderUntilItGoes() async throws {
        let (stream, ended) = (Mutex<StreamedBody?>(nil), Mutex(0))
        let handler = TestHandler { _ in
            let body = StreamedBody { ended.with { $0 += 1 } }
            stream.with { $0 = body }
            return .later { Response(status: 200, body: .stream(body)) }
        }
        try await withServer(limits: Self.patient, handler) { port in
            do {
                let client = try Client(port: port)
                #expect(client.get("/events", endingWith: "\r\n\r\n") == 200)
                for number in 0..<100 {
                    stream.with { $0 }?.send(Array("event \(number)\n".utf8))
                    #expect(client.read(through: "event \(number)\n").hasSuffix("event \(number)\n"))
                }
            }
            for _ in 0..<6000 where ended.with({ $0 }) < 1 { usleep(10_000) }
            #expect(ended.with { $0 } == 1)
        }
    }

    @Test func aLargeFileWaitsForItsReader() async throws {
        try await withTemporaryFolder { folder in
            let path = folder.appending(path: "film.mp4").path
            let bytes = (0..<8_000_000).map { UInt8(truncatingIfNeeded: $0 &* 7) }
            try Data(bytes).write(to: URL(filePath: path))
            let file = try OpenFile(path)
            let handler = TestHandler { _ in .ready(Response(status: 200, body: .file(file, 0..<bytes.count))) }
            try await withServer(limits: Self.patient, handler) { port in
                let reader = try Client(port: port)
                reader.send("GET /film HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n")
                let status = try Client(port: port).get("/later", endingWith: "later.")
                #expect(status == 200)
                #expect(reader.read(through: "\r\n\r\n").contains("Content-Length: 8000000\r\n"))
                #expect(reader.read(count: bytes.count) == bytes)
                #expect(reader.readAll() == "")
            }
        }
    }

    @Test func randomBytesDoNoHarm() async throws {
        try await withServer { port in
            var generator = SeededGenerator(seed: 7)
            for _ in 0..<100 {
                let client = try Client(port: port)
                let count = Int.random(in: 1...3000, using: &generator)
                client.send((0..<count).map { _ in UInt8.random(in: 0...255, using: &generator) })
                client.endSending()
                let text = client.readAll()
                #expect(text.isEmpty || text.hasPrefix("HTTP/1.1 4"))
            }
            let status = try Client(port: port).get("/later", endingWith: "later.")
            #expect(status == 200)
        }
    }

    // MARK: Addresses

    @Test(.enabled("this machine has no IPv6") { (try? Listener(at: [.loopback6], port: 0)) != nil })
    func bothKindsOfAddressesAreServedAtOnePort() async throws {
        try await withServer(at: [.loopback, .loopback6]) { port in
            for address in [IPAddress.loopback, .loopback6] {
                let status = try Client(port: port, at: address).get("/ready", endingWith: "ready.")
                #expect(status == 200)
            }
        }
    }

    @Test func aPortIsHadByOneAtATime() throws {
        let first = try Listener(at: [.loopback], port: 0)
        let error = #expect(throws: ListenError.self) { try Listener(at: [.loopback], port: first.port) }
        #expect(error?.isOfPort == true)
        #expect(first.takeSockets().count == 1)
    }

    @Test func thePortIsFreeWhenTheServerHasEnded() async throws {
        // Somebody else may have taken the port; not each time.
        for _ in 0..<5 {
            let port = try await withServer { port in
                let status = try Client(port: port).get("/ready", endingWith: "ready.")
                #expect(status == 200)
                return port
            }
            if (try? Listener(at: [.loopback], port: port)) != nil { return }
        }
        Issue.record("the port is still taken")
    }

    @Test func anAddressThatTheMachineLacksIsNotPassedOver() throws {
        let foreign = try #require(IPAddress("192.0.2.1"))
        let error = #expect(throws: ListenError.self) { try Listener(at: [foreign], port: 0) }
        #expect(error?.isOfPort == false && error?.reason.isEmpty == false)
        #expect(try Listener(at: [.loopback], andIfPresent: [foreign], port: 0).takeSockets().count == 1)
    }
}
