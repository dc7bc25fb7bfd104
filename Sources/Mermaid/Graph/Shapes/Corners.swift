/// The radii of corners, in pixels: outer corners are rounder than those inside them.
enum Corners {
    static let box = 5.0
    /// Boxes that are round by their meaning: events and states.
    static let round = 11.0
    static let frame = 9.0
}
