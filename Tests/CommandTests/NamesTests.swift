import Foundation
import Testing

/// `scripts/names`: which of Apple's names are implemented, and what the compiler says about those that are not.
@Suite struct NamesTests {
  @Test(
    "given the built modules, when names are compared with Apple's, then what is generated is up to date and no name is ours alone"
  )
  func namesAreApples() throws {
    let (status, output) = try names("--check")
    #expect(status == 0, Comment(rawValue: output))
  }

  @Test(
    "given a view with names that are not here, when it is compiled, then each line says that the name is not in Scrollwork yet"
  )
  func missingNamesSaySo() throws {
    let table = try String(contentsOf: root.appending(path: "docs/coverage.md"), encoding: .utf8)
    // Names that nobody needs soon. When one is implemented, this test says to choose another.
    for name in ["`DocumentLaunchView`", "`writingToolsAffordanceVisibility(_:)`", "`typeSelectEquivalent(_:)`"] {
      try #require(table.contains(name), "\(name) is here now")
    }
    let output = try compile(
      """
      import SwiftUI
      struct Page: View {
        @State private var isOn = false
        var body: some View {
          VStack {
            Text("a").typeSelectEquivalent(Text("b")).bold()
            Button("b") { isOn.toggle() }
              .writingToolsAffordanceVisibility(isOn)
              .padding()
            DocumentLaunchView("d")
          }
          .font(.body)
        }
      }
      """)
    let errors = output.split(separator: "\n").filter { $0.contains(".swift:") && $0.contains("error:") }
    #expect(errors.allSatisfy { $0.contains("is not in Scrollwork yet") }, Comment(rawValue: output))
    for (line, name) in [
      (6, "typeSelectEquivalent"), (8, "writingToolsAffordanceVisibility"), (10, "DocumentLaunchView"),
    ] {
      #expect(
        errors.contains { $0.contains(".swift:\(line):") && $0.contains("\(name) is not in Scrollwork yet") },
        Comment(rawValue: output))
    }
  }

  @Test("given a name with overloads that are here and one that is not, when the one here is called, then it compiles")
  func whatIsHereWins() throws {
    let output = try compile(
      """
      import SwiftUI
      struct Page: View {
        var body: some View {
          Text("a").font(.title).foregroundStyle(.red).padding(.top, 4).background(Color.blue)
            .accessibilityLabel("b").animation(.default, value: 1).transition(.opacity)
        }
      }
      struct Table { var rows: [Int] }
      let mine = Table(rows: [1])
      """)
    #expect(!output.contains("error:"), Comment(rawValue: output))
  }

  private let root = URL(fileURLWithPath: #filePath).resolvingSymlinksInPath().deletingLastPathComponent()
    .appending(path: "../..").standardizedFileURL

  private func compile(_ source: String) throws -> String {
    let file = FileManager.default.temporaryDirectory.appending(path: "Page-\(UUID().uuidString).swift")
    try source.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    return try names("--compile", file.path).1
  }

  private func names(_ arguments: String...) throws -> (status: Int32, output: String) {
    let products = URL(fileURLWithPath: CommandLine.arguments[0]).resolvingSymlinksInPath().deletingLastPathComponent()
    let process = Process()
    let pipe = Pipe()
    process.executableURL = root.appending(path: "scripts/names")
    process.arguments = arguments + ["--modules", products.appending(path: "Modules").path]
    process.standardOutput = pipe
    process.standardError = pipe
    try process.run()
    let output = pipe.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return (process.terminationStatus, String(decoding: output, as: UTF8.self))
  }
}
