import DisplayList
import Foundation

/// The fragments of a drawing that is repeated: what is the same in the same place keeps its key and version.
@MainActor
struct DrawnParts {
  private var known: [(key: FragmentKey, version: UInt64, effects: Fragment.Effects, commands: [DrawCommand])] = []
  private var next = 0

  mutating func fragments(of parts: [DrawnPart]) -> [Fragment] {
    next = 0
    let made = parts.map { fragment(of: $0) }
    // A drawing that becomes permanently simple need not keep its old keys.
    if known.count > 4 * next + 16 { known.removeSubrange(next...) }
    return made
  }

  private mutating func fragment(of part: DrawnPart) -> Fragment {
    let index = next
    next += 1
    let effects = part.effects.drawable
    if index == known.count {
      known.append((FragmentKey.next(), 0, effects, part.commands))
    } else if known[index].effects != effects || known[index].commands != part.commands {
      known[index].version += 1
      (known[index].effects, known[index].commands) = (effects, part.commands)
    }
    let children = part.parts.map { fragment(of: $0) }
    return Fragment(
      key: known[index].key, version: known[index].version, offset: part.offset, size: .zero, effects: effects,
      commands: part.commands, children: children)
  }
}

/// A view that a drawing may contain.
struct CanvasSymbol {
  var size: CGSize
  var fragments: [Fragment]
}
