extension UIView {
  /// How many views are being laid out, one inside the other.
  private static var layoutDepth = 0

  /// Where a layout that is asked for at this view begins: at the outermost superview with a pending layout that holds
  /// constraints of the view. A layout that is asked for during another one stays inside the view.
  var layoutTop: UIView {
    ConstraintChanges.announce()
    var top = self
    guard Self.layoutDepth == 0 else { return top }
    while !top.isPlacedFromOutside, let outer = top.heldBy, outer.needsLayout { top = outer }
    return top
  }

  /// Performs the pending layouts of the view and everything inside.
  func layOutAll() {
    Self.layoutDepth += 1
    if needsLayout { layOut() }
    for view in held { view.layOutAll() }
    Self.layoutDepth -= 1
  }
}
