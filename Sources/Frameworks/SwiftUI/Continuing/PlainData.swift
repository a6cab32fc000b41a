@_spi(Reflection) import Swift
import Foundation

/// Types whose values are plain data: they refer to no code and to no shared mutable state.
@MainActor
enum PlainData {
  private static var known: [ObjectIdentifier: Bool] = Dictionary(
    uniqueKeysWithValues: ([
      Bool.self, Int.self, Int8.self, Int16.self, Int32.self, Int64.self, UInt.self, UInt8.self, UInt16.self,
      UInt32.self, UInt64.self, Float.self, Double.self, String.self, Substring.self, Character.self, Duration.self,
      Date.self, DateComponents.self, DateInterval.self, TimeZone.self, Calendar.self, Locale.self, URL.self, UUID.self,
      Data.self, Decimal.self, IndexPath.self, IndexSet.self, CharacterSet.self, PersonNameComponents.self,
      AttributedString.self, LocalizedStringKey.self, Color.self, Font.self,
    ] as [Any.Type]).map { (ObjectIdentifier($0), true) })

  static func contains(_ type: Any.Type) -> Bool {
    let id = ObjectIdentifier(type)
    if let answer = known[id] { return answer }
    // A recursive type contains itself through a box or an array, whose other parts decide.
    known[id] = true
    let answer = isPlain(type)
    known[id] = answer
    return answer
  }

  private static func isPlain(_ type: Any.Type) -> Bool {
    if let container = type as? any KeptContainer.Type { return container.parts.allSatisfy(contains) }
    switch TypeKind(type) {
    case .fields:
      var parts: [Any.Type] = []
      let isComplete = _forEachField(of: type) { _, _, part, _ in
        parts.append(part)
        return true
      }
      return isComplete && (!parts.isEmpty || Memory.size(of: type) == 0) && parts.allSatisfy(contains)
    case .cases: return EnumCases.of(type)?.allSatisfy { $0.payload.map(contains) ?? true } ?? false
    case .optional, .existential, .reference, .other: return false
    }
  }
}
