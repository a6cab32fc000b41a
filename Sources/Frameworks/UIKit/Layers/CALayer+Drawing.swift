import DisplayList
import Foundation

extension CALayer {
  /// Returns the outline of the layer.
  package final func outline(of rect: CGRect) -> Outline {
    let radius = shownNumber("cornerRadius") ?? cornerRadius
    guard radius > 0 else {
      guard corners.isCapsule, corners.configuration == nil else { return .rect(rect) }
      return .roundedRect(rect, radii: CornerRadii(min(rect.width, rect.height) / 2), style: .circular)
    }
    // Radii that differ are those of a configuration, as long as nothing else changes the largest.
    let own = corners.radii
    if let largest = own.max(), largest == radius, own.contains(where: { $0 != radius && $0 > 0 }) {
      let radii = CornerRadii(topLeft: own[0], topRight: own[1], bottomRight: own[3], bottomLeft: own[2])
      return .roundedRect(rect, radii: radii, style: cornerCurve == .continuous ? .continuous : .circular)
    }
    func corner(_ mask: CACornerMask) -> CGFloat { maskedCorners.contains(mask) ? radius : 0 }
    return .roundedRect(
      rect,
      radii: CornerRadii(
        topLeft: corner(.layerMinXMinYCorner), topRight: corner(.layerMaxXMinYCorner),
        bottomRight: corner(.layerMaxXMaxYCorner), bottomLeft: corner(.layerMinXMaxYCorner)),
      style: cornerCurve == .continuous ? .continuous : .circular)
  }

  /// The displayed border; nil for none.
  package final var shownBorder: (width: CGFloat, color: CGColor)? {
    let width = presented("borderWidth", borderWidth)
    guard width > 0, let color = shownColor("borderColor") ?? borderColor else { return nil }
    return (width, color)
  }
  /// The displayed shadow and the path that casts it: nil for the layer's content.
  package final var shownShadow: (shadow: Shadow, path: Outline?)? {
    let strength = presented("shadowOpacity", CGFloat(shadowOpacity))
    guard strength > 0, let color = shownColor("shadowColor") ?? shadowColor else { return nil }
    let offset = presented("shadowOffset", shadowOffset)
    let shadow = Shadow(
      color: color.displayColor.opacity(Double(strength)), radius: presented("shadowRadius", shadowRadius),
      offset: CGPoint(x: offset.width, y: offset.height))
    return (shadow, presented("shadowPath", shadowPath).map { .path($0.elements, evenOdd: false) })
  }

  /// The outline of the layer as a mask, in the masked layer's coordinates.
  package final var maskOutline: Outline {
    .path(CGPath(maskPath).elements.applying(CATransform3DGetAffineTransform(place(in: nil))), evenOdd: false)
  }

  /// Whether the layer as a mask is more than an outline. Caveat: for a view's layer only its own image or text counts,
  /// or else its outline.
  package final var isPictureMask: Bool { view?.isPictureAsMask ?? !isOutline }

  /// Returns the layer's drawing as a mask, in the masked layer's coordinates; nil where its outline suffices.
  package final func maskParts(size: CGSize, scale: CGFloat) -> [DrawnPart]? {
    startAnimations()
    guard isPictureMask else { return nil }
    let picture = CGContext(size: size, scale: scale)
    if let view {
      picture.concatenate(CATransform3DGetAffineTransform(place(in: nil)))
      UIGraphicsPushContext(picture)
      view.drawAsMask()
      UIGraphicsPopContext()
    } else {
      draw(in: picture, place: place(in: nil))
    }
    return picture.parts
  }

  /// The layer's rectangle in drawing coordinates, where its bounds start at their origin.
  final var ownRect: CGRect {
    view == nil ? presented("bounds", bounds) : CGRect(origin: .zero, size: bounds.size)
  }

  /// Performs pending layout and drawing, for a view's layer.
  private func prepare() {
    if isLayoutNeeded {
      isLayoutNeeded = false
      layoutSublayers()
    }
    if needsDisplay() { layoutBelow() }
    displayIfNeeded()
    ownDelegate?.layerWillDraw(self)
  }

  /// Performs pending layout in all layers below without views, as iOS does before it displays any of them.
  private func layoutBelow() {
    for layer in (sublayers ?? []) + [mask].compactMap({ $0 }) where layer.view == nil {
      layer.layoutIfNeeded()
      layer.layoutBelow()
    }
  }

  /// Draws the layer's own content, for a view's layer.
  package final func renderOwn(in context: CGContext) {
    if bounds.size != preparedSize {
      preparedSize = bounds.size
      isLayoutNeeded = true
    }
    prepare()
    drawOwn(in: context, ownRect)
  }

  private func drawOwn(in context: CGContext, _ rect: CGRect) {
    drawContents(in: context, rect)
    drawContent(in: context, rect)
    isDrawing = true
    UIGraphicsPushContext(context)
    draw(in: context)
    UIGraphicsPopContext()
    isDrawing = false
  }

  /// Starts whatever waits for a screen and draws the sublayers.
  package final func renderSublayers(in context: CGContext) {
    startAnimations()
    wasDrawn = viewAround?.animator != nil
    drawSublayers(in: context)
  }

  /// Draws the sublayers, from back to front.
  final func drawOrdered(in context: CGContext) {
    for layer in (sublayers ?? []).sorted(by: { $0.zPosition < $1.zPosition }) {
      layer.draw(in: context, place: layer.place(in: self))
    }
  }

  /// Returns the transform to the superlayer's coordinates, including its sublayer transform.
  final func place(in around: CALayer?) -> CATransform3D {
    let rect = ownRect
    let anchor = presented("anchorPoint", anchorPoint)
    let point = CGPoint(x: rect.minX + anchor.x * rect.width, y: rect.minY + anchor.y * rect.height)
    let position = shownPosition
    let own = CATransform3DConcat(
      CATransform3DMakeTranslation(-point.x, -point.y, -anchorPointZ), presented("transform", own.transform))
    let placed = CATransform3DConcat(
      own, CATransform3DMakeTranslation(position.x, position.y, presented("zPosition", zPosition)))
    return around.map { CATransform3DConcat(placed, $0.placeOfSublayers) } ?? placed
  }

  /// The transform of the sublayers.
  final var placeOfSublayers: CATransform3D {
    var map = presented("sublayerTransform", sublayerTransform)
    let rect = ownRect
    if isGeometryFlipped {
      map = CATransform3DConcat(
        CATransform3DConcat(
          CATransform3DMakeScale(1, -1, 1), CATransform3DMakeTranslation(0, rect.minY + rect.maxY, 0)), map)
    }
    guard !CATransform3DIsIdentity(map) else { return map }
    let middle = CGPoint(x: rect.minX + anchorPoint.x * rect.width, y: rect.minY + anchorPoint.y * rect.height)
    if isGeometryFlipped, CATransform3DIsIdentity(sublayerTransform) { return map }
    return CATransform3DConcat(
      CATransform3DConcat(CATransform3DMakeTranslation(-middle.x, -middle.y, 0), map),
      CATransform3DMakeTranslation(middle.x, middle.y, 0))
  }

  /// Draws the layer and its sublayers with a transform.
  final func drawPlaced(in context: CGContext, _ place: CATransform3D) {
    startAnimations()
    prepare()
    let opacity = presented("opacity", CGFloat(opacity))
    wasDrawn = viewAround?.animator != nil
    guard !isHidden, opacity > 0 else { return }
    let isPlane = place.m14 == 0 && place.m24 == 0 && place.m44 != 0
    let seen = place.projection
    if !isDoubleSided, !seen.isFront(ownRect) { return }
    context.saveGState()
    if isPlane {
      context.concatenate(
        CGAffineTransform(
          a: place.m11 / place.m44, b: place.m12 / place.m44, c: place.m21 / place.m44, d: place.m22 / place.m44,
          tx: place.m41 / place.m44, ty: place.m42 / place.m44))
      drawFlat(in: context, opacity)
    } else if seen.inverted != nil {
      // 3D-transformed content is drawn from the corner of a picture of its own.
      let rect = ownRect
      let flat = CGContext(size: rect.size, scale: context.scale)
      flat.translateBy(x: -rect.minX, y: -rect.minY)
      drawFlat(in: flat, opacity)
      let moved = CATransform3DConcat(CATransform3DMakeTranslation(rect.minX, rect.minY, 0), place).projection
      context.draw([
        DrawnPart(effects: Fragment.Effects(compositing: Compositing(projection: moved)), parts: flat.parts)
      ])
    }
    context.restoreGState()
  }

  private func drawFlat(in context: CGContext, _ opacity: CGFloat) {
    let rect = ownRect
    if let mode = blending { context.setBlendMode(mode) }
    context.setAlpha(opacity)
    if let (shadow, path) = shownShadow {
      if let path {
        var faint = shadow
        faint.color = shadow.color.opacity(Double(opacity))
        context.add(.shadow(path, faint))
      } else {
        context.setShadow(shadow)
      }
    }
    context.beginTransparencyLayer(auxiliaryInfo: nil)
    if let mask { context.clip(to: mask) }
    if masksToBounds {
      context.addPath(CGPath(outline(of: rect).path))
      context.clip()
    }
    if let color = shownColor("backgroundColor") ?? backgroundColor {
      context.setFillColor(color)
      context.addPath(CGPath(outline(of: rect).path))
      context.fillPath()
    }
    drawOwn(in: context, rect)
    drawSublayers(in: context)
    if let (width, color) = shownBorder {
      context.setStrokeColor(color)
      context.setLineWidth(width)
      context.addPath(CGPath(outline(of: rect.insetBy(dx: width / 2, dy: width / 2)).path))
      context.strokePath()
    }
    context.endTransparencyLayer()
  }

  private var blending: CGBlendMode? {
    guard let name = compositingFilter as? String else { return nil }
    let word = name.replacingOccurrences(of: "BlendMode", with: "").replacingOccurrences(of: "Compositing", with: "")
    return CGBlendMode(named: word)
  }

  /// Whether the layer as a mask is opaque in an outline and transparent elsewhere.
  fileprivate var isOutline: Bool {
    guard opacity == 1, sublayers == nil, contents == nil, !isHidden else { return false }
    if let shape = self as? CAShapeLayer {
      return shape.strokeColor == nil && shape.fillColor?.alpha == 1 && backgroundColor == nil
        && shape.fillRule == .nonZero
    }
    return type(of: self) == CALayer.self && (backgroundColor?.alpha ?? 0) == 1
  }
}

extension CGContext {
  fileprivate func setShadow(_ shadow: Shadow) { state.shadow = shadow }

  /// Clips to a mask layer.
  @MainActor fileprivate func clip(to mask: CALayer) {
    mask.startAnimations()
    if mask.isOutline {
      addPath(CGPath(mask.maskOutline.path))
      return clip()
    }
    let picture = CGContext(size: CGSize(width: CGFloat(width) / scale, height: CGFloat(height) / scale), scale: scale)
    mask.draw(in: picture, place: mask.place(in: nil))
    clip(to: [DrawnPart(effects: Fragment.Effects(transform: AffineTransform(ctm)), parts: picture.parts)])
  }
}

extension Projection {
  /// Returns whether the front of a rectangle is visible.
  fileprivate func isFront(_ rect: CGRect) -> Bool {
    guard let a = self(CGPoint(x: rect.minX, y: rect.minY)), let b = self(CGPoint(x: rect.maxX, y: rect.minY)),
      let c = self(CGPoint(x: rect.minX, y: rect.maxY))
    else { return false }
    return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x) > 0
  }
}
