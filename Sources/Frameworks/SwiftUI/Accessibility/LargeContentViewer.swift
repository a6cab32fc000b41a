import DisplayList
import Foundation
import ScrollworkUIKit

/// Shows its content enlarged while a finger rests on it, at the five largest text sizes.
nonisolated struct _LargeContentModifier: RenderModifier {
  /// Nil for the content's label.
  let content: AnyView?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> LargeContentRender {
    LargeContentRender(content, owner: owner, child: child)
  }
  @MainActor func update(_ render: LargeContentRender) { render.content = content }
}

/// A node that shows something enlarged while a finger rests on it.
@MainActor
protocol LargeContentSource: RenderNode {
  /// Returns what is shown for a screen point; nil for nothing.
  func enlarged(at point: CGPoint) -> AnyView?
  /// The finger was lifted.
  func enlargedDidEnd(at point: CGPoint)
}

@MainActor
final class LargeContentRender: UnaryRender, LargeContentSource {
  var content: AnyView?
  private lazy var recognizer = LargeContentRecognizer(self)

  init(_ content: AnyView?, owner: _Node, child: RenderNode) {
    self.content = content
    super.init(owner: owner, child: child)
  }

  override func addRecognizers(to recognizers: inout [GestureRecognizer]) {
    if environment.accessibilityLargeContentViewerEnabled { recognizers.append(recognizer) }
  }

  override func didDetach() { recognizer.hide() }

  func enlargedDidEnd(at point: CGPoint) {}

  func enlarged(at point: CGPoint) -> AnyView? {
    if let content { return content }
    let words = child.accessibilityElements().commonLabel
    return AnyView(Text(verbatim: words))
  }
}

/// Recognizes a resting finger without affecting other gestures, so that a button still fires when the finger lifts.
@MainActor
final class LargeContentRecognizer: GestureRecognizer {
  private var finger: Int?
  private var isShown = false
  /// The finger's location in screen points.
  private var place = CGPoint.zero

  /// Seconds: the same as a long press, a guess.
  private static let delay: TimeInterval = 0.5

  init(_ render: any LargeContentSource) {
    super.init(node: render)
    isSimultaneous = true
  }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard finger == nil else { return }
    (finger, place) = (touch.id, touch.location)
    deadline = touch.timestamp + Self.delay
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard touch.id == finger, let node else { return }
    place = touch.location
    guard !node.shown(node.elementBounds).contains(touch.location) else { return }
    hide()
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard touch.id == finger else { return }
    if isShown { (node as? any LargeContentSource)?.enlargedDidEnd(at: touch.location) }
    hide()
  }
  override func cancelled(in session: TouchSession) { hide() }

  override func deadlinePassed(in session: TouchSession) {
    deadline = nil
    guard let source = node as? any LargeContentSource, source.isAttached, let content = source.enlarged(at: place)
    else { return }
    isShown = true
    source.runtime.part(SystemOverlays.self).showLargeContent(LargeContentView(content: content))
  }

  func hide() {
    finger = nil
    deadline = nil
    guard isShown else { return }
    isShown = false
    node?.runtime.part(SystemOverlays.self).showLargeContent(nil as LargeContentView?)
  }
}

/// The enlarged content in the middle of the screen. Its lengths, in points, are guesses.
nonisolated private struct LargeContentView: View, FrameworkView {
  let content: AnyView

  @MainActor var body: some View {
    VStack { content }
      .font(.title)
      .imageScale(.large)
      .multilineTextAlignment(.center)
      .padding(24)
      .frame(minWidth: 160, minHeight: 160)
      .background(
        Color(uiColor: .secondarySystemBackground), in: RoundedRectangle(cornerRadius: 32, style: .continuous)
      )
      .padding(32)
      .frame(maxWidth: .infinity, maxHeight: .infinity)
      .allowsHitTesting(false)
      .accessibilityHidden(true)
  }
}

nonisolated extension View {
  /// Shows an enlarged view in the middle of the screen while a finger rests on this one, at the five largest text
  /// sizes. Meant for controls that cannot grow with the text. Caveat: shows the view's label without its image.
  public func accessibilityShowsLargeContentViewer() -> some View { modifier(_LargeContentModifier(content: nil)) }
  /// Shows another view in the middle of the screen while a finger rests on this one, at the five largest text sizes.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    modifier(_LargeContentModifier(content: AnyView(largeContentView())))
  }
}
