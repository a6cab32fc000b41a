import DisplayList
import Foundation

/// A text that is laid out repeatedly at different widths: shaped once, with a cache of recent layouts.
@MainActor
public final class Paragraph {
  public let spans: [TextSpan]
  public let style: ParagraphStyle

  let breaker: LineBreaker
  /// The lines that only newlines break, and their greatest width rounded up to the pixel.
  var ideal: (lines: [UnplacedLine], width: CGFloat) {
    if let knownIdeal { return knownIdeal }
    return setIdeal(style.forms.isEmpty ? breaker.lines(width: nil) : breaker.lines(width: nil, forms: style.forms))
  }
  private var knownIdeal: (lines: [UnplacedLine], width: CGFloat)?
  /// The last few layouts, latest last.
  private var answers: [(question: Question, layout: TextLayout)] = []
  private var brokenLines: (width: CGFloat, lines: [UnplacedLine])?
  /// The reusable lines of the previous version of this paragraph; nil once they are used, or for a new text.
  private var grown: GrownLines?
  /// The number of lines that were reused from the previous version: for tests.
  package private(set) var keptLineCount = 0
  /// How often lines were broken: for tests of the cache.
  package private(set) var breakCount = 0

  private struct Question: Equatable {
    /// Nil if the text is not wrapped.
    var width: CGFloat?
    var height: CGFloat?
  }

  /// Creates a text that is laid out on request. If it begins as `old` does, whose lines are known, those are not laid
  /// out again.
  public init(spans: [TextSpan], style: ParagraphStyle, growingFrom old: Paragraph? = nil) {
    self.spans = spans.map(\.usable)
    self.style = style.usable
    breaker = LineBreaker(
      spans: self.spans, isRightToLeft: style.isRightToLeft, hasFixedDirection: style.readsInLayoutDirection)
    guard let old, let known = old.brokenLines, style.forms.isEmpty, old.style.forms.isEmpty,
      old.style.isRightToLeft == style.isRightToLeft,
      old.style.readsInLayoutDirection == style.readsInLayoutDirection
    else { return }
    grown = breaker.lines(keptFrom: old.breaker, known.lines, width: known.width)
  }

  /// Breaks the text into lines no wider than `width` (nil: only at newlines) and shows as many as fit in `height`, but
  /// at least one, and no more than the style's limit. Text without room is replaced by an ellipsis.
  public func layout(width: CGFloat?, height: CGFloat?) -> TextLayout {
    var question = Question(width: width.map { max(0, $0) }, height: height)
    if let height, height == .infinity { question.height = nil }
    if let width = question.width, !style.fillsWidth, fits(width) { question.width = nil }
    if let index = answers.lastIndex(where: { $0.question == question }) {
      let answer = answers.remove(at: index)
      answers.append(answer)
      return answer.layout
    }
    var layout = unscaledLayout(question)
    if layout.isTruncated, style.allowsTightening {
      layout = closestLayout(question, from: 0) { share in spans.map { $0.tightened(by: 1 - share) } }
    }
    if layout.isTruncated, style.minimumScaleFactor < 1 {
      let spans = style.allowsTightening ? spans.map { $0.tightened(by: 1) } : spans
      layout = closestLayout(question, from: max(0.01, style.minimumScaleFactor)) { factor in
        spans.map { $0.scaled(by: factor) }
      }
    }
    if answers.count == 6 { answers.removeFirst() }
    answers.append((question, layout))
    return layout
  }

  @discardableResult
  private func setIdeal(_ lines: [UnplacedLine]) -> (lines: [UnplacedLine], width: CGFloat) {
    let ideal = (lines, roundUp(lines.map(\.outerWidth).max() ?? 0))
    knownIdeal = ideal
    return ideal
  }

  /// Returns whether nothing has to be wrapped. Most paragraphs are laid out at one width only, so as long as the ideal
  /// lines are not known the text is broken at that width: then a long one is shaped once.
  func fits(_ width: CGFloat) -> Bool {
    if knownIdeal == nil, style.forms.isEmpty {
      let lines = lines(width: width)
      guard !(keptLineCount > 0 || breaker.isLong ? breaker.isWrapped(lines) : breaker.isWrapped) else { return false }
      setIdeal(lines)
    }
    return width >= ideal.width
  }

  private func unscaledLayout(_ question: Question) -> TextLayout {
    let lines = lines(width: question.width)
    let limit = min(max(1, style.lineLimit ?? .max), lineCount(lines, fitting: question.height))
    if lines.count <= limit { return self.place(lines, in: question.width, isTruncated: false) }
    let place = lines[limit - 1].place
    let room = question.width.map { max(0, $0 - (place.map { $0.lead + $0.trail } ?? 0)) }
    var last = breaker.truncatedLine(lines, at: limit - 1, width: room, truncation: style.truncation)
    last.place = place
    return self.place(lines[..<(limit - 1)] + [last], in: question.width, isTruncated: true)
  }

  func lines(width: CGFloat?) -> [UnplacedLine] {
    guard let width else { return ideal.lines }
    if let brokenLines, brokenLines.width == width { return brokenLines.lines }
    breakCount += 1
    if !style.forms.isEmpty {
      let lines = breaker.lines(width: width, forms: style.forms)
      brokenLines = (width, lines)
      return lines
    }
    let known = grown.flatMap { $0.width == width ? $0 : nil }
    let (lines, keptCount) = known.map { breaker.lines($0) } ?? (breaker.lines(width: width), 0)
    keptLineCount = keptCount
    grown = nil
    brokenLines = (width, lines)
    return lines
  }

  /// The size at zero width, which stacks request from each of their texts, if it can be determined without shaping
  /// every line: each ASCII character gets its own line, and so does each space.
  private lazy var narrowest: CGSize? = {
    let isPlain = breaker.bytes.allSatisfy { (0x20...0x7E).contains($0) }
    guard isPlain, !breaker.bytes.isEmpty, spans.count == 1, spans[0].tracking == 0, style.lineLimit == nil,
      style.lineHeight == nil, style.forms.isEmpty
    else {
      return nil
    }
    let span = spans[0]
    let line = max(0, span.font.ascender + span.baselineOffset) + max(0, span.font.descender - span.baselineOffset)
    let count = CGFloat(max(breaker.bytes.count, style.leastLines))
    return CGSize(width: 0, height: roundUp(count * line + (count - 1) * (style.lineSpacing + span.font.leading)))
  }()

  /// Returns the size of `layout(width:height:)`, which is sometimes cheaper to determine.
  public func size(width: CGFloat?, height: CGFloat?) -> CGSize {
    if let width, width <= 0, height == nil || height == .infinity, let narrowest { return narrowest }
    return layout(width: width, height: height).size
  }

  private func lineCount(_ lines: [UnplacedLine], fitting height: CGFloat?) -> Int {
    guard let height else { return .max }
    var used: CGFloat = 0
    for (index, line) in lines.map(pitched).enumerated() {
      used += line.height + (index == 0 ? 0 : gap(below: lines[index - 1], above: line))
      if used > height + Self.tolerance { return max(1, index) }
    }
    return .max
  }

  /// Returns the layout at the largest factor between `least` and 1 at which the text needs no ellipsis; that at the
  /// least if even that does. SwiftUI's own steps are not documented: this finds the factor to 1/64 of the range.
  private func closestLayout(_ question: Question, from least: CGFloat, _ spans: (CGFloat) -> [TextSpan]) -> TextLayout
  {
    var style = style
    style.minimumScaleFactor = 1
    style.allowsTightening = false
    func layout(_ number: CGFloat) -> TextLayout {
      Paragraph(spans: spans(number), style: style).layout(width: question.width, height: question.height)
    }
    var low = least
    var high: CGFloat = 1
    var best = layout(low)
    if best.isTruncated { return best }
    for _ in 0..<6 {
      let middle = (low + high) / 2
      let candidate = layout(middle)
      if candidate.isTruncated {
        high = middle
      } else {
        low = middle
        best = candidate
      }
    }
    return best
  }

  // MARK: Placing

  private func place(_ lines: some Collection<UnplacedLine>, in available: CGFloat?, isTruncated: Bool) -> TextLayout {
    // The tracking after a line's last character may stick out; it shows nothing.
    let longest = min(roundUp(lines.map(\.outerWidth).max() ?? 0), available ?? .infinity)
    let width = style.fillsWidth ? available ?? longest : longest
    var placed: [TextLayout.Line] = []
    placed.reserveCapacity(lines.count)
    var top: CGFloat = 0
    var before: UnplacedLine?
    for line in lines.map(pitched) {
      if let before { top += gap(below: before, above: line) }
      before = line
      let x = left(of: line, in: width)
      // Letters are sharpest if they stand on a whole pixel.
      let baseline = ((top + line.ascent) * style.displayScale).rounded() / style.displayScale
      let runs = line.runs.map { run in
        TextLayout.Run(span: run.span, glyphs: run.glyphs.offset(by: CGPoint(x: x, y: baseline)))
      }
      placed.append(
        TextLayout.Line(
          runs: runs, frame: CGRect(x: x, y: top, width: line.width, height: line.height), baseline: baseline))
      top += line.height
    }
    var height = max(0, top)
    if style.leastLines > lines.count,
      let highest = lines.map(pitched).map({ $0.height + gap(below: $0, above: nil) }).max()
    {
      height += CGFloat(style.leastLines - lines.count) * highest
    }
    return TextLayout(
      size: CGSize(width: width, height: roundUp(height)), firstBaseline: placed.first?.baseline ?? 0,
      lastBaseline: placed.last?.baseline ?? 0, lines: placed, isTruncated: isTruncated)
  }

  /// Returns the line with the style's height, with equal extra space above and below: a guess.
  private func pitched(_ line: UnplacedLine) -> UnplacedLine {
    if let form = line.place?.form, form.height(line.height) != line.height {
      // The extra space is above the letters.
      var copy = line
      copy.ascent += form.height(line.height) - line.height
      return copy
    }
    guard let lineHeight = style.lineHeight else { return line }
    let size = line.runs.map { spans.indices.contains($0.span) ? spans[$0.span].font.size : 0 }.max()
    let largest = size ?? spans.map(\.font.size).max() ?? 0
    let height =
      switch lineHeight {
      case .exact(let points): points
      case .multiple(let factor): largest * factor
      case .increase(let points): largest + points
      }
    var copy = line
    let more = (max(0, height) - line.height) / 2
    copy.ascent += more
    copy.descent += more
    copy.leading = 0
    return copy
  }

  /// Returns the points between a line and the next one.
  private func gap(below line: UnplacedLine, above next: UnplacedLine?) -> CGFloat {
    guard let place = line.place else { return style.lineSpacing + line.leading }
    let spacing = place.form.lineSpacing + line.leading
    guard place.isLast, let next = next?.place else { return spacing }
    return spacing + place.form.spaceAfter + next.form.spaceBefore
  }

  private func left(of line: UnplacedLine, in width: CGFloat) -> CGFloat {
    let form = line.place?.form
    let beginsRight = form?.isRightToLeft ?? (style.alignsByReading ? line.isRightToLeft : style.isRightToLeft)
    let (lead, trail) = line.place.map { ($0.lead, $0.trail) } ?? (0, 0)
    let (left, right) = beginsRight ? (trail, lead) : (lead, trail)
    let free = width - left - right - line.width
    return switch form?.alignment ?? style.alignment {
    case .center: left + free / 2
    case .leading: beginsRight ? left + free : left
    case .trailing: beginsRight ? left : left + free
    }
  }

  /// Returns the bytes of each line, without its newline.
  public func lineRanges(width: CGFloat?) -> [Range<Int>] { lines(width: width).map(\.range) }

  /// Sums of fractions may miss a whole pixel by this little.
  private static let tolerance: CGFloat = 0.001

  private func roundUp(_ length: CGFloat) -> CGFloat {
    max(0, (length - Self.tolerance) * style.displayScale).rounded(.up) / style.displayScale
  }
}
