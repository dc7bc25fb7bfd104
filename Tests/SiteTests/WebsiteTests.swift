import Course
import CourseChecks
import CourseConfiguration
import Diagnostics
import TestSupport
import Testing

@testable import Site

@Suite("Websites of VitePress, Docusaurus and Starlight")
struct WebsiteTests {
    private static let vitePress = """
        -- docs/.vitepress/config.mts --
        import { defineConfig } from 'vitepress'
        // title: 'Not this'
        export default defineConfig({
          themeConfig: { title: 'Nor this', nav: [{ text: 'Guide', link: '/guide/' }] },
          title: 'Boats \\'n\\' sails',
          base: '/boats/',
        })
        -- docs/index.md --
        ---
        layout: home
        hero:
          name: Boats
          text: Built of *wood*
          tagline: Slowly
          actions:
            - theme: brand
              text: Begin
              link: /guide/keel
        features:
          - title: Keel
            details: Comes first
            link: /guide/keel
        ---
        -- docs/guide/keel.md --
        # Keel <Badge type="tip" text="1.2+" />

        [Rooted](/guide/sails), [based](/boats/guide/sails.html), [near](./sails#the-mast-), ![logo](/logo.svg){width=20}

        ::: code-group
        ```sh [npm]
        npm i // [!code highlight]
        ```
        ```sh [yarn]
        yarn
        ```
        :::

        <!--@include: ../parts/note.md-->

        <<< @/code/keel.js#keel{1}
        -- docs/guide/sails.md --
        # Sails

        ## The `mast`!
        -- docs/parts/note.md --
        ---
        title: A part
        ---

        Words of *another* file.
        -- docs/code/keel.js --
        before()
        // #region keel
        keel("<b>")
        // #endregion keel
        -- docs/public/logo.svg --
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>
        -- docs/components/a.vue --
        <template/>
        -- docs/package.json --
        {}
        """

    @Test("A website of VitePress is a course without a glosa.yml")
    func vitePress() async throws {
        let site = try await BuiltSite(Self.vitePress)
        let home = site["index.html"]
        #expect(home.contains("Boats &#39;n&#39; sails") || home.contains("Boats 'n' sails"))
        for words in ["Built of <em>wood</em>", "Slowly", "Comes first", ">Begin</a>"] {
            #expect(home.contains(words), "\(words)")
        }
        let keel = site["guide/keel.html"]
        for words in ["Rooted", "based"] { #expect(keel.contains("<a href=\"sails.html\">\(words)</a>"), "\(words)") }
        #expect(keel.contains("href=\"sails.html#the-mast\""))
        #expect(keel.contains("src=\"../public/logo.svg\"") && !keel.contains("{width"))
        #expect(keel.contains("<h1 id=\"keel\">") || keel.contains("id=\"keel\""))
        #expect(keel.contains("1.2+") && !keel.contains("Badge"))
        #expect(!keel.contains("[!code") && keel.contains("is-highlighted\"><span class=\"t\">npm</span> i"))
        #expect(keel.contains("Words of <em>another</em> file.") && !keel.contains("A part"))
        #expect(keel.contains("keel(") && !keel.contains("before()") && keel.contains("&lt;b&gt;"))
        let course = try await MkDocsTests.load(Self.vitePress).course
        #expect(course.assets.map(\.path) == ["docs/public/logo.svg"])
    }

    private static let docusaurus = """
        -- website/docusaurus.config.js --
        const config = {
          title: "Ships",
          baseUrl: '/ships/',
          presets: [['classic', { docs: { path: '../manual', routeBasePath: '/help' } }]],
        };
        module.exports = config;
        -- manual/02-rig/_category_.json --
        {"label": "All of the rig", "position": 1}
        -- manual/02-rig/01-sails.mdx --
        ---
        sidebar_label: Cloth
        id: cloth
        ---
        import Note from './_note.mdx';

        # Sails

        <Note />

        <Tabs>
          <TabItem value="a" label="First tab">
            One
          </TabItem>
        </Tabs>

        ![Boat](/img/boat.svg) ![Boat](@site/static/img/boat.svg) [Keel](../keel) [again](/help/start) [too](/ships/help/start)
        [file](../keel.md) [raw](pathname:///img/boat.svg)
        -- manual/02-rig/_note.mdx --
        Text of a *part*.
        -- manual/keel.md --
        ---
        slug: /start
        sidebar_position: 2
        ---
        # Keel

        [Sails](./rig/cloth) [by name](02-rig/01-sails.mdx)
        -- manual/index.md --
        # Home
        -- manual/README.md --
        # For authors
        -- website/static/img/boat.svg --
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>
        """

    @Test("A website of Docusaurus keeps its order, its addresses and its files")
    func docusaurus() async throws {
        let checked = try await MkDocsTests.load(Self.docusaurus)
        #expect(checked.diagnostics.filter { $0.severity > .note }.map(\.message.en) == [])
        let course = checked.course
        #expect(course.title(in: "en") == "Ships")
        #expect(course.configuration.content == "manual")
        let tree = try #require(course.trees["en"])
        #expect(
            tree.readingOrder.map { course.lessons[$0].path } == ["index.md", "02-rig/01-sails.mdx", "keel.md"]
        )
        #expect(tree.sections.map(\.title) == ["All of the rig"])
        let site = try await BuiltSite(Self.docusaurus)
        let sails = site["02-rig/01-sails.html"]
        #expect(sails.components(of: "src=\"../static/img/boat.svg\"") == 2, "\(sails)")
        #expect(sails.contains("href=\"../static/img/boat.svg\""))
        #expect(sails.components(of: "href=\"../keel.html\"") >= 4)
        #expect(sails.contains("Text of a <em>part</em>.") && !sails.contains("import Note"))
        #expect(sails.contains("First tab") && sails.contains("<p>One</p>"))
        #expect(site["keel.html"].components(of: "href=\"02-rig/01-sails.html\"") >= 2)
        #expect(site["keel.html"].contains(">Cloth</a>"))
    }

    private static let starlight = """
        -- astro.config.mjs --
        import starlight from '@astrojs/starlight';
        export default defineConfig({ integrations: [starlight({ title: 'Rafts', sidebar: [{ label: 'x', title: 'y' }] })] });
        -- src/content/docs/index.mdx --
        ---
        title: Rafts home
        template: splash
        hero:
          tagline: Float along
          actions:
            - text: Go
              link: /guides/logs/
        ---
        import { Card } from '@astrojs/starlight/components';

        <Card title="Wood">Logs [here](guides/logs)</Card>
        -- src/content/docs/guides/logs.md --
        ---
        title: Logs
        sidebar:
          order: 1
          label: Trunks
        ---
        ![Raft](../../../assets/raft.svg) [Next](../ropes/) [Home](/)

        :::tip[Hint]
        Text
        :::
        -- src/content/docs/guides/ropes.mdx --
        ---
        title: Ropes
        ---
        <Unheard of="x">Inner words</Unheard>
        -- src/assets/raft.svg --
        <svg xmlns="http://www.w3.org/2000/svg" width="9" height="9"/>
        -- src/secret.ts --
        secret
        """

    @Test("A website of Starlight keeps its pages in MDX and its pictures")
    func starlight() async throws {
        let site = try await BuiltSite(Self.starlight)
        let home = site["index.html"]
        for words in ["Float along", "Wood", "href=\"guides/logs.html\""] { #expect(home.contains(words), "\(words)") }
        let logs = site["guides/logs.html"]
        #expect(logs.contains("src=\"../assets/raft.svg\"") && logs.contains("href=\"ropes.html\""))
        #expect(logs.contains(">Trunks</a>") && logs.contains("Hint"))
        #expect(site["guides/ropes.html"].contains("Inner words"))
        let checked = try await MkDocsTests.load(Self.starlight)
        #expect(checked.course.assets.map(\.path) == ["src/assets/raft.svg"])
        #expect(checked.diagnostics.filter { $0.severity > .note }.map(\.rule) == [.foreignSyntax])
    }

    @Test(
        "Files outside of the course stay outside, and what is missing is said",
        arguments: [
            ("<!--@include: ../../../../etc/passwd-->", "sample-file"), ("<<< @/no.js", "sample-file"),
            ("<!--@include: ./no.md-->", "sample-file"), ("[a](/no/page)", "broken-link"),
            ("[a](@site/../../b.md)", "broken-link"),
        ]
    )
    func faults(line: String, rule: String) async throws {
        let tree = "-- .vitepress/config.js --\nexport default { title: 'A' }\n-- index.md --\n# A\n\n\(line)\n"
        let checked = try await MkDocsTests.load(tree)
        #expect(checked.diagnostics.map { "\($0.rule) \($0.range.path)" } == ["\(rule) index.md"])
    }

    @Test(
        "A link may have the anchor that VitePress gives a heading",
        arguments: [
            ("## server.watch", "server-watch"), ("## `build.lib.name` & more!", "build-lib-name-more"),
            ("## 2. Step", "_2-step"), ("## A/B\n\n## A.B", "a-b-1"), ("## Ünal ünal", "ünal-ünal"),
        ]
    )
    func anchors(headings: String, anchor: String) async throws {
        func findings(_ anchor: String) async throws -> [String] {
            let tree =
                "-- .vitepress/config.js --\nexport default { title: 'A' }\n-- index.md --\n# A\n\n[x](#\(anchor))\n\n\(headings)\n"
            return try await MkDocsTests.load(tree).diagnostics.map { "\($0.rule)" }
        }
        #expect(try await findings(anchor) == [])
        #expect(try await findings(anchor + "-none") == ["broken-link"])
    }

    @Test("Files of a website in a folder beside its pages are published, with a glosa.yml that names the pages too")
    func filesBeside() async throws {
        let tree = """
            -- website/docusaurus.config.js --
            export default { title: 'A' };
            -- website/static/img/a.svg --
            <svg xmlns="http://www.w3.org/2000/svg"/>
            -- docs/index.md --
            # A

            ![B](/img/a.svg)
            """
        let own = "-- glosa.yml --\ncontent: docs\nlanguages: [en]\ndialect: docusaurus\n"
        // Files that another generator has left behind don't count beside the dialect.
        for tree in [tree, own + tree, own + "-- .gitbook.yaml --\nstructure:\n" + tree] {
            #expect(try await MkDocsTests.load(tree).diagnostics.filter { $0.rule == .brokenLink }.isEmpty)
        }
    }

    @Test("A website in any folder of a repository is found, after those in the usual ones")
    func folders() async throws {
        let tree =
            "-- packages/.vitepress/config.ts --\nexport default { title: 'Sails' }\n-- packages/index.md --\n# A\n"
        let found = try await MkDocsTests.load(tree)
        #expect(found.course.configuration.dialect == .vitePress && found.course.title(in: "en") == "Sails")
        let both = try await MkDocsTests.load(
            tree + "-- docs/.vitepress/config.ts --\nexport default { title: 'Boats' }\n-- docs/index.md --\n# B\n"
        )
        #expect(both.course.title(in: "en") == "Boats")
    }

    @Test(
        "A link to a translation that isn't there leads to the original that is shown in its place",
        arguments: ["starlight", "vitepress"]
    )
    func missingTranslation(dialect: String) async throws {
        let folder = dialect == "vitepress" ? "docs" : "src/content/docs"
        let tree = """
            -- glosa.yml --
            dialect: \(dialect)
            -- \(dialect == "vitepress" ? "docs/.vitepress/config.js" : "astro.config.mjs") --
            // starlight
            export default { lang: 'en', integrations: [starlight({ locales: { root: { lang: 'en' } } })] }
            -- \(folder)/index.md --
            # Boats
            -- \(folder)/guide/keel.md --
            # The keel
            -- \(folder)/es/index.md --
            # Barcos

            Todo sobre [la quilla](/es/guide/keel/), [otra vez](./guide/keel) y [nada](/es/guide/nada/).
            """
        let found = try await MkDocsTests.load(tree).diagnostics.filter { $0.rule == .brokenLink }.map(\.message.en)
        #expect(found == ["there is no page or file at “/es/guide/nada/”"])
    }

    @Test("A caption may begin with a quoted word")
    func quotedCaption() async throws {
        let tree = """
            -- docusaurus.config.js --
            module.exports = { title: 'Boats' }
            -- docs/a.md --
            # A

            ```ts title="'Removing' a sail, slowly"
            a
            ```

            ```ts title="Never ends
            b
            ```
            """
        let found = try await MkDocsTests.load(tree).diagnostics.filter { $0.rule == .fenceAttributeValue }
        #expect(found.map(\.message.en) == ["the quote of “caption” never ends, so its value ends at the first blank"])
        #expect(try await BuiltSite(tree)["a.html"].contains("Removing"))
    }

    @Test("Folders of translations beside the original are languages, and MDX elsewhere is no page")
    func translations() async throws {
        let tree = "-- astro.config.ts --\nstarlight({ title: 'A' })\n-- src/content/docs/index.md --\n# A\n"
        let beside = try await MkDocsTests.load(tree + "-- src/content/docs/es/index.md --\n# B\n")
        #expect(beside.diagnostics.isEmpty)
        #expect(beside.course.lessons.map { "\($0.language) \($0.path)" }.sorted() == ["en index.md", "es index.md"])
        let folders = try await MkDocsTests.load(
            "-- astro.config.ts --\nstarlight({ title: 'A' })\n-- src/content/docs/en/index.mdx --\n# A\n-- src/content/docs/es/index.md --\n# B\n"
        )
        #expect(folders.course.configuration.languages == ["en", "es"])
        let plain = try await MkDocsTests.load(
            "-- glosa.yml --\nlanguages: [en]\n-- content/a.md --\n# A\n-- content/b.mdx --\n# B\n"
        )
        #expect(plain.diagnostics.map(\.rule) == [.unreadFormat])
    }
}

extension String {
    /// Returns how many times a text stands in this one.
    fileprivate func components(of text: String) -> Int { ranges(of: text).count }
}
