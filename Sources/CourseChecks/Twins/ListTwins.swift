import Course
import Diagnostics
import Markdown

/// Compares the lists and pictures of a section with the original's: their number, and the number of a list's items.
enum ListTwins {
    static let rule = RuleID.translationLists

    static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections,
        _ prose: ComparedProse?,
        to findings: inout DiagnosticList
    ) {
        let areMost = sections.areMost(of: pair)
        for section in sections { compare(pair, section, prose, areMost, to: &findings) }
    }

    private static func compare(
        _ pair: TwinPair,
        _ sections: ComparedSections.Pair,
        _ prose: ComparedProse?,
        _ areMost: Bool,
        to findings: inout DiagnosticList
    ) {
        let left = pair.originalOutline.sections[sections.original]
        let right = pair.outline.sections[sections.translation]
        let place = pair.outline.place(of: sections.translation)
        compareLists(pair, sections, left, right, prose, areMost, place: place, to: &findings)
        compareImages(pair, sections, left, right, place: place, to: &findings)
    }

    private static func compareLists(
        _ pair: TwinPair,
        _ sections: ComparedSections.Pair,
        _ left: LessonOutline.Section,
        _ right: LessonOutline.Section,
        _ prose: ComparedProse?,
        _ areMost: Bool,
        place: SourceRange,
        to findings: inout DiagnosticList
    ) {
        let (original, own) = (pair.originalLesson.document, pair.lesson.document)
        // The same items may lie in each other, or in one list after the other.
        guard items(of: left.lists, original) != items(of: right.lists, own) else { return }
        var (lists, ownLists) = (whole(left.lists, original), whole(right.lists, own))
        if lists.count != ownLists.count {
            // One item alone is a matter of form: a sentence with a number, or with a list below it.
            lists.removeAll { items(of: $0, original) < 2 }
            ownLists.removeAll { items(of: $0, own) < 2 }
        }
        let counts = lists.map { items(of: $0, original) }
        let ownCounts = ownLists.map { items(of: $0, own) }
        guard counts != ownCounts else { return }
        /// Returns true if the lists say the same in other items.
        func areSame(_ first: [NodeID], _ count: Int, _ second: [NodeID], _ ownCount: Int) -> Bool {
            guard let prose, let text = prose.sections(of: sections) else { return false }
            let other = ListedText(text.original, first, items: count, of: original)
            let twin = ListedText(text.translation, second, items: ownCount, of: own)
            let inLists = lists.count == ownLists.count
            let ratio = prose.ratio(without: sections)
            return count < ownCount
                ? twin.isSaid(by: other, 1 / ratio, inLists: inLists)
                : other.isSaid(by: twin, ratio, inLists: inLists)
        }
        guard counts.count == ownCounts.count else {
            // On a page with other headings, a section without its lists may be another one.
            let (all, ownAll) = (Array(lists.joined()), Array(ownLists.joined()))
            guard areMost, !areSame(all, counts.reduce(0, +), ownAll, ownCounts.reduce(0, +)) else { return }
            let number = LocalizedText.counted(ownCounts.count, en: ("list", "lists"), es: ("lista", "listas"))
            let message = LocalizedText(
                en: "this section has \(number.en), and the original's has \(counts.count)",
                es: "este apartado tiene \(number.es), y el del original, \(counts.count)"
            )
            let other = lists.last?.first.map { original.firstLine(of: $0) }
            findings.append(pair.finding(rule, message, at: place, original: other))
            return
        }
        for index in counts.indices where counts[index] != ownCounts[index] {
            let (list, twin) = (ownLists[index], lists[index])
            if areSame(twin, counts[index], list, ownCounts[index]) { continue }
            let items = LocalizedText.counted(ownCounts[index], en: ("item", "items"), es: ("elemento", "elementos"))
            let message = LocalizedText(
                en: "this list has \(items.en), and the original's has \(counts[index])",
                es: "esta lista tiene \(items.es), y la del original, \(counts[index])"
            )
            findings.append(
                pair.finding(rule, message, at: own.firstLine(of: list[0]), original: original.firstLine(of: twin[0]))
            )
        }
    }

    private static func compareImages(
        _ pair: TwinPair,
        _ sections: ComparedSections.Pair,
        _ left: LessonOutline.Section,
        _ right: LessonOutline.Section,
        place: SourceRange,
        to findings: inout DiagnosticList
    ) {
        let (original, own) = (pair.originalLesson.document, pair.lesson.document)
        guard left.images.count != right.images.count else { return }
        let count = right.images.count + RawElements.counts(of: "img", in: own)[sections.translation]
        let other = left.images.count + RawElements.counts(of: "img", in: original)[sections.original]
        guard count != other else { return }
        let pictures = LocalizedText.counted(count, en: ("picture", "pictures"), es: ("imagen", "imágenes"))
        let message = LocalizedText(
            en: "this section has \(pictures.en), and the original's has \(other)",
            es: "este apartado tiene \(pictures.es), y el del original, \(other)"
        )
        findings.append(
            pair.finding(
                .translationImages,
                message,
                at: count > other ? right.images.last.map { own.links[$0].range } ?? place : place,
                original: left.images.last.map { original.links[$0].range }
            )
        )
    }

    /// Returns lists with those that continue them: blocks that aren't indented divide a list, of which the rest begins at another
    /// number than 1.
    private static func whole(_ lists: [NodeID], _ document: Document) -> [[NodeID]] {
        // The place of the last list in each block.
        var places: [NodeID?: Int] = [:]
        return lists.reduce(into: []) { whole, list in
            let parent = document[list].parent
            if let place = places[parent], beginsLate(list, document) {
                whole[place].append(list)
            } else {
                places[parent] = whole.count
                whole.append([list])
            }
        }
    }

    /// Returns true for a numbered list that doesn't begin at 0 or 1.
    private static func beginsLate(_ list: NodeID, _ document: Document) -> Bool {
        let number = document.file.bytes[document.range(of: list).bytes.lowerBound...].prefix(while: \.isDigit)
        return Int(String(decoding: number, as: UTF8.self)).map { $0 > 1 } ?? false
    }

    /// Returns the number of items of a list and of those that continue it.
    private static func items(of lists: [NodeID], _ document: Document) -> Int {
        lists.reduce(0) { $0 + document.children(of: $1).count { document[$0].kind == .item } }
    }
}
