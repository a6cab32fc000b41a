/// The target of a binding. Bindings with the same target are equal inputs: whoever reads through one depends on the
/// target itself.
indirect enum BindingTarget {
  /// The state of an object: the storage of a property wrapper, or an observable object.
  case object(AnyObject)
  case part(of: BindingTarget, AnyKeyPath)
  /// The element of a collection. Reading it during evaluation yields its value when the binding was made.
  case element(of: BindingTarget, any BoundElement)

  @MainActor
  func isSame(as other: BindingTarget) -> Bool {
    switch (self, other) {
    case (.object(let a), .object(let b)): a === b
    case (.part(let a, let pathA), .part(let b, let pathB)): pathA == pathB && a.isSame(as: b)
    case (.element(let a, let one), .element(let b, let other)): a.isSamePlace(as: b) && one.isSame(as: other)
    default: false
    }
  }

  /// Returns whether both have the same location, whatever their values: reading an element does not read its
  /// surroundings.
  @MainActor
  private func isSamePlace(as other: BindingTarget) -> Bool {
    switch (self, other) {
    case (.object(let a), .object(let b)): a === b
    case (.part(let a, let pathA), .part(let b, let pathB)): pathA == pathB && a.isSamePlace(as: b)
    case (.element(let a, let one), .element(let b, let other)): a.isSamePlace(as: b) && one.isSamePlace(as: other)
    default: false
    }
  }
}

/// The element that a binding refers to.
protocol BoundElement {
  /// Returns whether it has the same id and had the same value.
  @MainActor func isSame(as other: any BoundElement) -> Bool
  /// Returns whether it has the same id.
  @MainActor func isSamePlace(as other: any BoundElement) -> Bool
}
