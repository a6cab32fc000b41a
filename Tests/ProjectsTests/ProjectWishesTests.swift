import Foundation
import Testing

@testable import Projects

struct ProjectWishesTests {
  private func open(_ files: [String: String]) throws -> Project {
    let folder = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
    defer { try? FileManager.default.removeItem(at: folder) }
    for (path, text) in files {
      let file = folder.appending(path: path)
      try FileManager.default.createDirectory(at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try Data(text.utf8).write(to: file)
    }
    return try Project.open(folder)
  }

  @Test("Given wishes beside a project, when it is opened, then files are left out and a folder stands in for a module")
  func wishes() throws {
    let project = try open([
      "App.swift": "", "Old/Left.swift": "", "StandIns/Store/Store.swift": "",
      "scrollwork.yml": "leave-out: [Old]\nstand-ins:\n  Store: StandIns/Store\n",
    ])
    let app = try project.app()
    #expect(app.sources.map(\.lastPathComponent) == ["App.swift"])
    #expect(try project.buildOrder(of: app).map(\.module).first == "Store")
  }

  @Test("Given a wish that nobody knows, when the project is opened, then that is what is said")
  func unknown() throws {
    let problem = #expect(throws: ProjectProblem.self) { try open(["App.swift": "", "scrollwork.yml": "targets: A"]) }
    #expect(problem?.description.contains("\"targets\" is none of leave-out, stand-ins, target.") == true)
  }
}
