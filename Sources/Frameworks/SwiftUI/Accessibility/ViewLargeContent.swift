import Foundation
import ScrollworkUIKit

/// A UIKit view in which content is shown enlarged.
extension UIViewRender: LargeContentSource {
  private var interaction: UILargeContentViewerInteraction? {
    view.interactions.lazy.compactMap { $0 as? UILargeContentViewerInteraction }.first
  }

  /// Whether something in the view may currently be shown enlarged.
  var showsLargeContent: Bool {
    !view.interactions.isEmpty && environment.accessibilityLargeContentViewerEnabled && interaction != nil
  }

  private func place(_ point: CGPoint) -> CGPoint {
    let (local, shift) = (local(point), view.shift)
    return CGPoint(x: local.x + shift.x, y: local.y + shift.y)
  }

  func enlarged(at point: CGPoint) -> AnyView? {
    guard let item = interaction?.item(at: place(point)) else { return nil }
    let title = item.largeContentTitle ?? (item as? UIView)?.accessibilityLabel
    guard title != nil || item.largeContentImage != nil else { return nil }
    return AnyView(
      VStack {
        if let image = item.largeContentImage { Image(uiImage: image).renderingMode(.template) }
        if let title { Text(verbatim: title) }
      })
  }

  func enlargedDidEnd(at point: CGPoint) {
    let place = place(point)
    interaction?.didEnd(on: interaction?.item(at: place), at: place)
  }
}
