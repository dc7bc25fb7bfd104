import Support

/// The time limit of a whole command. When the time is over, the programs that it has started are ended and no others are
/// started; each reports this as its ending (``Subprocess/Ending/timeLimit``).
public final class TimeLimit: Sendable {
    /// The time limit of everything that the task and its children start; nil: no limit.
    @TaskLocal public static var current: TimeLimit?

    public let seconds: Int
    /// The end of the time, in milliseconds of the clock that only runs forward.
    let end: Int64
    private let isFelt = Mutex(false)

    /// - Parameter seconds: the length of the time from now on; a negative number counts as 0.
    public init(seconds: Int) {
        self.seconds = max(0, seconds)
        end = FileSystem.milliseconds + Int64(self.seconds) * 1000
    }

    public var isOver: Bool { FileSystem.milliseconds >= end }

    /// True if a program was ended, or not even started, because the time was over.
    public var wasReached: Bool { isFelt.with { $0 } }

    func note() { isFelt.with { $0 = true } }

    /// Has the whole process end some time after the limit, if it is still running: its programs are ended and its held folders
    /// removed.
    ///
    /// - Parameters:
    ///   - seconds: the delay after the end of the time.
    ///   - say: tells a person that the process ends.
    public func endProcess(after seconds: Int, status: Int32, _ say: @escaping @Sendable () -> Void) {
        let last = end + Int64(seconds) * 1000
        DetachedThread.start {
            while last > FileSystem.milliseconds { FileSystem.pause(milliseconds: last - FileSystem.milliseconds) }
            say()
            ProcessEnd.begin(.status(status))
        }
    }
}
