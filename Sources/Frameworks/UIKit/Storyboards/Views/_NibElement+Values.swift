import Foundation

extension _NibElement {
  /// Returns the value of a keyword, if it is given and known.
  func choice<Value>(_ attribute: String, _ choices: [String: Value]) -> Value? {
    self[attribute].flatMap { choices[$0] }
  }
  /// Returns a length in points, if given.
  func length(_ attribute: String) -> CGFloat? { number(attribute).flatMap { $0.isFinite ? CGFloat($0) : nil } }
  /// Returns an integer, if given.
  func integer(_ attribute: String) -> Int? { number(attribute).flatMap { Int(exactly: $0.rounded()) } }

  /// `<rect key="frame" x="0.0" y="0.0" width="320" height="44"/>`.
  func rect(_ key: String) -> CGRect? {
    guard let value = value(for: key), let size = value.ownSize else { return nil }
    return CGRect(origin: CGPoint(x: value.length("x") ?? 0, y: value.length("y") ?? 0), size: size)
  }
  /// `<frame key="frameInset" minX="10" minY="10" width="120" height="120"/>`, in a view of a size: a distance to the
  /// far edge is `maxX` or `maxY`, and the length is omitted if both distances are given.
  func frameInset(in size: CGSize) -> CGRect? {
    guard let value = value(for: "frameInset") else { return nil }
    func side(_ first: String, _ last: String, _ length: String, _ room: CGFloat) -> (CGFloat, CGFloat) {
      let (start, end) = (value.length(first), value.length(last))
      let span = value.length(length) ?? max(0, room - (start ?? 0) - (end ?? 0))
      return (start ?? end.map { room - $0 - span } ?? 0, span)
    }
    let (x, width) = side("minX", "maxX", "width", size.width)
    let (y, height) = side("minY", "maxY", "height", size.height)
    return CGRect(x: x, y: y, width: width, height: height)
  }
  /// `<size key="itemSize" width="50" height="50"/>`.
  func size(_ key: String) -> CGSize? { value(for: key)?.ownSize }
  private var ownSize: CGSize? {
    guard let width = length("width"), let height = length("height") else { return nil }
    return CGSize(width: width, height: height)
  }

  /// `<inset key="contentInset" minX="0.0" minY="0.0" maxX="0.0" maxY="0.0"/>` or
  /// `<edgeInsets key="layoutMargins" top="8" left="8" bottom="8" right="8"/>`.
  func insets(_ key: String) -> UIEdgeInsets? {
    guard let value = value(for: key) else { return nil }
    return UIEdgeInsets(
      top: value.length("minY") ?? value.length("top") ?? 0, left: value.length("minX") ?? value.length("left") ?? 0,
      bottom: value.length("maxY") ?? value.length("bottom") ?? 0,
      right: value.length("maxX") ?? value.length("right") ?? 0)
  }
  /// `<directionalEdgeInsets key="contentInsets" top="8" leading="8" bottom="8" trailing="8"/>`.
  func directionalInsets(_ key: String) -> NSDirectionalEdgeInsets? {
    guard let value = value(for: key) else { return nil }
    return NSDirectionalEdgeInsets(
      top: value.length("top") ?? 0, leading: value.length("leading") ?? 0, bottom: value.length("bottom") ?? 0,
      trailing: value.length("trailing") ?? 0)
  }

  /// The text between the tags; long or unusual texts are base64-encoded.
  var content: String {
    guard bool("base64-UTF8") == true else { return text }
    let packed = text.filter { !$0.isWhitespace }
    // The padding is omitted.
    let padded = packed + String(repeating: "=", count: (4 - packed.count % 4) % 4)
    return Data(base64Encoded: padded).flatMap { String(data: $0, encoding: .utf8) } ?? text
  }
  /// Returns a text given as an attribute, or as an element if it has several lines.
  func string(_ key: String) -> String? { self[key] ?? value(for: key)?.content }
}

extension NibGraph {
  /// Returns a text in the phone's language, given as an attribute or an element.
  func text(_ element: _NibElement, _ key: String) -> String? {
    localized(element, key) ?? element.value(for: key)?.content
  }
}

/// An object that can apply an element's values.
@MainActor
protocol NibReading: AnyObject {}

extension NibReading {
  /// Sets a property if there is a value.
  func take<Value>(_ path: ReferenceWritableKeyPath<Self, Value>, _ value: Value?) {
    if let value { self[keyPath: path] = value }
  }
  /// Sets a property that may be nil if there is a value.
  func take<Value>(_ path: ReferenceWritableKeyPath<Self, Value?>, _ value: Value?) {
    if let value { self[keyPath: path] = value }
  }
}

extension UIView: NibReading {}

/// An object of a nib that is not a view: it is created with defaults, and then applies its element.
@MainActor
protocol NibConfigurable: NSObject, NibReading {
  func configure(from element: _NibElement, in graph: NibGraph)
}
