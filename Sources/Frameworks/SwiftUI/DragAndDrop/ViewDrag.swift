import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// A UIKit view that something can be dragged from.
extension UIViewRender: DragSource {
  /// The drag interaction of the view; nil if there is none.
  private var dragPlace: (any ViewDragPlace)? { view.interactions.lazy.compactMap { $0 as? any ViewDragPlace }.first }

  /// Whether something in the view can be dragged.
  var canBeDragged: Bool { !view.interactions.isEmpty && dragPlace != nil }

  func lift(at finger: CGPoint) -> Lifted? {
    guard let place = dragPlace else { return nil }
    let session = ViewDragSession(at: finger)
    session.items = place.items(at: session.location(in: view), in: session)
    return session.items.isEmpty ? nil : Lifted(session: session, listener: place)
  }

  /// Caveat: of several items only the first one is shown.
  func picture(of lifted: Lifted) -> (picture: Fragment, place: CGPoint)? {
    guard let item = lifted.session.items.first else { return nil }
    if let provider = item.previewProvider {
      guard let preview = provider() else { return nil }
      let (size, finger) = (preview.view.bounds.size, lifted.session.finger)
      return Self.picture(of: preview.view, preview.parameters).map {
        ($0, CGPoint(x: finger.x - size.width / 2, y: finger.y - size.height / 2))
      }
    }
    guard let preview = lifted.listener?.preview(of: item, in: lifted.session),
      let picture = Self.picture(of: preview.view, preview.parameters)
    else { return nil }
    // A view on screen starts at its visible position, which a surrounding scroll view may know better.
    let place = (preview.view.renderer as? UIViewRender).flatMap { $0.isAttached ? $0.position() : nil }
    return (picture, place ?? preview.frame.origin)
  }

  /// Returns a snapshot of a view, at the origin.
  static func picture(of view: UIView, _ parameters: UIPreviewParameters) -> Fragment? {
    let size = view.bounds.size
    var made: Fragment?
    if let render = view.renderer as? UIViewRender, render.isAttached {
      made = render.fragment?.renamed().moved(to: .zero)
    } else {
      let content = PreviewedView(view: view).frame(width: size.width, height: size.height)
      made = ImageRenderer(content: content).draw(scale: UIScreen.main.scale)?.0.renamed()
    }
    guard let made else { return nil }
    let ground = parameters.backgroundColor.map { $0.displayColor(for: view.traitCollection) }
    guard parameters.visiblePath != nil || ground != nil else { return made }
    return Fragment(
      key: .next(), version: made.version, offset: .zero, size: size,
      effects: Fragment.Effects(clip: parameters.outline),
      commands: ground.map { [.fill(.rect(CGRect(origin: .zero, size: size)), .color($0))] } ?? [], children: [made])
  }
}

/// A UIKit view that is on no screen.
private struct PreviewedView: UIViewRepresentable {
  let view: UIView
  func makeUIView(context: Context) -> UIView { view }
  func updateUIView(_ uiView: UIView, context: Context) {}
}

/// A UIKit view that accepts drops.
extension UIViewRender: DropTarget {
  private var dropPlace: (any ViewDropPlace)? {
    view.interactions.isEmpty ? nil : view.interactions.lazy.compactMap { $0 as? any ViewDropPlace }.first
  }

  func accepts(_ drag: RunningDrag) -> Bool { dropPlace?.canHandle(drag.drop) ?? false }

  func entered(_ drag: RunningDrag) {
    guard let place = dropPlace else { return }
    if !drag.drop.visited.contains(where: { $0 === place }) { drag.drop.visited.append(place) }
    place.didEnter(drag.drop)
  }

  func exited(_ drag: RunningDrag) { dropPlace?.didExit(drag.drop) }

  func updated(_ drag: RunningDrag) -> DropProposal? {
    guard let place = dropPlace else { return nil }
    let operation = place.didUpdate(drag.drop).operation
    // What may only be copied is never moved.
    let isRefused = operation == .move && !drag.drop.allowsMoveOperation
    return DropProposal(operation: isRefused ? .forbidden : DropOperation(operation))
  }

  func perform(_ drag: RunningDrag) -> Bool {
    guard let place = dropPlace else { return false }
    place.perform(drag.drop)
    return true
  }
}

extension DropOperation {
  init(_ operation: UIDropOperation) {
    switch operation {
    case .cancel: self = .cancel
    case .forbidden: self = .forbidden
    case .copy: self = .copy
    case .move: self = .move
    }
  }

  var ofUIKit: UIDropOperation {
    switch self {
    case .cancel: .cancel
    case .forbidden: .forbidden
    case .copy: .copy
    case .move: .move
    }
  }
}
