import DisplayList
import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

/// Opens the context menu of a UIKit view, which is requested after a long press.
@MainActor
final class ViewContextMenu: MenuOpening {
  private unowned let render: UIViewRender
  private(set) lazy var press = MenuPressRecognizer(node: render, source: self)
  private weak var menu: MenuController?
  private var configuration: UIContextMenuConfiguration?
  private var wanted: (menu: UIMenu, preview: UIViewController?)?

  init(_ render: UIViewRender) { self.render = render }

  /// The finger's location, in points of the view; nil for its centre.
  private var place: CGPoint?

  func pressed(at point: CGPoint) {
    let (local, shift) = (render.local(point), render.view.shift)
    place = CGPoint(x: local.x + shift.x, y: local.y + shift.y)
  }

  var canOpen: Bool {
    let view = render.view
    guard menu == nil else { return false }
    configuration = view.contextMenu?(place ?? CGPoint(x: view.bounds.midX, y: view.bounds.midY))
    place = nil
    wanted = configuration?.made()
    return wanted != nil
  }

  /// A table row itself is not in a UIKit view.
  private var presenter: UIViewController? {
    let around = render.ancestors.compactMap { ($0 as? UIViewRender)?.view }
    return around.compactMap(\.closestController).first ?? render.runtime.root?.stage().anchor
  }

  func open() {
    guard let wanted, let presenter else { return }
    let highlight = wanted.preview == nil ? configuration?.highlight?() : nil
    let source = (highlight?.view.renderer as? UIViewRender).flatMap { $0.isAttached ? $0 : nil } ?? render
    let anchor = source.screenFrame
    let made = MenuController(lifts: true, origin: CGPoint(x: anchor.midX, y: anchor.midY))
    let configuration = configuration
    made.onClose = { [weak self] in
      self?.menu = nil
      configuration?.shown = nil
      configuration?.onClose?()
    }
    let title = wanted.menu.title
    let base =
      wanted.preview.map { AnyView(MenuPreview(controller: $0)) }
      ?? AnyView(LiftedPicture(source: source, outline: highlight?.parameters.outline))
    let lifted =
      configuration?.onCommit.map { commit in
        AnyView(
          base.onTapGesture { [weak made] in
            made?.close()
            commit()
          })
      } ?? base
    var parts = MenuParts(
      title: title.isEmpty ? nil : Text(verbatim: title), items: AnyView(UIMenuLines(menu: wanted.menu)),
      order: configuration?.order ?? .fixed, anchor: anchor, lifted: lifted,
      environment: render.environment.forMenuLines(of: made))
    if let parameters = highlight?.parameters {
      parts.liftedLook.isRounded = parameters.visiblePath == nil
      if let color = parameters.backgroundColor { parts.liftedLook.ground = Color(uiColor: color) }
    }
    made.content = parts
    configuration?.shown = (
      made, wanted.menu,
      { [weak made] menu in
        parts.items = AnyView(UIMenuLines(menu: menu))
        made?.content = parts
      }
    )
    menu = made
    configuration?.onOpen?()
    made.open(from: presenter)
  }
}

extension UIContextMenuConfiguration {
  fileprivate var order: MenuOrder {
    switch preferredMenuElementOrder {
    case .automatic: .automatic
    case .priority: .priority
    case .fixed: .fixed
    }
  }
}

extension UIPreviewParameters {
  /// The visible part of the view; nil for all of it.
  var outline: Outline? {
    visiblePath.map { Outline.path($0.cgPath.elements, evenOdd: $0.usesEvenOddFillRule) }
  }
}

/// The preview controller of a menu in its preferred size.
private struct MenuPreview: View, FrameworkView {
  let controller: UIViewController

  var body: some View {
    let size = controller.preferredContentSize
    HostedPreview(controller: controller)
      .frame(width: size.width > 0 ? size.width : 300, height: size.height > 0 ? size.height : 300)
  }
}

private struct HostedPreview: UIViewControllerRepresentable {
  let controller: UIViewController
  func makeUIViewController(context: Context) -> UIViewController { controller }
  func updateUIViewController(_ uiViewController: UIViewController, context: Context) {}
}
