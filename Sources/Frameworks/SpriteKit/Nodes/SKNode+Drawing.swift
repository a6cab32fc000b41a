import DisplayList
import Foundation
import ScrollworkSwiftUI
@_spi(Scrollwork) import ScrollworkUIKit

/// A transform and opacity in a layer, with y downwards.
struct Placement {
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
}

/// The content of a node around its origin, with y downwards.
struct NodeContent {
  var commands: [DrawCommand] = []
  var fragments: [Fragment] = []
  var compositing: Compositing?
}

/// A fragment that remains the same object while its drawing is unchanged.
@MainActor
struct KeptFragment {
  private var last: Fragment?

  mutating func make(effects: Fragment.Effects, commands: [DrawCommand] = [], children: [Fragment] = []) -> Fragment {
    let (effects, commands) = (effects.drawable, commands.filter(\.isDrawable))
    if let last, last.effects == effects, last.commands == commands {
      if last.children.elementsEqual(children, by: ===) { return last }
      let made = Fragment(
        key: last.key, version: last.version, offset: .zero, size: .zero, effects: effects, commands: commands,
        children: children)
      self.last = made
      return made
    }
    let made = Fragment(
      key: last?.key ?? FragmentKey.next(), version: (last?.version ?? 0) + 1, offset: .zero, size: .zero,
      effects: effects, commands: commands, children: children)
    last = made
    return made
  }
}

extension SKNode {
  /// Called when the position or opacity changed.
  final func placeDidChange() {
    isMoved = true
    changed()
  }

  /// Called when the node's own content changed.
  final func contentDidChange() {
    isContentOld = true
    changed()
  }

  /// Called when the drawing order changed, here or in the node.
  final func orderDidChange() {
    var node: SKNode? = self
    while let around = node {
      around.orderBelowDidChange()
      node = around.holder
    }
    changed()
  }

  /// Marks all ancestors as changed, up to those already marked.
  final func changed() {
    var node: SKNode? = self
    while let around = node, !around.hasChanges || around === self {
      around.hasChanges = true
      node = around.holder
    }
  }

  /// The transform from the node's coordinates to its parent's.
  final var toParent: CGAffineTransform {
    let (cosine, sine) = zRotation == 0 ? (1, 0) : (cos(zRotation), sin(zRotation))
    return CGAffineTransform(
      a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale, tx: position.x, ty: position.y)
  }

  /// Returns the node's placement in a layer, within an outer one.
  final func placement(in outer: Placement) -> Placement {
    let up = toParent
    // The same with y downwards.
    let down = CGAffineTransform(a: up.a, b: -up.b, c: -up.c, d: up.d, tx: up.tx, ty: -up.ty)
    return Placement(transform: down.concatenating(outer.transform), alpha: outer.alpha * alpha)
  }
}

extension SKBlendMode {
  /// The compositing with what is behind it; nil for the normal one.
  var compositing: Compositing? { operation == .normal ? nil : Compositing(blendMode: operation) }

  private var operation: BlendOperation {
    switch self {
    case .alpha: .normal
    case .add: .plusLighter
    case .multiply, .multiplyAlpha: .multiply
    case .screen: .screen
    case .replace: .copy
    }
  }
}

/// The blend mode of a node. Caveat: there is no `subtract` and no `multiplyX2`.
public enum SKBlendMode: Int, Sendable {
  /// Alpha blending.
  case alpha = 0
  /// Addition.
  case add = 1
  /// Multiplication.
  case multiply = 3
  /// Screen: the inverted colours are multiplied.
  case screen = 5
  /// Replacement.
  case replace = 6
  /// Multiplication, weighted by the node's opacity.
  case multiplyAlpha = 7
}
