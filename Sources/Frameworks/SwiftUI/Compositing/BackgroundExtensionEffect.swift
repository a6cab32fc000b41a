import DisplayList
import Foundation

/// Extends the content, mirrored and blurred, into the safe area beyond its edges.
nonisolated struct BackgroundExtensionModifier: RenderModifier {
  let isEnabled: Bool
  typealias Body = Never
  @MainActor func makeRender(owner: _Node, child: RenderNode) -> BackgroundExtensionRender {
    BackgroundExtensionRender(isEnabled, owner: owner, child: child)
  }
  @MainActor func update(_ render: BackgroundExtensionRender) { render.isEnabled = isEnabled }
}

@MainActor
final class BackgroundExtensionRender: EffectRender, SafeAreaReader {
  var isEnabled: Bool { didSet { if isEnabled != oldValue { setNeedsPaint() } } }
  /// How far the copies extend beyond the frame; leading is the left.
  private var reach = EdgeInsets() { didSet { if reach != oldValue { setNeedsPaint() } } }
  /// The version of the copies, which are renewed for each snapshot.
  private var version: UInt64 = 0

  /// The standard deviation of the blur, in points: a guess by eye.
  private static let blur: CGFloat = 8

  init(_ isEnabled: Bool, owner: _Node, child: RenderNode) {
    self.isEnabled = isEnabled
    super.init(owner: owner, child: child)
  }

  override func didAttach() { runtime.part(SafeAreaReaders.self).all.append(self) }
  override func didDetach() { runtime.part(SafeAreaReaders.self).all.removeAll { $0 === self } }

  /// In a scroll view the copies extend as far as the content could scroll under the bars.
  func layoutIfMoved() {
    guard isEnabled else { return }
    reach = (safeArea() ?? enclosing(ScrollRender.self)?.safeArea())?.insets(of: screenFrame) ?? EdgeInsets()
  }

  override func collectChildFragments(into fragments: inout [Fragment], offset: CGPoint) {
    var content: [Fragment] = []
    super.collectChildFragments(into: &content, offset: offset)
    if isEnabled, reach != EdgeInsets(), size.width > 0, size.height > 0 {
      version += 1
      let columns = [(-1, -reach.leading, reach.leading), (0, 0, size.width), (1, size.width, reach.trailing)]
      let rows = [(-1, -reach.top, reach.top), (0, 0, size.height), (1, size.height, reach.bottom)]
      for (column, x, width) in columns where width > 0 {
        for (row, y, height) in rows where height > 0 && (column, row) != (0, 0) {
          let region = CGRect(x: x, y: y, width: width, height: height)
          fragments.append(copy(of: content, mirrored: column, row, in: region))
        }
      }
    }
    fragments += content
  }

  /// Returns a copy of the content behind an edge or a corner: -1 for left or top, 1 for right or bottom.
  private func copy(of content: [Fragment], mirrored column: Int, _ row: Int, in region: CGRect) -> Fragment {
    let mirror = AffineTransform(
      m11: column == 0 ? 1 : -1, m12: 0, m21: 0, m22: row == 0 ? 1 : -1, tX: column > 0 ? 2 * size.width : 0,
      tY: row > 0 ? 2 * size.height : 0)
    func layer(_ effects: Fragment.Effects, _ children: [Fragment]) -> Fragment {
      Fragment(key: .next(), version: version, offset: .zero, size: size, effects: effects, children: children)
    }
    let frame = CGRect(origin: .zero, size: size)
    let picture = layer(.init(clip: .rect(frame), transform: mirror), content.map { $0.renamed() })
    let blurred = layer(.init(compositing: Compositing(filters: [.blur(sigma: Self.blur, isOpaque: true)])), [picture])
    return layer(.init(clip: .rect(region)), [blurred])
  }
}

@available(iOS 26.0, *)
nonisolated extension View {
  /// Extends the view, mirrored and blurred, into the safe area beyond the edges that touch it, behind bars.
  public func backgroundExtensionEffect() -> some View { backgroundExtensionEffect(isEnabled: true) }

  /// Extends the view, mirrored and blurred, into the safe area beyond its edges, if `isEnabled` is true.
  public func backgroundExtensionEffect(isEnabled: Bool) -> some View {
    modifier(BackgroundExtensionModifier(isEnabled: isEnabled))
  }
}
