/// An element of a storyboard or nib as Xcode writes it, such as `<label id="aB1-cd-2eF" text="Name">`.
///
/// `scrollwork` compiles the XML to JSON when it opens a project, as Xcode compiles it to a binary archive.
public final class _NibElement: Decodable, Sendable {
  /// The name of the element, such as `label`.
  public let name: String
  /// Its attributes as they are written.
  public let attributes: [String: String]
  /// The elements in it, in order.
  public let children: [_NibElement]
  /// The text between its tags, if it has no elements in it.
  public let text: String

  init(name: String, attributes: [String: String] = [:], children: [_NibElement] = [], text: String = "") {
    (self.name, self.attributes, self.children, self.text) = (name, attributes, children, text)
  }

  private enum CodingKeys: String, CodingKey {
    case name = "n", attributes = "a", children = "c", text = "t"
  }

  /// What is empty is left out of the JSON.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    attributes = try values.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:]
    children = try values.decodeIfPresent([_NibElement].self, forKey: .children) ?? []
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
  }

  /// The identifier that connections and constraints refer to.
  public var id: String? { attributes["id"] }
  /// An attribute, if it is written.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }
  /// An attribute that is YES or NO, if it is written.
  public func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
  /// An attribute that is a number, if it is written.
  public func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
  /// The first element in this one with a name, such as `subviews`.
  public func child(_ name: String) -> _NibElement? { children.first { $0.name == name } }
  /// The first element in this one that is the value of a property, such as `<color key="backgroundColor">`.
  public func value(for key: String) -> _NibElement? { children.first { $0.attributes["key"] == key } }
}
