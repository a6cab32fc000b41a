import DisplayList
import Foundation

extension Image {
  /// How an image fills a larger area.
  public enum ResizingMode: Hashable, Sendable {
    /// Side by side.
    case tile
    /// Stretches the image.
    case stretch
  }

  /// How an enlarged image is interpolated.
  public enum Interpolation: Hashable, Sendable {
    /// Shows pixels as squares.
    case none
    /// Interpolates; here all qualities are the same.
    case low
    /// Interpolates; here all qualities are the same.
    case medium
    /// Interpolates; here all qualities are the same.
    case high
  }

  struct Resizing: Hashable, Sendable {
    var capInsets: EdgeInsets
    var mode: ResizingMode
    /// Whether the whole image is stretched.
    var isPlain: Bool { capInsets == EdgeInsets() && mode == .stretch }
  }

  /// Makes the image fill the offered space.
  /// - Parameters:
  ///   - capInsets: edges in points that keep their size; corners are not stretched, edges only along themselves.
  ///   - resizingMode: how the part between them fills its area.
  public func resizable(capInsets: EdgeInsets = EdgeInsets(), resizingMode: ResizingMode = .stretch) -> Image {
    var image = self
    image.resizing = Resizing(capInsets: capInsets, mode: resizingMode)
    return image
  }

  /// Sets whether the pixels of an enlarged image are shown as squares or blended.
  public func interpolation(_ interpolation: Interpolation) -> Image {
    var image = self
    image.isSmooth = interpolation != .none
    return image
  }
}

/// An image cut into parts that are stretched or tiled separately.
struct ImageParts {
  var bitmap: Bitmap
  /// Points.
  var size: CGSize
  var resizing: Image.Resizing
  var isSmooth: Bool
  var tint: DisplayColor?

  /// Which part of an image's side is drawn where, in points.
  private struct Span {
    var source: ClosedRange<CGFloat>
    var target: ClosedRange<CGFloat>
    var isRepeated: Bool
  }

  /// Returns the spans, edges first; if both do not fit, they share the space.
  private func spans(_ length: CGFloat, over room: CGFloat, _ first: CGFloat, _ last: CGFloat) -> [Span] {
    let (first, last) = (min(max(first, 0), length), min(max(last, 0), max(0, length - max(first, 0))))
    let factor = first + last > room ? room / (first + last) : 1
    let (head, tail) = (first * factor, last * factor)
    return [
      Span(source: 0...first, target: 0...head, isRepeated: false),
      Span(
        source: first...max(first, length - last), target: head...max(head, room - tail),
        isRepeated: resizing.mode == .tile),
      Span(
        source: max(first, length - last)...length, target: max(head, room - tail)...room, isRepeated: false),
    ].filter { $0.source.upperBound > $0.source.lowerBound && $0.target.upperBound > $0.target.lowerBound }
  }

  /// Returns the parts in a rectangle. Insets count from the left.
  func commands(in rect: CGRect) -> [DrawCommand] {
    let insets = resizing.capInsets
    let columns = spans(size.width, over: rect.width, insets.leading, insets.trailing)
    let rows = spans(size.height, over: rect.height, insets.top, insets.bottom)
    return rows.flatMap { row in columns.map { command(row, $0, rect.origin) } }
  }

  private func command(_ row: Span, _ column: Span, _ origin: CGPoint) -> DrawCommand {
    let target = CGRect(
      x: origin.x + column.target.lowerBound, y: origin.y + row.target.lowerBound, width: column.target.length,
      height: row.target.length)
    // A repeated part is an image of its own; any other shows through its frame.
    if column.isRepeated || row.isRepeated {
      let (x, y) = (pixels(column.source, size.width, bitmap.width), pixels(row.source, size.height, bitmap.height))
      let part = bitmap.cropped(x: x.lowerBound, y: y.lowerBound, width: x.count, height: y.count)
      let tile = CGRect(
        origin: target.origin,
        size: CGSize(
          width: column.isRepeated ? column.source.length : target.width,
          height: row.isRepeated ? row.source.length : target.height))
      return .fill(.rect(target), .pattern(Paint.Pattern(part, tile: tile, isSmooth: isSmooth, tint: tint)))
    }
    let (scaleX, scaleY) = (target.width / column.source.length, target.height / row.source.length)
    let tile = CGRect(
      x: target.minX - column.source.lowerBound * scaleX, y: target.minY - row.source.lowerBound * scaleY,
      width: size.width * scaleX, height: size.height * scaleY)
    return .fill(.rect(target), .pattern(Paint.Pattern(bitmap, tile: tile, isSmooth: isSmooth, tint: tint)))
  }

  private func pixels(_ part: ClosedRange<CGFloat>, _ length: CGFloat, _ count: Int) -> Range<Int> {
    let first = min(max(Int((part.lowerBound / length * CGFloat(count)).rounded()), 0), count - 1)
    let end = min(max(Int((part.upperBound / length * CGFloat(count)).rounded()), first + 1), count)
    return first..<end
  }
}

extension ClosedRange<CGFloat> {
  fileprivate var length: CGFloat { upperBound - lowerBound }
}
