import Foundation
import Testing

@testable import Command

@Suite("What of a file can be shown")
struct SourceFileTests {
  @Test("given previews, then they say what is shown, unless they are in a comment or a string")
  func previews() {
    #expect(SourceFile("import SwiftUI\n#Preview(\"A\") { Text(\"a\") }").hasPreviews)
    #expect(!SourceFile("// #Preview { }\n/* /* #Preview */ #Preview */ let a = \"#Preview\"").hasPreviews)
    #expect(!SourceFile(#"let text = """"# + "\n#Preview\n" + #"""""#).hasPreviews)
  }

  @Test("given several views, then the one named like the file is tried first, then the last")
  func candidates() {
    let source = SourceFile(
      """
      struct Row: View { let a: Int; var body: some View { Text("}") } }
      struct Card: View {
        struct Inner: View { var body: some View { EmptyView() } }
        var body: some View { Row(a: 1) }
      }
      private struct Hidden: View { var body: some View { EmptyView() } }
      struct Model: Codable { var view = "View" }
      struct Box<Content: View>: View { let content: Content; var body: some View { content } }
      struct Page: SwiftUI.View, Equatable { var body: some View { Card() } }
      """)
    #expect(source.views == ["Row", "Card", "Page"])
    #expect(source.candidates(fileName: "Card") == ["Card", "Page", "Row"])
    #expect(source.candidates(fileName: "Anything") == ["Page", "Card", "Row"])
  }

  @Test("given an old preview provider, then it is found")
  func providers() {
    let source = SourceFile(
      "struct Card_Previews: PreviewProvider {\n static var previews: some View { Text(\"\\(1)\") }\n}")
    #expect(source.providers == ["Card_Previews"])
    #expect(source.views.isEmpty)
  }

  @Test("given an app, then it is found")
  func app() {
    let source = SourceFile(
      "@main\nstruct PetsApp: App { var body: some Scene { WindowGroup { Pets() } } }\nstruct Pets: View { }")
    #expect(source.app == "PetsApp")
    #expect(source.views == ["Pets"])
    #expect(SourceFile("struct Application: AppDelegate { }").app == nil)
  }

  @Test(
    "given code that is not finished, then what is there is read",
    arguments: ["\"", "/*", "#\"", "struct", "{", "}}}", ""])
  func unfinished(text: String) {
    #expect(SourceFile("struct Page: View { }\n" + text).views == ["Page"])
  }
}

@Suite("Arguments of the compiler")
struct LibraryBuildTests {
  @Test("given no description of the build, then the failure says where it was looked for")
  func missing() {
    #expect {
      try LibraryBuild(description: URL(fileURLWithPath: "/nowhere/description.json"))
    } throws: { "\($0)".hasPrefix("/nowhere/description.json does not say how the app was compiled") }
  }
}
