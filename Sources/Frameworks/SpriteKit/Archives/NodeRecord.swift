import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// An object of a keyed archive, as written by Xcode's scene and particle editors.
///
/// Only nodes can read it; as a coder for other objects, it is empty.
final class NodeRecord: NSCoder {
  private let archive: Archive
  private let values: [String: Any]

  /// The contents of the file, read once.
  private final class Archive {
    let objects: [Any]
    init(_ objects: [Any]) { self.objects = objects }

    /// Returns a value with references resolved.
    func resolved(_ value: Any?) -> Any? {
      guard let value else { return nil }
      guard let index = Self.index(of: value) else { return value }
      guard objects.indices.contains(index), index > 0 else { return nil }
      return objects[index]
    }

    /// Foundation does not expose its class for references.
    private static func index(of value: Any) -> Int? {
      if let form = value as? [String: Any], form.count == 1, let index = form["CF$UID"] as? Int { return index }
      guard String(describing: type(of: value)) == "_NSKeyedArchiverUID" else { return nil }
      let number = Mirror(reflecting: value).children.first { $0.label == "value" }?.value
      return (number as? UInt32).map { Int($0) } ?? number as? Int
    }
  }

  private init(_ archive: Archive, _ values: [String: Any]) {
    (self.archive, self.values) = (archive, values)
    super.init()
  }

  /// Creates the root node of a resource file; nil if there is none.
  convenience init?(fileNamed name: String) {
    let plain = name.hasSuffix(".sks") ? String(name.dropLast(4)) : name
    guard let url = Bundle.main.url(forResource: plain, withExtension: "sks"), let data = try? Data(contentsOf: url)
    else { return nil }
    self.init(data: data)
  }

  /// Creates the root node of an archive; nil if it is not valid.
  convenience init?(data: Data) {
    guard
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: Any],
      let objects = list["$objects"] as? [Any], let top = list["$top"] as? [String: Any]
    else { return nil }
    let archive = Archive(objects)
    guard let root = archive.resolved(top["root"]) as? [String: Any] else { return nil }
    self.init(archive, root)
  }

  override var allowsKeyedCoding: Bool { true }
  override func containsValue(forKey key: String) -> Bool { value(key) != nil }

  // MARK: Values

  func value(_ key: String) -> Any? { archive.resolved(values[key]) }
  func text(_ key: String) -> String? { (value(key) as? String).flatMap { $0 == "$null" ? nil : $0 } }
  func number(_ key: String) -> CGFloat? { (value(key) as? NSNumber).map { CGFloat($0.doubleValue) } }
  func bool(_ key: String) -> Bool? { (value(key) as? NSNumber)?.boolValue }
  func int(_ key: String) -> Int? { (value(key) as? NSNumber)?.intValue }
  func record(_ key: String) -> NodeRecord? { (value(key) as? [String: Any]).map { NodeRecord(archive, $0) } }

  /// Returns the numbers of "{1, 2}", as a string or in an `NSValue`.
  private func numbers(_ key: String) -> [CGFloat] {
    let inner = record(key)
    let text =
      text(key) ?? ["NS.pointval", "NS.rectval", "NS.sizeval"].lazy.compactMap { inner?.text($0) }.first ?? ""
    return text.split { !"+-.0123456789eE".contains($0) }.compactMap { Double($0).map { CGFloat($0) } }
  }

  func point(_ key: String) -> CGPoint? {
    let numbers = numbers(key)
    return numbers.count == 2 ? CGPoint(x: numbers[0], y: numbers[1]) : nil
  }

  func rect(_ key: String) -> CGRect? {
    let numbers = numbers(key)
    return numbers.count == 4 ? CGRect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]) : nil
  }

  /// Returns a colour from four numbers whose keys differ in their last letter.
  func color(_ key: String) -> UIColor? {
    let parts = ["R", "G", "B", "A"].compactMap { number(key + $0) }
    return parts.count == 4 ? UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) : nil
  }

  /// Returns the elements of an array.
  func list(_ key: String) -> [Any] {
    let elements = record(key)?.values["NS.objects"] as? [Any] ?? []
    return elements.compactMap { archive.resolved($0) }
  }

  func records(_ key: String) -> [NodeRecord] {
    list(key).compactMap { $0 as? [String: Any] }.map { NodeRecord(archive, $0) }
  }

  /// The entries of a dictionary whose keys are strings.
  private var entries: NodeRecord {
    let keys = (values["NS.keys"] as? [Any] ?? []).compactMap { archive.resolved($0) as? String }
    let objects = values["NS.objects"] as? [Any] ?? []
    return NodeRecord(archive, Dictionary(zip(keys, objects)) { $1 })
  }

  /// A segment of a path: its kind, as in Core Graphics, and its points.
  var segment: (kind: Int, points: [CGPoint]) {
    let entries = entries
    let points = entries.records("points").compactMap { $0.point("NS.pointval") }
    return (entries.int("type") ?? -1, points)
  }

  /// Returns a bit mask, which may be archived as a negative number.
  func mask(_ key: String) -> UInt32? {
    (value(key) as? NSNumber).map { UInt32(truncatingIfNeeded: $0.int64Value) }
  }

  /// The names of the object's class and its superclasses, its own first.
  var classNames: [String] {
    guard let kind = archive.resolved(values["$class"]) as? [String: Any] else { return [] }
    return kind["$classes"] as? [String] ?? []
  }

  // MARK: Objects

  @MainActor func node(_ key: String) -> SKNode? { record(key)?.makeNode() }

  /// Returns the node of the object, of its nearest class in this framework; nil for other objects.
  @MainActor func makeNode() -> SKNode? {
    for name in classNames {
      switch name {
      case "SKScene": return SKScene(coder: self)
      case "SKSpriteNode": return SKSpriteNode(coder: self)
      case "SKLabelNode": return SKLabelNode(coder: self)
      case "SKShapeNode": return SKShapeNode(coder: self)
      case "SKEmitterNode": return SKEmitterNode(coder: self)
      case "SKCropNode": return SKCropNode(coder: self)
      case "SKEffectNode": return SKEffectNode(coder: self)
      case "SKCameraNode": return SKCameraNode(coder: self)
      case "SKNode": return SKNode(coder: self)
      default: continue
      }
    }
    return nil
  }

  /// Returns an image by name, or one embedded in the file.
  func texture(_ key: String) -> SKTexture? {
    guard let record = record(key) else { return nil }
    if let name = record.text("_imgName") ?? record.text("_name") ?? record.text("imageName"), !name.isEmpty {
      let texture = SKTexture(imageNamed: name)
      if texture.bitmap != nil { return texture }
    }
    let held = record.value("_imageData") ?? record.record("_imageData")?.value("NS.data")
    return (held as? Data).flatMap { UIImage(data: $0) }.map { SKTexture(image: $0) }
  }

  func sequence(_ key: String) -> SKKeyframeSequence? {
    guard let record = record(key) else { return nil }
    let times = record.list("_times").compactMap { $0 as? NSNumber }
    let values = record.list("_values").compactMap { value -> Any? in
      if let number = value as? NSNumber { return number }
      return (value as? [String: Any]).flatMap { NodeRecord(archive, $0).plainColor }
    }
    guard !times.isEmpty, values.count == times.count else { return nil }
    return SKKeyframeSequence(keyframeValues: values, times: times)
  }

  /// A colour as archived by UIKit and AppKit.
  private var plainColor: UIColor? {
    let parts = ["UIRed", "UIGreen", "UIBlue", "UIAlpha"].compactMap { number($0) }
    if parts.count == 4 { return UIColor(red: parts[0], green: parts[1], blue: parts[2], alpha: parts[3]) }
    guard let data = (value("NSRGB") ?? value("NSWhite")) as? Data else { return nil }
    let numbers = String(decoding: data, as: UTF8.self).split { !"-.0123456789e".contains($0) }
      .compactMap { Double($0).map { CGFloat($0) } }
    switch numbers.count {
    case 3, 4:
      return UIColor(red: numbers[0], green: numbers[1], blue: numbers[2], alpha: numbers.count == 4 ? numbers[3] : 1)
    case 1, 2: return UIColor(white: numbers[0], alpha: numbers.count == 2 ? numbers[1] : 1)
    default: return nil
    }
  }
}
