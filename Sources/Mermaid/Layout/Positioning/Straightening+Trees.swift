/// Centres the parents of trees over their children, and keeps single children straight below.
extension Straightening {
    /// The largest number of items that are looked at for each item of the graph; moves of large trees stop there.
    static let mostLooks = 60

    /// - Returns: the farthest distance by which anything has moved.
    mutating func moveTrees() -> Double {
        guard !units.parents.isEmpty else { return 0 }
        var farthest = 0.0
        for node in units.parents {
            for branch in units.branches[node] { farthest = max(farthest, align(branch)) }
            farthest = max(farthest, centre(node))
            if units.isRoot(node) { farthest = max(farthest, moveRoot(node)) }
        }
        return farthest
    }

    /// The x of a branch at its parent: its child's, but for the ports at both ends.
    private func wish(_ branch: TreeUnits.Branch) -> Double {
        let edge = graph.edges[branch.edge]
        let isReversed = ranked.isReversed[branch.edge]
        let upper = (isReversed ? edge.targetPort : edge.sourcePort) ?? 0
        let lower = (isReversed ? edge.sourcePort : edge.targetPort) ?? 0
        return x[branch.child] + lower - upper
    }

    /// Moves the passages and labels of a branch over its child; where they have no room, the child follows them.
    private mutating func align(_ branch: TreeUnits.Branch) -> Double {
        guard !branch.chain.isEmpty else { return 0 }
        var farthest = 0.0
        let edge = graph.edges[branch.edge]
        let port = (ranked.isReversed[branch.edge] ? edge.sourcePort : edge.targetPort) ?? 0
        for item in branch.chain.reversed() {
            let target = x[branch.child] + port
            guard abs(target - x[item]) > 0.01 else { continue }
            let room = room(of: [item])
            let reached = min(max(target, room.lowerBound), room.upperBound)
            farthest = max(farthest, abs(reached - x[item]))
            x[item] = reached
        }
        for item in branch.chain {
            let missing = x[item] - port - x[branch.child]
            guard abs(missing) > 0.01 else { continue }
            farthest = max(farthest, abs(move(units.unit[branch.child], by: missing)))
        }
        return farthest
    }

    /// Moves a parent to the middle of its children, and them to it where it has no room.
    private mutating func centre(_ node: Int) -> Double {
        let branches = units.branches[node]
        guard let first = branches.first, let last = branches.last else { return 0 }
        func missing() -> Double {
            let wishes = branches.map { wish($0) }
            return ((wishes.min() ?? 0) + (wishes.max() ?? 0)) / 2 - x[node]
        }
        var farthest = 0.0
        var rest = missing()
        guard abs(rest) > 0.01 else { return 0 }
        let room = room(of: [node])
        let target = min(max(x[node] + rest, room.lowerBound), room.upperBound)
        farthest = abs(target - x[node])
        x[node] = target
        rest = missing()
        guard abs(rest) > 0.01 else { return farthest }
        let start = units.unit[first.child].lowerBound
        let all = start..<units.unit[last.child].upperBound
        farthest = max(farthest, abs(move(all, by: -rest)))
        rest = missing()
        guard abs(rest) > 0.01, branches.count > 1 else { return farthest }
        // The child on the far side comes nearer, then the other one gives way.
        for child in rest > 0 ? [last.child, first.child] : [first.child, last.child] {
            farthest = max(farthest, abs(move(units.unit[child], by: -2 * rest)))
            rest = missing()
            if abs(rest) <= 0.01 { break }
        }
        return farthest
    }

    /// Moves a whole tree below the nodes that lead to its root.
    private mutating func moveRoot(_ node: Int) -> Double {
        guard let wish = wish(of: [node], isUpwardsOnly: true) else { return 0 }
        return abs(move(units.unit[node], by: wish - x[node]))
    }

    // MARK: Units

    /// Moves a stretch of units as far as there is room.
    /// - Returns: the distance moved.
    private mutating func move(_ stretch: Range<Int>, by distance: Double) -> Double {
        guard abs(distance) > 0.01, looks >= 0 else { return 0 }
        looks -= stretch.count
        var room = abs(distance)
        for index in stretch {
            let item = units.order[index]
            room = min(room, self.room(beside: item, isLeft: distance < 0, outside: stretch))
            if room < 0.01 { return 0 }
        }
        let shift = distance < 0 ? -room : room
        for index in stretch { x[units.order[index]] += shift }
        widenFrames(around: stretch, isLeft: distance < 0)
        return shift
    }

    /// Returns the distance to the next item that is not part of a stretch. A frame around the item moves outwards too.
    private func room(beside item: Int, isLeft: Bool, outside stretch: Range<Int>) -> Double {
        let rank = ranked.ranks[ranked.items[item].rank]
        let place = ranked.position[item] + (isLeft ? -1 : 1)
        guard rank.indices.contains(place) else { return .infinity }
        let other = rank[place]
        if stretch.contains(units.place[other]) { return .infinity }
        let (left, right) = isLeft ? (other, item) : (item, other)
        let slack = x[right] - x[left] - spacing.distance(ranked.items[left], ranked.items[right])
        let isAround = ranked.items[other].kind == (isLeft ? .leftFrame : .rightFrame)
        return max(0, slack) + (isAround ? frameRoom(ranked.items[other].owner, isLeft: isLeft) : 0)
    }

    /// Returns the distance by which one side of a frame can move outwards, with the frames around it.
    private func frameRoom(_ cluster: Int, isLeft: Bool) -> Double {
        var room = Double.infinity
        for item in isLeft ? ranked.frames[cluster].left : ranked.frames[cluster].right {
            let rank = ranked.ranks[ranked.items[item].rank]
            let place = ranked.position[item] + (isLeft ? -1 : 1)
            guard rank.indices.contains(place) else { continue }
            let other = rank[place]
            let (left, right) = isLeft ? (other, item) : (item, other)
            var slack = x[right] - x[left] - spacing.distance(ranked.items[left], ranked.items[right])
            if ranked.items[other].kind == ranked.items[item].kind {
                slack += frameRoom(ranked.items[other].owner, isLeft: isLeft)
            }
            room = min(room, max(0, slack))
        }
        return room
    }

    /// Moves the frames around a stretch outwards where its items now stand too near.
    private mutating func widenFrames(around stretch: Range<Int>, isLeft: Bool) {
        guard !graph.clusters.isEmpty else { return }
        var pending: [Int] = []
        for index in stretch { pending.append(units.order[index]) }
        while let item = pending.popLast() {
            let rank = ranked.ranks[ranked.items[item].rank]
            let place = ranked.position[item] + (isLeft ? -1 : 1)
            guard rank.indices.contains(place) else { continue }
            let other = rank[place]
            guard ranked.items[other].kind == (isLeft ? .leftFrame : .rightFrame) else { continue }
            let (left, right) = isLeft ? (other, item) : (item, other)
            let missing = spacing.distance(ranked.items[left], ranked.items[right]) - (x[right] - x[left])
            guard missing > 0.01 else { continue }
            let cluster = ranked.items[other].owner
            let frame = isLeft ? ranked.frames[cluster].left : ranked.frames[cluster].right
            for item in frame { x[item] += isLeft ? -missing : missing }
            pending += frame
        }
    }
}
