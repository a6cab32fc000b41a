import DisplayList
import Foundation
import ScrollworkUIKit

/// Shows its content enlarged while a finger rests on it, with the five largest sizes of text.
nonisolated struct _LargeContentModifier: RenderModifier {
  /// Nil for what the content is called.
  let content: AnyView?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> LargeContentRender {
    LargeContentRender(content, owner: owner, child: child)
  }
  @MainActor func update(_ render: LargeContentRender) { render.content = content }
}

/// Something that a finger that rests on it shows enlarged.
@MainActor
protocol LargeContentSource: RenderNode {
  /// What is shown for a point of the screen; nil for nothing.
  func enlarged(at point: CGPoint) -> AnyView?
  /// The finger lifted.
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
    let words = child.accessibilityElements().map(\.label).filter { !$0.isEmpty }.joined(separator: ", ")
    return AnyView(Text(verbatim: words))
  }
}

/// A finger that rests; whatever else it means goes on, so that a button is pressed when it lifts.
@MainActor
final class LargeContentRecognizer: GestureRecognizer {
  private var finger: Int?
  private var isShown = false
  /// Where the finger is, in points of the screen.
  private var place = CGPoint.zero

  /// Seconds: as a long press, a guess.
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
  /// The view is shown enlarged in the middle of the screen while a finger rests on it, with the five largest sizes of text, for
  /// what cannot grow with them. Caveat: what it is called is shown, without its picture.
  public func accessibilityShowsLargeContentViewer() -> some View { modifier(_LargeContentModifier(content: nil)) }
  /// Another view is shown in the middle of the screen while a finger rests on this one, with the five largest sizes of text.
  public func accessibilityShowsLargeContentViewer<V: View>(@ViewBuilder _ largeContentView: () -> V) -> some View {
    modifier(_LargeContentModifier(content: AnyView(largeContentView())))
  }
}
