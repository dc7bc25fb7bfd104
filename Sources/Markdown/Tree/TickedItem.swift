extension [Node] {
    /// Returns true if the box of a task is ticked; nil if the item is no task.
    package func isTicked(item: Int) -> Bool? {
        let marker = item + 2
        guard marker < Int(self[item].end), self[marker].kind == .taskMarker else { return nil }
        return self[marker].isChecked
    }
}
