import DisplayList
import Foundation
import Typesetting

/// One or more lines of read-only text.
public struct Text: Equatable, Sendable {
  /// Consecutive characters with the modifiers that were applied to them.
  struct Segment: Equatable, Sendable {
    enum Content: Equatable, Sendable {
      case verbatim(String)
      case localized(LocalizedStringKey, table: String?, bundle: Bundle?)
      case formatted(FormattedValue)
      case image(Image)
    }

    var content: Content
    var font: Font?
    var weight: Font.Weight?
    var isItalic: Bool?
    var design: Font.Design?
    var usesTabularDigits = false
    var isMonospaced = false
    var style: AnyShapeStyle?
    var underline: LineStyle?
    var strikethrough: LineStyle?
    var tracking: CGFloat = 0
    var baselineOffset: CGFloat = 0
    /// What a tap opens.
    var link: URL?

    static func == (a: Segment, b: Segment) -> Bool {
      a.content == b.content && a.font == b.font && a.weight == b.weight && a.isItalic == b.isItalic
        && a.design == b.design && a.usesTabularDigits == b.usesTabularDigits && a.isMonospaced == b.isMonospaced
        && a.underline == b.underline && a.strikethrough == b.strikethrough && a.tracking == b.tracking
        && a.baselineOffset == b.baselineOffset && a.link == b.link && a.style.isSame(as: b.style)
    }
  }

  var segments: [Segment]

  init(segments: [Segment]) {
    self.segments = segments
  }

  /// The string as it is.
  public init(verbatim content: String) {
    segments = [Segment(content: .verbatim(content))]
  }

  init(_ value: FormattedValue) {
    segments = [Segment(content: .formatted(value))]
  }

  /// The localized text for a key: looked up in `tableName` of `bundle`, nil for the app's own `Localizable`, and the
  /// key itself where nothing is found. `comment` is for translators and does nothing.
  public init(
    _ key: LocalizedStringKey, tableName: String? = nil, bundle: Bundle? = nil, comment: StaticString? = nil
  ) {
    segments = [Segment(content: .localized(key, table: tableName, bundle: bundle))]
  }

  /// The string as it is; a literal is a key instead.
  @_disfavoredOverload
  public init<S: StringProtocol>(_ content: S) {
    self.init(verbatim: String(content))
  }

  /// A picture or a symbol that stands in the line like a letter. A picture stands on the baseline.
  public init(_ image: Image) {
    segments = [Segment(content: .image(image))]
  }

  /// One text after the other, as one paragraph.
  public static func + (a: Text, b: Text) -> Text { Text(segments: a.segments + b.segments) }

  /// How text that does not fit is shortened.
  public enum TruncationMode: Sendable, Hashable { case head, tail, middle }

  /// What letters are turned into by `textCase(_:)`.
  public enum Case: Sendable, Hashable { case uppercase, lowercase }

  func with(_ change: (inout Segment) -> Void) -> Text {
    var copy = self
    for index in copy.segments.indices { change(&copy.segments[index]) }
    return copy
  }

  // Like Apple's, these apply to what has no such attribute yet, so that the innermost modifier wins.
  /// The font; nil for the environment's. Of two such modifiers the inner one wins.
  public func font(_ font: Font?) -> Text { with { if $0.font == nil { $0.font = font } } }
  /// The weight; nil for the environment's, and then the font's.
  public func fontWeight(_ weight: Font.Weight?) -> Text { with { if $0.weight == nil { $0.weight = weight } } }
  /// The variant of the typeface; nil for the environment's, and then the font's.
  public func fontDesign(_ design: Font.Design?) -> Text { with { if $0.design == nil { $0.design = design } } }
  /// Bold where no weight is set.
  public func bold() -> Text { bold(true) }
  /// Bold where no weight is set; false changes nothing.
  public func bold(_ isActive: Bool) -> Text { with { if $0.weight == nil, isActive { $0.weight = .bold } } }
  /// Slanted.
  public func italic() -> Text { italic(true) }
  /// Slanted, or with false upright whatever the environment says.
  public func italic(_ isActive: Bool) -> Text { with { if $0.isItalic == nil { $0.isItalic = isActive } } }
  /// Digits of one width, so that changing numbers do not shake.
  public func monospacedDigit() -> Text { with { $0.usesTabularDigits = true } }
  /// In a font whose letters all have one width.
  public func monospaced(_ isActive: Bool = true) -> Text { with { $0.isMonospaced = isActive } }
  /// The letters' colour; nil for the foreground.
  public func foregroundColor(_ color: Color?) -> Text {
    with { if $0.style == nil { $0.style = color.map { AnyShapeStyle($0) } } }
  }
  /// What the letters are filled with.
  public func foregroundStyle<S: ShapeStyle>(_ style: S) -> Text {
    with { if $0.style == nil { $0.style = AnyShapeStyle(style) } }
  }
  /// Extra points after each letter.
  public func tracking(_ tracking: CGFloat) -> Text { with { $0.tracking = tracking } }
  /// Extra points after each letter. Caveat: the same as `tracking(_:)`; of both, the one applied last counts.
  public func kerning(_ kerning: CGFloat) -> Text { with { $0.tracking = kerning } }
  /// Points by which the letters stand above the line; negative ones below.
  public func baselineOffset(_ baselineOffset: CGFloat) -> Text { with { $0.baselineOffset = baselineOffset } }
}

extension Text: View, PrimitiveView {
  public static func _makeNode(_ view: Text, _ inputs: _NodeInputs) -> _ViewNode<Text> { TextNode(view, inputs) }
  public static var _leafCount: Int? { 1 }
}

extension AnyShapeStyle? {
  /// True if both are known to draw the same.
  func isSame(as other: AnyShapeStyle?) -> Bool {
    switch (self, other) {
    case (nil, nil): return true
    case (let a?, let b?):
      guard let a = a.style as? any Hashable, let b = b.style as? any Hashable else { return false }
      return AnyHashable(a) == AnyHashable(b)
    default: return false
    }
  }
}

@MainActor
private final class TextNode: _ViewNode<Text> {
  private lazy var render = TextRender(view, owner: self)

  override func leaf(at index: Int) -> RenderNode { render }
  override func forEachLiveLeaf(_ visit: (RenderNode) -> Void) { visit(render) }
  override func viewDidChange(from old: Text) { render.resolve(view) }
  override func environmentDidChange(from old: EnvironmentValues) { render.resolve(view) }
}

/// Draws a paragraph. What decides its size is kept apart from what decides its colour, so that a new colour costs no
/// layout.
@MainActor
final class TextRender: RenderNode {
  private var paragraph: Paragraph
  private var fills: [_ResolvedShapeStyle]
  private(set) var text: Text
  /// The text's segments, all of their content known.
  private var segments: [Text.Segment]
  private var links: [TextLinkRender] = []
  /// Nil until a finger has landed on text that can be selected.
  private var selection: TextSelection?
  private var canBeSelected = false
  private var isPlaceholder = false
  /// Runs while the text changes in front of the person.
  var change: TextChange?
  private var shownTransition = ContentTransition.identity
  /// The one before, which says whether a value has grown.
  private var formerTransition = ContentTransition.identity

  init(_ text: Text, owner: _Node) {
    self.text = text
    segments = text.segments(in: owner.environment)
    (paragraph, fills) = Self.resolve(segments, in: owner.environment)
    canBeSelected = owner.environment.allowsTextSelection
    isPlaceholder = owner.environment.showsPlaceholders
    shownTransition = owner.environment.contentTransition
    super.init(owner: owner)
  }

  func resolve(_ text: Text) {
    let old = segments
    self.text = text
    segments = text.segments(in: environment)
    if segments.map(\.link) != old.map(\.link) { setNeedsLayout() }
    if segments.map(\.image) != old.map(\.image) { setNeedsPaint() }
    if environment.showsPlaceholders != isPlaceholder {
      isPlaceholder.toggle()
      setNeedsPaint()
    }
    if environment.allowsTextSelection != canBeSelected {
      canBeSelected.toggle()
      selection?.close(animated: true)
      runtime.accessibilityDidChange()
    }
    let (new, fills) = Self.resolve(segments, in: environment, growingFrom: paragraph)
    if environment.contentTransition != shownTransition {
      (formerTransition, shownTransition) = (shownTransition, environment.contentTransition)
    }
    if new.spans != paragraph.spans || new.style != paragraph.style {
      if new.spans.map(\.text) != paragraph.spans.map(\.text) { beginChange() }
      paragraph = new
      setNeedsLayout()
      setNeedsPaint()
      runtime.accessibilityDidChange()
    }
    if fills != self.fills {
      self.fills = fills
      setNeedsPaint()
    }
  }

  /// The text shows something else from now on.
  private func beginChange() {
    change = nil
    guard shownTransition != .identity, isAttached, let animation = runtime.transaction.animation,
      !runtime.transaction.disablesAnimations
    else { return }
    change = TextChange(
      from: layout(placedProposal ?? .unspecified).lines, fills,
      rollsDown: shownTransition.rollsDown(from: formerTransition),
      animation: animation, of: self)
  }

  /// What fills each segment.
  static func fills(of segments: [Text.Segment], in context: _ShapeStyleContext) -> [_ResolvedShapeStyle] {
    let foreground = AnyShapeStyle(.foreground)
    let tint = AnyShapeStyle(TintShapeStyle())
    return segments.map { segment in
      (segment.image?.tint.map { AnyShapeStyle($0) } ?? segment.style ?? (segment.link == nil ? foreground : tint))
        ._resolve(in: context)
    }
  }

  static func resolve(
    _ segments: [Text.Segment], in environment: EnvironmentValues, growingFrom old: Paragraph? = nil
  ) -> (Paragraph, [_ResolvedShapeStyle]) {
    let style = ParagraphStyle(
      alignment: environment.multilineTextAlignment.paragraphAlignment, lineLimit: environment.lineLimit,
      truncation: environment.truncationMode.paragraphTruncation, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft, displayScale: environment.displayScale,
      minimumScaleFactor: environment.minimumScaleFactor, leastLines: environment.leastLines)
    let spans = segments.map { $0.span(in: environment) }
    return (
      Paragraph.shared(spans: spans, style: style, growingFrom: old),
      fills(of: segments, in: environment.shapeStyleContext)
    )
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    paragraph.layout(width: proposal.width?.unlessInfinite, height: proposal.height?.unlessInfinite)
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    paragraph.size(width: proposal.width?.unlessInfinite, height: proposal.height?.unlessInfinite)
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(proposal).lastBaseline
    default: nil
    }
  }

  /// The largest type says how far its neighbours are.
  override func measureSpacing() -> ViewSpacing {
    let fonts = paragraph.spans.map(\.font)
    return ViewSpacing(
      text: TextLine(
        ascender: fonts.map(\.ascender).max() ?? 0, descender: fonts.map(\.descender).max() ?? 0,
        capHeight: fonts.map(\.capHeight).max() ?? 0, leading: fonts.map(\.leading).max() ?? 0,
        pixel: environment.pixelLength))
  }

  override var children: [RenderNode] { links }
  override var mirrorsChildren: Bool { false }

  override func placeChildren() {
    setNeedsPaint()
    let hasLinks = segments.contains { $0.link != nil }
    guard hasLinks || !links.isEmpty else { return }
    let places = hasLinks ? layout(placedProposal ?? .unspecified).places(of: segments.map(\.link)) : []
    if places.map(\.url) != links.map(\.url) {
      let old = links
      links = places.enumerated().map { index, place in
        old.indices.contains(index) && old[index].url == place.url ? old[index] : TextLinkRender(place, owner: owner)
      }
      exchange(old, for: links)
      childrenDidMove()
      runtime.accessibilityDidChange()
    }
    for (link, place) in zip(links, places) { link.move(to: place) }
  }

  override var hasFragment: Bool { true }

  /// Letters that differ are one picture, with what the first style does to it.
  override var effects: Fragment.Effects { fills.first?.effects() ?? .none }

  override func draw(into canvas: inout Drawing) {
    let rect = CGRect(origin: .zero, size: size)
    let lines = layout(placedProposal ?? .unspecified).lines
    if isPlaceholder, let fill = fills.first {
      for line in lines {
        canvas.append(.fill(RedactedLook.bar(for: line.frame), .color(RedactedLook.faint(fill.displayColor))))
      }
      return
    }
    if selection?.isSelected == true { drawSelection(of: lines.map(\.frame), into: &canvas) }
    if let change {
      return change.draw(to: lines, fills, in: rect, direction: environment.layoutDirection, into: &canvas)
    }
    for line in lines {
      for run in line.runs where fills.indices.contains(run.span) {
        if let picture = segments[run.span].bitmap(in: environment) {
          let tint = picture.isStencil ? fills[run.span].displayColor : nil
          canvas.append(.image(picture.bitmap, canvas.snapped(run.glyphs.box), tint: tint))
          continue
        }
        canvas.append(
          .glyphs(run.glyphs, fills[run.span].paint(in: rect, layoutDirection: environment.layoutDirection)))
        segments[run.span].drawLines(of: run.glyphs, fills[run.span], in: rect, environment, into: &canvas)
      }
    }
  }

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  override func didDetach() { selection?.close(animated: false) }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    guard canBeSelected, enclosingActivatable == nil else { return }
    let selection = selection ?? TextSelection(self)
    self.selection = selection
    if let press = selection.press { recognizers.append(press) }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let label = string
    guard !label.isEmpty else { return [] }
    let inside = links.flatMap { $0.accessibilityElements() }
    var element = AccessibilityElement(node: self, role: .staticText, label: label, children: inside)
    if canBeSelected { element.actions = [.init(name: "Copy") { [weak self] in self?.copyString() }] }
    return [element]
  }
}

extension CGFloat {
  fileprivate var unlessInfinite: CGFloat? { self == .infinity ? nil : self }
}

extension TextAlignment {
  var paragraphAlignment: ParagraphStyle.Alignment {
    switch self {
    case .leading: .leading
    case .center: .center
    case .trailing: .trailing
    }
  }
}

extension Text.TruncationMode {
  fileprivate var paragraphTruncation: ParagraphStyle.Truncation {
    switch self {
    case .head: .head
    case .middle: .middle
    case .tail: .tail
    }
  }
}
