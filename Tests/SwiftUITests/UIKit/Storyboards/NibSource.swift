import Foundation
import FoundationXML
import SwiftUI

/// Converts Interface Builder's XML to the JSON that an app contains.
final class NibReader: NSObject, XMLParserDelegate {
  private final class Element {
    let name: String
    let attributes: [String: String]
    var children: [Element] = []
    var text = ""

    init(_ name: String, _ attributes: [String: String]) { (self.name, self.attributes) = (name, attributes) }

    var json: [String: Any] {
      var json: [String: Any] = ["n": name]
      if !attributes.isEmpty { json["a"] = attributes }
      if !children.isEmpty { json["c"] = children.map(\.json) } else if !text.isEmpty { json["t"] = text }
      return json
    }
  }

  private var open: [Element] = []
  private var root: Element?

  func json(of source: String) throws -> Data {
    let parser = XMLParser(data: Data(source.utf8))
    parser.delegate = self
    guard parser.parse(), let root else { throw CocoaError(.fileReadCorruptFile) }
    return try JSONSerialization.data(withJSONObject: root.json)
  }

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    let element = Element(elementName, attributeDict)
    open.last?.children.append(element)
    open.append(element)
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) { open.last?.text += string }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) { root = open.popLast() }
}

extension UINib {
  /// Creates a nib from objects in Interface Builder's format, without placeholders.
  convenience init(objects: String, resources: String = "") throws {
    let source = "<document><objects>\(objects)</objects><resources>\(resources)</resources></document>"
    self.init(data: try NibReader().json(of: source), bundle: nil)
  }

  /// Returns the first top-level object.
  func first<Object>(_: Object.Type = Object.self) -> Object? { instantiate(withOwner: nil).first as? Object }
}
