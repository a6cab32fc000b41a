import Foundation

/// Changes a colour of a configuration. Two are equal where they are copies of one.
public struct UIConfigurationColorTransformer: Hashable {
  private let id: UUID
  /// What the colour becomes.
  public let transform: (UIColor) -> UIColor

  /// A change of the app's own.
  public init(_ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    id = UUID()
  }

  private init(id: Int, _ transform: @escaping (UIColor) -> UIColor) {
    self.transform = transform
    self.id = UUID(uuid: (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, UInt8(id)))
  }

  /// The changed colour.
  public func callAsFunction(_ input: UIColor) -> UIColor { transform(input) }

  /// A grey of the same brightness.
  public static var grayscale: UIConfigurationColorTransformer {
    UIConfigurationColorTransformer(id: 1) { $0.withoutHue }
  }
  /// The tint of the app.
  public static var preferredTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer(id: 2) { $0 } }
  /// Less strong, for the picture of a cell of a list.
  public static var monochromeTint: UIConfigurationColorTransformer { UIConfigurationColorTransformer(id: 3) { $0 } }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}

/// Changes how a text of a configuration is shown. Two are equal where they are copies of one.
public struct UIConfigurationTextAttributesTransformer: Hashable {
  private let id = UUID()
  /// What the attributes become.
  public let transform: (AttributeContainer) -> AttributeContainer

  /// A change of the app's own.
  public init(_ transform: @escaping (AttributeContainer) -> AttributeContainer) { self.transform = transform }

  /// The changed attributes.
  public func callAsFunction(_ input: AttributeContainer) -> AttributeContainer { transform(input) }

  public static func == (one: Self, other: Self) -> Bool { one.id == other.id }
  public func hash(into hasher: inout Hasher) { hasher.combine(id) }
}
