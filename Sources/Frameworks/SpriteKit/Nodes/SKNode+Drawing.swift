import DisplayList
import Foundation
import ScrollworkSwiftUI
@_spi(Scrollwork) import ScrollworkUIKit

/// Where something is drawn in a layer, whose y counts downwards.
struct Placement {
  var transform = CGAffineTransform.identity
  var alpha: CGFloat = 1
}

/// What a node draws around its origin, with y downwards.
struct NodeContent {
  var commands: [DrawCommand] = []
  var fragments: [Fragment] = []
  var compositing: Compositing?
}

/// A fragment that stays the same object for as long as it draws the same.
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
  /// The place or opacity changed.
  final func placeDidChange() {
    isMoved = true
    changed()
  }

  /// What the node itself draws changed.
  final func contentDidChange() {
    isContentOld = true
    changed()
  }

  /// What is drawn over what changed, here or in the node.
  final func orderDidChange() {
    var node: SKNode? = self
    while let around = node {
      around.orderBelowDidChange()
      node = around.holder
    }
    changed()
  }

  /// Tells all around, up to those who know already.
  final func changed() {
    var node: SKNode? = self
    while let around = node, !around.hasChanges || around === self {
      around.hasChanges = true
      node = around.holder
    }
  }

  /// From the node's coordinates to those of its parent.
  final var toParent: CGAffineTransform {
    let (cosine, sine) = zRotation == 0 ? (1, 0) : (cos(zRotation), sin(zRotation))
    return CGAffineTransform(
      a: cosine * xScale, b: sine * xScale, c: -sine * yScale, d: cosine * yScale, tx: position.x, ty: position.y)
  }

  /// Returns where the node is drawn in a layer, inside of something that is drawn there.
  final func placement(in outer: Placement) -> Placement {
    let up = toParent
    // The same with y downwards.
    let down = CGAffineTransform(a: up.a, b: -up.b, c: -up.c, d: up.d, tx: up.tx, ty: -up.ty)
    return Placement(transform: down.concatenating(outer.transform), alpha: outer.alpha * alpha)
  }
}

extension SKBlendMode {
  /// How it is laid on what is behind it; nil for right there.
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

/// How the colours of a node and of what is behind it become one. Caveat: there is no `subtract` and no `multiplyX2`.
public enum SKBlendMode: Int, Sendable {
  /// The node covers what is behind it as far as it is opaque.
  case alpha = 0
  /// Both are added.
  case add = 1
  /// Both are multiplied.
  case multiply = 3
  /// What both lack is multiplied.
  case screen = 5
  /// What is behind is gone.
  case replace = 6
  /// Both are multiplied, as far as the node is opaque.
  case multiplyAlpha = 7
}
