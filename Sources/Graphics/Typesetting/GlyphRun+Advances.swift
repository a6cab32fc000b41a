import CPango
import DisplayList
import Foundation

extension GlyphRun {
  /// The advance of the pen after each glyph in points, as in the font file: without what shaping adds.
  @MainActor package var advances: [CGFloat] {
    guard let file = FontLibrary.file(family: face.family, weight: face.weight, isItalic: face.isItalic),
      let font = FontLibrary.shared.freeTypeFace(file), font.pointee.units_per_EM > 0
    else { return glyphs.map { _ in 0 } }
    let unit = face.size / CGFloat(font.pointee.units_per_EM) * CGFloat(face.stretch) / 100
    return glyphs.map { glyph in
      guard FT_Load_Glyph(font, glyph.id, FT_Int32(FT_LOAD_NO_SCALE)) == 0, let slot = font.pointee.glyph else {
        return 0
      }
      return CGFloat(slot.pointee.metrics.horiAdvance) * unit
    }
  }
}
