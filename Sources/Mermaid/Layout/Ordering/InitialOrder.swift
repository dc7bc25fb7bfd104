extension RankedItems {
    /// Returns a first order: depth first along the edges as the author wrote them, so that a tree's branches lie in their
    /// written order and cross nowhere.
    ///
    /// - Returns: the number of each item in that walk.
    func authorOrder(_ graph: LayeredGraph) -> [Int] {
        var number = [Int](repeating: -1, count: items.count)
        var counter = 0
        var stack: [(item: Int, next: Int)] = []
        func visit(_ root: Int) {
            guard number[root] < 0 else { return }
            number[root] = counter
            counter += 1
            stack.append((root, below.starts[root]))
            while let (item, next) = stack.last {
                guard next < below.starts[item + 1] else {
                    stack.removeLast()
                    continue
                }
                stack[stack.count - 1].next = next + 1
                let lower = segments[below.items[next]].lower
                guard number[lower] < 0 else { continue }
                number[lower] = counter
                counter += 1
                stack.append((lower, below.starts[lower]))
            }
        }
        for node in graph.nodes.indices where above.count(node) == 0 { visit(node) }
        for item in items.indices { visit(item) }
        return number
    }

    /// Returns a first order that follows ranks instead: breadth first.
    func breadthOrder(_ graph: LayeredGraph) -> [Int] {
        var number = [Int](repeating: -1, count: items.count)
        var counter = 0
        var queue: [Int] = []
        func enqueue(_ item: Int) {
            guard number[item] < 0 else { return }
            number[item] = counter
            counter += 1
            queue.append(item)
        }
        for node in graph.nodes.indices where above.count(node) == 0 { enqueue(node) }
        for node in graph.nodes.indices { enqueue(node) }
        var next = 0
        while next < queue.count {
            let item = queue[next]
            next += 1
            for segment in below.list(item) { enqueue(segments[segment].lower) }
            for segment in above.list(item) { enqueue(segments[segment].upper) }
        }
        for item in items.indices { enqueue(item) }
        return number
    }
}
