import Foundation

/// A view that draws a shape, and that can be given further layers of it.
@MainActor @preconcurrency
public protocol ShapeView<Content>: View {
  /// The shape's type.
  associatedtype Content: Shape
  /// What is drawn.
  nonisolated var shape: Content { get }
}

extension Shape {
  /// A shape on its own is filled with the foreground.
  @MainActor public var body: _ShapeView<Self, ForegroundStyle> { _ShapeView(shape: self, style: ForegroundStyle()) }
}

nonisolated extension Shape {
  /// The shape's inside, drawn with a style.
  public func fill<S: ShapeStyle>(_ content: S = .foreground, style: FillStyle = FillStyle()) -> _ShapeView<Self, S> {
    _ShapeView(shape: self, style: content, fillStyle: style)
  }

  /// A line along the shape's border, half of it outside. Caveat: edges are antialiased, whatever `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    StrokeShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// A line of `lineWidth` points along the shape's border, half of it outside. Caveat: edges are antialiased,
  /// whatever `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Self, S, EmptyView> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

// What these were before shapes could have several layers.
nonisolated extension Shape {
  /// The shape's inside, drawn with the foreground.
  @_disfavoredOverload
  public func fill(style: FillStyle = FillStyle()) -> some View { fill(ForegroundStyle(), style: style) }

  /// A line along the shape's border, half of it outside.
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, style: StrokeStyle) -> some View {
    stroke(content, style: style, antialiased: true)
  }

  /// A line of `lineWidth` points along the shape's border, half of it outside.
  @_disfavoredOverload
  public func stroke<S: ShapeStyle>(_ content: S, lineWidth: CGFloat = 1) -> some View {
    stroke(content, lineWidth: lineWidth, antialiased: true)
  }
}

nonisolated extension InsettableShape {
  /// A line of the foreground's colour along the shape's border, all of it inside. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func strokeBorder(style: StrokeStyle, antialiased: Bool = true) -> some View {
    strokeBorder(ForegroundStyle(), style: style, antialiased: antialiased)
  }

  /// A line of `lineWidth` points of the foreground's colour along the shape's border, all of it inside. Caveat: edges are
  /// antialiased, whatever `antialiased` says.
  public func strokeBorder(lineWidth: CGFloat = 1, antialiased: Bool = true) -> some View {
    strokeBorder(style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }

  /// A line along the shape's border, all of it inside. Caveat: edges are antialiased, whatever `antialiased` says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    StrokeBorderShapeView(
      shape: self, style: content, strokeStyle: style, isAntialiased: antialiased, background: EmptyView())
  }

  /// A line of `lineWidth` points along the shape's border, all of it inside. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Self, S, EmptyView> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView {
  /// The shape's inside in front of what is there.
  public func fill<S: ShapeStyle>(
    _ content: S = .foreground, style: FillStyle = FillStyle()
  ) -> FillShapeView<Content, S, Self> {
    FillShapeView(shape: shape, style: content, fillStyle: style, background: self)
  }

  /// A line along the shape's border in front of what is there, half of it outside. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    StrokeShapeView(shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// A line of `lineWidth` points along the shape's border in front of what is there, half of it outside. Caveat: edges are
  /// antialiased, whatever `antialiased` says.
  public func stroke<S: ShapeStyle>(
    _ content: S, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeShapeView<Content, S, Self> {
    stroke(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

nonisolated extension ShapeView where Content: InsettableShape {
  /// A line along the shape's border in front of what is there, all of it inside. Caveat: edges are antialiased, whatever
  /// `antialiased` says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, style: StrokeStyle, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    StrokeBorderShapeView(
      shape: shape, style: content, strokeStyle: style, isAntialiased: antialiased, background: self)
  }

  /// A line of `lineWidth` points along the shape's border in front of what is there, all of it inside. Caveat: edges are
  /// antialiased, whatever `antialiased` says.
  public func strokeBorder<S: ShapeStyle>(
    _ content: S = .foreground, lineWidth: CGFloat = 1, antialiased: Bool = true
  ) -> StrokeBorderShapeView<Content, S, Self> {
    strokeBorder(content, style: StrokeStyle(lineWidth: lineWidth), antialiased: antialiased)
  }
}

/// A filled shape in front of a background.
nonisolated public struct FillShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView, FrameworkView {
  /// What is drawn.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// What of it is filled.
  public var fillStyle: FillStyle
  /// What is behind it.
  public var background: Background

  /// A filled shape in front of a background.
  public init(shape: Content, style: Style, fillStyle: FillStyle, background: Background) {
    self.shape = shape
    self.style = style
    self.fillStyle = fillStyle
    self.background = background
  }

  /// The shape and what is behind it.
  @MainActor public var body: some View {
    Layered(front: _ShapeView(shape: shape, style: style, fillStyle: fillStyle), back: background)
  }
}

/// A stroked shape in front of a background.
nonisolated public struct StrokeShapeView<Content: Shape, Style: ShapeStyle, Background: View>: ShapeView,
  FrameworkView
{
  /// What is drawn.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Caveat: edges are antialiased, whatever it says.
  public var isAntialiased: Bool
  /// What is behind it.
  public var background: Background

  /// A stroked shape in front of a background.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The line and what is behind it.
  @MainActor public var body: some View {
    Layered(front: _ShapeView(shape: shape, style: style, stroke: strokeStyle), back: background)
  }
}

/// A stroked shape whose line is inside in front of a background.
nonisolated public struct StrokeBorderShapeView<Content: InsettableShape, Style: ShapeStyle, Background: View>:
  ShapeView,
  FrameworkView
{
  /// What is drawn.
  public var shape: Content
  /// What it is drawn with.
  public var style: Style
  /// The line.
  public var strokeStyle: StrokeStyle
  /// Caveat: edges are antialiased, whatever it says.
  public var isAntialiased: Bool
  /// What is behind it.
  public var background: Background

  /// A stroked shape in front of a background.
  public init(
    shape: Content, style: Style, strokeStyle: StrokeStyle, isAntialiased: Bool, background: Background
  ) {
    self.shape = shape
    self.style = style
    self.strokeStyle = strokeStyle
    self.isAntialiased = isAntialiased
    self.background = background
  }

  /// The line and what is behind it.
  @MainActor public var body: some View {
    Layered(
      front: _ShapeView(shape: shape.inset(by: strokeStyle.lineWidth / 2), style: style, stroke: strokeStyle),
      back: background)
  }
}

/// A shape and, if there is anything, what is behind it.
nonisolated private struct Layered<Front: View, Back: View>: View, FrameworkView {
  let front: Front
  let back: Back

  @MainActor var body: some View {
    if Back.self == EmptyView.self { front } else { front.background { back } }
  }
}
