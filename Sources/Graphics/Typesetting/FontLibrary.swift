import CPango
import DisplayList
import Foundation

/// The fonts of the process: a fontconfig configuration in memory with only our own files, and the Pango font map bound
/// to it.
///
/// Files are opened when a text first needs them, body and headline at once and the rest one by one, because opening
/// one takes half a millisecond of the first frame. The open files must never affect how a text looks, so the first
/// character that the text faces lack opens everything that it could come from.
@MainActor
public final class FontLibrary {
  package static let shared = FontLibrary()

  private let configuration = FcConfigCreate()
  private var fontMap: UnsafeMutablePointer<PangoFontMap>?
  private var contexts: [Bool: OpaquePointer] = [:]
  private var opened: Set<FontFile> = []
  private var reported: Set<FontFile> = []
  private var opensFallback = false
  private var closedScripts = ScriptFont.all
  private var descriptions: [FontDescription: OpaquePointer] = [:]
  /// The faces of each file; several for a variable one.
  private var filesByPath: [String: [FontFile]] = [:]
  private var freeTypeLibrary: FT_Library?
  private var freeTypeFaces: [FontFile: FT_Face] = [:]
  private var missingFaces: Set<FontFile> = []

  private init() {}

  /// Throws if a file of `fontFiles` is missing: hosts call this before they show anything.
  public nonisolated static func verify() throws(MissingFontsError) {
    let missing = (fontFiles + symbolSources).filter { access($0.path, R_OK) != 0 }
    if !missing.isEmpty { throw MissingFontsError(files: missing) }
  }

  /// The versions of the libraries that determine a picture's bytes, for tests that pin them.
  public nonisolated static var libraryVersions: String {
    func string(_ pointer: UnsafePointer<CChar>?) -> String { pointer.map { String(cString: $0) } ?? "?" }
    let fontconfig = FcGetVersion()
    return "pango \(string(pango_version_string())), cairo \(string(cairo_version_string())), fontconfig \(fontconfig)"
  }

  // MARK: Pango

  /// Returns the context for text of a layout direction, with every file open that `text` in `fonts` needs.
  func context(isRightToLeft: Bool, for text: String, in fonts: [FontDescription]) -> OpaquePointer? {
    if opened.isEmpty { open(Self.fontFiles.filter(Self.isUsual)) }
    open(fonts.compactMap(Self.file(for:)))
    if text.hasOnlyEarlyScalars == false { openFallback(for: text) }
    if let context = contexts[isRightToLeft] { return context }
    guard let map = makeFontMap(), let context = pango_font_map_create_context(map) else { return nil }
    pango_context_set_base_dir(context, isRightToLeft ? PANGO_DIRECTION_RTL : PANGO_DIRECTION_LTR)
    // Letters keep their fractional widths: a browser sets the same text equally wide.
    pango_context_set_round_glyph_positions(context, 0)
    pango_context_set_language(context, pango_language_from_string("en"))
    let options = cairo_font_options_create()
    cairo_font_options_set_hint_style(options, CAIRO_HINT_STYLE_NONE)
    cairo_font_options_set_hint_metrics(options, CAIRO_HINT_METRICS_OFF)
    cairo_font_options_set_antialias(options, CAIRO_ANTIALIAS_GRAY)
    pango_cairo_context_set_font_options(context, options)
    cairo_font_options_destroy(options)
    contexts[isRightToLeft] = context
    return context
  }

  private nonisolated static let otherFamilies =
    [arabicFamily, hebrewFamily, emojiFamily] + ScriptFont.all.map(\.family)

  /// Returns a description in Pango's form; owned by the library.
  func pangoDescription(_ font: FontDescription) -> OpaquePointer? {
    if let known = descriptions[font] { return known }
    guard let file = Self.file(for: font), let description = pango_font_description_new() else { return nil }
    let families = [file.family] + Self.otherFamilies
    pango_font_description_set_family(description, families.joined(separator: ","))
    pango_font_description_set_weight(description, PangoWeight(UInt32(file.weight)))
    pango_font_description_set_style(description, file.isItalic ? PANGO_STYLE_ITALIC : PANGO_STYLE_NORMAL)
    if let index = FontDescription.stretches.firstIndex(of: font.stretch) {
      pango_font_description_set_stretch(description, PangoStretch(UInt32(index)))
    }
    pango_font_description_set_absolute_size(description, Double(font.size * font.letterScale) * Double(PANGO_SCALE))
    if descriptions.count >= 500 {
      for description in descriptions.values { pango_font_description_free(description) }
      descriptions = [:]
    }
    descriptions[font] = description
    return description
  }

  /// Returns the file of a font chosen by Pango.
  func file(of font: UnsafeMutablePointer<PangoFont>) -> FontFile? {
    let pattern = font.withMemoryRebound(to: PangoFcFont.self, capacity: 1) { pango_fc_font_get_pattern($0) }
    var path: UnsafeMutablePointer<FcChar8>?
    guard FcPatternGetString(pattern, FC_FILE, 0, &path) == FcResultMatch, let path else { return nil }
    let files = filesByPath[String(cString: path)] ?? []
    var weight = 0.0
    guard files.count > 1, FcPatternGetDouble(pattern, FC_WEIGHT, 0, &weight) == FcResultMatch else {
      return files.first
    }
    let wanted = Int(FcWeightToOpenTypeDouble(weight).rounded())
    return files.min { abs($0.weight - wanted) < abs($1.weight - wanted) }
  }

  private func makeFontMap() -> UnsafeMutablePointer<PangoFontMap>? {
    if let fontMap { return fontMap }
    FcConfigParseAndLoadFromMemory(configuration, Self.rules, 1)
    // Pango initialises fontconfig in the background; with a current configuration that does not read the system's.
    FcConfigSetCurrent(configuration)
    guard let map = pango_cairo_font_map_new_for_font_type(CAIRO_FONT_TYPE_FT) else { return nil }
    pango_cairo_font_map_set_resolution(OpaquePointer(map), 72)
    pango_fc_font_map_set_config(OpaquePointer(map), configuration)
    fontMap = map
    return map
  }

  /// Pango asks for the family "emoji" for characters with emoji presentation; these pictures exist in one size only,
  /// so a matrix scales their metrics to the requested size. Another one stretches letters to the requested width,
  /// since no face exists in several widths.
  private nonisolated static let rules = """
    <fontconfig>
    \(FontDescription.stretches.filter { $0 != 100 }.map(stretchRule).joined())
    \(ScriptFont.all.map(\.rule).joined())
      <alias binding="same"><family>emoji</family><prefer><family>\(emojiFamily)</family></prefer></alias>
      <match target="font">
        <test name="family"><string>\(emojiFamily)</string></test>
        <edit name="pixelsizefixupfactor" mode="assign">
          <divide><name target="pattern">pixelsize</name><name target="font">pixelsize</name></divide>
        </edit>
        <edit name="matrix" mode="assign">
          <matrix>
            <name>pixelsizefixupfactor</name><double>0</double>
            <double>0</double><name>pixelsizefixupfactor</name>
          </matrix>
        </edit>
      </match>
    </fontconfig>
    """

  private nonisolated static func stretchRule(_ percent: Int) -> String {
    """
    <match target="pattern">
      <test name="width" compare="eq"><int>\(percent)</int></test>
      <edit name="matrix" mode="assign">
        <matrix><double>\(Double(percent) / 100)</double><double>0</double><double>0</double><double>1</double></matrix>
      </edit>
    </match>
    """
  }

  private func openFallback(for text: String) {
    for script in closedScripts where text.unicodeScalars.contains(where: script.has) {
      closedScripts.removeAll { $0.family == script.family }
      open(script.files)
    }
    guard !opensFallback, text.unicodeScalars.contains(where: Self.needsFallback) else { return }
    opensFallback = true
    let others = ScriptFont.all.map(\.family) + [Self.textFamily, Self.displayFamily]
    open(Self.fontFiles.filter { !others.contains($0.family) })
  }

  private func open(_ files: [FontFile]) {
    var changed = false
    for file in files where opened.insert(file).inserted {
      if filesByPath[file.path] != nil {
        filesByPath[file.path]?.append(file)
      } else if access(file.path, R_OK) == 0, FcConfigAppFontAddFile(configuration, file.path) != 0 {
        filesByPath[file.path] = [file]
        changed = true
      } else {
        report(file)
      }
    }
    if filesByPath.isEmpty { openAnything(insteadOf: files) }
    guard changed, let fontMap else { return }
    pango_fc_font_map_config_changed(OpaquePointer(fontMap))
  }

  /// Opens any font: Pango aborts the process if there is none at all, so this ends it with a sentence instead.
  private func openAnything(insteadOf files: [FontFile]) {
    for file in Self.fontFiles where access(file.path, R_OK) == 0 {
      guard FcConfigAppFontAddFile(configuration, file.path) != 0 else { continue }
      opened.insert(file)
      filesByPath[file.path] = [file]
      return
    }
    exit(78)  // EX_CONFIG; `report` has said which package to install.
  }

  private func report(_ file: FontFile) {
    guard reported.insert(file).inserted else { return }
    FileHandle.standardError.write(Data((MissingFontsError(files: [file]).description + "\n").utf8))
  }

  private nonisolated static func isUsual(_ file: FontFile) -> Bool {
    file.family == textFamily && [400, 600].contains(file.weight) && !file.isItalic
  }

  /// Returns whether the text faces may lack a character. Their coverage is the same in all weights: Latin, Greek,
  /// Cyrillic, general punctuation, currency.
  nonisolated static func needsFallback(_ scalar: Unicode.Scalar) -> Bool {
    if scalar.value < 0x590 { return false }
    return switch scalar.value {
    case 0x1E00...0x1FFF, 0x2000...0x203B, 0x20A0...0x20BF: false
    default: true
    }
  }

  // MARK: FreeType

  /// Returns the glyph for a character that no font has: a white square, or the font's own glyph if it lacks even that.
  func missingGlyph(in file: FontFile?) -> UInt32 {
    guard let face = file.flatMap(freeTypeFace) else { return 0 }
    return FT_Get_Char_Index(face, 0x25A1)
  }

  /// Returns the opened file, for outlines and character maps; reports a missing or damaged one once.
  package func freeTypeFace(_ file: FontFile) -> FT_Face? {
    if let face = freeTypeFaces[file] { return face }
    if missingFaces.contains(file) { return nil }
    if freeTypeLibrary == nil { FT_Init_FreeType(&freeTypeLibrary) }
    var face: FT_Face?
    if file.family == Self.symbolFamily {
      openSymbols(file.weight, as: &face)
    } else if FT_New_Face(freeTypeLibrary, file.path, 0, &face) != 0 {
      face = nil
    }
    guard let face else {
      missingFaces.insert(file)
      report(file)
      return nil
    }
    if file.isVariable { AppFonts.set(weight: file.weight, of: face, in: freeTypeLibrary) }
    freeTypeFaces[file] = face
    return face
  }

  /// FreeType reads from the bytes for as long as the face is open, which is as long as the process runs.
  private func openSymbols(_ weight: Int, as face: inout FT_Face?) {
    let data = SymbolFont.font(weight: weight).data
    let bytes = UnsafeMutableBufferPointer<UInt8>.allocate(capacity: data.count)
    _ = data.copyBytes(to: bytes)
    guard FT_New_Memory_Face(freeTypeLibrary, bytes.baseAddress, FT_Long(data.count), 0, &face) != 0 else { return }
    face = nil
    bytes.deallocate()
  }
}
