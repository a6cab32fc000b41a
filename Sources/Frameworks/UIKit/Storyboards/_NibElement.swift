/// An element of a storyboard or nib as Xcode writes it, such as `<label id="aB1-cd-2eF" text="Name">`.
///
/// `scrollwork` compiles the XML to JSON when it opens a project, as Xcode compiles it to a binary archive.
public final class _NibElement: Decodable, Sendable {
  /// The element's name, such as `label`.
  public let name: String
  /// The attributes as written.
  public let attributes: [String: String]
  /// The child elements, in order.
  public let children: [_NibElement]
  /// The text between the tags, if there are no child elements.
  public let text: String

  init(name: String, attributes: [String: String] = [:], children: [_NibElement] = [], text: String = "") {
    (self.name, self.attributes, self.children, self.text) = (name, attributes, children, text)
  }

  private enum CodingKeys: String, CodingKey {
    case name = "n", attributes = "a", children = "c", text = "t"
  }

  /// The JSON omits empty values.
  public init(from decoder: any Decoder) throws {
    let values = try decoder.container(keyedBy: CodingKeys.self)
    name = try values.decode(String.self, forKey: .name)
    attributes = try values.decodeIfPresent([String: String].self, forKey: .attributes) ?? [:]
    children = try values.decodeIfPresent([_NibElement].self, forKey: .children) ?? []
    text = try values.decodeIfPresent(String.self, forKey: .text) ?? ""
  }

  /// The identifier that connections and constraints refer to.
  public var id: String? { attributes["id"] }
  /// An attribute, if given.
  public subscript(_ attribute: String) -> String? { attributes[attribute] }
  /// Returns a Boolean attribute (YES or NO), if given.
  public func bool(_ attribute: String) -> Bool? { attributes[attribute].map { $0 == "YES" } }
  /// Returns a numeric attribute, if given.
  public func number(_ attribute: String) -> Double? { attributes[attribute].flatMap(Double.init) }
  /// Returns the first child of a name, such as `subviews`.
  public func child(_ name: String) -> _NibElement? { children.first { $0.name == name } }
  /// Returns the first child that is the value of a property, such as `<color key="backgroundColor">`.
  public func value(for key: String) -> _NibElement? { children.first { $0.attributes["key"] == key } }
}
