"""Makes a course of any size, the same one every time, with a Hugo site over the same Markdown."""

import pathlib
import random

WORDS = {
    "es": "cada vista guarda solo lo que es suyo y pide prestado lo demás; un valor que baja no vuelve a subir "
    "salvo por un enlace explícito, así el dueño siempre se conoce y nadie discute quién lo cambió".split(),
    "en": "every view keeps only what is its own and borrows the rest; a value that goes down does not come back "
    "up unless through an explicit binding, so the owner is always known and nobody argues who changed it".split(),
}

SAMPLES = [
    """struct Card{n}: View {{
    let title: String
    @State private var isOpen = false

    var body: some View {{
        VStack(alignment: .leading) {{
            Button(title) {{ isOpen.toggle() }}
            if isOpen {{ Text("Number \\({n})").foregroundStyle(.secondary) }}
        }}
    }}
}}""",
    """@Observable
@MainActor
final class Store{n} {{
    private(set) var items: [Int] = []
    @ObservationIgnored private var cache: [Int: String] = [:]

    func reload() async throws {{
        items = try await source.load(limit: {n}).sorted(by: >)
    }}
}}""",
    """func mean{n}(_ values: [Double]) -> Double? {{
    guard !values.isEmpty else {{ return nil }}
    return values.reduce(0, +) / Double(values.count)
}}""",
    """extension Sequence where Element: Hashable {{
    /// The elements without repetitions, in order.
    func unique{n}() -> [Element] {{
        var seen: Set<Element> = []
        return filter {{ seen.insert($0).inserted }}
    }}
}}""",
]


def sentence(random_source, language):
    words = random_source.choices(WORDS[language], k=random_source.randint(8, 20))
    if random_source.random() < 0.4:
        words[random_source.randrange(len(words))] = "`@Binding`"
    text = " ".join(words)
    return text[0].upper() + text[1:] + "."


def paragraph(random_source, language):
    return " ".join(sentence(random_source, language) for _ in range(random_source.randint(2, 5)))


def lesson(number, language):
    shared = random.Random(number)
    own = random.Random(f"{number} {language}")
    parts = [f'---\ntitle: "{"Lección" if language == "es" else "Lesson"} {number}"\norder: {number}\n---\n']
    for section in range(6):
        parts.append(f"## {sentence(own, language)[:32].strip()} {section}\n")
        parts.append(paragraph(own, language) + "\n")
        parts.append("```swift\n" + shared.choice(SAMPLES).format(n=number) + "\n```\n")
        parts.append(paragraph(own, language) + "\n")
        if section % 2:
            parts.append("\n".join("- " + sentence(own, language) for _ in range(3)) + "\n")
        if section == 3:
            rows = "\n".join(f"| `{name}` | {sentence(own, language)} |" for name in ("@State", "let", "@Bindable"))
            parts.append("| Tool | Use |\n|---|---|\n" + rows + "\n")
    return "\n".join(parts)


def course(lessons, folder):
    folder = pathlib.Path(folder)
    for number in range(lessons):
        for language in ("es", "en"):
            path = folder / "content" / language / f"part-{number // 25:03d}" / f"lesson-{number:05d}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(lesson(number, language))
    (folder / "glosa.yml").write_text("languages: [es, en]\nbaseURL: https://example.org/\n")
    hugo(folder)


def hugo(folder):
    layouts = folder / "hugo" / "layouts" / "_default"
    layouts.mkdir(parents=True, exist_ok=True)
    (folder / "hugo" / "hugo.toml").write_text(
        'baseURL = "https://example.org/"\ndefaultContentLanguage = "es"\ndefaultContentLanguageInSubdir = true\n'
        'disableKinds = ["taxonomy", "term", "RSS"]\n'
        '[languages.es]\ncontentDir = "../content/es"\n[languages.en]\ncontentDir = "../content/en"\n'
        "[markup.highlight]\nnoClasses = false\n"
    )
    (layouts / "baseof.html").write_text(
        '<!doctype html><html lang="{{ .Language.Lang }}"><head><meta charset="utf-8"><title>{{ .Title }}</title>'
        '{{ range .AllTranslations }}<link rel="alternate" hreflang="{{ .Language.Lang }}" href="{{ .Permalink }}">'
        '{{ end }}</head><body><main>{{ block "main" . }}{{ end }}</main></body></html>'
    )
    (layouts / "single.html").write_text(
        '{{ define "main" }}<h1>{{ .Title }}</h1><nav>{{ .TableOfContents }}</nav>{{ .Content }}{{ end }}'
    )
    (layouts / "list.html").write_text(
        '{{ define "main" }}<ul>{{ range .Pages }}<li><a href="{{ .RelPermalink }}">{{ .Title }}</a></li>{{ end }}</ul>'
        "{{ end }}"
    )
