import Foundation
import ScrollworkUIKit

/// A drawing.
public struct PKDrawing {
  /// The strokes, the earliest first.
  public var strokes: [PKStroke]

  /// Creates an empty drawing.
  public init() { strokes = [] }

  /// Creates a drawing of strokes.
  public init<S: Sequence>(strokes: S) where S.Element == PKStroke { self.strokes = Array(strokes) }

  /// Creates a drawing from `dataRepresentation()`. Caveat: drawings of Apple's PencilKit cannot be read.
  public init(data: Data) throws {
    strokes = try PropertyListDecoder().decode(DrawingData.self, from: data).strokes.map { try $0.stroke() }
  }

  /// Returns the drawing as file data, in a custom format.
  public func dataRepresentation() -> Data {
    let encoder = PropertyListEncoder()
    encoder.outputFormat = .binary
    // Its encoding cannot fail.
    return (try? encoder.encode(DrawingData(strokes: strokes.map(DrawingData.Stroke.init)))) ?? Data()
  }

  /// The bounds; null for an empty drawing.
  public var bounds: CGRect { strokes.reduce(.null) { $0.union($1.renderBounds) } }

  /// The version of PencilKit that the drawing needs.
  public var requiredContentVersion: PKContentVersion {
    strokes.map(\.requiredContentVersion).max { $0.rawValue < $1.rawValue } ?? .version1
  }

  /// Returns an image of an area, with `scale` pixels per point, in the current appearance.
  public func image(from rect: CGRect, scale: CGFloat) -> UIImage {
    guard rect.width > 0, rect.height > 0, rect.width.isFinite, rect.height.isFinite else { return UIImage() }
    let format = UIGraphicsImageRendererFormat()
    format.scale = scale
    let painter = StrokePainter(style: UITraitCollection.current.userInterfaceStyle)
    return UIGraphicsImageRenderer(bounds: rect, format: format).image { painter.draw(strokes, in: $0.cgContext) }
  }

  /// Transforms all strokes.
  public mutating func transform(using transform: CGAffineTransform) {
    for index in strokes.indices { strokes[index].transform = strokes[index].transform.concatenating(transform) }
  }

  /// Returns the transformed drawing.
  public func transformed(using transform: CGAffineTransform) -> PKDrawing {
    var drawing = self
    drawing.transform(using: transform)
    return drawing
  }

  /// Adds the strokes of another drawing in front.
  public mutating func append(_ toAppend: PKDrawing) { strokes += toAppend.strokes }

  /// Returns the drawing with another one in front.
  public func appending(_ toAppend: PKDrawing) -> PKDrawing { PKDrawing(strokes: strokes + toAppend.strokes) }
}

extension PKDrawing: Equatable {
  public static func == (a: PKDrawing, b: PKDrawing) -> Bool {
    a.strokes.count == b.strokes.count && zip(a.strokes, b.strokes).allSatisfy { $0.isEqual(to: $1) }
  }
}

extension PKDrawing: Codable {
  public init(from decoder: any Decoder) throws {
    try self.init(data: decoder.singleValueContainer().decode(Data.self))
  }

  public func encode(to encoder: any Encoder) throws {
    var container = encoder.singleValueContainer()
    try container.encode(dataRepresentation())
  }
}

/// The type of drawings in Apple's Notes.
public let PKAppleDrawingTypeIdentifier = "com.apple.drawing"
