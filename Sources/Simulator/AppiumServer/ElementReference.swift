import Automation
import DisplayList
import Foundation

/// A way to find an element again that a client holds: by its fragment, which is the same as long as it is on the
/// screen.
@MainActor
struct ElementReference: @preconcurrency Hashable {
  /// The standard's name for a reference on the wire.
  nonisolated static let key = "element-6066-11e4-a52e-4f735466cecf"

  private let fragment: FragmentKey?
  private let type: ElementType
  /// The position among the elements of the same fragment and type.
  private let place: Int
  private let name: String

  init(_ element: ElementSnapshot, in root: ElementSnapshot) {
    fragment = element.key
    type = element.elementType
    name = element.shownName ?? ""
    let same = Self.same(element.key, element.elementType, in: root)
    place = same.firstIndex { $0 === element } ?? 0
  }

  private static func same(_ key: FragmentKey?, _ type: ElementType, in root: ElementSnapshot) -> [ElementSnapshot] {
    ([root] + root.descendants).filter { $0.key == key && $0.elementType == type }
  }

  /// Returns the element as it is now; nil if it is gone.
  func find(in root: ElementSnapshot) -> ElementSnapshot? {
    let same = Self.same(fragment, type, in: root)
    return same.indices.contains(place) ? same[place] : nil
  }

  func isGone(from root: ElementSnapshot) -> WebDriverError {
    let what = "\(type.words)\(name.isEmpty ? "" : " \"\(name)\"")"
    let near = name.isEmpty ? [] : root.nearest(to: name)
    let hints = near.map { "\n  \($0.element.elementType.words) \"\($0.name)\"" }.joined()
    return WebDriverError(
      .staleElement, "The \(what) is not on the screen any more.\(hints.isEmpty ? "" : " Nearest now:" + hints)")
  }
}
