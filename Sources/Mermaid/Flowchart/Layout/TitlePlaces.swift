/// Puts the titles of subgraphs where no edge runs through them: in the middle if that is free, else as near to it as
/// can be.
enum TitlePlaces {
    private static let margin = 6.0

    static func settle(_ scene: inout FlowchartScene) {
        guard scene.clusters.contains(where: { !$0.title.isEmpty }) else { return }
        guard scene.clusters.count * scene.edges.count <= 40_000 else { return }
        let lines = scene.edges.map { $0.path.flattened() }
        for index in scene.clusters.indices where !scene.clusters[index].title.isEmpty {
            let cluster = scene.clusters[index]
            let taken = intervals(of: lines, in: cluster)
            guard !taken.isEmpty else { continue }
            let x = place(cluster, avoiding: taken)
            scene.clusters[index].titleCentre.x = x
            scene.clusters[index].isTitleCrossed = hits(taken, x, cluster.title.width / 2) > 0
        }
    }

    /// Where edges pass through the height of a title, sorted.
    private static func intervals(
        of lines: [[Point]],
        in cluster: FlowchartScene.Cluster
    ) -> [ClosedRange<Double>] {
        let top = cluster.titleCentre.y - cluster.title.height / 2
        let bottom = cluster.titleCentre.y + cluster.title.height / 2
        var result: [ClosedRange<Double>] = []
        for line in lines {
            for (a, b) in zip(line, line.dropFirst()) {
                let (low, high) = a.y <= b.y ? (a, b) : (b, a)
                guard high.y >= top, low.y <= bottom else { continue }
                let height = high.y - low.y
                func x(_ y: Double) -> Double {
                    height < 0.01 ? low.x : low.x + (high.x - low.x) * (min(max(y, low.y), high.y) - low.y) / height
                }
                let ends = height < 0.01 ? [low.x, high.x] : [x(top), x(bottom)]
                let (least, most) = (min(ends[0], ends[1]), max(ends[0], ends[1]))
                guard most >= cluster.rect.minX, least <= cluster.rect.maxX else { continue }
                result.append((least - margin)...(most + margin))
            }
        }
        return result.sorted { $0.lowerBound < $1.lowerBound }
    }

    private static func place(_ cluster: FlowchartScene.Cluster, avoiding taken: [ClosedRange<Double>]) -> Double {
        let half = cluster.title.width / 2
        let middle = cluster.rect.midX
        let least = cluster.rect.minX + half + margin
        let most = cluster.rect.maxX - half - margin
        guard least <= most else { return middle }
        var choices = [middle, least, most]
        for interval in taken {
            choices.append(interval.lowerBound - half)
            choices.append(interval.upperBound + half)
        }
        var best = middle
        var bestCost = Double.infinity
        for choice in choices where choice >= least - 0.01 && choice <= most + 0.01 {
            let cost = Double(hits(taken, choice, half)) * 10_000 + abs(choice - middle)
            if cost < bestCost { (best, bestCost) = (choice, cost) }
        }
        return best
    }

    private static func hits(_ taken: [ClosedRange<Double>], _ centre: Double, _ half: Double) -> Int {
        taken.count { $0.lowerBound < centre + half - 0.01 && $0.upperBound > centre - half + 0.01 }
    }
}
