import Foundation

/// A running animation of a layer.
@MainActor
final class RunningLayerAnimation {
  let key: String
  let animation: CAAnimation
  /// The start in the layer's time; nil while there is no screen.
  var begin: TimeInterval?
  /// Whether the clock drives it.
  var isMoving = false
  /// Whether it is finished but not removed.
  var isOver = false
  /// The transaction that waits for its end.
  var level: CATransaction.Level?

  init(_ key: String, _ animation: CAAnimation) { (self.key, self.animation) = (key, animation) }
}

extension CALayer {
  /// Adds an animation, replacing one with the same key.
  public func add(_ anim: CAAnimation, forKey key: String?) {
    let key = anim is CATransition ? kCATransition : key ?? UUID().uuidString
    removeAnimation(forKey: key)
    let entry = RunningLayerAnimation(key, anim)
    anim.prepare(for: self)
    animations.append(entry)
    if let level = CATransaction.awaited, !anim.isEndless {
      entry.level = level
      level.enter()
    }
    startAnimations()
    changed()
  }
  /// Removes an animation.
  public func removeAnimation(forKey key: String) { end(finished: false) { $0.key == key } }
  /// Removes all animations.
  public func removeAllAnimations() { end(finished: false) { _ in true } }
  /// Returns the animation of a key; nil if there is none.
  public func animation(forKey key: String) -> CAAnimation? { animations.first { $0.key == key }?.animation }
  /// Returns the keys of the animations; nil if there are none.
  public func animationKeys() -> [String]? { animations.isEmpty ? nil : animations.map(\.key) }

  private func end(finished: Bool, _ isMeant: (RunningLayerAnimation) -> Bool) {
    let ended = animations.filter(isMeant)
    guard !ended.isEmpty else { return }
    animations.removeAll(where: isMeant)
    for entry in ended {
      entry.isMoving = false
      entry.animation.end(on: self)
    }
    showAnimations()
    for entry in ended { tellEnd(entry, finished: finished) }
  }

  private func tellEnd(_ entry: RunningLayerAnimation, finished: Bool) {
    guard !entry.isOver else { return }
    entry.isOver = true
    entry.animation.delegate?.animationDidStop(entry.animation, finished: finished)
    entry.level?.leave()
    entry.level = nil
  }

  // MARK: Time

  /// Returns the layer's time at a system time.
  private func time(at media: TimeInterval) -> TimeInterval {
    ((around?.time(at: media) ?? media) - beginTime) * TimeInterval(speed) + timeOffset
  }
  /// Returns the system time at a layer time.
  private func media(at time: TimeInterval) -> TimeInterval {
    let outer = beginTime + (speed == 0 ? 0 : (time - timeOffset) / TimeInterval(speed))
    return around?.media(at: outer) ?? outer
  }
  private var isStopped: Bool { speed == 0 || around?.isStopped == true }
  private var now: TimeInterval { time(at: MediaClock.now(viewAround?.animator ?? UIApplication.shared.anyAnimator)) }

  /// Converts a time from another layer's or the system's time to this one's.
  public func convertTime(_ t: CFTimeInterval, from l: CALayer?) -> CFTimeInterval { time(at: l?.media(at: t) ?? t) }
  /// Converts a time of this layer to another layer's or the system's time.
  public func convertTime(_ t: CFTimeInterval, to l: CALayer?) -> CFTimeInterval {
    l?.time(at: media(at: t)) ?? media(at: t)
  }

  /// Updates animations of the layer and its sublayers after a change of timing.
  final func timingDidChange() {
    let inner = (sublayers ?? []) + (mask.map { [$0] } ?? []) + (view?.subviews.compactMap(\.layerIfMade) ?? [])
    for layer in inner { layer.timingDidChange() }
    guard animations.contains(where: { $0.begin != nil }) else { return }
    move()
    showAnimations()
  }

  /// Starts animations that were added while there was no screen.
  final func startAnimations() {
    guard animations.contains(where: { $0.begin == nil }), viewAround?.animator != nil else { return }
    for entry in animations where entry.begin == nil {
      entry.begin = entry.animation.beginTime > 0 ? entry.animation.beginTime : now
      entry.animation.delegate?.animationDidStart(entry.animation)
    }
    move()
    showAnimations()
  }

  /// Drives the animations that have started and not finished.
  private func move() {
    guard !isStopped, let animator = viewAround?.animator else { return }
    for entry in animations where !entry.isMoving && !entry.isOver {
      entry.isMoving = true
      animator.run("the animation \(entry.key) of a layer", isEndless: entry.animation.isEndless) {
        [weak self, weak entry] _ in
        guard let self, let entry, entry.isMoving else { return false }
        return step(entry)
      }
    }
  }

  private func step(_ entry: RunningLayerAnimation) -> Bool {
    // A layer that left the screen stops, and so does one whose time is stopped.
    guard viewAround?.animator != nil, !isStopped, let begin = entry.begin else {
      entry.isMoving = false
      if !isStopped { entry.begin = nil }
      return false
    }
    guard entry.animation.moment(at: now - begin).isOver else {
      showAnimations()
      return true
    }
    entry.isMoving = false
    if entry.animation.isRemovedOnCompletion {
      end(finished: true) { $0 === entry }
    } else {
      showAnimations()
      tellEnd(entry, finished: true)
    }
    return false
  }

  /// Shows the animations of the layer and its sublayers as they were some seconds ago, for drawing.
  final func showLater(_ delay: TimeInterval) {
    readAnimations(delay)
    for layer in sublayers ?? [] { layer.showLater(delay) }
  }

  private func readAnimations(_ delay: TimeInterval = 0) {
    guard !shown.isEmpty || !animations.isEmpty else { return }
    shown = [:]
    for entry in animations {
      guard let begin = entry.begin else { continue }
      let moment = entry.animation.moment(at: now - begin - delay)
      let fill = entry.animation.fillMode
      if moment.isBefore, fill != .backwards, fill != .both { continue }
      if moment.isOver, entry.isOver || !entry.isMoving, fill != .forwards, fill != .both { continue }
      entry.animation.show(moment.share, moment.round, on: self)
    }
  }

  /// Shows the current state of the animations.
  private func showAnimations() {
    let old = Set(shown.keys)
    readAnimations()
    let keys = old.union(shown.keys)
    if keys.contains(where: { type(of: self).needsDisplay(forKey: $0) }) { isDisplayNeeded = true }
    guard let view else { return changed() }
    var looks = view.model
    if !isHeld(["opacity", "position", "transform", "bounds", "backgroundColor"], keys) {
      looks = view.presentation
    } else {
      looks.alpha = presented("opacity", looks.alpha)
      looks.center = shownPosition
      looks.bounds = presented("bounds", looks.bounds)
      if let color = shownColor("backgroundColor") { looks.background = UIColor(cgColor: color) }
      if shown.keys.contains(where: { $0.hasPrefix("transform") }) {
        let map = presented("transform", view.transform3D)
        looks.transform = CATransform3DGetAffineTransform(map)
        looks.spatial = CATransform3DIsAffine(map) ? nil : UIView.Appearance.Spatial(map: map)
      }
    }
    view.presentation = looks
    if keys.contains(where: { key in !["opacity", "position", "transform"].contains { key.hasPrefix($0) } }) {
      changed()
    }
  }

  private func isHeld(_ properties: [String], _ keys: Set<String>) -> Bool {
    keys.contains { key in properties.contains { key == $0 || key.hasPrefix($0 + ".") } }
  }
}
