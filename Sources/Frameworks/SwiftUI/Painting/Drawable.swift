import DisplayList
import Foundation

// An app may compute any number: a radius that is not one, a scale without end. Hosts are only given what can be drawn.

extension DrawCommand {
  /// False if a coordinate is not finite, or a line has no width.
  var isDrawable: Bool {
    switch self {
    case .fill(let outline, _): outline.isFinite
    case .stroke(let outline, _, let stroke):
      outline.isFinite && stroke.width.isFinite && stroke.width > 0 && stroke.dashPhase.isFinite
        && stroke.dash.allSatisfy { $0.isFinite && $0 >= 0 }
    case .shadow(let outline, let shadow): outline.isFinite && shadow.drawable != nil
    case .image(_, let rect, _): rect.isFinite
    case .glyphs(let run, _): run.bounds.isFinite
    }
  }
}

extension Fragment.Effects {
  /// The effects without those that cannot be drawn.
  var drawable: Fragment.Effects {
    guard self != .none else { return self }
    var effects = self
    if opacity.isNaN { effects.opacity = 1 }
    if let clip, !clip.isFinite { effects.clip = nil }
    if let transform, !transform.isFinite { effects.transform = nil }
    effects.shadow = shadow?.drawable
    return effects
  }
}

extension Shadow {
  /// The shadow, a negative radius counting as none; nil if a number is not finite.
  var drawable: Shadow? {
    guard radius.isFinite, offset.x.isFinite, offset.y.isFinite else { return nil }
    var shadow = self
    shadow.radius = max(0, radius)
    return shadow
  }
}

extension Outline {
  fileprivate var isFinite: Bool {
    switch self {
    case .rect(let rect), .ellipse(let rect): rect.isFinite
    case .roundedRect(let rect, let radii, _):
      rect.isFinite
        && [radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft].allSatisfy { $0.isFinite && $0 >= 0 }
    case .path(let elements, _): elements.bounds.isFinite
    }
  }
}

extension CGRect {
  /// The null rectangle of something empty is at infinity by definition.
  fileprivate var isFinite: Bool {
    self == .null || (minX.isFinite && minY.isFinite && width.isFinite && height.isFinite)
  }
}

extension AffineTransform {
  fileprivate var isFinite: Bool { [m11, m12, m21, m22, tX, tY].allSatisfy(\.isFinite) }
}
