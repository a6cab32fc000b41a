/// What a binding leads to. Bindings that lead to the same are equal inputs: who reads through one depends on what is there by
/// itself.
indirect enum BindingTarget {
  /// All that an object keeps: the storage of a property wrapper, or an observable object.
  case object(AnyObject)
  case part(of: BindingTarget, AnyKeyPath)
  /// The element of a collection. Who reads it while evaluating reads what it was when the binding was made.
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

  /// They lead to the same place, whatever was there: who reads an element does not read what is around it.
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

/// The element that a binding leads to.
protocol BoundElement {
  /// It has the same id and was the same value.
  @MainActor func isSame(as other: any BoundElement) -> Bool
  /// It has the same id.
  @MainActor func isSamePlace(as other: any BoundElement) -> Bool
}
