/// A value that a chart can show as a position, a colour or a symbol.
public protocol Plottable {
  /// The number, date or string that represents the value.
  associatedtype PrimitivePlottable: PrimitivePlottableProtocol
  /// The primitive representation of the value.
  var primitivePlottable: PrimitivePlottable { get }
  /// Creates the value from its primitive representation.
  init?(primitivePlottable: PrimitivePlottable)
}

/// A number, a date or a string.
public protocol PrimitivePlottableProtocol: Plottable where PrimitivePlottable == Self {
  /// The value that charts calculate with.
  var _datum: _Datum { get }
  /// Creates the value from one of a chart.
  init?(_datum: _Datum)
}

/// A type-erased value of a chart.
public enum _Datum: Hashable, Sendable {
  /// A number.
  case number(Double)
  /// A date.
  case date(Date)
  /// A category.
  case category(String)

  /// The value as a number; nil for a category.
  var quantity: Double? {
    switch self {
    case .number(let number): number.isFinite ? number : nil
    case .date(let date): date.timeIntervalSinceReferenceDate
    case .category: nil
    }
  }
}

extension PrimitivePlottableProtocol {
  /// The value itself.
  public var primitivePlottable: Self { self }

  /// Creates the value itself.
  public init?(primitivePlottable: Self) { self = primitivePlottable }
}

extension Plottable where Self: RawRepresentable, RawValue: PrimitivePlottableProtocol {
  /// The raw value.
  public var primitivePlottable: RawValue { rawValue }

  /// Creates the value from a raw value.
  public init?(primitivePlottable: RawValue) { self.init(rawValue: primitivePlottable) }
}

extension Plottable {
  var datum: _Datum { primitivePlottable._datum }

  init?(datum: _Datum) {
    guard let primitive = PrimitivePlottable(_datum: datum) else { return nil }
    self.init(primitivePlottable: primitive)
  }
}

extension PrimitivePlottableProtocol where Self: BinaryInteger {
  public var _datum: _Datum { .number(Double(self)) }

  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum, let value = Self(exactly: number.rounded()) else { return nil }
    self = value
  }
}

extension PrimitivePlottableProtocol where Self: BinaryFloatingPoint {
  public var _datum: _Datum { .number(Double(self)) }

  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum else { return nil }
    self = Self(number)
  }
}

extension Int: PrimitivePlottableProtocol {}
extension Int8: PrimitivePlottableProtocol {}
extension Int16: PrimitivePlottableProtocol {}
extension Int32: PrimitivePlottableProtocol {}
extension Int64: PrimitivePlottableProtocol {}
extension UInt: PrimitivePlottableProtocol {}
extension UInt8: PrimitivePlottableProtocol {}
extension UInt16: PrimitivePlottableProtocol {}
extension UInt32: PrimitivePlottableProtocol {}
extension UInt64: PrimitivePlottableProtocol {}
extension Float16: PrimitivePlottableProtocol {}
extension Float: PrimitivePlottableProtocol {}
extension Double: PrimitivePlottableProtocol {}
extension CGFloat: PrimitivePlottableProtocol {}

extension Decimal: PrimitivePlottableProtocol {
  public var _datum: _Datum { .number((self as NSDecimalNumber).doubleValue) }

  public init?(_datum: _Datum) {
    guard case .number(let number) = _datum else { return nil }
    self.init(number)
  }
}

extension String: PrimitivePlottableProtocol {
  public var _datum: _Datum { .category(self) }

  public init?(_datum: _Datum) {
    guard case .category(let name) = _datum else { return nil }
    self = name
  }
}

extension Date: PrimitivePlottableProtocol {
  public var _datum: _Datum { .date(self) }

  public init?(_datum: _Datum) {
    guard case .date(let date) = _datum else { return nil }
    self = date
  }
}
