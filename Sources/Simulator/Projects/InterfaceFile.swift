import Foundation
import FoundationXML

/// A storyboard or xib, compiled to JSON for the phone: an element is `{"n": name, "a": attributes, "c": elements, "t":
/// text}` without what is empty.
enum InterfaceFile {
  /// The extensions of compiled files where Xcode puts them.
  static let endings = ["storyboard": "storyboardc", "xib": "nib"]

  /// Returns whether a file is a storyboard or xib.
  static func isOne(_ file: URL) -> Bool { endings[file.pathExtension] != nil }

  /// Returns whether it is only a launch screen.
  static func isLaunchScreen(_ file: URL) -> Bool {
    if file.lastPathComponent.hasPrefix("LaunchScreen") { return true }
    let text = try? String(contentsOf: file, encoding: .utf8)
    return text?.contains("launchScreen=\"YES\"") == true
  }

  /// Compiles a file.
  ///
  /// - Parameters:
  ///   - module: that of the file's target.
  ///   - classes: the known classes.
  /// - Throws: `ProjectProblem`, if the file is not in Xcode's format.
  static func compiled(_ file: URL, module: String, _ classes: InterfaceClasses) throws -> Data {
    guard let data = try? Data(contentsOf: file) else { throw ProjectProblem("\(file.path) cannot be read.") }
    let extending = classes.extendingModules.joined(separator: " ")
    let reader = Reader { element, attributes in
      if element == "document", !extending.isEmpty { attributes["interfaceExtensions"] = extending }
      guard let name = attributes["customClass"] else { return }
      let isOfTarget = attributes["customModuleProvider"] == "target"
      let place = classes.place(of: name, in: isOfTarget ? module : attributes["customModule"])
      attributes["customClass"] = place.name
      attributes["customModule"] = place.module
    }
    let parser = XMLParser(data: data)
    parser.delegate = reader
    guard parser.parse(), let root = reader.root else {
      throw ProjectProblem(
        "\(file.path):\(max(1, parser.lineNumber)): the file is damaged here and cannot be read. Does Xcode open it?"
      )
    }
    guard root.name == "document" else {
      throw ProjectProblem("\(file.path) has an old format: open it in Xcode and save it.")
    }
    let encoder = JSONEncoder()
    encoder.outputFormatting = .sortedKeys
    return try encoder.encode(root)
  }

  private final class Element: Encodable {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    private enum CodingKeys: String, CodingKey { case n, a, c, t }

    func encode(to encoder: any Encoder) throws {
      var values = encoder.container(keyedBy: CodingKeys.self)
      try values.encode(name, forKey: .n)
      if !attributes.isEmpty { try values.encode(attributes, forKey: .a) }
      if !children.isEmpty { try values.encode(children, forKey: .c) }
      if !text.isEmpty, children.isEmpty { try values.encode(text, forKey: .t) }
    }
  }

  private final class Reader: NSObject, XMLParserDelegate {
    private let change: (String, inout [String: String]) -> Void
    private var open: [Element] = []
    private(set) var root: Element?

    init(_ change: @escaping (String, inout [String: String]) -> Void) { self.change = change }

    func parser(
      _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
      attributes attributeDict: [String: String] = [:]
    ) {
      var attributes = attributeDict
      change(elementName, &attributes)
      let element = Element(elementName, attributes)
      open.last?.children.append(element)
      open.append(element)
    }

    func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

    func parser(
      _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
    ) {
      guard let element = open.popLast() else { return }
      if element.text.allSatisfy(\.isWhitespace) { element.text = "" }
      if open.isEmpty { root = element }
    }
  }
}
