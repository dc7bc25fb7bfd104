/// How deep a sample may nest for parser and visitors to walk it on the small stack of a task.
enum NestingDepth {
    /// Brackets within brackets: deeper than anybody writes.
    static let maximum = 32
    /// Square brackets within square brackets: the parser tries each as a type and as a value, twice the work a level.
    static let maximumSquare = 8
}
