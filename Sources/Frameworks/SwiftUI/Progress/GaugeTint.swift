/// The tint of a gauge. A gradient goes from the beginning of the range to its end.
struct GaugeTint: ShapeStyle {
  enum Course {
    /// This fraction of a turn, clockwise from the trailing side.
    case arc(Double)
    case line
  }

  let course: Course

  func _resolve(in context: _ShapeStyleContext) -> _ResolvedShapeStyle {
    let style = context.tint?.style
    guard let gradient = (style as? Gradient).map(AnyGradient.init) ?? style as? AnyGradient else {
      return TintShapeStyle()._resolve(in: context)
    }
    return switch course {
    case .arc(let share):
      AngularGradient(gradient, center: .center, startAngle: .zero, endAngle: .degrees(360 * share))
        ._resolve(in: context)
    case .line: LinearGradient(gradient, startPoint: .leading, endPoint: .trailing)._resolve(in: context)
    }
  }
}
