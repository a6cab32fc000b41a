import DisplayList
import Foundation
import Typesetting

extension NSAttributedString {
  private struct Carried: @unchecked Sendable { let text: NSAttributedString }

  /// Returns the size of the text without wrapping, in points.
  public func size() -> CGSize { measured(width: nil, height: nil, []) }

  private func measured(width: CGFloat?, height: CGFloat?, _ options: NSStringDrawingOptions) -> CGSize {
    let carried = Carried(text: self)
    return OnMain.run {
      DrawnText(carried.text, hasLeading: options.contains(.usesFontLeading)).paragraph.size(
        width: width, height: height)
    }
  }

  /// Returns the bounds of the text in an area, in points: wrapped to its width with `usesLineFragmentOrigin`,
  /// otherwise on one line.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width.isFinite
    let isCut = options.contains(.truncatesLastVisibleLine) && size.height > 0 && size.height.isFinite
    let bounds = CGRect(
      origin: .zero, size: measured(width: wraps ? size.width : nil, height: isCut ? size.height : nil, options))
    context?.totalBounds = bounds
    return bounds
  }

  /// Draws the text in the current context with its upper left corner at a point.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  }

  /// Draws the text in a rectangle of the current context, on as many lines as fit.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  }

  /// Draws the text in a rectangle of the current context, on as many lines as fit; the last has an ellipsis if it is
  /// to be truncated. A side of 0 is unlimited. Without `usesLineFragmentOrigin` it is one line whose baseline starts
  /// at the rectangle's origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let carried = Carried(text: self)
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = wraps && rect.width > 0 && rect.width.isFinite ? rect.width : nil
    let height = wraps && rect.height > 0 && rect.height.isFinite ? rect.height : nil
    let (commands, bounds) = OnMain.run {
      // Truncation modes make it one line.
      let mode = width == nil ? nil : carried.text.firstParagraphStyle?.truncation
      let text = DrawnText(
        carried.text, fillsWidth: width != nil, hasLeading: options.contains(.usesFontLeading),
        limit: mode == nil ? nil : 1, truncation: mode)
      let isCut = options.contains(.truncatesLastVisibleLine)
      let layout = text.paragraph.layout(width: width, height: isCut ? height : nil)
      let fitting = layout.lines.enumerated().filter { index, line in
        index == 0 || line.frame.maxY <= (height ?? .infinity) + 0.01
      }.map(\.element)
      let origin = wraps ? rect.origin : CGPoint(x: rect.minX, y: rect.minY - layout.firstBaseline)
      return (text.commands(for: fitting, at: origin), CGRect(origin: origin, size: layout.size))
    }
    context?.totalBounds = bounds
    for command in commands { graphics.add(command) }
  }

  /// The style of the first paragraph.
  var firstParagraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}

/// Options for measuring and drawing text.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The bits of the options.
  public let rawValue: Int
  /// Creates options from bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// Wraps the text.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Uses the leading of the font.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// Ends the last line that fits with an ellipsis if there is more text.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// Information about how text was drawn.
open class NSStringDrawingContext: NSObject {
  /// The bounds of the drawn text.
  public internal(set) final var totalBounds = CGRect.zero
  /// The smallest scale of the text. Caveat: it has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// The actual scale of the text: never reduced.
  open var actualScaleFactor: CGFloat { 1 }

  public override init() {}
}

extension StringProtocol {
  /// Returns the size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// Returns the bounds of the text in an area of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}

extension NSString {
  /// Returns the size of the text without wrapping, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    string.size(withAttributes: attributes)
  }

  /// Draws the text in the current context with its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    string.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    string.draw(in: rect, withAttributes: attributes)
  }

  /// Returns the bounds of the text in an area, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in a rectangle of the current context with options.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    string.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  private var string: String { substring(from: 0) }
}
