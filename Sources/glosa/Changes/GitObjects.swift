import FileSystem
import Support

/// The objects of a repository by their names, read in few calls of git (git-cat-file(1), “Batch output”).
struct GitObjects: Sendable {
    struct Object: Hashable {
        /// The hash in hexadecimal digits.
        let hash: String
        /// The length in bytes.
        let size: Int
    }

    /// The reason why objects can't be read.
    enum Failure: Error {
        /// The clone lacks some of them.
        case missing
        /// Git didn't answer.
        case git(Git.Answer)
    }

    private let git: Git
    private let folder: String

    init(in folder: String, by git: Git) { (self.git, self.folder) = (git, folder) }

    /// The largest number of objects that git is asked for at once: their hashes fit into a pipe.
    private static let mostAtOnce = 200
    /// The largest size of these objects together, in bytes, unless a single one has more.
    private static let mostBytesAtOnce = 16 << 20

    /// Divides objects into batches that git is asked for at once.
    static func batches<Element>(_ elements: [Element], size: (Element) -> Int) -> [[Element]] {
        var batches: [[Element]] = []
        var (batch, sum): ([Element], Int) = ([], 0)
        for element in elements {
            let own = size(element)
            if batch.count == mostAtOnce || !batch.isEmpty && sum + own > mostBytesAtOnce {
                batches.append(batch)
                (batch, sum) = ([], 0)
            }
            batch.append(element)
            sum += own
        }
        return batch.isEmpty ? batches : batches + [batch]
    }

    /// Returns the bytes of each object of a batch.
    func contents(of batch: [Object]) throws(Failure) -> [ArraySlice<UInt8>] {
        let size = batch.reduce(0) { $0 + $1.size + 200 }
        let input = batch.map { $0.hash + "\n" }.joined()
        let answer = git.ask(["cat-file", "--batch"], in: folder, input: Array(input.utf8), upTo: size + (1 << 20))
        guard answer.status == 0 else { throw .git(answer) }
        let output = answer.output
        var contents: [ArraySlice<UInt8>] = []
        var position = 0
        for object in batch {
            let head = Array("\(object.hash) blob \(object.size)\n".utf8)
            // Warnings may stand before the first object.
            guard let found = contents.isEmpty ? output.firstRange(of: head)?.lowerBound : position,
                output[min(found, output.count)...].starts(with: head), output.count > found + head.count + object.size
            else { throw .missing }
            position = found + head.count + object.size
            contents.append(output[(found + head.count)..<position])
            guard output[position] == UInt8(ascii: "\n") else { throw .missing }
            position += 1
        }
        return contents
    }

    /// Returns the files that names such as a hash or `COMMIT:PATH` stand for, in their order; nil for a name that stands for none.
    func files(named names: [String]) -> [Object?] {
        Self.batches(names, size: \.utf8.count).flatMap { batch -> [Object?] in
            let input = batch.map { $0 + "\n" }.joined()
            let answer = git.ask(["cat-file", "--batch-check"], in: folder, input: Array(input.utf8))
            let lines = String(decoding: answer.output, as: UTF8.self).split(separator: "\n")
            // Without one line for each name, nothing is known of any.
            guard answer.status == 0, lines.count == batch.count else { return batch.map { _ in nil } }
            return lines.map { line in
                let words = line.split(separator: " ")
                guard words.count == 3, words[1] == "blob", let size = Int(words[2]) else { return nil }
                return Object(hash: String(words[0]), size: size)
            }
        }
    }
}
