import DisplayList
import Foundation
import Typesetting

@MainActor
final class TextNode: _ViewNode<Text> {
  private lazy var render = TextRender(view, owner: self)

  override var ownLeaf: RenderNode? { render }
  override func viewDidChange(from old: Text) { render.resolve(view) }
  override func environmentDidChange(from old: EnvironmentValues) { render.resolve(view) }
}

/// Draws a paragraph. What affects its size is kept separate from its colour, so that changing the colour requires no
/// layout.
@MainActor
final class TextRender: RenderNode {
  private var paragraph: Paragraph
  private var fills: [_ResolvedShapeStyle]
  private(set) var text: Text
  /// The text's resolved segments.
  private var segments: [Text.Segment]
  private var links: [TextLinkRender] = []
  /// Nil until a finger has touched selectable text.
  private var selection: SelectedText?
  private var canBeSelected = false
  private var isPlaceholder = false
  /// Whether the text is a button's label, whose lines are centred on the widest one.
  private var centresLines = false
  /// The running transition to new text.
  var change: TextChange?
  private var shownTransition = ContentTransition.identity
  /// The previous transition, which determines whether a value has increased.
  private var formerTransition = ContentTransition.identity
  /// Waits until the text changes.
  private var clock: Task<Void, Never>?
  /// Draws instead of the text itself; nil for the default.
  private var renderer: TextRendererSource?
  private var drawn = DrawnParts()

  init(_ text: Text, owner: _Node) {
    self.text = text
    segments = text.segments(in: owner.environment)
    (paragraph, fills) = Self.resolve(segments, in: owner.environment)
    canBeSelected = owner.environment.allowsTextSelection
    isPlaceholder = owner.environment.showsPlaceholders
    centresLines = owner.environment.lineAlignment.isCentredByButton
    shownTransition = owner.environment.contentTransition
    renderer = owner.environment.textRenderer
    super.init(owner: owner)
    renderer?.add(self)
  }

  func resolve(_ text: Text) {
    let old = segments
    self.text = text
    segments = text.segments(in: environment)
    runClock()
    if environment.textRenderer !== renderer {
      renderer = environment.textRenderer
      renderer?.add(self)
      rendererDidChange()
    }
    if segments.map(\.attributes) != old.map(\.attributes) || segments.map(\.background) != old.map(\.background)
      || segments.map(\.looks) != old.map(\.looks)
    {
      setNeedsPaint()
    }
    if segments.map(\.link) != old.map(\.link) { setNeedsLayout() }
    if zip(segments, old).contains(where: {
      $0.speech != $1.speech || $0.contentType != $1.contentType || $0.heading != $1.heading || $0.label != $1.label
    }) {
      runtime.accessibilityDidChange()
    }
    if segments.map(\.image) != old.map(\.image) { setNeedsPaint() }
    if environment.showsPlaceholders != isPlaceholder {
      isPlaceholder.toggle()
      setNeedsPaint()
    }
    if environment.lineAlignment.isCentredByButton != centresLines {
      centresLines.toggle()
      setNeedsLayout()
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

  /// Updates a time-dependent text when it changes.
  private func runClock() {
    clock?.cancel()
    clock = nil
    let now = Date()
    guard isAttached, let next = text.nextChange(after: now) else { return }
    // A clock that is set while it waits is checked once a day.
    let wait = min(max(next.timeIntervalSince(now), 0.01), 86400)
    clock = Task { [weak self] in
      do { try await Task.sleep(for: .seconds(wait)) } catch { return }
      guard let self, isAttached else { return }
      resolve(text)
    }
  }

  /// Called when the text has a different renderer, or the renderer changed.
  func rendererDidChange() {
    setNeedsLayout()
    setNeedsPaint()
  }

  /// Starts the transition to new text.
  private func beginChange() {
    change = nil
    guard shownTransition != .identity, isAttached, let animation = runtime.transaction.animation,
      !runtime.transaction.disablesAnimations
    else { return }
    change = TextChange(
      from: shownLayout.lines, fills,
      rollsDown: shownTransition.rollsDown(from: formerTransition),
      animation: animation, of: self)
  }

  /// Returns the fill of each segment.
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
    var style = ParagraphStyle(
      alignment: environment.lineAlignment.paragraphAlignment, lineLimit: environment.lineLimit,
      truncation: environment.truncationMode.paragraphTruncation, lineSpacing: environment.lineSpacing,
      isRightToLeft: environment.layoutDirection == .rightToLeft, displayScale: environment.displayScale,
      minimumScaleFactor: environment.minimumScaleFactor, leastLines: environment.leastLines,
      allowsTightening: environment.allowsTightening)
    style.lineHeight = environment.lineHeight?.style
    style.readsInLayoutDirection = environment.textDirections.readsInLayoutDirection
    style.alignsByReading = environment.textDirections.alignsByReading
    let spans = segments.map { $0.span(in: environment) }
    style.setForms(segments.map { $0.lineStyle?.form(isRightToLeft: style.isRightToLeft) }, of: spans)
    style.fillsWidth = Set(style.forms.map(\.alignment)).count > 1
    return (
      Paragraph.shared(spans: spans, style: style, growingFrom: old),
      fills(of: segments, in: environment.shapeStyleContext)
    )
  }

  private func layout(_ proposal: ProposedViewSize) -> TextLayout {
    paragraph.layout(width: proposal.width?.unlessInfinite, height: proposal.height?.unlessInfinite)
  }

  /// The lines where they are drawn.
  private var shownLayout: TextLayout {
    let layout = layout(placedProposal ?? .unspecified)
    return centresLines ? layout.centredOnWidestLine : layout
  }

  override func measure(_ proposal: ProposedViewSize) -> CGSize {
    if let renderer { return renderer.size(proposal, textSize(_:)) }
    // The minimum size of a text is zero.
    return proposal == .zero || isEmpty ? .zero : textSize(proposal)
  }

  /// Whether there is nothing to show, and no room is reserved: then the text has no size.
  private var isEmpty: Bool { paragraph.style.leastLines == 0 && paragraph.spans.allSatisfy(\.text.isEmpty) }

  private func textSize(_ proposal: ProposedViewSize) -> CGSize {
    paragraph.size(width: proposal.width?.unlessInfinite, height: proposal.height?.unlessInfinite)
  }

  override func measureGuide(_ key: AlignmentKey, in proposal: ProposedViewSize) -> CGFloat? {
    if isEmpty { return nil }
    return switch key {
    case VerticalAlignment.firstTextBaseline.key: layout(proposal).firstBaseline
    case VerticalAlignment.lastTextBaseline.key: layout(proposal).lastBaseline
    default: nil
    }
  }

  /// The largest font determines the spacing to neighbours.
  override func measureSpacing() -> ViewSpacing {
    let fonts = paragraph.spans.map(\.font)
    return ViewSpacing(
      text: TextLine(
        ascender: fonts.map(\.ascender).max() ?? 0, descender: fonts.map(\.descender).max() ?? 0,
        capHeight: fonts.map(\.capHeight).max() ?? 0, leading: fonts.map { $0.leading + $0.tightening }.max() ?? 0,
        pixel: environment.pixelLength))
  }

  override var children: [RenderNode] { links }
  override var mirrorsChildren: Bool { false }

  override func placeChildren() {
    setNeedsPaint()
    let hasLinks = segments.contains { $0.link != nil }
    guard hasLinks || !links.isEmpty else { return }
    let places = hasLinks ? shownLayout.places(of: segments.map(\.link)) : []
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

  /// Letters with different styles form one image, with the effects of the first style.
  override var effects: Fragment.Effects { fills.first?.effects() ?? .none }

  override func draw(into canvas: inout Drawing) {
    let rect = CGRect(origin: .zero, size: size)
    let lines = shownLayout.lines
    if renderer != nil, !isPlaceholder { return }
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
        if let color = segments[run.span].background {
          let area = CGRect(
            x: run.glyphs.origin.x, y: line.frame.minY, width: run.glyphs.width, height: line.frame.height)
          canvas.append(
            .fill(.rect(canvas.snapped(area)), .color(color.resolve(in: environment.shapeStyleContext.color))))
        }
      }
      for run in line.runs where fills.indices.contains(run.span) {
        if let picture = segments[run.span].bitmap(in: environment) {
          let tint = picture.isStencil ? fills[run.span].displayColor : nil
          canvas.append(.image(picture.bitmap, canvas.snapped(run.glyphs.box), tint: tint))
          continue
        }
        let paint = fills[run.span].paint(in: rect, layoutDirection: environment.layoutDirection)
        if let looks = segments[run.span].looks {
          let context = environment.shapeStyleContext.color
          for command in looks.commands(
            of: run.glyphs, paint, pixel: environment.pixelLength, { Color(uiColor: $0).resolve(in: context) })
          {
            canvas.append(command)
          }
        } else {
          canvas.append(.glyphs(run.glyphs, paint))
        }
        segments[run.span].drawLines(of: run.glyphs, fills[run.span], in: rect, environment, into: &canvas)
      }
    }
  }

  /// A renderer's drawing changes from frame to frame, each glyph separately, so it uses separate fragments.
  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    if let renderer, !isPlaceholder {
      let layout = Text.Layout(shownLayout, segments, fills, environment, size)
      fragments += drawn.fragments(of: renderer.draw(layout, size, environment, for: owner)).map {
        $0.moved(to: CGPoint(x: $0.offset.x + offset.x, y: $0.offset.y + offset.y))
      }
    }
    super.collectChildFragments(into: &fragments, offset: offset)
  }

  override func isHit(_ point: CGPoint) -> Bool { CGRect(origin: .zero, size: size).contains(point) }

  override func didAttach() {
    guard text.nextChange(after: Date()) != nil else { return }
    // It may have been paused for a while.
    resolve(text)
  }

  override func didDetach() {
    selection?.close(animated: false)
    clock?.cancel()
    clock = nil
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    guard canBeSelected, enclosingActivatable == nil else { return }
    let selection = selection ?? SelectedText(self)
    self.selection = selection
    if let press = selection.press { recognizers.append(press) }
  }

  override func accessibilityElements() -> [AccessibilityElement] {
    let label =
      segments.contains { $0.label != nil }
      ? segments.map { $0.label ?? $0.string(in: environment) }.joined() : string
    guard !label.isEmpty else { return [] }
    let inside = links.flatMap { $0.accessibilityElements() }
    var element = AccessibilityElement(node: self, role: .staticText, label: label, children: inside)
    element.textContentType = segments.lazy.compactMap(\.contentType).first?.name
    if let heading = segments.lazy.compactMap(\.heading).first {
      element.role = .header
      element.traits.insert(.isHeader)
      element.headingLevel = Int(heading.rawValue)
    }
    if segments.contains(where: { $0.speech != Speech() }) {
      element.spoken = segments.map { SpokenWords(words: $0.label ?? $0.string(in: environment), speech: $0.speech) }
    }
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
