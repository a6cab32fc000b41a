import Foundation
import Testing

@testable import Backend

@Suite("Library")
struct LibraryTests {
  // MARK: - Documents

  @Test("given Markdown with front matter and headings, when read, then title, source and passages are right")
  func markdown() {
    let text = """
      ---
      title: "Feet"
      publisher: A clinic
      url: https://example.org/feet
      ---

      # Care of feet

      Intro.

      ## Why care? ##

      First paragraph,
      second line.

      - one
      - two

      ```
      # no heading
      ```
      ## Empty
      """
    let document = LibraryDocument(path: "/x/feet.md", text: text.replacing("\n", with: "\r\n"))
    #expect(document.title == "Feet")
    #expect(document.publisher == "A clinic")
    #expect(document.url == "https://example.org/feet")
    #expect(document.passages.map(\.heading) == ["", "Why care?"])
    #expect(
      document.passages.map(\.text).last == "First paragraph,\nsecond line.\n\n- one\n- two\n\n```\n# no heading\n```")
  }

  @Test("given text without headings, when read, then the file names it, and long parts are divided at sentences")
  func plainText() {
    let sentence = "A sentence of some length that says nothing at all."
    let text = Array(repeating: sentence, count: 100).joined(separator: " ")
    let document = LibraryDocument(path: "/x/my notes.txt", text: "\u{FEFF}Short.\n\n\(text)")
    #expect(document.title == "my notes")
    #expect(document.passages.count == 4)
    #expect(document.passages.allSatisfy { $0.text.count <= LibraryDocument.passageLength && $0.text.hasSuffix(".") })
    #expect(document.passages.map(\.text).joined(separator: " ").components(separatedBy: sentence).count == 101)
  }

  @Test("given paragraphs, when divided, then sentences end where a reader would say so")
  func sentences() {
    let text = "Below 3.9 mmol/l act. Is it low? Take e.g. Juice or sugar (fast!). \"Wait.\" Then 15 g more"
    #expect(
      MarkdownBlock.sentences(text) == [
        "Below 3.9 mmol/l act.", "Is it low?", "Take e.g. Juice or sugar (fast!).", "\"Wait.\"", "Then 15 g more",
      ])
    #expect(MarkdownBlock.plain("- **Eat** [this](http://x)\n| a | b |\n|---|---|\n| c | d |") == "Eat this a, b c, d")
  }

  // MARK: - Folders

  @Test("given a folder, when imported twice and changed, then each file counts once, and bad ones say what to do")
  func folder() async throws {
    try await withTemporaryFolder { folder in
      let library = SQLiteLibrary(try BackendDatabase(.inMemory, logger: RecordedLog().logger))
      let inner = folder.appendingPathComponent("inner")
      try FileManager.default.createDirectory(at: inner, withIntermediateDirectories: true)
      let (a, b) = (folder.appendingPathComponent("a.md"), inner.appendingPathComponent("b.TXT"))
      try Data("# A\n\nAlpha.".utf8).write(to: a)
      try Data("Beta.".utf8).write(to: b)
      try Data("no".utf8).write(to: folder.appendingPathComponent("c.pdf"))
      try Data("no".utf8).write(to: folder.appendingPathComponent(".d.md"))
      func run() async throws -> [SQLiteLibrary.Import] {
        var outcomes: [SQLiteLibrary.Import] = []
        for file in try LibraryFolder(folder).files() {
          let (document, hash) = try LibraryFolder.document(at: file)
          outcomes.append(try await library.insert(document, hash: hash))
        }
        return outcomes
      }
      #expect(try await run() == [.added, .added])
      #expect(try await run() == [.unchanged, .unchanged])
      try Data("# A\n\nGamma.".utf8).write(to: a)
      #expect(try await run() == [.replaced, .unchanged])
      #expect(try await library.count() == 2)
      #expect(try await library.findings(on: "alpha", after: nil).passages.isEmpty, "the old text is gone")
      #expect(try await library.findings(on: "gamma", after: nil).passages.map(\.title) == ["A"])
    }
  }

  @Test("given files that are too large, not UTF-8, or empty, and what is no folder, when read, then the error says so")
  func badFiles() async throws {
    try await withTemporaryFolder { folder in
      for (name, bytes, part) in [
        ("large.txt", Data(repeating: 120, count: LibraryFolder.largestFile + 1), "Divide it"),
        ("latin.txt", Data([0x67, 0xFC, 0x6E]), "iconv"), ("nul.txt", Data([0x67, 0]), "iconv"),
        ("empty.md", Data("# Only a title\n".utf8), "no text"),
      ] {
        let file = folder.appendingPathComponent(name)
        try bytes.write(to: file)
        let fault = #expect(throws: LibraryFolder.Fault.self) { try LibraryFolder.document(at: file) }
        #expect(fault?.description.hasPrefix(name) == true)
        #expect(fault?.description.contains(part) == true, "\(String(describing: fault))")
      }
      let missing = LibraryFolder(folder.appendingPathComponent("missing"))
      let fault = #expect(throws: LibraryFolder.Fault.self) { try missing.files() }
      #expect(fault?.description.contains("is not a folder") == true)
    }
  }

  // MARK: - Finding

  private func seeded() throws -> SQLiteLibrary {
    let library = SQLiteLibrary(try BackendDatabase(.inMemory, logger: RecordedLog().logger))
    try library.seed(resetting: false) { try SeedData.library() }
    return library
  }

  @Test(
    "given the shipped library, when asked as people ask, then the first source is of the right article",
    arguments: [
      ("What should I do when my blood sugar is low?", "Low blood sugar"), ("hypo at night", "Low blood sugar"),
      ("Can I drink wine?", "Alcohol"), ("Is it ok to drink alcohol with metformin", "Metformin"),
      ("What does an HbA1c of 7 % mean?", "HbA1c"),
      ("How do I count carbs and carbohydrates in rice?", "Carbohydrates"),
      ("what can I eat for breakfast", "Healthy eating"), ("Which insulin is long-acting?", "Insulin"),
      ("side effects of metformin", "Metformin"), ("How often should my eyes be checked?", "Check-ups"),
      ("What about semaglutide?", "Other diabetes medicines"),
      ("I am vomiting and have ketones", "Diabetes and being ill"),
      ("Difference between type 1 and type 2", "Types of diabetes"), ("a blister on my foot", "Foot care"),
      ("Can I fly with insulin to another time zone", "Travelling"), ("how do sensors work", "Measuring"),
    ])
  func questions(_ question: String, _ title: String) async throws {
    let findings = try await seeded().findings(on: question, after: nil)
    let first = try #require(findings.passages.first, "nothing found")
    #expect(first.title.hasPrefix(title), "\(findings.passages.map { "\($0.title): \($0.heading)" })")
  }

  @Test(
    "given a question about something else, when asked, then nothing is found, and the answer says so and what there is",
    arguments: ["Who won the world cup in 1998?", "How do I repair a bicycle tyre?", "??", "the and of"])
  func nothing(_ question: String) async throws {
    let findings = try await seeded().findings(on: question, after: nil)
    #expect(findings.passages.isEmpty, "\(findings.passages.map { "\($0.title): \($0.heading)" })")
    let text = LibraryComposer.answer(to: question, from: findings)
    #expect(text.hasPrefix("The library has nothing that answers this"))
    #expect(text.contains("- Alcohol and diabetes"))
    #expect(findings.followUps.count == 3)
    #expect(!text.contains("[1]"))
  }

  @Test("given a question that leans on the one before, when it finds nothing alone, then both are looked for")
  func leaning() async throws {
    let library = try seeded()
    let alone = try await library.findings(on: "And why in planes?", after: nil)
    #expect(alone.passages.isEmpty)
    let both = try await library.findings(on: "And why in planes?", after: "How do I store insulin?")
    #expect(both.passages.first?.title == "Insulin")
  }

  @Test("given all headings of the shipped library, when asked, then each is answered from its own passage, once cited")
  func everyHeading() async throws {
    let library = try seeded()
    for (document, _) in try SeedData.library() {
      #expect(document.publisher == "General information, no medical advice")
      for passage in document.passages {
        #expect(passage.heading.hasSuffix("?"), "\(document.title): \(passage.heading)")
        let findings = try await library.findings(on: passage.heading, after: nil)
        #expect(findings.passages.first?.heading == passage.heading)
        let text = LibraryComposer.answer(to: passage.heading, from: findings)
        for number in 1...findings.passages.count {
          #expect(text.contains("[\(number)]"), "\(passage.heading)\n\(text)")
        }
        #expect(!text.contains("[\(findings.passages.count + 1)]"))
        #expect(!findings.followUps.contains(passage.heading))
      }
    }
  }
}
