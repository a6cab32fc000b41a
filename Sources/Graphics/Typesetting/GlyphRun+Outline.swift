import CPango
import DisplayList
import Foundation

extension GlyphRun {
  /// The letters' outlines, at the run's place; letters that are pictures have none.
  @MainActor public var outline: PathElements {
    guard let file = FontLibrary.file(family: face.family, weight: face.weight, isItalic: face.isItalic),
      let font = FontLibrary.shared.freeTypeFace(file), font.pointee.units_per_EM > 0,
      font.pointee.face_flags & FT_Long(FT_FACE_FLAG_SCALABLE) != 0
    else { return PathElements() }
    let unit = face.size / CGFloat(font.pointee.units_per_EM)
    let tracer = Tracer(unit: CGSize(width: unit * CGFloat(face.stretch) / 100, height: unit))
    for glyph in glyphs {
      guard FT_Load_Glyph(font, glyph.id, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = font.pointee.glyph else {
        continue
      }
      tracer.pen = CGPoint(x: origin.x + glyph.x, y: origin.y + glyph.y)
      tracer.trace(&slot.pointee.outline)
    }
    return PathElements(tracer.elements)
  }

  /// Collects FreeType's outline of a glyph.
  private final class Tracer {
    let unit: CGSize
    var pen = CGPoint.zero
    private(set) var elements: [PathElements.Element] = []
    private var isOpen = false

    init(unit: CGSize) { self.unit = unit }

    func trace(_ outline: inout FT_Outline) {
      var functions = FT_Outline_Funcs(
        move_to: { to, tracer in Tracer.add(tracer) { $0.move(to: $0.place(to)) } },
        line_to: { to, tracer in Tracer.add(tracer) { $0.elements.append(.line($0.place(to))) } },
        conic_to: { control, to, tracer in
          Tracer.add(tracer) { $0.elements.append(.quadCurve($0.place(to), control: $0.place(control))) }
        },
        cubic_to: { control1, control2, to, tracer in
          Tracer.add(tracer) {
            $0.elements.append(.curve($0.place(to), control1: $0.place(control1), control2: $0.place(control2)))
          }
        }, shift: 0, delta: 0)
      FT_Outline_Decompose(&outline, &functions, Unmanaged.passUnretained(self).toOpaque())
      close()
    }

    private static func add(_ tracer: UnsafeMutableRawPointer?, _ body: (Tracer) -> Void) -> Int32 {
      if let tracer { body(Unmanaged<Tracer>.fromOpaque(tracer).takeUnretainedValue()) }
      return 0
    }

    private func move(to point: CGPoint) {
      close()
      elements.append(.move(point))
      isOpen = true
    }

    private func close() {
      if isOpen { elements.append(.close) }
      isOpen = false
    }

    private func place(_ vector: UnsafePointer<FT_Vector>?) -> CGPoint {
      guard let vector else { return pen }
      return CGPoint(
        x: pen.x + CGFloat(vector.pointee.x) * unit.width, y: pen.y - CGFloat(vector.pointee.y) * unit.height)
    }
  }
}
