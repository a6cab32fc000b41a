import Automation
import Foundation

/// The content of the screen as a document.
@MainActor
enum PageSource {
  /// Returns the source as Appium's XCUITest driver writes it.
  static func xml(_ root: ElementSnapshot) -> String {
    var text = "<?xml version=\"1.0\" encoding=\"UTF-8\"?>\n<AppiumAUT>\n"
    write(root, depth: 1, to: &text)
    return text + "</AppiumAUT>\n"
  }

  private static func write(_ element: ElementSnapshot, depth: Int, to text: inout String) {
    let indent = String(repeating: "  ", count: depth)
    text += "\(indent)<\(element.typeName)"
    for (name, value) in element.sourceAttributes { text += " \(name)=\"\(escaped(value))\"" }
    guard !element.inside.isEmpty else {
      text += "/>\n"
      return
    }
    text += ">\n"
    for child in element.inside { write(child, depth: depth + 1, to: &text) }
    text += "\(indent)</\(element.typeName)>\n"
  }

  /// Escapes a value. Characters that XML cannot hold become U+FFFD.
  private static func escaped(_ value: String) -> String {
    var text = ""
    for scalar in value.unicodeScalars {
      switch scalar {
      case "&": text += "&amp;"
      case "<": text += "&lt;"
      case ">": text += "&gt;"
      case "\"": text += "&quot;"
      case "\n", "\r", "\t": text += "&#\(scalar.value);"
      case "\u{0}"..."\u{1F}", "\u{FFFE}", "\u{FFFF}": text += "\u{FFFD}"
      default: text.unicodeScalars.append(scalar)
      }
    }
    return text
  }

  static func json(_ element: ElementSnapshot) -> JSON {
    var members: [String: JSON] = [:]
    for (name, value) in element.sourceAttributes { members[name] = .text(value) }
    members["rect"] = .rect(element.frame)
    members["children"] = .list(element.inside.map(json))
    return .object(members)
  }
}
