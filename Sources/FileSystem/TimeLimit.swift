import Support

/// How long a command may take altogether. When the time is over, the programs that it has started are ended and no others are
/// started; each says so as its ending (``Subprocess/Ending/timeLimit``).
public final class TimeLimit: Sendable {
    /// Holds for whatever the task and its children start.
    @TaskLocal public static var current: TimeLimit?

    public let seconds: Int
    /// In milliseconds of the clock that only runs forward.
    let end: Int64
    private let isFelt = Mutex(false)

    /// - Parameter seconds: from now on; at least 0.
    public init(seconds: Int) {
        self.seconds = max(0, seconds)
        end = FileSystem.milliseconds + Int64(self.seconds) * 1000
    }

    public var isOver: Bool { FileSystem.milliseconds >= end }

    /// Whether something was ended, or not even started, because the time was over.
    public var wasReached: Bool { isFelt.with { $0 } }

    func note() { isFelt.with { $0 = true } }

    /// Has the whole process end some time after the time is over, with all that it has started and without the folders that it
    /// has for itself, if it is still there.
    ///
    /// - Parameters:
    ///   - seconds: how long after the time is over.
    ///   - say: tells a person that it ends.
    public func endProcess(after seconds: Int, status: Int32, _ say: @escaping @Sendable () -> Void) {
        let last = end + Int64(seconds) * 1000
        DetachedThread.start {
            while last > FileSystem.milliseconds { FileSystem.pause(milliseconds: last - FileSystem.milliseconds) }
            say()
            ProcessEnd.begin(.status(status))
        }
    }
}
