import DisplayList
import Foundation

/// Something that was drawn: commands, and what was drawn on top of them.
struct CanvasPart {
  var offset = CGPoint.zero
  var effects = Fragment.Effects.none
  var commands: [DrawCommand] = []
  var parts: [CanvasPart] = []
  /// Which clips apply, for neighbours that can be one; nil for what cannot.
  var clips: [Int]?
}

/// A view that a drawing may contain.
struct CanvasSymbol {
  var size: CGSize
  var fragments: [Fragment]
}

/// Collects what a function draws in one layer.
@MainActor
final class CanvasRecorder {
  let size: CGSize
  let scale: CGFloat
  let symbols: [AnyHashable: CanvasSymbol]
  private(set) var parts: [CanvasPart] = []
  /// Why something cannot be drawn.
  private(set) var fault: String?

  init(size: CGSize, scale: CGFloat, symbols: [AnyHashable: CanvasSymbol]) {
    self.size = size
    self.scale = scale
    self.symbols = symbols
  }

  /// A layer that is drawn by itself.
  func layer() -> CanvasRecorder { CanvasRecorder(size: size, scale: scale, symbols: symbols) }

  private var clipCount = 0

  /// A number for a clip that no other of the layer has.
  func nextClip() -> Int {
    clipCount += 1
    return clipCount
  }

  /// What a command or a layer is drawn with.
  struct State {
    var transform = CGAffineTransform.identity
    var clips: [CanvasClip] = []
  }

  func add(_ command: DrawCommand, _ state: State) {
    guard command.isDrawable else {
      fault = command.fault ?? fault
      return
    }
    let clips = state.clips.map(\.id)
    let matrix = state.transform.isIdentity ? nil : AffineTransform(state.transform)
    // One after the other under the same transform and clips: one fragment.
    if let last = parts.indices.last, parts[last].clips == clips, append(command, matrix, to: &parts[last]) { return }
    var part = CanvasPart(effects: Fragment.Effects(transform: matrix), commands: [command])
    part = clipped(part, state.clips)
    part.clips = clips
    parts.append(part)
  }

  private func append(_ command: DrawCommand, _ matrix: AffineTransform?, to part: inout CanvasPart) -> Bool {
    guard part.parts.isEmpty else {
      guard part.parts.count == 1 else { return false }
      return append(command, matrix, to: &part.parts[0])
    }
    guard part.effects.transform == matrix else { return false }
    part.commands.append(command)
    return true
  }

  /// Adds what was drawn elsewhere as one.
  func add(_ group: [CanvasPart], opacity: Double, _ state: State, fault: String? = nil) {
    self.fault = fault ?? self.fault
    guard !group.isEmpty else { return }
    let matrix = state.transform.isIdentity ? nil : AffineTransform(state.transform)
    let inner = clipped(CanvasPart(effects: Fragment.Effects(transform: matrix), parts: group), state.clips)
    parts.append(
      opacity == 1 ? inner : CanvasPart(effects: Fragment.Effects(opacity: opacity), parts: [inner]))
  }

  private func clipped(_ part: CanvasPart, _ clips: [CanvasClip]) -> CanvasPart {
    clips.reversed().reduce(part) { inner, clip in
      // A fragment's clip counts in its own coordinates, before its transform.
      if inner.effects == .none {
        var outer = inner
        outer.effects.clip = clip.outline
        return outer
      }
      return CanvasPart(effects: Fragment.Effects(clip: clip.outline), parts: [inner])
    }
  }
}

/// A shape outside of which nothing is drawn, in the layer's coordinates.
struct CanvasClip: Sendable {
  var outline: Outline
  /// Differs between clips.
  var id: Int
}

/// Fragments of what is drawn anew again and again: what is the same in the same place keeps its key and version.
@MainActor
struct DrawnParts {
  private var known: [(key: FragmentKey, version: UInt64, effects: Fragment.Effects, commands: [DrawCommand])] = []
  private var next = 0

  mutating func fragments(of parts: [CanvasPart]) -> [Fragment] {
    next = 0
    let made = parts.map { fragment(of: $0) }
    // A drawing that becomes simple for good need not keep the keys of what it was.
    if known.count > 4 * next + 16 { known.removeSubrange(next...) }
    return made
  }

  private mutating func fragment(of part: CanvasPart) -> Fragment {
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

extension CanvasPart {
  /// A copy of a fragment, which can be drawn several times.
  init(_ fragment: Fragment) {
    self.init(
      offset: fragment.offset, effects: fragment.effects, commands: fragment.commands,
      parts: fragment.children.map { CanvasPart($0) })
  }
}
