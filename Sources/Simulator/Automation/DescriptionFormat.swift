import Foundation

/// The format for the elements of a screen.
package enum DescriptionFormat: String, CaseIterable, Sendable {
  /// A line for each element, indented by two spaces per level.
  case text
  /// An object for each element, with its contents as `children`.
  case json

  /// Returns the element with its descendants.
  @MainActor package func text(of root: ElementSnapshot) -> String {
    switch self {
    case .text: return root.treeDescription
    case .json:
      let encoder = JSONEncoder()
      encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
      // Texts and rounded numbers can always be encoded.
      guard let data = try? encoder.encode(ElementDescription(root)) else { return "{}" }
      return String(decoding: data, as: UTF8.self)
    }
  }
}

/// An element as JSON. Empty and default values are left out.
private struct ElementDescription: Encodable {
  private struct Frame: Encodable {
    var x: Double
    var y: Double
    var width: Double
    var height: Double
  }

  private let type: String
  private let frame: Frame
  private let identifier: String?
  private let label: String?
  private let value: String?
  private let placeholder: String?
  private let isDisabled: Bool?
  private let isSelected: Bool?
  private let hasFocus: Bool?
  private let children: [ElementDescription]?

  init(_ element: ElementSnapshot, depth: Int = 0) {
    func number(_ value: CGFloat) -> Double { value.isFinite ? (value * 10).rounded() / 10 : 0 }
    func nonempty(_ text: String) -> String? { text.isEmpty ? nil : text }
    type = "\(element.elementType)"
    frame = Frame(
      x: number(element.frame.minX), y: number(element.frame.minY), width: number(element.frame.width),
      height: number(element.frame.height))
    identifier = nonempty(element.identifier)
    label = nonempty(element.label)
    value = element.value.map { "\($0)" }
    placeholder = element.placeholderValue
    isDisabled = element.isEnabled ? nil : true
    isSelected = element.isSelected ? true : nil
    hasFocus = element.hasFocus ? true : nil
    let inside = element.described(at: depth)
    children = inside.isEmpty ? nil : inside.map { ElementDescription($0, depth: depth + 1) }
  }
}
