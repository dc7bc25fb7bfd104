#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// Times in the form of header fields: `Sun, 06 Nov 1994 08:49:37 GMT` (RFC 9110, 5.6.7).
enum HTTPDate {
    static var now: String { text(time(nil)) }

    /// - Parameter seconds: the time since the beginning of 1970, in UTC.
    static func text(_ seconds: time_t) -> String {
        var seconds = seconds
        var date = tm()
        guard gmtime_r(&seconds, &date) != nil else { return "Thu, 01 Jan 1970 00:00:00 GMT" }
        let day = "\(days[Int(date.tm_wday)]), \(twoDigits(date.tm_mday)) \(months[Int(date.tm_mon)])"
        let time = [date.tm_hour, date.tm_min, date.tm_sec].map(twoDigits).joined(separator: ":")
        return "\(day) \(Int(date.tm_year) + 1900) \(time) GMT"
    }

    private static func twoDigits(_ number: Int32) -> String { number < 10 ? "0\(number)" : "\(number)" }

    private static let days = ["Sun", "Mon", "Tue", "Wed", "Thu", "Fri", "Sat"]
    private static let months = ["Jan", "Feb", "Mar", "Apr", "May", "Jun", "Jul", "Aug", "Sep", "Oct", "Nov", "Dec"]
}
