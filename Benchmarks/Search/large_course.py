"""Makes a course as large as one likes with words as many and as unevenly used as a language's, the same every time."""
import bisect
import itertools
import pathlib
import random

SYLLABLES = "ba be bi bo ca ce ci co cu da de di do fa fe fi fo ga go ha la le li lo lu ma me mi mo mu na ne ni no pa pe pi po" \
    " ra re ri ro ru sa se si so su ta te ti to tu va ve vi vo za ción mente ado ida tra pro con des per".split()


def vocabulary(size):
    """Words from short and common to long and rare."""
    source = random.Random(9)
    words = []
    known = set()
    while len(words) < size:
        length = 1 + source.randrange(2) + (len(words) > 100) + (len(words) > 3000)
        word = "".join(source.choices(SYLLABLES, k=length))
        if word not in known:
            known.add(word)
            words.append(word)
    return words


class Writer:
    def __init__(self, size=40_000):
        self.words = vocabulary(size)
        # Zipf's law: the n-th word is used 1/n as often as the first.
        self.sums = list(itertools.accumulate(1 / (rank + 3) for rank in range(size)))

    def text(self, source, count):
        picks = (bisect.bisect(self.sums, source.random() * self.sums[-1]) for _ in range(count))
        return " ".join(self.words[min(pick, len(self.words) - 1)] for pick in picks)

    def lesson(self, number):
        source = random.Random(number)
        parts = [f"# {self.text(source, 4).capitalize()}\n", self.text(source, 60) + ".\n"]
        for _ in range(6):
            parts.append(f"## {self.text(source, 4).capitalize()}\n")
            parts += [self.text(source, 60) + ".\n" for _ in range(2)]
            parts.append("```text\n" + self.text(source, 30) + "\n```\n")
        return "\n".join(parts)


def make(folder, lessons, languages=("es",)):
    folder = pathlib.Path(folder)
    writer = Writer()
    for language in languages:
        for number in range(lessons):
            path = folder / "content" / language / f"part-{number // 50:03d}" / f"lesson-{number:05d}.md"
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_text(writer.lesson(number))
    (folder / "glosa.yml").write_text(f"languages: [{', '.join(languages)}]\nrulePages: none\n")
    return writer
