import DisplayList
import Foundation

/// The two children of a masked fragment: everything drawn in it, and the mask.
@MainActor
struct PictureMask {
  private let keys = [FragmentKey.next(), FragmentKey.next()]
  private var drawing = DrawnParts()
  private var parts: [Fragment] = []

  /// Reuses the previous fragment for what has not changed.
  mutating func parts(of content: [Fragment], mask: [DrawnPart], size: CGSize) -> [Fragment] {
    let known = parts
    parts = [content, drawing.fragments(of: mask)].enumerated().map { index, drawn in
      if index < known.count, known[index].size == size, known[index].children.elementsEqual(drawn, by: ===) {
        return known[index]
      }
      return Fragment(key: keys[index], version: 1, offset: .zero, size: size, children: drawn)
    }
    return parts
  }
}
