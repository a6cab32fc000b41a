/// How wide or high the marks of a plotted collection are: all alike, or each as a property of its element says.
@available(iOS 18.0, *)
nonisolated public struct MarkDimensions<DataElement>: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  let dimension: (DataElement) -> MarkDimension

  private init(_ dimension: @escaping (DataElement) -> MarkDimension) { self.dimension = dimension }

  /// A number of points.
  public init(floatLiteral value: Double) { self.init { _ in .fixed(value) } }

  /// A number of points.
  public init(integerLiteral value: Int) { self.init { _ in .fixed(CGFloat(value)) } }

  /// As fits the kind of mark.
  public static var automatic: MarkDimensions<DataElement> { Self { _ in .automatic } }

  /// A number of points.
  public static func fixed(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .fixed(value) } }

  /// A number of points of each element.
  public static func fixed(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .fixed($0[keyPath: keyPath]) }
  }

  /// What there is for the mark, but for points on both sides.
  public static func inset(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .inset(value) } }

  /// What there is for the mark, but for points of each element on both sides.
  public static func inset(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .inset($0[keyPath: keyPath]) }
  }

  /// A part of what there is for the mark.
  public static func ratio(_ value: CGFloat) -> MarkDimensions<DataElement> { Self { _ in .ratio(value) } }

  /// A part, of each element, of what there is for the mark.
  public static func ratio(_ keyPath: KeyPath<DataElement, CGFloat>) -> MarkDimensions<DataElement> {
    Self { .ratio($0[keyPath: keyPath]) }
  }
}
