import DisplayList
import Foundation

extension ListRowRender {
  /// Rows show through a pinned header as through a bar.
  func drawPinnedGround(_ card: CGRect, into canvas: inout Drawing) {
    canvas.append(.fill(.rect(card), .backdrop(Material.bar.backdrop(isDark: environment.colorScheme == .dark))))
  }
}
