import Typesetting

/// A variant of a symbol: filled, slashed, or enclosed. Variants can be combined.
public struct SymbolVariants: Hashable, Sendable {
  private enum Enclosure: String, Hashable { case circle, square, rectangle }

  private var enclosure: Enclosure?
  private var isFilled = false
  private var isSlashed = false

  private init() {}

  /// The symbol without a variant.
  public static let none = SymbolVariants()
  /// Enclosed in a circle.
  public static let circle = none.circle
  /// Enclosed in a square.
  public static let square = none.square
  /// Enclosed in a rectangle.
  public static let rectangle = none.rectangle
  /// Filled.
  public static let fill = none.fill
  /// With a slash.
  public static let slash = none.slash

  private func with(_ change: (inout SymbolVariants) -> Void) -> SymbolVariants {
    var copy = self
    change(&copy)
    return copy
  }

  /// This variant in a circle.
  public var circle: SymbolVariants { with { $0.enclosure = .circle } }
  /// This variant in a square.
  public var square: SymbolVariants { with { $0.enclosure = .square } }
  /// This variant in a rectangle.
  public var rectangle: SymbolVariants { with { $0.enclosure = .rectangle } }
  /// This variant, filled.
  public var fill: SymbolVariants { with { $0.isFilled = true } }
  /// This variant with a slash.
  public var slash: SymbolVariants { with { $0.isSlashed = true } }

  /// Returns whether this variant includes all parts of `other`.
  public func contains(_ other: SymbolVariants) -> Bool {
    (other.enclosure == nil || other.enclosure == enclosure) && (isFilled || !other.isFilled)
      && (isSlashed || !other.isSlashed)
  }

  /// Returns both variants combined.
  func adding(_ other: SymbolVariants) -> SymbolVariants {
    with {
      $0.enclosure = other.enclosure ?? $0.enclosure
      $0.isFilled = $0.isFilled || other.isFilled
      $0.isSlashed = $0.isSlashed || other.isSlashed
    }
  }

  /// Returns the name of a symbol in this variant, as far as it exists.
  func name(of symbol: String, exists: (String) -> Bool) -> String {
    var parts = symbol.split(separator: ".").map(String.init)
    let known = Set(parts)
    // A symbol's name ends with its variants: enclosure, slash, fill.
    let wasFilled = parts.last == "fill"
    if wasFilled { parts.removeLast() }
    let wasSlashed = parts.last == "slash"
    if wasSlashed { parts.removeLast() }
    let enclosures: [String?] = enclosure.map { known.contains($0.rawValue) ? [nil] : [$0.rawValue, nil] } ?? [nil]
    for enclosure in enclosures {
      for slash in isSlashed || wasSlashed ? [true, false] : [false] {
        for fill in isFilled || wasFilled ? [true, false] : [false] {
          let name = (parts + [enclosure, slash ? "slash" : nil, fill ? "fill" : nil].compactMap(\.self))
            .joined(separator: ".")
          if exists(name) { return name }
        }
      }
    }
    return symbol
  }
}

private struct SymbolVariantsKey: EnvironmentKey { static var defaultValue: SymbolVariants { .none } }

extension EnvironmentValues {
  /// The variants in which symbols are shown.
  public var symbolVariants: SymbolVariants {
    get { self[SymbolVariantsKey.self] }
    set { self[SymbolVariantsKey.self] = newValue }
  }
}

nonisolated extension View {
  /// Shows symbols in this view in a variant, where available, in addition to inherited ones.
  public func symbolVariant(_ variant: SymbolVariants) -> some View {
    transformEnvironment(\.symbolVariants) { $0 = $0.adding(variant) }
  }
}
