import Foundation

/// A value that animations of layers lead from and to.
@MainActor
enum AnimatedValue {
  case numbers([CGFloat], ([CGFloat]) -> Any)

  init?(_ value: Any) {
    switch value {
    case let number as CGFloat: self = .numbers([number]) { $0[0] }
    case let number as Double: self = .numbers([CGFloat(number)]) { $0[0] }
    case let number as Float: self = .numbers([CGFloat(number)]) { $0[0] }
    case let number as Int: self = .numbers([CGFloat(number)]) { $0[0] }
    case let number as NSNumber: self = .numbers([CGFloat(number.doubleValue)]) { $0[0] }
    case let point as CGPoint: self = .numbers([point.x, point.y]) { CGPoint(x: $0[0], y: $0[1]) }
    case let size as CGSize: self = .numbers([size.width, size.height]) { CGSize(width: $0[0], height: $0[1]) }
    case let color as UIColor: self.init(color.cgColor)
    case let color as CGColor:
      guard let parts = color.components, parts.count == 4 else { return nil }
      self = .numbers(parts) { CGColor(red: $0[0], green: $0[1], blue: $0[2], alpha: $0[3]) }
    case let numbers as [CGFloat]: self = .numbers(numbers) { $0 }
    case let numbers as [Double]: self = .numbers(numbers.map { CGFloat($0) }) { $0 }
    case let numbers as [NSNumber]: self = .numbers(numbers.map { CGFloat($0.doubleValue) }) { $0 }
    default: return nil
    }
  }

  var any: Any { if case .numbers(let parts, let make) = self { make(parts) } else { 0 } }
  private var parts: [CGFloat] { if case .numbers(let parts, _) = self { parts } else { [] } }

  private func combined(_ other: AnimatedValue, _ combine: (CGFloat, CGFloat) -> CGFloat) -> AnimatedValue {
    guard case .numbers(let own, let make) = self, own.count == other.parts.count else { return other }
    return .numbers(zip(own, other.parts).map(combine), make)
  }
  func adding(_ other: AnimatedValue) -> AnimatedValue { combined(other, +) }
  func mixed(with other: AnimatedValue, _ share: CGFloat) -> AnimatedValue {
    combined(other) { $0 + ($1 - $0) * share }
  }
}

extension CALayer {
  func shownNumber(_ key: String) -> CGFloat? { shown[key] as? CGFloat }
  func shownColor(_ key: String) -> CGColor? { shown[key].flatMap { $0 as? CGColor } }

  var shownPosition: CGPoint {
    var place = shown["position"] as? CGPoint ?? position
    if let x = shownNumber("position.x") { place.x = x }
    if let y = shownNumber("position.y") { place.y = y }
    return place
  }

  func shownTransform(_ own: CGAffineTransform) -> CGAffineTransform {
    guard !shown.isEmpty else { return own }
    var result = own
    let angle = shownNumber("transform.rotation.z") ?? shownNumber("transform.rotation")
    let scale = shownNumber("transform.scale")
    let (x, y) = (shownNumber("transform.scale.x") ?? scale, shownNumber("transform.scale.y") ?? scale)
    let (dx, dy) = (shownNumber("transform.translation.x"), shownNumber("transform.translation.y"))
    if angle != nil || x != nil || y != nil || dx != nil || dy != nil {
      // What is animated takes the place of what was set.
      result = CGAffineTransform(translationX: dx ?? own.tx, y: dy ?? own.ty)
        .rotated(by: angle ?? atan2(own.b, own.a))
        .scaledBy(x: x ?? hypot(own.a, own.b), y: y ?? hypot(own.c, own.d))
    }
    return result
  }

  /// What was set of a property; nil for one that no animation can begin at.
  func set(_ keyPath: String) -> AnimatedValue? {
    let own = affineTransform()
    let value: Any? =
      switch keyPath {
      case "opacity": CGFloat(opacity)
      case "position": position
      case "position.x": position.x
      case "position.y": position.y
      case "cornerRadius": cornerRadius
      case "backgroundColor": backgroundColor
      case "transform.rotation", "transform.rotation.z": atan2(own.b, own.a)
      case "transform.scale", "transform.scale.x": hypot(own.a, own.b)
      case "transform.scale.y": hypot(own.c, own.d)
      case "transform.translation.x": own.tx
      case "transform.translation.y": own.ty
      case "strokeEnd": (self as? CAShapeLayer)?.strokeEnd
      case "strokeStart": (self as? CAShapeLayer)?.strokeStart
      case "lineWidth": (self as? CAShapeLayer)?.lineWidth
      case "strokeColor": (self as? CAShapeLayer)?.strokeColor
      case "fillColor": (self as? CAShapeLayer)?.fillColor
      case "startPoint": (self as? CAGradientLayer)?.startPoint
      case "endPoint": (self as? CAGradientLayer)?.endPoint
      case "locations": (self as? CAGradientLayer)?.locations
      default: nil
      }
    return value.flatMap(AnimatedValue.init)
  }

  // MARK: Animations

  /// Begins an animation, in place of the one of the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = key ?? UUID().uuidString
    removeAnimation(forKey: key)
    anim.hasStarted = false
    animations.append((key, anim))
    startAnimations()
    changed()
  }
  /// Ends an animation.
  public func removeAnimation(forKey key: String) { end(finished: false) { $0 == key } }
  /// Ends all animations.
  public func removeAllAnimations() { end(finished: false) { _ in true } }
  /// The animation of a key; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// The keys of the animations; nil if there is none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  private func end(finished: Bool, _ isMeant: (String) -> Bool) {
    let ended = animations.filter { isMeant($0.key) }
    guard !ended.isEmpty else { return }
    animations.removeAll { isMeant($0.key) }
    for (_, animation) in ended {
      animation.run += 1
      animation.hide(on: self)
    }
    present()
    for (_, animation) in ended { animation.delegate?.animationDidStop(animation, finished: finished) }
  }

  /// What was added while there was no screen begins as soon as there is one.
  func startAnimations() {
    guard animations.contains(where: { !$0.animation.hasStarted }), let animator = viewAround?.animator else { return }
    for (key, animation) in animations where !animation.hasStarted {
      animation.hasStarted = true
      animation.run += 1
      let run = animation.run
      animation.delegate?.animationDidStart(animation)
      animation.show(animation.share(at: 0).share, on: self)
      animator.run("the animation \(key) of a layer") { [weak self, weak animation] elapsed in
        guard let self, let animation, animation.run == run else { return false }
        return step(animation, key, elapsed)
      }
    }
    present()
  }

  private func step(_ animation: CAAnimation, _ key: String, _ elapsed: TimeInterval) -> Bool {
    let (share, isOver) = animation.share(at: elapsed)
    animation.show(share, on: self)
    present()
    // A layer that left the screen moves no further.
    guard viewAround?.animator != nil else {
      animation.hasStarted = false
      return false
    }
    guard isOver else { return true }
    if animation.isRemovedOnCompletion {
      end(finished: true) { $0 == key }
    } else {
      if animation.fillMode != .forwards, animation.fillMode != .both { animation.hide(on: self) }
      present()
      animation.delegate?.animationDidStop(animation, finished: true)
    }
    return false
  }

  /// Shows what animations say.
  private func present() {
    guard let view else { return changed() }
    var looks = view.model
    looks.alpha = shownNumber("opacity") ?? looks.alpha
    looks.center = shownPosition
    looks.transform = shownTransform(looks.transform)
    if looks.transform != view.model.transform { looks.spatial = nil }
    view.presentation = looks
    if shown.keys.contains(where: { !["opacity", "position"].contains($0) && !$0.hasPrefix("transform") }) {
      changed()
    }
  }
}
