import Foundation

/// How much random tests try: enough to notice a fault, or with `GLOSA_THOROUGH=1` (`make test THOROUGH=1`) to find rare ones.
public enum Effort {
    public static let isThorough = ProcessInfo.processInfo.environment["GLOSA_THOROUGH"] == "1"

    public static func count(usual: Int, thorough: Int) -> Int { isThorough ? thorough : usual }
}
