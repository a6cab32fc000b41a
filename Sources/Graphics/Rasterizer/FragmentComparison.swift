import DisplayList
import Foundation

/// Finds what differs on the screen between two display lists.
///
/// The same object on the same path is the same picture and is not looked into. A fragment that differs in its effects
/// or its place damages where it was and where it is; one whose own commands differ, those commands; and so on with the
/// children in pairs. Inside the fragment whose pixels are shifted, both versions are looked at where the new one is:
/// that is where the old one's pixels are by then.
struct FragmentComparison {
  let shift: Shift?
  private(set) var damage = Damage()

  init(_ old: DisplayList, _ new: DisplayList, shift: Shift?) {
    self.shift = shift
    for area in shift?.damage ?? [] { damage.add(area) }
    compare(old.root, new.root, in: Placement(new), isFaded: false)
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
    // Whatever moves inside a group changes the group's shadow somewhere else; and a faded group of one is drawn another
    // way than one of two.
    if new.effects.shadow != nil || isFaded && old.isSingle != new.isSingle {
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
      if case (let before?, let after?) = pair, let ends = Self.endsThatDiffer(before, after) {
        for bounds in ends { damage.add(place.pixels(of: bounds)) }
        continue
      }
      for command in [pair.0, pair.1] { if let command { damage.add(place.pixels(of: command.bounds)) } }
    }
  }

  /// Where two lines of text differ that begin with the same glyphs, such as one to which a word is added: the bounds of either's rest.
  private static func endsThatDiffer(_ old: DrawCommand, _ new: DrawCommand) -> [CGRect]? {
    guard case .glyphs(let before, .color(let oldColor)) = old, case .glyphs(let after, .color(let newColor)) = new,
      oldColor == newColor, before.face == after.face, before.origin == after.origin, before.ascent == after.ascent,
      before.descent == after.descent, !before.isRightToLeft, !after.isRightToLeft,
      !before.isUnderlined, !after.isUnderlined, !before.isStruckThrough, !after.isStruckThrough
    else { return nil }
    var same = 0
    while same < min(before.glyphs.count, after.glyphs.count), before.glyphs[same] == after.glyphs[same] { same += 1 }
    guard same > 0 else { return nil }
    return [before, after].filter { same < $0.glyphs.count }.map { $0.bounds(from: same) }
  }
}

extension GlyphRun {
  /// The part of `bounds` that the glyphs from one on may touch.
  fileprivate func bounds(from index: Int) -> CGRect {
    let all = bounds
    // Marks may stand left of the letter before.
    let left = glyphs[index...].reduce(CGFloat.infinity) { min($0, $1.x) }
    return CGRect(x: all.minX + max(0, left), y: all.minY, width: max(0, all.width - max(0, left)), height: all.height)
  }
}
