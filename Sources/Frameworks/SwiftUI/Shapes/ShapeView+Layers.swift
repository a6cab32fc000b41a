import Foundation

/// A view that draws a shape and to which further fills and strokes can be added.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The type of the shape.
  associatedtype Content: Shape
  /// The shape that is drawn.
  nonisolated var shape: Content { get }
}

extension Shape {
  /// Fills the shape with the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

nonisolated extension Shape {
  /// Fills the shape with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// Strokes the shape, centred on its border. Caveat: edges are antialiased, whatever `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes the shape with a line of `lineWidth` points, centred on its border. Caveat: edges are antialiased,
  /// whatever `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// The versions from before shapes could have several layers.
nonisolated extension Shape {
  /// Fills the shape with the foreground.
  @_disfavoredOverload
  public func fill(style: FillStyle = FillStyle()) -> some View { fill(ForegroundStyle(), style: style) }

  /// Strokes the shape, centred on its border.
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    stroke(content, style: style, antialiased: true)
  }

  /// Strokes the shape with a line of `lineWidth` points, centred on its border.
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, lineWidth: lineWidth, antialiased: true)
  }
}

nonisolated extension InsettableShape {
  /// Strokes the shape inside its border with the foreground. Caveat: edges are antialiased, whatever `antialiased`
  /// says.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// Strokes the shape inside its border with a line of `lineWidth` points in the foreground. Caveat: edges are
  /// antialiased, whatever `antialiased` says.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// Strokes the shape inside its border. Caveat: edges are antialiased, whatever `antialiased` says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// Strokes the shape inside its border with a line of `lineWidth` points. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView {
  /// Fills the shape in front of this view.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// Strokes the shape in front of this view, centred on its border. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the shape in front of this view with a line of `lineWidth` points, centred on its border. Caveat: edges
  /// are antialiased, whatever `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// Strokes the shape in front of this view, inside its border. Caveat: edges are antialiased, whatever `antialiased`
  /// says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// Strokes the shape in front of this view, inside its border, with a line of `lineWidth` points. Caveat: edges are
  /// antialiased, whatever `antialiased` says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape in front of a background.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, FrameworkView {
  /// The shape that is drawn.
  public var shape: Content
  /// The style of the fill or stroke.
  public var style: Style
  /// The style that determines what is inside.
  public var fillStyle: FillStyle
  /// The view behind the shape.
  public var background: Background

  /// Creates a filled shape in front of a background.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// The shape and its background.
  @MainActor public var body: some View {
    Layered(front: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), back: background)
  }
}

/// A stroked shape in front of a background.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  FrameworkView
{
  /// The shape that is drawn.
  public var shape: Content
  /// The style of the fill or stroke.
  public var style: Style
  /// The style of the stroke.
  public var strokeStyle: StrokeStyle
  /// Caveat: edges are antialiased, whatever the value.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a stroked shape in front of a background.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The stroke and its background.
  @MainActor public var body: some View {
    Layered(front: _ShapeView(shape: shape, style: style, stroke: strokeStyle), back: background)
  }
}

/// A shape stroked inside its border, in front of a background.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView,
  FrameworkView
{
  /// The shape that is drawn.
  public var shape: Content
  /// The style of the fill or stroke.
  public var style: Style
  /// The style of the stroke.
  public var strokeStyle: StrokeStyle
  /// Caveat: edges are antialiased, whatever the value.
  public var isAntialiased: Bool
  /// The view behind the shape.
  public var background: Background

  /// Creates a stroked shape in front of a background.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The stroke and its background.
  @MainActor public var body: some View {
    Layered(
      front: _ShapeView(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, stroke: strokeStyle),
      back: background)
  }
}

/// A shape and, if there is one, the view behind it.
nonisolated private struct Layered<Front: View, Back: View>: View, FrameworkView {
  let front: Front
  let back: Back

  @MainActor var body: some View {
    if Back.self == EmptyView.self { front } else { front.background { back } }
  }
}
