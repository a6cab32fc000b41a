import Foundation

/// A transformer of a configuration's colour. Two are equal if they are copies of one.
public struct UIConfigurationColorTransformer: Hashable {
  private let id: UUID
  /// Returns the transformed colour.
  public let transform: (UIColor) -> UIColor

  /// Creates a custom transformer.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    id = UUID()
  }

  private init(id: Int, _ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    self.id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(id)))
  }

  /// Returns the transformed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A transformer to a grey of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(id: 1) { $0.withoutHue }
  }
  /// A transformer to the app's tint.
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer(id: 2) { $0 } }
  /// A transformer to a weaker colour, for the image of a list cell.
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer(id: 3) { $0 } }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// A transformer of a configuration's text attributes. Two are equal if they are copies of one.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private let id = UUID()
  /// Returns the transformed attributes.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// Creates a custom transformer.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// Returns the transformed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
