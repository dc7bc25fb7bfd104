import Course
import Diagnostics
import FileSystem

/// The record of a written lesson, with which it need be neither read nor judged again.
struct RememberedLesson: Remembered {
    let facts: LessonFacts
    let headingIDs: [String]
    /// The findings of reading it.
    let reading: [Diagnostic]
    /// The findings about its samples.
    let samples: [Diagnostic]
    /// The findings about its samples that are reported at this lesson; nil if all are.
    let told: [Diagnostic]?
    let counterexamples: [SampleVerdicts.Counterexample]
    let links: [Diagnostic]
    let twins: [Diagnostic]
    let texts: [Diagnostic]
    let counts: Report.Summary

    func write(to writer: inout RecordWriter) {
        writer.add(facts, headingIDs, reading, samples, told, counterexamples, links, twins, texts, counts)
    }
}

extension RememberedLesson {
    init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(
            facts: try reader.take(),
            headingIDs: try reader.take(),
            reading: try reader.take(),
            samples: try reader.take(),
            told: try reader.take(),
            counterexamples: try reader.take(),
            links: try reader.take(),
            twins: try reader.take(),
            texts: try reader.take(),
            counts: try reader.take()
        )
    }
}

extension SampleVerdicts.Counterexample: Remembered {
    package func write(to writer: inout RecordWriter) { writer.add(block, rules) }

    package init(from reader: inout RecordReader) throws(RecordReader.Failure) {
        self.init(block: try reader.take(), rules: try reader.take())
    }
}
