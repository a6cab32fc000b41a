extension GeneratedContent {
  /// Appends the content as JSON. Whole numbers are written without a fraction; what is not finite becomes `null`.
  func writeJSON(to text: inout String) {
    switch kind {
    case .null: text += "null"
    case .bool(let value): text += value ? "true" : "false"
    case .number(let value):
      if let whole = Int(exactly: value), value.magnitude < 9_007_199_254_740_992 {
        text += "\(whole)"
      } else {
        text += value.isFinite ? "\(value)" : "null"
      }
    case .string(let value): Self.writeString(value, to: &text)
    case .array(let elements):
      text += "["
      for (index, element) in elements.enumerated() {
        if index > 0 { text += ", " }
        element.writeJSON(to: &text)
      }
      text += "]"
    case .structure(let properties, let keys):
      text += "{"
      var isFirst = true
      for key in keys {
        guard let value = properties[key] else { continue }
        if !isFirst { text += ", " }
        isFirst = false
        Self.writeString(key, to: &text)
        text += ": "
        value.writeJSON(to: &text)
      }
      text += "}"
    }
  }

  private static func writeString(_ string: String, to text: inout String) {
    text += "\""
    for scalar in string.unicodeScalars {
      switch scalar {
      case "\"": text += "\\\""
      case "\\": text += "\\\\"
      case "\n": text += "\\n"
      case "\r": text += "\\r"
      case "\t": text += "\\t"
      case _ where scalar.value < 0x20:
        let digits = String(scalar.value, radix: 16)
        text += "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
      default: text.unicodeScalars.append(scalar)
      }
    }
    text += "\""
  }
}
