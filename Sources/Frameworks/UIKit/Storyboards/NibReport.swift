import Foundation

/// Reports errors in a storyboard or nib on the terminal and continues, where iOS ends the app. Each message appears
/// once.
@MainActor
enum NibReport {
  private static var said: Set<String> = []

  static func say(_ message: String) {
    guard said.insert(message).inserted else { return }
    FileHandle.standardError.write(Data("UIKit: \(message)\n".utf8))
  }
}
