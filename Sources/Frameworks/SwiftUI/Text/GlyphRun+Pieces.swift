import DisplayList

extension GlyphRun {
  /// The run split into glyphs, each with its character; unsplit if that is unknown, as for ligatures.
  var pieces: [GlyphRun] {
    let characters = text.enumerated().map { (index: $0.offset, character: $0.element) }
    // Spaces may or may not have glyphs.
    let shown = glyphs.count == characters.count ? characters : characters.filter { !$0.character.isWhitespace }
    guard glyphs.count == shown.count, !glyphs.isEmpty, !isRightToLeft else { return [self] }
    return zip(shown, glyphs).enumerated().map { index, pair in
      var piece = self
      let next = index + 1 < glyphs.count ? glyphs[index + 1].x : width
      piece.origin.x += pair.1.x
      piece.width = next - pair.1.x
      piece.text = String(pair.0.character)
      piece.glyphs = [Glyph(id: pair.1.id, x: 0, y: pair.1.y)]
      return piece
    }
  }
}
