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
    for command in old[start..<(old.count - end)] { damage.add(place.pixels(of: command.bounds)) }
    for command in new[start..<(new.count - end)] { damage.add(place.pixels(of: command.bounds)) }
  }
}
