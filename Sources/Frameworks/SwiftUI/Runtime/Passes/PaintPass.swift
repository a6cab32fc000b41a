import DisplayList
import Foundation

// Pass 6: changed fragments become a new display list; all others are the same objects as before.
extension Runtime {
  func paintPass() {
    guard needsPaint, let root else { return }
    run(.beforePaint)
    needsPaint = false
    var fragments: [Fragment] = []
    root.collectFragments(into: &fragments, offset: .zero)
    fragment = fragments.first
  }

  /// The display list of the last frame.
  package var displayList: DisplayList {
    let background: DisplayColor = screen.colorScheme == .dark ? .black : .white
    let root =
      fragment ?? Fragment(key: FragmentKey(rawValue: 0), version: 0, offset: .zero, size: screen.size)
    return DisplayList(size: screen.size, scale: screen.scale, background: background, root: root)
  }
}
