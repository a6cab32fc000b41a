import Foundation

extension CALayer {
  /// The properties that the layer of a view has from its view instead.
  struct OwnProperties {
    var bounds = CGRect.zero
    var position = CGPoint.zero
    var anchorPoint = CGPoint(x: 0.5, y: 0.5)
    var transform = CATransform3DIdentity
    var backgroundColor: CGColor?
    var cornerRadius: CGFloat = 0
    var masksToBounds = false
    var opacity: Float = 1
    var isHidden = false
  }

  /// What rounds the corners of a view's layer besides the radius.
  struct Corners {
    /// The view's configuration, if it has one.
    var configuration: UICornerConfiguration?
    /// The radii that it gives the corners, in the order of `UICornerConfiguration.radii`.
    var radii: [CGFloat] = []
    /// Whether the ends are round where neither the radius nor the configuration says anything.
    var isCapsule = false
  }

  /// Sets one of the layer's own properties: runs the action for its name, if it has actions, and tells the observers
  /// of some keys.
  final func setOwn<Value>(
    _ name: String?, _ property: WritableKeyPath<OwnProperties, Value>, _ value: Value,
    telling keys: @autoclosure () -> [String] = []
  ) {
    if let name { setting(name, own[keyPath: property], value) }
    telling(keys()) {
      let oldSize = own.bounds.size
      own[keyPath: property] = value
      if own.bounds.size != oldSize { sizeChanged() }
      changed()
    }
  }

  private func sizeChanged() {
    isLayoutNeeded = true
    if needsDisplayOnBoundsChange { isDisplayNeeded = true }
  }
}
