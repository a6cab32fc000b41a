/// Which numbers a colour has. Only the first two kinds of colour are here.
public enum CGColorSpaceModel: Int32, Sendable {
  /// Nobody knows.
  case unknown = -1
  /// One, for how light it is.
  case monochrome
  /// Red, green and blue.
  case rgb
  /// Four inks.
  case cmyk
  /// How light, and two more, as an eye tells colours apart.
  case lab
  /// Any inks.
  case deviceN
  /// A place in a table.
  case indexed
  /// A picture that is repeated.
  case pattern
  /// What an eye's three kinds of cells see.
  case XYZ
}
