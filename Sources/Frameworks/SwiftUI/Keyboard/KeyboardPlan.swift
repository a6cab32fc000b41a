import Foundation
import ScrollworkUIKit

/// One key of the keyboard on the screen.
enum KeyboardKey: Hashable {
  /// Types a text; a letter as a capital while shift is on.
  case character(String)
  case space
  case shift
  case delete
  /// Return, under the name that the field gave it.
  case submit
  /// Shows other keys.
  case plane(KeyboardPlan.Plane)
}

/// Which keys lie where.
struct KeyboardPlan: Equatable {
  enum Plane: String, Hashable { case letters, numbers, symbols }

  /// A key and its width, in shares of the keyboard's.
  struct Slot: Equatable {
    var key: KeyboardKey?
    var share: CGFloat
  }

  var rows: [[Slot]]

  init(_ type: UIKeyboardType, _ plane: Plane) {
    switch type {
    case .numberPad, .asciiCapableNumberPad: rows = Self.pad(extra: [])
    case .decimalPad: rows = Self.pad(extra: [Locale.current.decimalSeparator ?? "."])
    case .phonePad: rows = Self.pad(extra: ["+", "*", "#"])
    default: rows = Self.planes(type, plane)
    }
  }

  /// The plane that a keyboard of a type begins with.
  static func firstPlane(_ type: UIKeyboardType) -> Plane { type == .numbersAndPunctuation ? .numbers : .letters }

  private static func pad(extra: [String]) -> [[Slot]] {
    let third: CGFloat = 1 / 3
    var rows = ["123", "456", "789"].map { $0.map { Slot(key: .character(String($0)), share: third) } }
    let left =
      extra.isEmpty
      ? [Slot(share: third)]
      : extra.map { key in
        Slot(key: .character(key), share: third / CGFloat(extra.count))
      }
    rows.append(left + [Slot(key: .character("0"), share: third), Slot(key: .delete, share: third)])
    return rows
  }

  private static func planes(_ type: UIKeyboardType, _ plane: Plane) -> [[Slot]] {
    let tenth: CGFloat = 0.1
    func keys(_ characters: String, _ share: CGFloat = tenth) -> [Slot] {
      characters.map { Slot(key: .character(String($0)), share: share) }
    }
    var rows: [[Slot]]
    let side = tenth * 1.5
    let outer: [Slot]
    switch plane {
    case .letters:
      rows = [keys("qwertyuiop"), keys("asdfghjkl")]
      outer = [Slot(key: .shift, share: side)] + keys("zxcvbnm")
    case .numbers:
      rows = [keys("1234567890"), keys("-/:;()$&@\"")]
      outer = [Slot(key: .plane(.symbols), share: side)] + keys(".,?!'", tenth * 1.4)
    case .symbols:
      rows = [keys("[]{}#%^*+="), keys("_\\|~<>\u{20AC}\u{A3}\u{A5}\u{2022}")]
      outer = [Slot(key: .plane(.numbers), share: side)] + keys(".,?!'", tenth * 1.4)
    }
    rows.append(outer + [Slot(key: .delete, share: side)])
    let beside: [String] = plane == .letters ? besideSpace(type) : []
    let space = 0.5 - tenth * CGFloat(beside.count)
    rows.append(
      [Slot(key: .plane(plane == .letters ? .numbers : .letters), share: 0.25), Slot(key: .space, share: space)]
        + beside.map { Slot(key: .character($0), share: tenth) } + [Slot(key: .submit, share: 0.25)])
    return rows
  }

  private static func besideSpace(_ type: UIKeyboardType) -> [String] {
    switch type {
    case .URL: [".", "/", ".com"]
    case .emailAddress: ["@", "."]
    case .twitter: ["@", "#"]
    case .webSearch: ["."]
    default: []
    }
  }
}
