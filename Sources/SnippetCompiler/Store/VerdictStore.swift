import FileSystem

/// The exchange between a check and a store of verdicts, from the first request to the last.
///
/// A verdict that the store doesn't return counts as missing, whatever the reason: it may cost time, and each kind of problem is
/// reported once. After a failure the store isn't used again.
struct VerdictStore {
    /// The time that a store may take, in seconds: in all, for each entry in addition, and for one request.
    struct Limits: Sendable {
        var start = 10.0
        var each = 0.02
        var transfers = StoreTransfers.Limits()

        func seconds(_ count: Int) -> Double { start + each * Double(count) }
    }

    private let transfers: StoreTransfers?
    private let writes: Bool
    private let limits: Limits
    private let faults: [StoreProblem]
    private var failure: StoreProblem?
    private var isGivenUp = false
    private var doubted: [String] = []
    private let address: StoreAddress?

    init(_ choice: StoreChoice, curl: Curl? = Curl(), limits: Limits = Limits()) {
        self.limits = limits
        faults = choice.faults
        address = choice.settings?.address
        writes = choice.settings?.writes ?? false
        guard let settings = choice.settings, let curl else {
            transfers = nil
            failure = choice.settings.map { .noCurl($0.address) }
            return
        }
        transfers = StoreTransfers(curl: curl, settings: settings, limits: limits.transfers)
    }

    /// The problems with the store.
    var problems: [StoreProblem] {
        guard let address, let first = doubted.first else { return faults + [failure].compactMap(\.self) }
        return faults + [failure, .distrusted(address, count: doubted.count, key: first)].compactMap(\.self)
    }

    /// The number of requests in a batch after the first, which shows whether the store answers at all. One process sends a
    /// batch, and its files are removed before the next.
    private static let batch = 512

    private static func batches<Element>(_ all: [Element]) -> [ArraySlice<Element>] {
        let first = min(all.count, StoreTransfers.parallel)
        return [all[..<first]]
            + stride(from: first, to: all.count, by: batch).map { all[$0..<min($0 + batch, all.count)] }
    }

    // MARK: Reading

    /// Returns the verdicts that the store has, by key; each is what was written under its key, unless somebody has forged it.
    mutating func verdicts(_ keys: [String]) -> [String: [UInt8]] {
        var found: [String: [UInt8]] = [:]
        run(
            keys,
            isWriting: false,
            key: { $0 },
            send: { transfers, keys, seconds throws(FileError) in try transfers.get(Array(keys), seconds: seconds) },
            take: { key, answer in
                switch answer.status {
                case 200:
                    guard let body = answer.body.flatMap({ StoreEntry.body(of: $0, key: key) }) else { return .doubted }
                    found[key] = body
                    return .done
                case 204, 404, 410: return .done
                default: return .failed
                }
            }
        )
        return found
    }

    /// Marks an entry as rejected: it has the right form, but holds no verdict.
    mutating func doubt(_ key: String) { doubted.append(key) }

    // MARK: Writing

    /// Writes verdicts to the store if that is allowed; verdicts that are too large are left out.
    mutating func keep(_ verdicts: [(key: String, body: [UInt8])]) {
        guard writes else { return }
        let entries = verdicts.compactMap { verdict in
            StoreEntry(verdict.body, key: verdict.key).map { (key: verdict.key, entry: $0) }
        }
        run(
            entries,
            isWriting: true,
            key: \.key,
            send: { transfers, entries, seconds throws(FileError) in
                try transfers.put(Array(entries), seconds: seconds)
            },
            take: { _, answer in (200..<300).contains(answer.status) ? .done : .failed }
        )
    }

    // MARK: Requests

    /// The judgement of a response.
    private enum Reception { case done, doubted, failed }

    /// - Parameters:
    ///   - send: Sends a batch of requests and returns the responses.
    ///   - take: Handles each response.
    private mutating func run<Element>(
        _ all: [Element],
        isWriting: Bool,
        key: (Element) -> String,
        send: (StoreTransfers, ArraySlice<Element>, _ seconds: Double) throws(FileError) -> StoreTransfers.Result,
        take: (String, StoreTransfers.Answer) -> Reception
    ) {
        guard let transfers, !isGivenUp, !all.isEmpty else { return }
        let address = transfers.settings.address
        func giveUp(_ problem: StoreProblem.Failure) {
            failure = .failure(address, problem, isWriting: isWriting)
            isGivenUp = true
        }
        let end = Self.now + limits.seconds(all.count)
        var done = 0
        for batch in Self.batches(all) {
            // A request takes at least a tenth of a second.
            guard end - Self.now > 0.1 else { return giveUp(.slow(done: done, of: all.count)) }
            let result: StoreTransfers.Result
            do throws(FileError) {
                result = try send(transfers, batch, end - Self.now)
            } catch {
                return giveUp(.machine("\(error)"))
            }
            var failed = 0
            for element in batch {
                let key = key(element)
                let answer = result.answers[key] ?? StoreTransfers.Answer()
                switch take(key, answer) {
                case .done: done += 1
                case .doubted: doubted.append(key)
                case .failed:
                    failed += 1
                    failure =
                        failure ?? .failure(address, .init(answer, words: result.words), isWriting: isWriting)
                }
            }
            if failed > 0, Self.now >= end { return giveUp(.slow(done: done, of: all.count)) }
            // Up to one request in twenty may fail by accident.
            if failed * 20 > batch.count {
                isGivenUp = true
                return
            }
        }
    }

    /// The time in seconds.
    private static var now: Double { Double(FileSystem.milliseconds) / 1000 }
}

extension StoreProblem.Failure {
    fileprivate init(_ answer: StoreTransfers.Answer, words: String?) {
        switch answer.status {
        case 0: self = .unreachable(words)
        case 300..<400: self = .redirects(to: answer.redirect)
        default: self = .status(answer.status)
        }
    }
}
