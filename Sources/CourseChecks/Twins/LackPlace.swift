import Course
import Diagnostics

/// The place at which a translation is told that it lacks a sample, a table or another block of the original.
struct LackPlace {
    enum Position {
        /// Behind the last block of its kind, in the section that lacks the next one.
        case block
        /// At the heading of the section that lacks one.
        case section
        /// At the beginning of the page.
        case page
    }

    let position: Position
    let range: SourceRange

    /// - Parameters:
    ///   - original: the place of the block in the original.
    ///   - last: the place of the block before it that the translation has; nil if it is the first one.
    /// - Returns: nil if nothing tells where the block belongs.
    init?(of original: SourceRange, after last: SourceRange?, _ pair: TwinPair, _ sections: ComparedSections) {
        let home = pair.originalOutline.section(at: original.bytes.lowerBound)
        let own = sections.translation(of: home)
        // The block before may be in another section.
        if let own, own > 0, last.map({ pair.outline.section(at: $0.bytes.lowerBound) }) != own {
            (position, range) = (.section, pair.outline.place(of: own))
        } else if let last {
            (position, range) = (.block, last)
        } else if own != nil || home == 0 {
            (position, range) = (.page, pair.lesson.file.range(0..<0))
        } else {
            return nil
        }
    }

    /// Returns the message for this place.
    fileprivate func message(_ messages: Messages) -> LocalizedText {
        switch position {
        case .block: messages.afterBlock
        case .section: messages.inSection
        case .page: messages.onPage
        }
    }

    /// The messages that a kind of block is lacking, one for each position.
    struct Messages {
        let afterBlock, inSection, onPage: LocalizedText
    }
}

extension TwinPair {
    /// A finding about a block of the original that the translation lacks; none if nothing tells where the block belongs.
    ///
    /// - Parameters:
    ///   - original: the place of the block in the original.
    ///   - last: the place of the block before it that the translation has; nil if it is the first one.
    func lacks(
        _ messages: LackPlace.Messages,
        _ rule: RuleID,
        of original: SourceRange,
        after last: SourceRange?,
        _ sections: ComparedSections
    ) -> [Diagnostic] {
        guard let place = LackPlace(of: original, after: last, self, sections) else { return [] }
        return [finding(rule, place.message(messages), at: place.range, original: original, isMissing: true)]
    }
}
