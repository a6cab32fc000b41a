import Foundation
import ScrollworkUIKit

/// A key of the onscreen keyboard.
enum KeyboardKey: Hashable {
  /// Types a text; a letter is capitalized while shift is on.
  case character(String)
  case space
  case shift
  case delete
  /// Return, with the label set by the field.
  case submit
  /// Switches to other keys.
  case plane(KeyboardPlan.Plane)
  /// Switches to the next keyboard.
  case globe
  case dictation
  /// A prediction: the first, second or third.
  case prediction(Int)
}

/// The arrangement of the keys.
struct KeyboardPlan: Equatable {
  enum Plane: String, Hashable { case letters, numbers, symbols, emoji }

  /// A key and its width, as a fraction of the keyboard's.
  struct Slot: Equatable {
    var key: KeyboardKey?
    var share: CGFloat
  }

  /// What determines the keys.
  struct Wishes: Equatable {
    var type = UIKeyboardType.default
    var plane = Plane.letters
    var language = KeyboardLanguage.english
    /// Whether there is another keyboard.
    var hasGlobe = false
    var isSecure = false
    /// Whether predictions are shown.
    var hasPredictions = false
    /// Whether there is a strip below the keys, as on a phone without a home button held upright.
    var hasStrip = false
  }

  /// The predictions, above the keys.
  var predictions: [KeyboardKey] = []
  var rows: [[Slot]]
  /// Twelve keys, as on a telephone.
  private(set) var isPad = false
  /// The keys below the others, at the edges.
  var strip: (left: KeyboardKey?, right: KeyboardKey?) = (nil, nil)

  init(_ wishes: Wishes) {
    if let pad = Self.pad(wishes) {
      rows = pad
      isPad = true
      return
    }
    let asks = !wishes.isSecure
    let emoji: KeyboardKey? = asks && Self.takesEmoji(wishes.type) ? .plane(.emoji) : nil
    let globe: KeyboardKey? = wishes.hasGlobe ? .globe : nil
    let dictation: KeyboardKey? = asks ? .dictation : nil
    if wishes.plane == .emoji {
      rows = Self.emoji
    } else {
      // The key in the corner switches to the next keyboard; if there is no corner key, it is beside the key for
      // digits.
      let beside = wishes.hasStrip ? [globe == nil ? nil : emoji] : [globe ?? emoji, dictation]
      rows = Self.planes(wishes, beside.compactMap(\.self))
      if wishes.hasPredictions { predictions = (0..<3).map(KeyboardKey.prediction) }
    }
    if wishes.hasStrip { strip = (globe ?? (wishes.plane == .emoji ? nil : emoji), dictation) }
  }

  static func == (a: Self, b: Self) -> Bool {
    a.rows == b.rows && a.isPad == b.isPad && a.predictions == b.predictions && a.strip == b.strip
  }

  /// All keys, in reading order.
  var keys: [KeyboardKey] {
    predictions + rows.flatMap { $0 }.compactMap(\.key) + [strip.left, strip.right].compactMap(\.self)
  }

  /// Returns the initial plane of a keyboard type.
  static func firstPlane(_ type: UIKeyboardType) -> Plane { type == .numbersAndPunctuation ? .numbers : .letters }

  /// Whether the type has only digits, without predictions.
  static func isPad(_ type: UIKeyboardType) -> Bool {
    [.numberPad, .asciiCapableNumberPad, .decimalPad, .phonePad].contains(type)
  }

  private static func takesEmoji(_ type: UIKeyboardType) -> Bool {
    ![.asciiCapable, .emailAddress, .URL].contains(type)
  }

  // MARK: Pads

  private static let third: CGFloat = 1 / 3

  /// Returns twelve keys; nil for a keyboard with letters.
  private static func pad(_ wishes: Wishes) -> [[Slot]]? {
    let left: KeyboardKey?
    switch wishes.type {
    case .numberPad, .asciiCapableNumberPad: left = nil
    case .decimalPad: left = .character(Locale.current.decimalSeparator ?? ".")
    case .phonePad where wishes.plane == .symbols:
      return [[",", "+", ";"], ["*", nil, "#"]].map { row in
        row.map { Slot(key: $0.map { .character($0) }, share: third) }
      } + [
        [Slot(share: third)],
        [Slot(key: .plane(.letters), share: third), Slot(share: third), Slot(key: .delete, share: third)],
      ]
    case .phonePad: left = .plane(.symbols)
    case .namePhonePad where wishes.plane == .numbers: left = .plane(.letters)
    default: return nil
    }
    let digits = ["123", "456", "789"].map { $0.map { Slot(key: .character(String($0)), share: third) } }
    return digits + [
      [Slot(key: left, share: third), Slot(key: .character("0"), share: third), Slot(key: .delete, share: third)]
    ]
  }

  // MARK: Planes

  private static let tenth: CGFloat = 0.1

  private static func keys(_ characters: String, _ share: CGFloat = tenth) -> [Slot] {
    characters.map { Slot(key: .character(String($0)), share: share) }
  }

  /// - Parameter beside: keys between the one for digits and the space.
  private static func planes(_ wishes: Wishes, _ beside: [KeyboardKey]) -> [[Slot]] {
    var rows: [[Slot]]
    let plane = wishes.plane
    let side = tenth * 1.5
    switch plane {
    case .letters:
      let lines = wishes.language.letters
      let share = 1 / CGFloat(lines.map(\.count).max() ?? 10)
      rows = lines.map { keys($0, share) }
      let rest = max(0, 1 - CGFloat(lines[2].count) * share) / 2
      rows[2] =
        wishes.language.hasCapitals
        ? [Slot(key: .shift, share: min(side, rest))] + rows[2] + [Slot(key: .delete, share: min(side, rest))]
        : rows[2] + [Slot(key: .delete, share: max(share, 2 * rest))]
    case .numbers, .emoji:
      rows = [keys("1234567890"), keys("-/:;()$&@\""), punctuation(.symbols, side)]
    case .symbols:
      rows = [keys("[]{}#%^*+="), keys("_\\|~<>\u{20AC}\u{A3}\u{A5}\u{2022}"), punctuation(.numbers, side)]
    }
    let other = KeyboardKey.plane(plane == .letters ? .numbers : .letters)
    let share: CGFloat = 0.25 / CGFloat(min(2, beside.count + 1))
    let left = [Slot(key: other, share: share)] + beside.map { Slot(key: $0, share: share) }
    let middle = 0.75 - share * CGFloat(left.count)
    rows.append(
      left + aroundSpace(plane == .letters ? wishes.type : .default, middle) + [Slot(key: .submit, share: 0.25)])
    return rows
  }

  private static func punctuation(_ other: Plane, _ side: CGFloat) -> [Slot] {
    [Slot(key: .plane(other), share: side)] + keys(".,?!'", tenth * 1.4) + [Slot(key: .delete, share: side)]
  }

  /// Returns the space bar and the keys to its right. Keyboards for URLs and addresses, which have no spaces, omit it.
  private static func aroundSpace(_ type: UIKeyboardType, _ width: CGFloat) -> [Slot] {
    let beside: [String]
    switch type {
    case .URL: return [".", "/", ".com"].map { Slot(key: .character($0), share: width / 3) }
    case .emailAddress: beside = ["@", "."]
    case .twitter: beside = ["@", "#"]
    case .webSearch: beside = ["."]
    default: beside = []
    }
    return [Slot(key: .space, share: width - tenth * CGFloat(beside.count))]
      + beside.map { Slot(key: .character($0), share: tenth) }
  }

  // MARK: Emoji

  /// The most frequently used ones, and the keys that lead back.
  private static let emoji: [[Slot]] = {
    let eighth: CGFloat = 1 / 8
    // Faces, gestures, hearts, objects: escaped, since the source is ASCII.
    let rows = [
      [0x1F602, 0x2764, 0x1F60D, 0x1F923, 0x1F60A, 0x1F64F, 0x1F495, 0x1F62D],
      [0x1F618, 0x1F44D, 0x1F605, 0x1F44F, 0x1F601, 0x1F525, 0x1F494, 0x1F496],
      [0x1F622, 0x1F914, 0x1F606, 0x1F644, 0x1F4AA, 0x1F609, 0x1F44C, 0x1F917],
      [0x1F60E, 0x1F607, 0x1F339, 0x1F389, 0x1F49E, 0x1F64C, 0x1F631, 0x2728],
    ].map { row in
      row.compactMap(UnicodeScalar.init).map { Slot(key: .character(emoji($0)), share: eighth) }
    }
    return rows + [
      [
        Slot(key: .plane(.letters), share: eighth), Slot(key: .space, share: 6 * eighth),
        Slot(key: .delete, share: eighth),
      ]
    ]
  }()

  /// Returns the character with emoji presentation; older ones are text by default.
  private static func emoji(_ scalar: UnicodeScalar) -> String {
    scalar.properties.isEmojiPresentation ? String(scalar) : String(scalar) + "\u{FE0F}"
  }
}
