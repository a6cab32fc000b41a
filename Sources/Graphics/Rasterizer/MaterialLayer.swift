import DisplayList

/// A material that is drawn directly on the screen, and the content below it.
///
/// The content below is a separate list, so that a scroll can move its pixels like those of the rest of the screen
/// before they are blurred.
struct MaterialLayer {
  /// All pixels that the material may affect.
  let area: PixelRect
  let below: DisplayList
  /// Where painting continues above `below`.
  let start: PaintStart
}

/// A command from which on a list is painted.
struct PaintStart {
  /// The path from the list's root to the fragment with the command.
  let path: [Fragment]
  let command: Int
}

/// The materials of a list.
struct MaterialLayers {
  /// The materials whose underlying content is worth keeping; no other material affects any of their pixels.
  private(set) var layers: [MaterialLayer] = []
  /// The pixels of all others: each is painted as a whole.
  private(set) var others: [PixelRect] = []

  /// The size in pixels below which painting again is as fast as moving.
  private static let smallest = 20_000

  init(_ list: DisplayList) {
    guard list.root.hasBackdrop else { return }
    var search = MaterialSearch()
    search.visit(list.root, in: Placement(list), isPlain: true)
    let areas = search.found.map(\.area)
    for (area, start) in search.found {
      let isAlone = areas.filter { !$0.intersection(area).isEmpty }.count == 1
      if let start, isAlone, area.area >= Self.smallest {
        layers.append(MaterialLayer(area: area, below: list.before(start), start: start))
      } else {
        others.append(area)
      }
    }
  }
}

private struct MaterialSearch {
  /// The found materials, with a start if the material is drawn directly on the screen.
  private(set) var found: [(area: PixelRect, start: PaintStart?)] = []
  private var path: [Fragment] = []

  /// Searches a fragment.
  /// - Parameter isPlain: whether the fragment draws directly on the screen, in the order of the list.
  mutating func visit(_ fragment: Fragment, in parent: Placement, isPlain: Bool) {
    let effects = fragment.effects
    guard fragment.hasBackdrop, effects.opacity > 0 else { return }
    let inner = parent.entering(fragment)
    let isPlain =
      isPlain && effects.opacity >= 1 && effects.shadow == nil && effects.compositing == nil
      && effects.clip.map(inner.isExact) ?? true
    path.append(fragment)
    for (index, command) in fragment.commands.enumerated() where command.backdrop != nil {
      let area = inner.pixels(of: command.bounds)
      if !area.isEmpty { found.append((area, isPlain ? PaintStart(path: path, command: index) : nil)) }
    }
    for child in fragment.children { visit(child, in: inner, isPlain: isPlain) }
    path.removeLast()
  }
}

extension DisplayList {
  /// Returns what is drawn before a command.
  fileprivate func before(_ start: PaintStart) -> DisplayList {
    var list = self
    var child: (whole: Fragment, part: Fragment)?
    for fragment in start.path.reversed() {
      var commands = fragment.commands
      var children: [Fragment] = []
      if let child {
        children = fragment.children.prefix { $0 !== child.whole } + [child.part]
      } else {
        commands.removeSubrange(start.command...)
      }
      let part = Fragment(
        key: fragment.key, version: fragment.version, offset: fragment.offset, size: fragment.size,
        effects: fragment.effects, commands: commands, children: children)
      child = (fragment, part)
      list.root = part
    }
    return list
  }
}
