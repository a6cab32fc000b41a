import DisplayList
import Foundation

/// A part of the picture that can be moved instead of painted, since a fragment moved under a clip by whole pixels.
///
/// The area behind the fragment must have one colour all over, before and after; otherwise it would move along. Content
/// in front moves along, too: it is painted again, both there and where it was moved to.
struct Shift {
  /// The fragment that moved, before and after.
  let old: Fragment
  let new: Fragment
  /// The distance in pixels.
  let dx: Int
  let dy: Int
  /// Both source and target of the pixels.
  let area: PixelRect
  /// The area that the shift itself uncovers and spoils.
  let damage: [PixelRect]

  /// Returns the largest shift between two pictures of one size, if there is one.
  /// - Parameter region: the only pixels that count.
  static func find(from old: DisplayList, to new: DisplayList, in region: PixelRect) -> Shift? {
    guard old.background == new.background else { return nil }
    var search = ShiftSearch()
    search.visit(old.root, new.root, in: Placement(new, in: region))
    return search.best.flatMap { Shift($0, background: new.background) }
  }

  private init?(_ move: ShiftSearch.Move, background: DisplayColor) {
    let (dx, dy) = (move.dx, move.dy)
    var front: [PixelRect] = []
    var oldFront: [PixelRect] = []
    for step in move.path {
      step.placement.collect(inFrontOf: step.newChild, of: step.new, move.area, into: &front)
      step.placement.collect(inFrontOf: step.oldChild, of: step.old, move.area, into: &oldFront)
    }
    // Nothing below a bar needs to move.
    let area = front.filter(oldFront.contains).reduce(move.area) { $0.cutting(bar: $1) }
    let kept = area.intersection(area.offsetBy(x: dx, y: dy))
    guard !kept.isEmpty else { return nil }
    var behind = Backdrop(area, color: background)
    var oldBehind = behind
    for step in move.path {
      oldBehind.addAll(behind: step.oldChild, of: step.old, in: step.placement)
      behind.addAll(behind: step.newChild, of: step.new, in: step.placement)
    }
    guard let color = behind.color, color == oldBehind.color else { return nil }
    let moved = oldFront.map { $0.intersection(area).offsetBy(x: dx, y: dy).intersection(area) }
    (old, new, self.dx, self.dy, self.area) = (move.old, move.new, dx, dy, area)
    damage = area.subtracting(kept) + front + moved
  }
}

extension PixelRect {
  /// Returns what is left above or below a rectangle that spans the width at one end.
  fileprivate func cutting(bar: PixelRect) -> PixelRect {
    guard bar.x <= x, bar.maxX >= maxX else { return self }
    if bar.y <= y { return intersection(PixelRect(x: x, y: bar.maxY, width: width, height: maxY - bar.maxY)) }
    if bar.maxY >= maxY { return intersection(PixelRect(x: x, y: y, width: width, height: bar.y - y)) }
    return self
  }
}

/// Searches for the moved fragment with the largest visible area.
private struct ShiftSearch {
  struct Step {
    var old: Fragment
    var new: Fragment
    /// The placement inside the two, which lie in the same place.
    var placement: Placement
    var oldChild: Fragment
    var newChild: Fragment
  }

  struct Move {
    var path: [Step]
    var old: Fragment
    var new: Fragment
    var dx: Int
    var dy: Int
    /// The pixels that the fragment affected or affects.
    var area: PixelRect
  }

  private(set) var best: Move?
  private var path: [Step] = []

  mutating func visit(_ old: Fragment, _ new: Fragment, in parent: Placement) {
    guard old.offset == new.offset else { return consider(old, new, in: parent) }
    let effects = new.effects
    guard old.key == new.key, old.effects == effects, effects.opacity >= 1, effects.shadow == nil,
      effects.compositing == nil
    else { return }
    switch effects.clip {
    case nil, .rect: break
    default: return
    }
    let inner = parent.entering(new)
    guard inner.matrix.isUpright, !inner.clip.isEmpty else { return }
    for (oldChild, newChild) in Fragment.match(old.children, new.children).pairs {
      path.append(Step(old: old, new: new, placement: inner, oldChild: oldChild, newChild: newChild))
      visit(oldChild, newChild, in: inner)
      path.removeLast()
    }
  }

  private mutating func consider(_ old: Fragment, _ new: Fragment, in parent: Placement) {
    // What a material shows changes with its place.
    guard old.effects == new.effects, new.effects.opacity > 0, !old.hasBackdrop, !new.hasBackdrop else { return }
    let distance = parent.matrix.map(direction: CGPoint(x: new.offset.x - old.offset.x, y: new.offset.y - old.offset.y))
    guard abs(distance.x) < 100_000, abs(distance.y) < 100_000 else { return }
    let (dx, dy) = (distance.x.rounded(), distance.y.rounded())
    guard abs(distance.x - dx) < 1e-6, abs(distance.y - dy) < 1e-6 else { return }
    let area = parent.pixels(of: old).union(parent.pixels(of: new))
    if area.area > best?.area.area ?? 0 {
      best = Move(path: path, old: old, new: new, dx: Int(dx), dy: Int(dy), area: area)
    }
  }
}

/// The single colour that covers an area so far, if any.
private struct Backdrop {
  private let area: PixelRect
  private(set) var color: DisplayColor?

  init(_ area: PixelRect, color: DisplayColor) {
    self.area = area
    self.color = color
  }

  /// Adds what a fragment draws before one of its children.
  mutating func addAll(behind child: Fragment, of fragment: Fragment, in inner: Placement) {
    for command in fragment.commands { add(command, in: inner) }
    for sibling in fragment.children {
      if sibling === child { return }
      add(sibling, in: inner)
    }
  }

  private mutating func add(_ command: DrawCommand, in place: Placement) {
    if place.pixels(of: command.bounds).intersection(area).isEmpty { return }
    if case .fill(.rect(let rect), .color(let paint)) = command {
      if paint.alpha <= 0 { return }
      if paint.alpha >= 1, place.matrix.isUpright, PixelRect(inside: place.matrix.map(rect)).contains(area) {
        return color = paint
      }
    }
    color = nil
  }

  private mutating func add(_ fragment: Fragment, in parent: Placement) {
    if parent.pixels(of: fragment).intersection(area).isEmpty { return }
    let effects = fragment.effects
    let inner = parent.entering(fragment)
    var isPlain = effects.opacity >= 1 && effects.shadow == nil && effects.compositing == nil
    switch effects.clip {
    case nil: break
    case .rect: isPlain = isPlain && inner.matrix.isUpright && inner.clip.contains(area)
    default: isPlain = false
    }
    guard isPlain else { return color = nil }
    for command in fragment.commands { add(command, in: inner) }
    for child in fragment.children { add(child, in: inner) }
  }
}

extension Placement {
  /// Collects where a fragment draws after one of its children, inside an area.
  fileprivate func collect(
    inFrontOf child: Fragment, of fragment: Fragment, _ area: PixelRect, into pixels: inout [PixelRect]
  ) {
    guard let index = fragment.children.firstIndex(where: { $0 === child }) else { return }
    for sibling in fragment.children[(index + 1)...] { collect(sibling, area, into: &pixels) }
  }

  private func collect(_ fragment: Fragment, _ area: PixelRect, into result: inout [PixelRect]) {
    let all = pixels(of: fragment).intersection(area)
    if all.isEmpty { return }
    let isWhole = fragment.effects.shadow != nil || fragment.effects.compositing != nil
    if isWhole || fragment.children.isEmpty { return result.append(all) }
    let inner = entering(fragment)
    for command in fragment.commands {
      let drawn = inner.pixels(of: command.bounds).intersection(area)
      if !drawn.isEmpty { result.append(drawn) }
    }
    for child in fragment.children { inner.collect(child, area, into: &result) }
  }
}
