import DisplayList
import Foundation

/// Finds the on-screen differences between two display lists.
///
/// The same object on the same path is the same picture and is skipped. A fragment that differs in its effects or its
/// place damages its old and its new area; one whose own commands differ, those commands; and so on with pairs of
/// children. Inside the fragment whose pixels are shifted, both versions are compared at the new one's place: that is
/// where the old one's pixels will be.
struct FragmentComparison {
  let shift: Shift?
  private(set) var damage = Damage()

  /// Compares two lists.
  /// - Parameter region: the only pixels that count.
  init(_ old: DisplayList, _ new: DisplayList, in region: PixelRect, shift: Shift?) {
    self.shift = shift
    for area in shift?.damage ?? [] { damage.add(area) }
    let screen = Placement(new, in: region)
    compare(old.root, new.root, in: screen, isFaded: false)
    if new.root.hasBackdrop {
      var areas: [PixelRect] = []
      screen.collectBackdrops(of: new.root, into: &areas)
      damage.keepWhole(areas)
    }
  }

  private mutating func compare(_ old: Fragment, _ new: Fragment, in parent: Placement, isFaded: Bool) {
    if old === new { return }
    let isShifted = shift?.new === new && shift?.old === old
    guard old.key == new.key, old.effects == new.effects, old.offset == new.offset || isShifted else {
      damage.add(parent.pixels(of: old))
      damage.add(parent.pixels(of: new))
      return
    }
    if new.effects.opacity <= 0 { return }
    let isFaded = isFaded || new.effects.opacity < 1
    // Whatever moves inside a group changes the group's shadow, or its blur, somewhere else; and a faded group of one
    // is drawn differently from one of two.
    if new.effects.shadow != nil || new.effects.compositing?.isSpread == true
      || isFaded && old.isSingle != new.isSingle
    {
      if old.commands != new.commands || !old.children.elementsEqual(new.children, by: ===) {
        damage.add(parent.pixels(of: old.moved(to: new.offset)))
        damage.add(parent.pixels(of: new))
      }
      return
    }
    let inner = parent.entering(new)
    compare(old.commands, new.commands, in: inner)
    let children = Fragment.match(old.children, new.children)
    for (old, new) in children.pairs { compare(old, new, in: inner, isFaded: isFaded) }
    for (old, new) in children.others {
      if let old { damage.add(inner.pixels(of: old)) }
      if let new { damage.add(inner.pixels(of: new)) }
    }
  }

  private mutating func compare(_ old: [DrawCommand], _ new: [DrawCommand], in place: Placement) {
    if old == new { return }
    let shorter = min(old.count, new.count)
    let start = (0..<shorter).first { old[$0] != new[$0] } ?? shorter
    let end = (0..<(shorter - start)).first { old[old.count - 1 - $0] != new[new.count - 1 - $0] } ?? shorter - start
    for index in start..<max(old.count, new.count) - end {
      let pair = (index < old.count - end ? old[index] : nil, index < new.count - end ? new[index] : nil)
      if case (let before?, let after?) = pair, let parts = before.parts(thatDifferFrom: after) {
        for bounds in parts { damage.add(place.pixels(of: bounds)) }
        continue
      }
      for command in [pair.0, pair.1] { if let command { damage.add(place.pixels(of: command.bounds)) } }
    }
  }
}

extension Placement {
  /// Collects the pixels of all shapes that show what lies behind them: each is painted as a whole.
  fileprivate func collectBackdrops(of fragment: Fragment, into areas: inout [PixelRect]) {
    guard fragment.hasBackdrop, fragment.effects.opacity > 0 else { return }
    let inner = entering(fragment)
    for command in fragment.commands where command.backdrop != nil {
      let area = inner.pixels(of: command.bounds)
      if !area.isEmpty { areas.append(area) }
    }
    for child in fragment.children { inner.collectBackdrops(of: child, into: &areas) }
  }
}

extension DrawCommand {
  /// Returns the bounds of what two commands draw differently; nil if they have too little in common.
  fileprivate func parts(thatDifferFrom other: DrawCommand) -> [CGRect]? {
    switch (self, other) {
    case (.glyphs(let before, .color(let old)), .glyphs(let after, .color(let new))) where old == new:
      before.ends(thatDifferFrom: after)
    case (.fill(.rect(let before), .color(let old)), .fill(.rect(let after), .color(let new))) where old == new:
      before.subtracting(after) + after.subtracting(before)
    case (
      .fill(.roundedRect(let before, let oldRadii, let oldStyle), .color(let old)),
      .fill(.roundedRect(let after, let newRadii, let newStyle), .color(let new))
    ) where old == new && oldStyle == newStyle && before.origin == after.origin && before.width == after.width:
      before.ends(thatDifferFrom: after, oldRadii.clamped(to: before.size), newRadii.clamped(to: after.size))
    default: nil
    }
  }
}

extension CGRect {
  /// Returns the area outside the other rectangle.
  fileprivate func subtracting(_ other: CGRect) -> [CGRect] {
    let hole = intersection(other)
    if hole.isNull || hole.isEmpty { return [self] }
    return [
      CGRect(x: minX, y: minY, width: width, height: hole.minY - minY),
      CGRect(x: minX, y: hole.maxY, width: width, height: maxY - hole.maxY),
      CGRect(x: minX, y: hole.minY, width: hole.minX - minX, height: hole.height),
      CGRect(x: hole.maxX, y: hole.minY, width: maxX - hole.maxX, height: hole.height),
    ].filter { $0.width > 0 && $0.height > 0 }
  }

  /// Returns the differing part of rounded rectangles that differ only in height, such as a growing card: the area
  /// below the sides that both have.
  fileprivate func ends(thatDifferFrom other: CGRect, _ radii: CornerRadii, _ otherRadii: CornerRadii) -> [CGRect]? {
    guard radii == otherRadii else { return nil }
    // A smooth corner ends 1.53 radii from the corner point.
    let side = Swift.min(maxY, other.maxY) - radii.largest * 1.528665
    guard side > minY else { return nil }
    return [CGRect(x: minX, y: side, width: width, height: Swift.max(maxY, other.maxY) - side)]
  }
}

extension GlyphRun {
  /// Returns where two lines of text differ that begin with the same glyphs, such as one to which a word is added.
  fileprivate func ends(thatDifferFrom other: GlyphRun) -> [CGRect]? {
    guard face == other.face, origin == other.origin, ascent == other.ascent, descent == other.descent,
      !isRightToLeft, !other.isRightToLeft, !isUnderlined, !other.isUnderlined, !isStruckThrough, !other.isStruckThrough
    else { return nil }
    var same = 0
    while same < min(glyphs.count, other.glyphs.count), glyphs[same] == other.glyphs[same] { same += 1 }
    return same == 0 ? nil : [self, other].filter { same < $0.glyphs.count }.map { $0.bounds(from: same) }
  }

  /// Returns the part of `bounds` that the glyphs from one on may touch.
  fileprivate func bounds(from index: Int) -> CGRect {
    let all = bounds
    // Marks may stand left of the preceding letter.
    let left = glyphs[index...].reduce(CGFloat.infinity) { min($0, $1.x) }
    return CGRect(x: all.minX + max(0, left), y: all.minY, width: max(0, all.width - max(0, left)), height: all.height)
  }
}
