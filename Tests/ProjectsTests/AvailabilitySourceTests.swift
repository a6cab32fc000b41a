import Testing

@testable import Projects

@Suite("Questions for the version of iOS in a project's source")
struct AvailabilitySourceTests {
  private func compiled(_ text: String) -> String? { PhoneSource(text, own: [], removesMain: false).text }

  @Test(
    "Given a question for iOS 26, when a file is read, then the phone answers it, and what follows stays in its column",
    arguments: [
      ("if #available(iOS 26, *) { a }", "if _iOS(26             ) { a }"),
      ("if #available(iOS 26.1, *) {}", "if _iOS(26, 1            ) {}"),
      (
        "guard #available(macOS 14, iOS 26.0, *) else { return }",
        "guard _iOS(26, 0                      ) else { return }"
      ),
      ("if a, #available(iOS 26, *), let b {}", "if a, _iOS(26             ), let b {}"),
      ("if #unavailable(iOS 26) { a }", "if !_iOS(26           ) { a }"),
      ("while #available(iOS 26,*) {}", "while _iOS(26            ) {}"),
      ("if #available(iOS 26, *), #available(iOS 17, *) {}", "if _iOS(26             ), #available(iOS 17, *) {}"),
    ])
  func questions(text: String, expected: String) {
    #expect(compiled(text) == expected)
  }

  @Test("Given a case that is not there on iOS, when a file is read, then it is there nowhere")
  func elsewhere() {
    #expect(
      compiled("@available(macOS 11, *) @available(iOS, unavailable) case a")
        == "@available(macOS 11, *) @available(*  , unavailable) case a")
    #expect(compiled("// @available(iOS, unavailable)") == nil)
    #expect(compiled("@available(iOSApplicationExtension, unavailable) func a() {}") == nil)
  }

  @Test("Given a question on several lines, when a file is read, then its lines stay")
  func lines() {
    let text = "if #available(\n  iOS 26, *\n) {\n  a\n}"
    let new = compiled(text)
    #expect(new == "if _iOS(26    \n           \n) {\n  a\n}")
  }

  @Test(
    "Given a question that iOS 18 answers already, one for other systems, or words that only look like one, then the file stays",
    arguments: [
      "if #available(iOS 18, *) { a }", "if #available(macOS 26, *) { a }", "// #available(iOS 26, *)",
      "let a = \"#available(iOS 26, *)\"", "@available(iOS 26, *) struct A {}",
    ])
  func others(text: String) {
    #expect(compiled(text) == nil)
  }

  @Test("Given branches that return different types as one opaque type, then the question stays, which alone allows it")
  func opaqueTypes() {
    #expect(
      compiled("func a() -> some View { if #available(iOS 26, *) { return b } else { return c } }") == nil)
    #expect(
      compiled("func a() -> Int { if #available(iOS 26, *) { return b } else { return c } }")
        == "func a() -> Int { if _iOS(26             ) { return b } else { return c } }")
    #expect(
      compiled("var body: some View { if #available(iOS 26, *) { b } else { c } }")
        == "var body: some View { if _iOS(26             ) { b } else { c } }")
  }
}
