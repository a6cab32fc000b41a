import Foundation
import Projects
import Testing

@Suite("What is code in a source, and what is a text or a comment")
struct SourceTextTests {
  private func compiled(_ text: String, removesMain: Bool = false) -> String? {
    PhoneSource(text, own: [], removesMain: removesMain).text
  }

  @Test("given names for Objective-C, selectors and bundles in texts and comments, then those stay as they are")
  func texts() {
    // Given
    let words = "@objc #selector(tap) #keyPath(A.b) Bundle(for: A.self) @IBOutlet dynamic var a observe(\\\\.a)"
    // Then
    #expect(compiled("let a = \"\(words)\" // \(words)\n/* \(words) */") == nil)
    #expect(compiled("let a = \"\"\"\n  \(words)\n  \"\"\"") == nil)
    #expect(
      compiled("// #selector(tap\nlet a = #selector(A.tap)") == "// #selector(tap\nlet a = #_selector(\"A.tap\")")
  }

  @Test("given code that is put into a text, then it is code")
  func interpolations() {
    #expect(
      compiled("let a = \"\\(#keyPath(A.b)) == ) #keyPath(A.c)\"")
        == "let a = \"\\(#_keyPath(\"A.b\")) == ) #keyPath(A.c)\"")
    #expect(
      compiled("let a = #\"\\(#keyPath(A.b)) \\#(#keyPath(A.c))\"#")
        == "let a = #\"\\(#keyPath(A.b)) \\#(#_keyPath(\"A.c\"))\"#")
  }

  @Test("given an entry's attribute in a text, then it stays, and one behind others is blank")
  func entries() {
    #expect(compiled("let a = \"me@main.org, @main\"", removesMain: true) == nil)
    #expect(compiled("@MainActor @main struct A {", removesMain: true) == "@MainActor       struct A {")
  }

  @Test("given lines that end as those of Windows, then conditions and imports are read all the same")
  func windows() {
    #expect(
      compiled("import CoreGraphics\r\n#if os(iOS)\r\nlet a = 1\r\n#endif\r\n")
        == "import UIKit\n#if true\nlet a = 1\n#endif\n")
    #expect(compiled("let a = 1\r\nlet b = 2\r\n") == nil)
  }
}
