import Foundation
import ScrollworkFoundation

/// A private filter of Core Animation: apps that blur one edge more than another look it up by name.
///
/// In an effect's layer "gaussianBlur" and "variableBlur" have an effect; the others are only present.
final class CAFilter: NSObject, _KeyValueCoded, _ClassPerforming {
  static let blur = "gaussianBlur"
  static let variableBlur = "variableBlur"
  /// The filters of a blur effect, with the names as seen in apps that look for them.
  static let ofBlurs = ["luminanceCurveMap", "colorSaturate", "colorBrightness", blur]

  /// The name of the filter.
  let name: String
  private var values: [String: Any] = [:]

  init(_ name: String) { self.name = name }

  override var description: String { name }

  /// The blur radius; nil if none is set.
  var radius: CGFloat? { (values["inputRadius"] as? NSNumber).map { CGFloat($0.doubleValue) } }
  /// The mask of the blur, by a picture's opacity.
  var mask: CGImage? { values["inputMaskImage"].flatMap { $0 as? CGImage } }

  func _value(ofKey key: String) -> Any? { values[key] }
  func _setValue(_ value: Any?, ofKey key: String) -> Bool {
    values[key] = value
    return true
  }

  static func _perform(_ name: String, with argument: Any?) -> AnyObject? {
    guard name == "filterWithType:" || name == "filterWithName:", let kind = argument as? String else { return nil }
    return CAFilter(kind)
  }
}

extension CALayer {
  /// Returns the filter and key that a path such as `filters.gaussianBlur.inputRadius` names.
  final func filter(_ keyPath: String) -> (filter: CAFilter, key: String)? {
    let names = keyPath.split(separator: ".").map(String.init)
    guard names.count == 3, names[0] == "filters",
      let filter = filters?.lazy.compactMap({ $0 as? CAFilter }).first(where: { $0.name == names[1] })
    else { return nil }
    return (filter, names[2])
  }
}
