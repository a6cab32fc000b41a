import DisplayList
import Foundation
import ScrollworkUIKit

extension PresentationView: RenderedView {
  func makeRender(owner: _Node) -> UIViewRender { PresentationRender(self, owner: owner) }
}

/// Renders a presentation and passes touches that drag a sheet to it.
@MainActor
final class PresentationRender: UIViewRender {
  let presented: PresentationView
  private lazy var pan = SheetPanRecognizer(sheet: self)

  init(_ presented: PresentationView, owner: _Node) {
    self.presented = presented
    super.init(presented, owner: owner)
  }

  override func didAttach() {
    super.didAttach()
    runtime.part(Presentations.self).all.append(self)
    // Only now is the preferred size of a popover's content known.
    if presented.look == .popover { presented.setNeedsLayout() }
  }

  override func didDetach() {
    runtime.part(Presentations.self).all.removeAll { $0 === self }
    super.didDetach()
  }

  /// Whether it is a menu of items, rather than a row of buttons next to selected text, which keeps the keyboard.
  var isMenu: Bool {
    let menu = presented.card.subviews.lazy.compactMap { $0 as? MenuView }.first?.menu
    return (menu?.content as? MenuParts)?.look == .lines
  }

  /// A menu is drawn above the keyboard if there is one, and not here.
  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    if isMenu, runtime.root?.keyboard != nil { return }
    super.collectChildFragments(into: &fragments, offset: offset)
  }

  func collectRaised(into fragments: inout [Fragment]) {
    super.collectChildFragments(into: &fragments, offset: screenFrame.origin)
  }

  /// A sheet moves up with the keyboard of a field in it, and a popover avoids it.
  func keyboardDidMove() {
    guard presented.look == .sheet || presented.look == .popover else { return }
    // It also moves down with a keyboard that disappears because the field lost the focus.
    let isOwn =
      runtime.textInput.field.map { $0.enclosing(PresentationRender.self) === self }
      ?? (presented.coveredByKeyboard > 0)
    presented.coveredByKeyboard = isOwn ? runtime.textInput.keyboard.inset : 0
  }

  /// The view behind a sheet that allows background interaction receives the touches beside the sheet.
  override func hitTest(_ point: CGPoint) -> [RenderNode] {
    if presented.leavesBackgroundUsable, !presented.cardFrame.contains(point) { return [] }
    if let popover = presented.popover, !presented.cardFrame.contains(point), passes(point, popover) { return [] }
    return super.hitTest(point)
  }

  /// Touches beside a popover go to the view behind.
  private func passes(_ point: CGPoint, _ popover: UIPopoverPresentationController) -> Bool {
    popover.passthroughViews?.contains { view in
      view.window != nil && view.convert(view.bounds, to: presented).contains(point)
    } ?? false
  }

  /// A popover is one element; the region that dismisses it is another.
  override func accessibilityElements() -> [AccessibilityElement] {
    let inner = super.accessibilityElements()
    guard presented.look == .popover, let card = presented.card.renderer as? UIViewRender, !inner.isEmpty else {
      return inner
    }
    var popover = AccessibilityElement(node: card, role: .group, children: inner)
    popover.traits.insert(.isPopover)
    var beside = AccessibilityElement(node: self, role: .group, label: "dismiss popup")
    beside.identifier = "PopoverDismissRegion"
    return [popover, beside]
  }

  override func accessibilityActivate() {
    if presented.look == .popover { presented.tapBeside() } else { super.accessibilityActivate() }
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(pan) }
}

/// A finger that drags a sheet, or taps beside it.
@MainActor
final class SheetPanRecognizer: GestureRecognizer {
  private weak var sheet: PresentationRender?
  private var finger: Int?
  private var isBeside = false
  /// Where the sheet's top edge would be with the finger at the top of the screen; nil while it is not dragged.
  private var grip: CGFloat?

  init(sheet: PresentationRender) {
    self.sheet = sheet
    super.init(node: sheet)
  }

  override var waitsForNoTaps: Bool { true }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == nil, let sheet else { return }
    finger = touch.id
    let origin = sheet.position()
    isBeside = !sheet.presented.cardFrame.offsetBy(dx: origin.x, dy: origin.y).contains(touch.location)
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == touch.id, let view = sheet?.presented else { return }
    if let grip { return view.drag(top: touch.location.y + grip) }
    guard touch.distance(to: session.start) >= ScrollPhysics.touchSlop else { return }
    let (dx, dy) = (touch.location.x - session.start.location.x, touch.location.y - session.start.location.y)
    guard view.canBeDragged, !isBeside, abs(dy) > abs(dx), session.claim(self) else {
      finger = nil
      return
    }
    grip = view.beginDrag() - touch.location.y
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == touch.id else { return }
    finger = nil
    if grip != nil {
      grip = nil
      sheet?.presented.endDrag(velocity: session.tracker.velocity(at: touch.timestamp).height)
    } else if isBeside, session.claim(self) {
      sheet?.presented.tapBeside()
    }
  }

  override func cancelled(in session: TouchSession) {
    guard finger == session.start.id else { return }
    finger = nil
    guard grip != nil else { return }
    grip = nil
    sheet?.presented.endDrag(velocity: 0)
  }

  /// The sheet moves before a scroll view inside that is at its start.
  func goesBefore(_ scroll: ScrollRender, down: Bool) -> Bool {
    guard let view = sheet?.presented, finger != nil, !isBeside, scroll.offset.y <= 0 else { return false }
    return down ? view.canBeDragged : view.canGrow
  }
}

extension TouchSession {
  /// Returns whether the finger is about to drag the sheet around a scroll view.
  func isForSheet(_ touch: InputEvent.Touch, around scroll: ScrollRender) -> Bool {
    recognizers.contains { recognizer in
      (recognizer as? SheetPanRecognizer)?
        .goesBefore(scroll, down: touch.location.y > start.location.y) ?? false
    }
  }
}

/// The presentations on the screen.
@MainActor
final class Presentations: LiveViews<PresentationRender> {}
