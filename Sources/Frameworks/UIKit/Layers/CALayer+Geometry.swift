import Foundation

extension CALayer {
  /// The frame of a layer that is not a view's.
  final var ownFrame: CGRect {
    get {
      let plain = CGRect(
        x: -anchorPoint.x * own.bounds.width, y: -anchorPoint.y * own.bounds.height, width: own.bounds.width,
        height: own.bounds.height)
      return plain.applying(CATransform3DGetAffineTransform(own.transform)).offsetBy(
        dx: own.position.x, dy: own.position.y)
    }
    set {
      telling(["frame"]) {
        bounds.size = newValue.size
        position = CGPoint(
          x: newValue.minX + anchorPoint.x * newValue.width, y: newValue.minY + anchorPoint.y * newValue.height)
      }
    }
  }

  /// The transform to the root layer's coordinates.
  private var placeInAll: CATransform3D {
    guard let around else { return CATransform3DIdentity }
    guard let view else { return CATransform3DConcat(place(in: holder), around.placeInAll) }
    // A view's coordinates start where its content does.
    let (bounds, anchor) = (view.bounds, view.model.anchor)
    let own = CATransform3DMakeTranslation(
      -bounds.minX - anchor.x * bounds.width, -bounds.minY - anchor.y * bounds.height, 0)
    let placed = CATransform3DConcat(
      CATransform3DConcat(own, view.transform3D), CATransform3DMakeTranslation(view.center.x, view.center.y, 0))
    return CATransform3DConcat(placed, around.placeInAll)
  }

  private func way(to other: CALayer?) -> (CGPoint) -> CGPoint {
    let there = placeInAll
    guard let other else { return { there.projection($0) ?? $0 } }
    let back = other.placeInAll.projection.inverted
    return { point in there.projection(point).flatMap { back?($0) } ?? point }
  }

  private func way(from other: CALayer?) -> (CGPoint) -> CGPoint {
    if let other { return other.way(to: self) }
    let back = placeInAll.projection.inverted
    return { back?($0) ?? $0 }
  }

  private func map(_ rect: CGRect, _ way: (CGPoint) -> CGPoint) -> CGRect {
    let corners = [
      CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY), CGPoint(x: rect.minX, y: rect.maxY),
      CGPoint(x: rect.maxX, y: rect.maxY),
    ].map(way)
    let (xs, ys) = (corners.map(\.x).sorted(), corners.map(\.y).sorted())
    return CGRect(x: xs[0], y: ys[0], width: xs[3] - xs[0], height: ys[3] - ys[0])
  }

  /// Converts a point from another layer, or from the root.
  public func convert(_ p: CGPoint, from l: CALayer?) -> CGPoint { way(from: l)(p) }
  /// Converts a point to another layer, or to the root.
  public func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { way(to: l)(p) }
  /// Returns the bounding box of a rectangle converted from another layer, or from the root.
  public func convert(_ r: CGRect, from l: CALayer?) -> CGRect { map(r, way(from: l)) }
  /// Returns the bounding box of a rectangle converted to another layer, or to the root.
  public func convert(_ r: CGRect, to l: CALayer?) -> CGRect { map(r, way(to: l)) }

  /// The part of the layer that its ancestors leave visible.
  public var visibleRect: CGRect {
    var rect = bounds
    var outer = around
    while let layer = outer {
      if layer.masksToBounds { rect = rect.intersection(convert(layer.bounds, from: layer)) }
      outer = layer.around
    }
    return rect.isNull ? .zero : rect
  }

  private var scrollLayer: CAScrollLayer? { self as? CAScrollLayer ?? holder?.scrollLayer }

  /// Scrolls the enclosing scroll layer to show a point in its upper left corner.
  public func scroll(_ p: CGPoint) {
    guard let scrollLayer else { return }
    scrollLayer.scroll(to: convert(p, to: scrollLayer))
  }
  /// Scrolls the enclosing scroll layer as far as needed to show a rectangle.
  public func scrollRectToVisible(_ r: CGRect) {
    guard let scrollLayer else { return }
    let (rect, seen) = (convert(r, to: scrollLayer), scrollLayer.bounds)
    var place = seen.origin
    if rect.minX < seen.minX || rect.width > seen.width {
      place.x = rect.minX
    } else if rect.maxX > seen.maxX {
      place.x = rect.maxX - seen.width
    }
    if rect.minY < seen.minY || rect.height > seen.height {
      place.y = rect.minY
    } else if rect.maxY > seen.maxY {
      place.y = rect.maxY - seen.height
    }
    scrollLayer.scroll(to: place)
  }
}

/// The scrolling directions of a layer.
public struct CAScrollLayerScrollMode: RawRepresentable, Hashable, Sendable {
  public let rawValue: String
  public init(rawValue: String) { self.rawValue = rawValue }
  public static let none = CAScrollLayerScrollMode(rawValue: "none")
  public static let vertically = CAScrollLayerScrollMode(rawValue: "vertically")
  public static let horizontally = CAScrollLayerScrollMode(rawValue: "horizontally")
  public static let both = CAScrollLayerScrollMode(rawValue: "both")
}

/// A layer that shows a part of its content.
@MainActor @preconcurrency
open class CAScrollLayer: CALayer {
  /// The scrolling directions.
  open var scrollMode = CAScrollLayerScrollMode.both

  /// Scrolls to show a point in the upper left corner.
  open func scroll(to p: CGPoint) {
    var place = bounds.origin
    if scrollMode == .both || scrollMode == .horizontally { place.x = p.x }
    if scrollMode == .both || scrollMode == .vertically { place.y = p.y }
    bounds.origin = place
  }
  /// Scrolls to align a rectangle's upper left corner with the layer's.
  open func scroll(to r: CGRect) { scroll(to: r.origin) }

  public override init() {
    super.init()
    masksToBounds = true
  }
  public required init?(coder: NSCoder) { super.init(coder: coder) }
  public override init(layer: Any) { super.init(layer: layer) }
}

/// A layer without its own appearance whose sublayers keep their 3D positions.
@MainActor @preconcurrency
open class CATransformLayer: CALayer {
  override func draw(in context: CGContext, place: CATransform3D) {
    startAnimations()
    layoutIfNeeded()
    wasDrawn = viewAround?.animator != nil
    guard !isHidden else { return }
    let placed = (sublayers ?? []).map { layer -> (layer: CALayer, place: CATransform3D, depth: CGFloat) in
      let map = CATransform3DConcat(layer.place(in: self), place)
      let rows = map.rows
      let middle = rows[0] * layer.bounds.midX + rows[1] * layer.bounds.midY + rows[3]
      return (layer, map, middle.z)
    }
    for item in placed.sorted(by: { $0.depth < $1.depth }) { item.layer.draw(in: context, place: item.place) }
  }
}
