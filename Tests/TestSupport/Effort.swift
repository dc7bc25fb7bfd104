import Foundation

/// How much random tests try, and how long the longest inputs are: enough to notice a fault, or with `GLOSA_THOROUGH=1` (`make test THOROUGH=1`) to find rare ones.
public enum Effort {
    public static let isThorough = ProcessInfo.processInfo.environment["GLOSA_THOROUGH"] == "1"

    public static func count(usual: Int, thorough: Int) -> Int { isThorough ? thorough : usual }

    /// The length of an input of which only the growth matters: a tenth where not everything is asked for, since tests run
    /// without optimisation. `Benchmarks/Pathological` measures the growth itself.
    public static func length(_ thorough: Int) -> Int { count(usual: thorough / 10, thorough: thorough) }
}
