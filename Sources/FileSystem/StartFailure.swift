import CSubprocess

#if canImport(Darwin)
    import Darwin
#elseif canImport(Musl)
    import Musl
#else
    import Glibc
#endif

/// The reason why a program was never run: the step that failed before its start.
public struct StartFailure: Error, Sendable, Hashable, CustomStringConvertible {
    /// A step that comes before a program runs.
    public enum Step: String, Sendable {
        case parent = "that it ends with Glosa"
        case streams = "standard streams"
        case directory = "the working directory"
        case limits = "limits"
        case privileges = "giving up privileges"
        case landlock = "Landlock"
        case filter = "the filter of system calls"
        case execution = "execution"

        init(_ step: glosa_step) {
            switch step {
            case GLOSA_PARENT: self = .parent
            case GLOSA_DIRECTORY: self = .directory
            case GLOSA_LIMITS: self = .limits
            case GLOSA_PRIVILEGES: self = .privileges
            case GLOSA_LANDLOCK: self = .landlock
            case GLOSA_FILTER: self = .filter
            case GLOSA_EXECUTE: self = .execution
            default: self = .streams
            }
        }
    }

    public let step: Step
    /// The system's error number; 0 if nothing was tried.
    public let code: Int32

    /// True if the program would have run, but not confined.
    public var isOfConfinement: Bool { [.privileges, .landlock, .filter].contains(step) }

    init(step: Step, code: Int32) {
        self.step = step
        self.code = code
    }

    /// The step and the system's own words: “Landlock: Operation not supported”.
    public var description: String {
        code == 0 ? step.rawValue : "\(step.rawValue): \(String(cString: strerror(code)))"
    }
}

extension Subprocess {
    /// The reason why this system can't confine a program to ``readable``; nil if it can.
    public static var confinementObstacle: StartFailure? {
        let step = glosa_obstacle()
        return step == GLOSA_NO_STEP ? nil : StartFailure(step: .init(step), code: 0)
    }
}
