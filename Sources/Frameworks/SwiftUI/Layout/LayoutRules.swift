import Foundation

// The rules of layout that debug builds prove: measuring changes nothing, and a container places each of its children.
// If one is broken, a render node is wrong, never an app: an app's mistakes are reported (`Report`). Release builds
// prove nothing.
@MainActor
enum LayoutRules {
  /// Called with each broken rule, as a sentence; nil to stop the process.
  static var onBroken: ((String) -> Void)?

  #if DEBUG
    /// The node that is being measured; nil if none is.
    fileprivate static var measured: RenderNode?
    /// How often nodes have taken a place.
    fileprivate static var placements = 0

    fileprivate static func broken(_ rule: String) {
      if let onBroken { onBroken(rule) } else { assertionFailure(rule) }
    }
  #endif
}

extension RenderNode {
  /// Notes that the node computes an answer: a size, a guide or a spacing.
  /// - Returns: What `endMeasuring` restores.
  @inline(__always)
  final func beginMeasuring() -> RenderNode? {
    #if DEBUG
      defer { LayoutRules.measured = self }
      return LayoutRules.measured
    #else
      return nil
    #endif
  }

  @inline(__always)
  final func endMeasuring(_ outer: RenderNode?) {
    #if DEBUG
      LayoutRules.measured = outer
    #endif
  }

  /// Notes that the node takes a place.
  /// - Returns: The number of this placement, for `proveChildrenPlaced`.
  @inline(__always)
  final func notePlacement() -> Int {
    #if DEBUG
      runtime.proveNotMeasuring("\(nameInRules) took a place")
      LayoutRules.placements += 1
      placement = LayoutRules.placements
      return placement
    #else
      return 0
    #endif
  }

  /// Proves that each child has taken a place since a placement of this node.
  @inline(__always)
  final func proveChildrenPlaced(since placement: Int) {
    #if DEBUG
      // What changed the node meanwhile has queued it, and it places its children again.
      guard !isLayoutDirty else { return }
      for child in children where child.placement <= placement {
        LayoutRules.broken("A container places each of its children, but \(nameInRules) left out \(child.nameInRules).")
      }
    #endif
  }

  #if DEBUG
    /// Such as `FrameRender of PetRow`.
    fileprivate var nameInRules: String { "\(TypeName.of(type(of: self))) of \(owner.appViewName)" }
  #endif
}

extension Runtime {
  /// Proves that no node of this screen is being measured when something changes.
  /// - Parameter change: What changes, as the beginning of a sentence.
  @inline(__always)
  func proveNotMeasuring(_ change: @autoclosure () -> String) {
    #if DEBUG
      guard let measured = LayoutRules.measured, measured.runtime === self, !(measured is any ViewMeasuring) else {
        return
      }
      LayoutRules.broken("Measuring changes nothing, but \(change()) while \(measured.nameInRules) was measured.")
    #endif
  }
}

/// A node that measures by running UIKit code, which may lay out a view to find its size.
protocol ViewMeasuring: RenderNode {}
