import Foundation

/// Says on the terminal what is wrong with a storyboard or nib, and goes on, where iOS ends the app. Each message comes once.
@MainActor
enum NibReport {
  private static var said: Set<String> = []

  static func say(_ message: String) {
    guard said.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
  }
}
