/// The model of a colour space. Only the first two kinds of colour are supported here.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Unknown.
  case unknown = -1
  /// One component for the brightness.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Four inks.
  case cmyk
  /// Lightness and two components of perceived colour.
  case lab
  /// Any inks.
  case deviceN
  /// An index in a table.
  case indexed
  /// A repeated pattern.
  case pattern
  /// The CIE XYZ components, from the eye's three kinds of cones.
  case XYZ
}
