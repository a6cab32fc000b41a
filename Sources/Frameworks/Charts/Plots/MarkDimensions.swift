/// The width or height of the marks of a plot: the same for all, or from a property of each element.
@available(iOS 18.0, *)
nonisolated public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  /// Creates a fixed size in points.
  public init(floatLiteral value: Double) { self.init { _ in .fixed(value) } }

  /// Creates a fixed size in points.
  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }

  /// Automatic, depending on the kind of mark.
  public static var automatic: MarkDimensions<DataElement> { Self { _ in .automatic } }

  /// Returns a fixed size in points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .fixed(value) } }

  /// Returns a fixed size in points from each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .fixed($0[keyPath: keyPath]) }
  }

  /// Returns the available size, less an inset in points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .inset(value) } }

  /// Returns the available size, less each element's inset in points on both sides.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .inset($0[keyPath: keyPath]) }
  }

  /// Returns a fraction of the available size.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .ratio(value) } }

  /// Returns each element's fraction of the available size.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .ratio($0[keyPath: keyPath]) }
  }
}
