import Foundation
import ScrollworkUIKit

/// Opens the context menu of a view of UIKit, which is asked for when a finger has rested on it.
@MainActor
final class ViewContextMenu: MenuOpening {
  private unowned let render: UIViewRender
  private(set) lazy var press = MenuPressRecognizer(node: render, source: self)
  private weak var menu: MenuController?
  private var wanted: (menu: UIMenu, preview: UIViewController?)?

  init(_ render: UIViewRender) { self.render = render }

  var canOpen: Bool {
    let view = render.view
    guard menu == nil else { return false }
    wanted = view.contextMenu?(CGPoint(x: view.bounds.midX, y: view.bounds.midY))?.made()
    return wanted != nil
  }

  func open() {
    guard let wanted, let presenter = render.view.closestController else { return }
    let anchor = render.screenFrame
    let made = MenuController(lifts: true, origin: CGPoint(x: anchor.midX, y: anchor.midY))
    made.onClose = { [weak self] in self?.menu = nil }
    let title = wanted.menu.title
    let lifted = wanted.preview.map { AnyView(MenuPreview(controller: $0)) } ?? AnyView(LiftedPicture(source: render))
    made.content = MenuParts(
      title: title.isEmpty ? nil : Text(verbatim: title), items: AnyView(UIMenuLines(menu: wanted.menu)), order: .fixed,
      anchor: anchor, lifted: lifted, environment: render.environment.forMenuLines(of: made))
    menu = made
    made.open(from: presenter)
  }
}

/// What a controller shows beside a menu, as large as it would like to be.
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
