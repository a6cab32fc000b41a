import DisplayList
import Foundation

// Fragments as JSON. Lengths are points in the fragment's own coordinates; `Page/paint.js` reads all this.
extension JSONWriter {
  /// Writes a fragment with the members of `Wire.FragmentMember`.
  @MainActor
  mutating func fragment(_ fragment: Fragment, _ bitmaps: BitmapStore, withChildren: Bool = true) {
    object {
      $0.key(Wire.FragmentMember.key)
      $0.integer(fragment.key.rawValue)
      $0.key(Wire.FragmentMember.x)
      $0.number(fragment.offset.x)
      $0.key(Wire.FragmentMember.y)
      $0.number(fragment.offset.y)
      $0.key(Wire.FragmentMember.width)
      $0.number(fragment.size.width)
      $0.key(Wire.FragmentMember.height)
      $0.number(fragment.size.height)
      $0.effects(fragment.effects)
      if let following = fragment.following {
        $0.key(Wire.FragmentMember.following)
        $0.array {
          $0.integer(following.key.rawValue)
          $0.numbers(following.base.x, following.base.y)
          $0.exact(following.factor.x)
          $0.exact(following.factor.y)
        }
      }
      if !fragment.commands.isEmpty {
        $0.key(Wire.FragmentMember.commands)
        $0.array { list in fragment.commands.forEach { list.command($0, bitmaps) } }
      }
      if withChildren, !fragment.children.isEmpty {
        $0.key(Wire.FragmentMember.children)
        $0.array { list in fragment.children.forEach { list.fragment($0, bitmaps) } }
      }
    }
  }

  private mutating func effects(_ effects: Fragment.Effects) {
    if effects.opacity != 1 {
      key(Wire.FragmentMember.opacity)
      number(effects.opacity)
    }
    if let clip = effects.clip {
      key(Wire.FragmentMember.clip)
      outline(clip)
    }
    if let transform = effects.transform {
      key(Wire.FragmentMember.transform)
      array {
        $0.factor(transform.m11)
        $0.factor(transform.m12)
        $0.factor(transform.m21)
        $0.factor(transform.m22)
        $0.numbers(transform.tX, transform.tY)
      }
    }
    if let shadow = effects.shadow {
      key(Wire.FragmentMember.shadow)
      self.shadow(shadow)
    }
    if let compositing = effects.compositing {
      key(Wire.FragmentMember.compositing)
      self.compositing(compositing)
    }
  }

  /// Writes `[[filter, ...], blend mode, masked, opaque, projection]`, where a filter is `["b", sigma, opaque]` `["m",
  /// 20 numbers]`, the rows of SVG's colour matrix, or `["t", least alpha, most, colour]`; a projection has 9, row by
  /// row, for (x, y, 1) on the left.
  private mutating func compositing(_ compositing: Compositing) {
    array {
      $0.array { list in
        for filter in compositing.filters {
          list.array {
            switch filter {
            case .blur(let sigma, let isOpaque):
              $0.string("b")
              $0.number(sigma)
              $0.integer(isOpaque ? 1 : 0)
            case .colors(let matrix):
              $0.string("m")
              for index in 0..<4 {
                for value in [0, 1, 2, 3].map({ matrix.rows[index][$0] }) + [matrix.offset[index]] {
                  $0.factor(CGFloat(value))
                }
              }
            case .alphaThreshold(let low, let high, let color):
              $0.string("t")
              $0.factor(CGFloat(low))
              $0.factor(CGFloat(high))
              $0.color(color)
            }
          }
        }
      }
      $0.string(compositing.blendMode.rawValue)
      $0.integer(compositing.isMasked ? 1 : 0)
      $0.integer(compositing.isOpaque ? 1 : 0)
      if let projection = compositing.projection {
        $0.array { list in
          for row in projection.rows { for index in 0..<3 { list.exact(row[index]) } }
        }
      }
    }
  }

  /// `[kind, ...]` with the kinds of `Wire.Command`.
  @MainActor
  private mutating func command(_ command: DrawCommand, _ bitmaps: BitmapStore) {
    array {
      switch command {
      case .fill(let outline, let paint):
        $0.string(Wire.Command.fill.rawValue)
        $0.outline(outline)
        $0.paint(paint, bitmaps)
      case .stroke(let outline, let paint, let stroke):
        $0.string(Wire.Command.stroke.rawValue)
        $0.outline(outline)
        $0.paint(paint, bitmaps)
        $0.stroke(stroke)
      case .shadow(let outline, let shadow):
        $0.string(Wire.Command.shadow.rawValue)
        $0.outline(outline)
        $0.shadow(shadow)
      case .image(let bitmap, let rect, let tint):
        bitmaps.keep(bitmap)
        $0.string(Wire.Command.image.rawValue)
        $0.integer(bitmap.id)
        $0.rect(rect)
        if let tint { $0.color(tint) }
      case .glyphs(let run, let paint):
        $0.string(Wire.Command.glyphs.rawValue)
        $0.glyphs(run)
        $0.paint(paint, bitmaps)
      }
    }
  }

  /// `[x, y, w, h]`, with four radii for rounded corners and a 1 behind them for continuous ones;
  /// `["e", x, y, w, h]`; `["p", "M0 0L...", evenOdd]`.
  private mutating func outline(_ outline: Outline) {
    array {
      switch outline {
      case .rect(let rect):
        $0.numbers(rect.minX, rect.minY, rect.width, rect.height)
      case .roundedRect(let rect, let radii, let style):
        $0.numbers(rect.minX, rect.minY, rect.width, rect.height)
        $0.numbers(radii.topLeft, radii.topRight, radii.bottomRight, radii.bottomLeft)
        if style == .continuous { $0.integer(1) }
      case .ellipse(let rect):
        $0.string("e")
        $0.numbers(rect.minX, rect.minY, rect.width, rect.height)
      case .path(let path, let evenOdd):
        $0.string("p")
        $0.string(Self.pathData(path))
        $0.rect(path.bounds.isNull ? .zero : path.bounds)
        if evenOdd { $0.integer(1) }
      }
    }
  }

  /// Returns a path in the syntax of SVG's `d` attribute and of CSS `path()`.
  private static func pathData(_ path: PathElements) -> String {
    var data = ""
    func add(_ letter: String, _ points: CGPoint...) {
      var numbers = JSONWriter()
      for point in points { numbers.numbers(point.x, point.y) }
      data += letter + numbers.text
    }
    for element in path.elements {
      switch element {
      case .move(let point): add("M", point)
      case .line(let point): add("L", point)
      case .quadCurve(let point, let control): add("Q", control, point)
      case .curve(let point, let control1, let control2): add("C", control1, control2, point)
      case .close: data += "Z"
      }
    }
    return data
  }

  /// A colour, `["l", x0, y0, x1, y1, stops]`, `["r", x, y, r0, r1, stops]`, `["e", x, y, rx, ry, r0, r1, stops]` or
  /// `["c", x, y, angle, stops]` with `stops` = `[colour, location, ...]`; `["b", id, x, y, w, h, smooth, opacity, tint]`;
  /// `["m", sigma, saturation, colour in front, opacity]`.
  @MainActor
  private mutating func paint(_ paint: Paint, _ bitmaps: BitmapStore) {
    if case .color(let color) = paint { return self.color(color) }
    array {
      switch paint {
      case .color: break
      case .linearGradient(let stops, let start, let end):
        $0.string("l")
        $0.numbers(start.x, start.y, end.x, end.y)
        $0.stops(stops)
      case .radialGradient(let stops, let center, let startRadius, let endRadius):
        $0.string("r")
        $0.numbers(center.x, center.y, startRadius, endRadius)
        $0.stops(stops)
      case .ellipticalGradient(let stops, let center, let axes, let startRadius, let endRadius):
        $0.string("e")
        $0.numbers(center.x, center.y, axes.width, axes.height)
        $0.factor(startRadius)
        $0.factor(endRadius)
        $0.stops(stops)
      case .conicGradient(let stops, let center, let angle):
        $0.string("c")
        $0.numbers(center.x, center.y)
        $0.factor(angle)
        $0.stops(stops)
      case .pattern(let pattern):
        bitmaps.keep(pattern.bitmap)
        $0.string("b")
        $0.integer(pattern.bitmap.id)
        $0.numbers(pattern.tile.minX, pattern.tile.minY, pattern.tile.width, pattern.tile.height)
        $0.integer(pattern.isSmooth ? 1 : 0)
        $0.number(pattern.opacity)
        if let tint = pattern.tint { $0.color(tint) }
      case .backdrop(let backdrop):
        $0.string("m")
        $0.number(backdrop.sigma)
        $0.factor(CGFloat(backdrop.saturation))
        $0.color(backdrop.overlay)
        $0.factor(CGFloat(backdrop.opacity))
      }
    }
  }

  private mutating func stops(_ stops: [Paint.Stop]) {
    array {
      for stop in stops {
        $0.color(stop.color)
        $0.number(stop.location)
      }
    }
  }

  private mutating func stroke(_ stroke: Stroke) {
    array {
      $0.number(stroke.width)
      switch stroke.cap {
      case .butt: $0.string("butt")
      case .round: $0.string("round")
      case .square: $0.string("square")
      }
      switch stroke.join {
      case .miter: $0.string("miter")
      case .round: $0.string("round")
      case .bevel: $0.string("bevel")
      }
      if !stroke.dash.isEmpty {
        $0.number(stroke.dashPhase)
        for length in stroke.dash { $0.number(length) }
      }
    }
  }

  /// `[colour, sigma, dx, dy]`
  private mutating func shadow(_ shadow: Shadow) {
    array {
      $0.color(shadow.color)
      $0.numbers(shadow.sigma, shadow.offset.x, shadow.offset.y)
    }
  }

  private mutating func rect(_ rect: CGRect) {
    array { $0.numbers(rect.minX, rect.minY, rect.width, rect.height) }
  }

  /// `[text, x, baseline, width, ascent, descent, family, weight, size, flags, tracking, stretch]`; flags: 1 italic, 2 right to
  /// left, 4 underlined, 8 struck through, 16 tabular digits.
  private mutating func glyphs(_ run: GlyphRun) {
    let flags =
      (run.face.isItalic ? 1 : 0) | (run.isRightToLeft ? 2 : 0) | (run.isUnderlined ? 4 : 0)
      | (run.isStruckThrough ? 8 : 0) | (run.usesTabularDigits ? 16 : 0)
    array {
      $0.string(run.text)
      $0.numbers(run.origin.x, run.origin.y, run.width, run.ascent, run.descent)
      $0.string(run.face.family)
      $0.integer(run.face.weight)
      $0.number(run.face.size)
      $0.integer(flags)
      let isStretched = run.face.stretch != 100
      if run.tracking != 0 || isStretched { $0.number(run.tracking) }
      if isStretched { $0.integer(run.face.stretch) }
    }
  }

  /// `#rrggbb`, with two digits more for an alpha below 1.
  mutating func color(_ color: DisplayColor) {
    func byte(_ value: Float) -> UInt32 { UInt32((min(max(value.isFinite ? value : 0, 0), 1) * 255).rounded()) }
    var value = byte(color.red) << 16 | byte(color.green) << 8 | byte(color.blue)
    var count = 6
    if color.alpha < 1 {
      value = value << 8 | byte(color.alpha)
      count = 8
    }
    let digits = String(value, radix: 16)
    string("#" + String(repeating: "0", count: count - digits.count) + digits)
  }
}
