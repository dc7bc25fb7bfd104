/// How deep a sample may nest for parser and visitors to walk it on the small stack of a task.
enum NestingDepth {
    /// Brackets within brackets: deeper than anybody writes.
    static let maximum = 48
}
