import ArgumentParser
import Diagnostics
import FileSystem

/// The option for a command's time limit: when the time is over, its programs are ended, and a message says that not everything
/// was checked.
struct TimeLimitOption: ParsableArguments {
    @Option(
        name: .customLong("time-limit"),
        help: ArgumentHelp(
            "Stop compiling and running samples after a time, such as 90, 90s, 5m or 1h, and fail if any was not judged.",
            valueName: "time"
        )
    )
    var limit: Time?

    /// A time, given in seconds, minutes or hours.
    struct Time: ExpressibleByArgument {
        let seconds: Int

        private static let most = 7 * 24 * 3600

        init?(argument: String) {
            let units = ["s": 1, "m": 60, "h": 3600]
            let unit = argument.last.flatMap { units[String($0)] }
            let digits = unit == nil ? argument[...] : argument.dropLast()
            guard digits.allSatisfy({ $0.isASCII && $0.isNumber }), let number = Int(digits),
                case (let seconds, let isTooMuch) = number.multipliedReportingOverflow(by: unit ?? 1), !isTooMuch,
                (1...Self.most).contains(seconds)
            else { return nil }
            self.seconds = seconds
        }
    }

    /// The seconds left for work that is not a program's; after them the whole command is given up.
    private static let rest = 30

    /// Runs a command's work within the time.
    ///
    /// - Throws: also if something was ended for want of time; a message says so.
    func keep(language: String, _ work: () async throws -> Void) async throws {
        guard let limit else { return try await work() }
        let timeLimit = TimeLimit(seconds: limit.seconds)
        let total = limit.seconds + Self.rest
        timeLimit.endProcess(after: Self.rest, status: 2) {
            let text = LocalizedText(
                en:
                    "glosa: given up after \(total) s: the time limit was reached, and the command didn't come to an end",
                es:
                    "glosa: la orden se abandona a los \(total) s: no ha terminado, y el límite de tiempo ya se había alcanzado"
            )
            Console.log(text.text(in: language))
        }
        try await TimeLimit.$current.withValue(timeLimit) {
            do {
                try await work()
            } catch let status as ExitCode where !status.isSuccess {
                throw ExitCode(Self.status(status.rawValue, language: language))
            }
            let status = Self.status(0, language: language)
            if status != 0 { throw ExitCode(status) }
        }
    }

    /// Returns the exit status of a command: it fails if something was ended for want of time, and a message says so.
    ///
    /// - Parameter status: the exit status that it would have otherwise.
    static func status(_ status: Int32, language: String) -> Int32 {
        guard let limit = TimeLimit.current, limit.wasReached else { return status }
        let text = LocalizedText(
            en: "glosa: the time limit of \(limit.seconds) s was reached: not everything was checked",
            es: "glosa: se ha alcanzado el límite de tiempo de \(limit.seconds) s: no se ha comprobado todo"
        )
        Console.log(text.text(in: language))
        return max(status, 1)
    }
}
