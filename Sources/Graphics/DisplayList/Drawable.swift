import Foundation

// An app may compute any number: a radius that is not one, an endless scale. Hosts receive only what can be drawn; the
// rest is reported to the developer once per view.

/// The limits of what can be drawn, in points.
private enum Limit {
  /// The content of a list with a million rows is a tenth as long.
  static let place: CGFloat = 1_000_000_000
  /// The limit for curved, slanted or stroked shapes: painters count their pixels in 24 bits.
  static let curve: CGFloat = 1_000_000
  /// Beyond this blur nothing that fits on a screen remains visible.
  static let blur: CGFloat = 10_000
  static let scale: CGFloat = 100_000
  /// The most dashes of a line.
  static let dashes: CGFloat = 100_000
}

extension DrawCommand {
  /// Whether there is something that can be drawn.
  public var isDrawable: Bool {
    if case .stroke(_, _, let stroke) = self, stroke.width <= 0 { return false }
    return fault == nil
  }

  /// Why the command cannot be drawn, as a sentence; nil if it can be.
  public var fault: String? {
    switch self {
    case .fill(let outline, let paint): outline.fault ?? paint.fault
    case .stroke(let outline, let paint, let stroke): outline.fault ?? stroke.fault(around: outline) ?? paint.fault
    case .shadow(let outline, let shadow): outline.fault ?? shadow.fault
    case .image(_, let rect, _):
      rect.isWithin(Limit.place) ? nil : "A picture's frame is not finite or larger than a billion points."
    case .glyphs(let run, _):
      run.bounds.isWithin(Limit.place) ? nil : "A text's place or size is not finite or beyond a billion points."
    }
  }
}

extension Paint {
  fileprivate var fault: String? {
    guard case .pattern(let pattern) = self, !pattern.tile.isWithin(Limit.place) || pattern.tile.isEmpty else {
      return nil
    }
    return "A pattern's place or size is not finite, empty or larger than a billion points."
  }
}

extension Fragment.Effects {
  /// The effects without those that cannot be drawn.
  public var drawable: Fragment.Effects {
    guard self != .none else { return self }
    var effects = self
    if opacity.isNaN { effects.opacity = 1 }
    if let clip, clip.fault != nil { effects.clip = nil }
    if let transform, !transform.isDrawable { effects.transform = nil }
    effects.shadow = shadow?.drawable
    effects.compositing?.filters.removeAll { $0.fault != nil }
    return effects
  }

  /// Why some of the effects are left out, as a sentence; nil if they are not.
  public var fault: String? {
    if opacity.isNaN { return "An opacity is not a number." }
    if let transform, !transform.isDrawable {
      return "A scale, turn or shift is not finite or beyond what a screen can show."
    }
    return clip?.fault ?? shadow?.fault ?? compositing?.filters.lazy.compactMap(\.fault).first
  }
}

extension Filter {
  fileprivate var fault: String? {
    switch self {
    case .blur(let sigma, _):
      sigma <= Limit.blur ? nil : "A blur's radius is not finite."
    case .colors(let map):
      (map.rows + [map.offset]).allSatisfy { $0.sum().isFinite } ? nil : "A change of colours is not finite."
    case .alphaThreshold(let least, let most, _):
      least.isNaN || most.isNaN ? "A threshold of opacity is not a number." : nil
    }
  }
}

extension Shadow {
  /// The shadow, with a negative radius as none; nil if it cannot be drawn.
  public var drawable: Shadow? {
    guard fault == nil else { return nil }
    var shadow = self
    shadow.radius = max(0, radius)
    return shadow
  }

  fileprivate var fault: String? {
    radius <= Limit.blur && radius.isFinite && abs(offset.x) <= Limit.curve && abs(offset.y) <= Limit.curve
      ? nil : "A shadow's radius or offset is not finite, or the radius is larger than 10,000 points."
  }
}

extension Stroke {
  fileprivate func fault(around outline: Outline) -> String? {
    guard outline.bounds.isWithin(Limit.curve), width <= Limit.curve else {
      return "A line's width or outline is not finite or larger than a million points."
    }
    guard dashPhase.isFinite, dash.allSatisfy({ $0.isFinite && $0 >= 0 }) else {
      return "The lengths of a line's dashes are not finite and positive."
    }
    let period = dash.reduce(0, +)
    guard period > 0 else { return nil }
    let isTooFine =
      outline.longestLength / period * CGFloat(dash.count) > Limit.dashes
      || abs(dashPhase) / period > Limit.dashes
    return isTooFine ? "A line has more than 100,000 dashes." : nil
  }
}

extension Outline {
  fileprivate var fault: String? {
    let isDrawable =
      switch self {
      case .rect(let rect): rect.isWithin(Limit.place)
      case .ellipse(let rect): rect.isWithin(Limit.curve)
      case .roundedRect(let rect, let radii, _):
        rect.isWithin(Limit.place)
          && [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].allSatisfy { $0.isFinite && $0 >= 0 }
      case .path(let elements, _): elements.bounds.isWithin(Limit.curve)
      }
    return isDrawable ? nil : "A shape's place, size or corner radius is not finite or too large."
  }

  /// An upper bound of the outline's length.
  fileprivate var longestLength: CGFloat {
    let around = 2 * (bounds.width + bounds.height)
    guard case .path(let elements, _) = self else { return around }
    return around * CGFloat(max(1, elements.elements.count))
  }
}

extension CGRect {
  /// The null rectangle of an empty shape is at infinity by definition.
  fileprivate func isWithin(_ limit: CGFloat) -> Bool {
    self == .null || [minX, minY, maxX, maxY].allSatisfy { abs($0) <= limit }
  }
}

extension CGPoint {
  /// Whether something can be drawn at the point.
  public var isDrawable: Bool { abs(x) <= Limit.place && abs(y) <= Limit.place }
}

extension AffineTransform {
  fileprivate var isDrawable: Bool {
    [m11, m12, m21, m22].allSatisfy { abs($0) <= Limit.scale } && CGPoint(x: tX, y: tY).isDrawable
  }
}
