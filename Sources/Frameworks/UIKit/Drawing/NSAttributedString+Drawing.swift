import DisplayList
import Foundation
import Typesetting

extension NSAttributedString {
  /// A text of the system's 12 points unless it says otherwise, as UIKit draws it.
  @MainActor
  fileprivate func paragraph() -> (Paragraph, [DisplayColor]) {
    var spans: [TextSpan] = []
    var colors: [DisplayColor] = []
    enumerateAttributes(in: NSRange(location: 0, length: length), options: []) { attributes, range, _ in
      let font = attributes[.font] as? UIFont ?? .systemFont(ofSize: 12)
      spans.append(TextSpan(text: attributedSubstring(from: range).string, font: font.typesetting))
      colors.append((attributes[.foregroundColor] as? UIColor ?? .black).displayColor(for: .current))
    }
    return (Paragraph.shared(spans: spans, style: ParagraphStyle(), growingFrom: nil), colors)
  }

  private struct Carried: @unchecked Sendable { let text: NSAttributedString }

  /// What the text needs on lines as long as they are, in points.
  public func size() -> CGSize { measured(width: nil) }

  private func measured(width: CGFloat?) -> CGSize {
    let carried = Carried(text: self)
    return OnMain.run { carried.text.paragraph().0.size(width: width, height: nil) }
  }

  /// What the text needs in an area of a width, in points.
  public func boundingRect(
    with size: CGSize, options: NSStringDrawingOptions = [], context: NSStringDrawingContext?
  ) -> CGRect {
    let wraps = options.contains(.usesLineFragmentOrigin) && size.width > 0 && size.width.isFinite
    return CGRect(origin: .zero, size: measured(width: wraps ? size.width : nil))
  }

  /// Draws the text in the current context, its upper left corner at a point.
  public func draw(at point: CGPoint) { draw(at: point, width: nil, height: nil) }

  /// Draws the text in a rectangle of the current context, on as many lines as fit.
  public func draw(in rect: CGRect) { draw(at: rect.origin, width: rect.width, height: rect.height) }

  private func draw(at point: CGPoint, width: CGFloat?, height: CGFloat?) {
    guard let context = UIGraphicsGetCurrentContext() else { return }
    let carried = Carried(text: self)
    let commands = OnMain.run {
      let (paragraph, colors) = carried.text.paragraph()
      return paragraph.layout(width: width, height: height).lines.flatMap(\.runs).compactMap { run in
        colors.indices.contains(run.span)
          ? DrawCommand.glyphs(run.glyphs.offset(by: point), .color(colors[run.span])) : nil
      }
    }
    for command in commands { context.add(command) }
  }
}

/// How a text is measured.
public struct NSStringDrawingOptions: OptionSet, Sendable {
  /// The options' bits.
  public let rawValue: Int
  /// Options by their bits.
  public init(rawValue: Int) { self.rawValue = rawValue }
  /// On as many lines as it needs.
  public static let usesLineFragmentOrigin = NSStringDrawingOptions(rawValue: 1)
}

/// What is told of how a text was drawn: nothing here.
open class NSStringDrawingContext: NSObject {}

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

  private var string: String { substring(from: 0) }
}
