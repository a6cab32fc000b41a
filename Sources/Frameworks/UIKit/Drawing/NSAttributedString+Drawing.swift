import DisplayList
import Foundation
import Typesetting

extension NSAttributedString {
  private struct Carried: @unchecked Sendable { let text: NSAttributedString }

  /// What the text needs on lines as long as they are, in points.
  public func size() -> CGSize { measured(width: nil, height: nil, []) }

  private func measured(width: CGFloat?, height: CGFloat?, _ options: NSStringDrawingOptions) -> CGSize {
    let carried = Carried(text: self)
    return OnMain.run {
      DrawnText(carried.text, hasLeading: options.contains(.usesFontLeading)).paragraph.size(
        width: width, height: height)
    }
  }

  /// What the text needs in an area, in points: with `usesLineFragmentOrigin` on lines of its width, else on one line.
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

  /// Draws the text in the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) {
    draw(with: CGRect(origin: point, size: .zero), options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  }

  /// Draws the text in a rectangle of the current context, on as many lines as fit.
  public func draw(in rect: CGRect) {
    draw(with: rect, options: [.usesLineFragmentOrigin, .usesFontLeading], context: nil)
  }

  /// Draws the text in a rectangle of the current context, on as many lines as fit: the last of them with an ellipsis if it is to be
  /// truncated. A side of the rectangle that is 0 has no end. Without `usesLineFragmentOrigin` it is one line, whose baseline begins at
  /// the rectangle's origin.
  public func draw(with rect: CGRect, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?) {
    guard let graphics = UIGraphicsGetCurrentContext() else { return }
    let carried = Carried(text: self)
    let wraps = options.contains(.usesLineFragmentOrigin)
    let width = wraps && rect.width > 0 && rect.width.isFinite ? rect.width : nil
    let height = wraps && rect.height > 0 && rect.height.isFinite ? rect.height : nil
    let (commands, bounds) = OnMain.run {
      // The mode of a text that is cut off makes it one line.
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

  /// How the lines of the first paragraph stand.
  var firstParagraphStyle: NSParagraphStyle? {
    length > 0 ? attribute(.paragraphStyle, at: 0, effectiveRange: nil) as? NSParagraphStyle : nil
  }
}

/// How a text is measured and drawn.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// On as many lines as it needs.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1 << 0)
  /// Lines stand apart as an app's fonts want it.
  public static let usesFontLeading = NSStringDrawingOptions(rawValue: 1 << 1)
  /// The last line that fits ends with an ellipsis if there is more.
  public static let truncatesLastVisibleLine = NSStringDrawingOptions(rawValue: 1 << 5)
}

/// What is told of how a text was drawn.
open class NSStringDrawingContext: NSObject {
  /// The place that the text took.
  public internal(set) final var totalBounds = CGRect.zero
  /// How small letters were at most to become. Caveat: it has no effect.
  open var minimumScaleFactor: CGFloat = 0
  /// How small they became: not at all.
  open var actualScaleFactor: CGFloat { 1 }

  public override init() {}
}

extension StringProtocol {
  /// What the text needs on lines as long as they are, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    NSAttributedString(string: String(self), attributes: attributes).size()
  }

  /// What the text needs in an area of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    NSAttributedString(string: String(self), attributes: attributes)
      .boundingRect(with: size, options: options, context: context)
  }

  /// Draws the text in the current context, its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attributes).draw(at: point)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    NSAttributedString(string: String(self), attributes: attributes).draw(in: rect)
  }

  /// Draws the text in a rectangle of the current context, as options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    NSAttributedString(string: String(self), attributes: attributes).draw(
      with: rect, options: options, context: context)
  }
}

extension NSString {
  /// What the text needs on lines as long as they are, in points.
  public func size(withAttributes attributes: [NSAttributedString.Key: Any]? = nil) -> CGSize {
    string.size(withAttributes: attributes)
  }

  /// Draws the text in the current context, its upper left corner at a point.
  public func draw(at point: CGPoint, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    string.draw(at: point, withAttributes: attributes)
  }

  /// Draws the text in a rectangle of the current context.
  public func draw(in rect: CGRect, withAttributes attributes: [NSAttributedString.Key: Any]? = nil) {
    string.draw(in: rect, withAttributes: attributes)
  }

  /// What the text needs in an area, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) -> CGRect {
    string.boundingRect(with: size, options: options, attributes: attributes, context: context)
  }

  /// Draws the text in a rectangle of the current context, as options say.
  public func draw(
    with rect: CGRect, options: NSStringDrawingOptions = [], attributes: [NSAttributedString.Key: Any]? = nil,
    context: NSStringDrawingContext?
  ) {
    string.draw(with: rect, options: options, attributes: attributes, context: context)
  }

  private var string: String { substring(from: 0) }
}
