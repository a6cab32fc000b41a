import Foundation

/// The strings of one language that depend on numbers or the device, which Xcode keeps beside a `.strings` file.
enum StringsDictionary {
  /// Returns the strings of a table in a folder of one language; empty if there is no such file.
  static func texts(of table: String?, in folder: URL) -> [String: LocalizedText] {
    let file = folder.appending(path: "\(table ?? "Localizable").stringsdict")
    guard let data = try? Data(contentsOf: file),
      let list = try? PropertyListSerialization.propertyList(from: data, format: nil) as? [String: [String: Any]]
    else { return [:] }
    return list.compactMapValues(text)
  }

  private static func text(_ entry: [String: Any]) -> LocalizedText? {
    if let devices = entry["NSStringDeviceSpecificRuleType"] as? [String: String] {
      return .device(devices.mapValues { .plain($0) })
    }
    if let widths = entry["NSStringVariableWidthRuleType"] as? [String: String] {
      // The shortest always fits.
      return widths.min { (Int($0.key) ?? .max) < (Int($1.key) ?? .max) }.map { .plain($0.value) }
    }
    guard let format = entry["NSStringLocalizedFormatKey"] as? String else { return nil }
    var variables: [String: LocalizedText.Variable] = [:]
    for (name, value) in entry {
      guard let forms = value as? [String: String] else { continue }
      let plurals = forms.filter { PluralCategory(rawValue: $0.key) != nil }.mapValues { LocalizedText.plain($0) }
      if plurals["other"] == nil { continue }
      variables[name] = LocalizedText.Variable(
        text: .plural(plurals), position: nil, type: forms["NSStringFormatValueTypeKey"] ?? "d")
    }
    return .format(.plain(format), variables)
  }
}
