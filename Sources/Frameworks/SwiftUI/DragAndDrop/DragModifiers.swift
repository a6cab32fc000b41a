import DisplayList
import Foundation
import ScrollworkCoreTransferable
import ScrollworkUIKit

/// Lets a finger drag the content.
nonisolated struct _DragModifier: RenderModifier {
  /// Returns nil if there is nothing to drag.
  let item: () -> DraggedItem?
  /// The drag preview; nil for the content itself.
  let preview: (() -> AnyView)?
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> DragRender {
    DragRender(self, owner: owner, child: child)
  }
  @MainActor func update(_ render: DragRender) { render.modifier = self }
}

/// The dragged item.
struct DraggedItem {
  let provider: NSItemProvider
  /// The identity of the value, if it has one.
  var id: AnyHashable?

  init(_ provider: NSItemProvider) { self.provider = provider }

  init<T: Transferable>(_ value: T) {
    provider = NSItemProvider()
    provider.register(value)
    func id<V: Identifiable>(of value: V) -> AnyHashable { AnyHashable(value.id) }
    if let value = value as? any Identifiable { self.id = id(of: value) }
  }
}

/// A node that a finger can drag something from.
@MainActor
protocol DragSource: RenderNode {
  /// Returns what a finger picks up that has rested at a screen point; nil for nothing.
  func lift(at finger: CGPoint) -> Lifted?
  /// Returns the drag preview and its current position on the screen.
  func picture(of lifted: Lifted) -> (picture: Fragment, place: CGPoint)?
}

/// What a finger has picked up.
struct Lifted {
  /// UIKit's drag session.
  let session: ViewDragSession
  /// The identity of the item, if it has one.
  var id: AnyHashable?
  /// The source view's drag listener; nil for a SwiftUI view.
  var listener: (any ViewDragPlace)?
}

@MainActor
final class DragRender: UnaryRender, DragSource {
  var modifier: _DragModifier
  private lazy var recognizer = DragRecognizer(source: self)

  init(_ modifier: _DragModifier, owner: _Node, child: RenderNode) {
    self.modifier = modifier
    super.init(owner: owner, child: child)
  }

  override var hasFragment: Bool { true }
  override func addRecognizers(to recognizers: inout [GestureRecognizer]) { recognizers.append(recognizer) }

  /// Clips the preview to the view's preview shape, if it has one.
  private func clipped(_ picture: Fragment) -> Fragment {
    guard let shape = ContentShapeRender.outline(for: .dragPreview, of: self) else { return picture }
    return Fragment(
      key: .next(), version: picture.version, offset: .zero, size: size, effects: Fragment.Effects(clip: shape),
      children: [picture.moved(to: .zero)])
  }

  func lift(at finger: CGPoint) -> Lifted? {
    guard let item = modifier.item() else { return nil }
    let session = ViewDragSession(at: finger)
    session.items = [UIDragItem(itemProvider: item.provider)]
    session.allowsMoveOperation = allowedOperations.contains(.move)
    return Lifted(session: session, id: item.id)
  }

  /// The app's preview is centred under the finger.
  func picture(of lifted: Lifted) -> (picture: Fragment, place: CGPoint)? {
    guard let preview = modifier.preview else { return fragment.map { (clipped($0.renamed()), position()) } }
    let values = environment
    let view = preview().environment(\.self, values)
    return ImageRenderer(content: view).draw(scale: runtime.displayScale).map { made, size in
      let finger = lifted.session.finger
      return (made.renamed(), CGPoint(x: finger.x - size.width / 2, y: finger.y - size.height / 2))
    }
  }
}

/// Starts a drag when the finger has rested, and drops where it lifts.
@MainActor
final class DragRecognizer: GestureRecognizer {
  private weak var source: (any DragSource)?
  private var start: InputEvent.Touch?
  private var drag: RunningDrag?

  /// The distance in points that the finger may move while it rests, as for a long press.
  private static let reach: CGFloat = 10

  init(source: any DragSource) {
    self.source = source
    super.init(node: source)
  }

  override var waitsForNoTaps: Bool { true }
  override var waitsForNoLift: Bool { true }

  override func began(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard start == nil, let source, source.runtime.part(DragInProgress.self).drag == nil else { return }
    // A movable row is reordered instead.
    if source.enclosing(ListRowRender.self)?.canMove == true { return }
    start = touch
    deadline = touch.timestamp + ListReorderRecognizer.rest
  }

  override func deadlinePassed(in session: TouchSession) {
    guard let start, let source, let lifted = source.lift(at: start.location), session.claim(self) else { return }
    drag = RunningDrag(source, lifted)
  }

  override func moved(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard let start, start.id == touch.id else { return }
    if let drag { return drag.move(to: touch.location) }
    if touch.distance(to: start) > Self.reach { forget() }
  }

  override func ended(_ touch: InputEvent.Touch, in session: TouchSession) {
    guard start?.id == touch.id else { return }
    let ended = drag
    forget()
    ended?.end()
  }

  override func cancelled(in session: TouchSession) {
    guard start?.id == session.start.id else { return }
    let ended = drag
    forget()
    ended?.cancel()
  }

  private func forget() {
    start = nil
    deadline = nil
    drag = nil
  }
}

nonisolated extension View {
  /// Drags what `action` returns after a finger has rested on the view; nothing if it is nil.
  @available(iOS 15.0, *)
  public func itemProvider(_ action: (() -> NSItemProvider?)?) -> some View {
    modifier(_DragModifier(item: { action?().map { DraggedItem($0) } }, preview: nil))
  }

  /// Drags what `data` returns after a finger has rested on the view. The view is the preview.
  public func onDrag(_ data: @escaping () -> NSItemProvider) -> some View {
    modifier(_DragModifier(item: { DraggedItem(data()) }, preview: nil))
  }

  /// Drags what `data` returns after a finger has rested on the view, with `preview` as the preview.
  public func onDrag<V: View>(
    _ data: @escaping () -> NSItemProvider, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(_DragModifier(item: { DraggedItem(data()) }, preview: { AnyView(preview()) }))
  }

  /// Drags a value after a finger has rested on the view. The view is the preview.
  public func draggable<T: Transferable>(_ payload: @autoclosure @escaping () -> T) -> some View {
    modifier(_DragModifier(item: { DraggedItem(payload()) }, preview: nil))
  }

  /// Drags a value after a finger has rested on the view, with `preview` as the preview.
  public func draggable<V: View, T: Transferable>(
    _ payload: @autoclosure @escaping () -> T, @ViewBuilder preview: @escaping () -> V
  ) -> some View {
    modifier(_DragModifier(item: { DraggedItem(payload()) }, preview: { AnyView(preview()) }))
  }
}
