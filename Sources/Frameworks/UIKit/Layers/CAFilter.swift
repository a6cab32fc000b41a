import Foundation
import ScrollworkFoundation

/// A filter of Core Animation's, which is no public part of it: apps that blur more at one edge than at another reach it by its name.
///
/// In the layer of an effect "gaussianBlur" and "variableBlur" do something; the others only say that they are there.
final class CAFilter: NSObject, _KeyValueCoded, _ClassPerforming {
  static let blur = "gaussianBlur"
  static let variableBlur = "variableBlur"
  /// What a blur effect is made of, as the names are seen in apps that look for them.
  static let ofBlurs = ["luminanceCurveMap", "colorSaturate", "colorBrightness", blur]

  /// What it does.
  let name: String
  private var values: [String: Any] = [:]

  init(_ name: String) { self.name = name }

  override var description: String { name }

  /// How far it blurs; nil if nobody said.
  var radius: CGFloat? { (values["inputRadius"] as? NSNumber).map { CGFloat($0.doubleValue) } }
  /// Where it blurs, by the opacity of a picture.
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
  /// A filter and what of it a path such as `filters.gaussianBlur.inputRadius` names.
  final func filter(_ keyPath: String) -> (filter: CAFilter, key: String)? {
    let names = keyPath.split(separator: ".").map(String.init)
    guard names.count == 3, names[0] == "filters",
      let filter = filters?.lazy.compactMap({ $0 as? CAFilter }).first(where: { $0.name == names[1] })
    else { return nil }
    return (filter, names[2])
  }
}
