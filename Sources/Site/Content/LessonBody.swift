import Course
import CourseChecks
import CourseConfiguration
import Markdown
import MarkdownHTML
import Mermaid
import Support

/// The text of a lesson as HTML: headings with links to themselves, samples highlighted, diagrams drawn, links leading to pages.
///
/// A class although it is immutable: the closures that the renderer gets share it, and copying all that it holds costs as much as
/// a short text.
final class LessonBody: Sendable {
    let site: SiteContext
    let lesson: Int
    let setting: TextSetting
    /// Blocks of code that are left out.
    private let omitted: Set<NodeID>

    init(site: SiteContext, lesson: Int, setting: TextSetting, omitted: Set<NodeID> = []) {
        (self.site, self.lesson, self.setting, self.omitted) = (site, lesson, setting, omitted)
    }

    private var course: Course { site.course }
    private var trees: TreeMap { site.trees }

    /// The text in pieces, each of which can be placed by itself.
    func pieces() -> [HTMLPiece] {
        let document = course.lessons[lesson].document
        return HTMLRenderer.pieces(
            document,
            options: options(for: document),
            reusing: site.texts?.with { $0[lesson] } ?? [],
            reach: setting.reach(of: lesson, in: course)
        )
    }

    func html() -> [UInt8] {
        let pieces = pieces()
        if setting.page == course.lessons[lesson].outputPath { site.texts?.with { $0[lesson] = pieces } }
        var output: [UInt8] = []
        output.reserveCapacity(pieces.reduce(0) { $0 + $1.html.count })
        for piece in pieces { output += piece.html }
        return output
    }

    private func options(for document: Document) -> HTMLOptions {
        let lesson = course.lessons[lesson]
        let words = site.theme.strings.words(in: lesson.language)
        let prefix = setting.prefix(of: self.lesson)
        let nodes = document.headings.map(\.node)
        let ids = Dictionary(uniqueKeysWithValues: zip(nodes, site.anchors(of: self.lesson).map { prefix + $0 }))
        let shared = Dictionary(uniqueKeysWithValues: zip(nodes, course.headingIDs[self.lesson].map { prefix + $0 }))
        let places = Dictionary(uniqueKeysWithValues: zip(nodes, nodes.indices))
        let translations = setting.linksTranslations ? translations() : []
        let permalink = HTMLEscaping.escaped(words[.permalink])
        let sample = words[.codeSample]
        let diagram = diagramOptions
        let (index, trees, page) = (self.lesson, trees, setting.page)
        let attributes = Lazy { trees.attributeLinks(from: page, in: lesson.language) }
        let verdicts = site.checked.samples[self.lesson].byBlock
        let folds = Lazy { SampleFolds(self.site.checked, lesson: index, words: words) }
        let evidence = evidence(words)
        let exercises = ExerciseParts(document)
        let sourceURL = course.configuration.sourceURL
        return HTMLOptions(
            rawHTML: course.configuration.rawHTML,
            hidesComments: true,
            headingIDs: true,
            headingID: { ids[$0.node] },
            headingSuffix: { heading, id in
                // Other languages lead to a section by the id that they share.
                shared[heading.node].flatMap { shared in
                    shared == id ? nil : "<span id=\"\(HTMLEscaping.escaped(shared))\"></span>"
                }
            },
            headingLinks: { heading, id in
                guard heading.level > 1 else { return nil }
                let anchor = PageAddress.encoded(id)
                var links = " <a class=\"heading-anchor\" href=\"#\(anchor)\" aria-label=\"\(permalink)\">#</a>"
                for translation in translations {
                    if let place = places[heading.node] { links += translation.link(to: place) }
                }
                return links
            },
            codeBlock: { block, output in
                if self.omitted.contains(block.node) { return .page }
                if block.isDiagram {
                    var options = diagram
                    options.idPrefix = OwnID.of("\(prefix)diagram-\(block.ordinal)")
                    let tree = trees.tree(drawnBy: block, in: index)
                    if let tree { options.nodeAddress = trees.nodeAddress(tree, from: page) }
                    if let figure = self.site.figure(of: block, in: index, options: options, on: page) {
                        output += figure.html.utf8
                        if let tree { trees.appendWalkLink(tree, from: page, words: words, to: &output) }
                        return lesson.diagram(in: block)?.links.isEmpty == true ? .folder : .page
                    }
                }
                let label = block.language.map { $0 == "swift" ? "Swift" : $0 } ?? sample
                let start = output.count
                let sample = SwiftSample(block, in: document, verdict: verdicts[block.ordinal])
                let more = folds.value.html(of: sample) {
                    SwiftSample($0, in: document, verdict: verdicts[$0.ordinal])
                }
                sample.append(
                    label: label,
                    words: words,
                    evidence: evidence,
                    foldsEvidence: exercises.isStarter(block),
                    more: more,
                    sourceURL: sourceURL,
                    to: &output
                )
                let isLinked = attributes.value.link(&output, from: start) || sample.verdict?.namesRules == true
                return isLinked ? .folder : .everywhere
            },
            link: { self.replacement(for: $0) },
            rawAddress: { self.address(inRawHTML: $0) },
            wrapsTables: true,
            marksCommandOptions: true,
            isRightToLeft: LanguageTag.isRightToLeft(course.lessons[course.original(shownBy: self.lesson)].language),
            labels: site.structure.labels[lesson.language] ?? HTMLLabels(),
            rawHeadingPrefix: prefix,
            rawIDPrefix: prefix + RawIDPrefix.standard,
            ownIDPrefix: prefix + OwnID.prefix,
            headingShift: setting.headingShift,
            termTags: TermLinks.tags(of: index, on: page, in: site)
        )
    }

    private func evidence(_ words: InterfaceWords) -> SampleEvidence {
        let (rules, language, page) = (site.rules, course.lessons[lesson].language, setting.page)
        return SampleEvidence(language: language, words: words) { rule in
            rules.path(of: rule, in: language).map { PageAddress.relative(from: page, to: $0) }
        }
    }

    // MARK: Links

    private func replacement(for link: Link) -> HTMLOptions.LinkReplacement? {
        if let title = title(inPlaceOf: link) { return HTMLOptions.LinkReplacement(text: title, isLink: false) }
        let target = course.resolve(link, from: lesson)
        let isBareName = link.kind == .doc && link.text == link.destination
        if case .symbol = target {
            return HTMLOptions.LinkReplacement(
                text: isBareName ? CoursePath.name(of: link.destination) : nil,
                isLink: false
            )
        }
        if case .picture(let picture) = target { return replacement(by: picture) }
        return address(of: target).map { destination in
            HTMLOptions.LinkReplacement(destination: destination, text: isBareName ? title(of: target) : nil)
        }
    }

    /// The page's title if the link is the symbol in its first heading and the metadata give another title; else nil.
    private func title(inPlaceOf link: Link) -> String? {
        let page = course.lessons[lesson]
        guard link.kind == .symbol, let heading = page.document.headings.first, heading.level == 1,
            heading.plainText == link.text, page.title != link.text,
            heading.range.bytes.contains(link.range.bytes.lowerBound)
        else { return nil }
        return page.title
    }

    private func replacement(by picture: ResolvedPicture) -> HTMLOptions.LinkReplacement {
        func set(_ files: [ResolvedPicture.Scaled]) -> [(address: String, scale: Int)] {
            files.map { (PageAddress.relative(from: setting.page, to: $0.path), $0.scale) }
        }
        return HTMLOptions.LinkReplacement(
            destination: PageAddress.relative(from: setting.page, to: picture.path),
            scales: set(picture.scales),
            dark: set(picture.dark)
        )
    }

    /// The words that a `<doc:Name>` link shows, as in DocC: those of the heading that it leads to, else the page's title.
    private func title(of target: ResolvedLink) -> String? {
        switch target {
        case .lesson(let target, let anchor):
            anchor.flatMap { course.headingWords(at: $0, of: target) } ?? course.lessons[target].title
        case .broken(.missingAnchor(_, let target)): course.lessons[target].title
        default: nil
        }
    }

    private func address(inRawHTML address: String) -> String? {
        self.address(of: course.resolve(inRawHTML: address, isPicture: false, from: lesson))
    }

    private func address(of link: ResolvedLink) -> String? {
        let page = setting.page
        switch link {
        case .external, .symbol: return nil
        // A wrong anchor costs the anchor, not the page.
        case .broken(.missingAnchor(_, let target)): return setting.address(of: target, anchor: nil, in: site)
        case .broken: return nil
        case .web(let address): return address
        case .picture(let picture): return PageAddress.relative(from: page, to: picture.path)
        case .lesson(let target, let anchor): return setting.address(of: target, anchor: anchor, in: site)
        case .tree(let tree, let node):
            return PageAddress.relative(from: page, to: node.map { trees.address(tree, $0) } ?? trees.address(tree))
        case .file(let path, let anchor): return PageAddress.relative(from: page, to: path, anchor: anchor)
        }
    }

    // MARK: Translations

    private struct Translation {
        let language: String
        let address: String
        let label: String
        /// The anchors of its headings.
        let anchors: [String]

        func link(to heading: Int) -> String {
            """
             <a class="heading-language" href="\(address)#\(PageAddress.encoded(anchors[heading]))" hreflang="\(language)" lang="\(language)" \
            title="\(label)">\(language.uppercased())</a>
            """
        }
    }

    /// The translations whose headings have the same ids as this lesson's, so that each section leads to its twin.
    private func translations() -> [Translation] {
        let page = setting.page
        return site.structure.languages.compactMap { language in
            guard language != course.lessons[lesson].language, let twin = course.twin(of: lesson, in: language),
                course.headingIDs[twin] == course.headingIDs[lesson]
            else { return nil }
            return Translation(
                language: language,
                address: PageAddress.relative(from: page, to: course.lessons[twin].outputPath),
                label: HTMLEscaping.escaped(site.theme.strings.text(.languageName, in: language)),
                anchors: site.anchors(of: twin)
            )
        }
    }

    /// The drawing options of the lesson's diagrams, without their ids and the addresses of tree nodes.
    var diagramOptions: DiagramOptions {
        var options = DiagramOptions(in: course.lessons[lesson].language, of: course)
        options.resolveLink = { self.address(of: self.course.resolve($0, from: self.lesson)) }
        return options
    }
}
