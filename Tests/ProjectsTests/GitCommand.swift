import Foundation
import Testing

/// Runs git in a folder and returns what it prints.
@discardableResult
func git(_ folder: URL, _ arguments: String...) throws -> String {
  let process = Process()
  process.executableURL = URL(fileURLWithPath: "/usr/bin/env")
  process.arguments = ["git", "-C", folder.path, "-c", "user.name=A", "-c", "user.email=a@example.com"] + arguments
  let output = Pipe()
  process.standardOutput = output
  try process.run()
  let said = output.fileHandleForReading.readDataToEndOfFile()
  process.waitUntilExit()
  #expect(process.terminationStatus == 0)
  return String(decoding: said, as: UTF8.self)
}
