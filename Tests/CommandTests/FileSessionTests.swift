import Foundation
import Testing

@testable import Command

@Suite("What outlives a process that shows a file")
struct FileSessionTests {
  private func mode(of url: URL) throws -> Int {
    try #require(FileManager.default.attributesOfItem(atPath: url.path)[.posixPermissions] as? Int)
  }

  @Test("given a folder for it, then nobody else can read it, write to it, or foresee its name")
  func folder() throws {
    // given
    let folder = try FileSession.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    // when
    var session = FileSession()
    session.port = 4711
    try session.save(in: folder)
    close(try EndReport.create(in: folder))
    // then
    #expect(try mode(of: folder) == 0o700)
    for name in ["session.json", "end"] { #expect(try mode(of: folder.appending(path: name)) == 0o600) }
    #expect(try FileSession(in: folder).port == 4711)
    #expect(try FileSession(in: folder).token == session.token)
    #expect(!folder.lastPathComponent.contains("\(getpid())"))
    let another = try FileSession.makeFolder()
    try FileManager.default.removeItem(at: another)
    #expect(another != folder)
  }

  @Test("given a file, then its version changes when it is saved, and only then")
  func version() throws {
    let folder = try FileSession.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    let file = folder.appending(path: "Card.swift")
    #expect(FileVersion(of: file) == nil)
    try Data("one".utf8).write(to: file)
    let first = FileVersion(of: file)
    #expect(first != nil && FileVersion(of: file) == first)
    try Data("three".utf8).write(to: file)
    #expect(FileVersion(of: file) != first)
  }

  @Test("given a process that left no report, then there is none")
  func noReport() throws {
    let folder = try FileSession.makeFolder()
    defer { try? FileManager.default.removeItem(at: folder) }
    #expect(EndReport(in: folder) == nil)
    close(try EndReport.create(in: folder))
    #expect(EndReport(in: folder) == nil)
    try Data("signal 11 overflow\n".utf8).write(to: folder.appending(path: "end"))
    #expect(EndReport(in: folder) == EndReport(.crash(isOverflow: true), []))
    try Data("stall 7\n".utf8).write(to: folder.appending(path: "end"))
    #expect(EndReport(in: folder) == EndReport(.stall(seconds: 7), []))
  }
}
