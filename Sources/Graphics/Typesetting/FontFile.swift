import Foundation

/// A face and its file. The symbols' face is made of several files, of which `path` is the first.
public struct FontFile: Hashable, Sendable {
  /// The family, as in `FontFace.family`.
  public var family: String
  /// The weight, from 100 to 900.
  public var weight: Int
  public var isItalic: Bool
  public var path: String
  /// The Debian package that installs the file; nil for a file of the app's.
  public var package: String?
  /// Whether the file has all weights, and this one is to be set.
  public var isVariable = false

  /// The bytes of the font; nil if the file cannot be read.
  public var contents: Data? {
    if family == SymbolFont.family { return SymbolFont.font(weight: weight).data }
    return try? Data(contentsOf: URL(fileURLWithPath: path), options: .mappedIfSafe)
  }
}

extension FontLibrary {
  /// The text family up to 19 points, and the one with finer details and tighter spacing from 20 points on, as SF
  /// changes from its text to its display cut.
  package nonisolated static let textFamily = "Inter"
  package nonisolated static let displayFamily = "Inter Display"
  package nonisolated static let serifFamily = "Noto Serif"
  package nonisolated static let monospacedFamily = "DejaVu Sans Mono"
  package nonisolated static let emojiFamily = "Noto Color Emoji"
  package nonisolated static let symbolFamily = SymbolFont.family
  nonisolated static let arabicFamily = "Noto Sans Arabic"
  nonisolated static let hebrewFamily = "Noto Sans Hebrew"

  /// Every face that text and symbols are drawn with, so that a browser can use the same ones.
  public nonisolated static var faces: [FontFile] { ownFaces + AppFonts.files }

  nonisolated static let ownFaces: [FontFile] =
    fontFiles
    + SymbolFont.weights.map {
      var face = SymbolFont.materialFile
      (face.family, face.weight) = (symbolFamily, $0)
      return face
    }

  /// The files that the symbols' font is made of.
  nonisolated static let symbolSources = [SymbolFont.materialFile, SymbolFont.designFile, SymbolFont.letterFile]

  /// Every file that text is drawn from.
  public nonisolated static let fontFiles: [FontFile] = {
    let weights = [
      (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
      (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
    ]
    var files: [FontFile] = []
    func add(_ family: String, _ weight: Int, italic: Bool = false, _ path: String, _ package: String) {
      files.append(
        FontFile(family: family, weight: weight, isItalic: italic, path: "/usr/share/fonts/" + path, package: package))
    }
    for (family, stem) in [(textFamily, "Inter"), (displayFamily, "InterDisplay")] {
      for (weight, name) in weights {
        let italicName = weight == 400 ? "Italic" : name + "Italic"
        add(family, weight, "opentype/inter/\(stem)-\(name).otf", "fonts-inter")
        add(family, weight, italic: true, "opentype/inter/\(stem)-\(italicName).otf", "fonts-inter")
      }
    }
    for (weight, name) in [(400, "Regular"), (700, "Bold")] {
      add(arabicFamily, weight, "truetype/noto/NotoSansArabic-\(name).ttf", "fonts-noto-core")
      add(hebrewFamily, weight, "truetype/noto/NotoSansHebrew-\(name).ttf", "fonts-noto-core")
      add(serifFamily, weight, "truetype/noto/NotoSerif-\(name).ttf", "fonts-noto-core")
      let italicName = weight == 400 ? "Italic" : "BoldItalic"
      add(serifFamily, weight, italic: true, "truetype/noto/NotoSerif-\(italicName).ttf", "fonts-noto-core")
    }
    let monospaced = [(400, false, ""), (400, true, "-Oblique"), (700, false, "-Bold"), (700, true, "-BoldOblique")]
    for (weight, italic, name) in monospaced {
      add(
        monospacedFamily, weight, italic: italic, "truetype/dejavu/DejaVuSansMono\(name).ttf",
        italic ? "fonts-dejavu-extra" : "fonts-dejavu-core")
    }
    add(emojiFamily, 400, "truetype/noto/NotoColorEmoji.ttf", "fonts-noto-color-emoji")
    return files + ScriptFont.all.flatMap(\.files)
  }()

  private nonisolated static let filesByFamily = Dictionary(grouping: ownFaces, by: \.family)

  /// Returns whether the family is one of `fontFiles`, and not the app's.
  nonisolated static func isOwn(_ family: String) -> Bool { filesByFamily[family] != nil }

  /// Returns the closest matching file; nil for a family that is neither in `fontFiles` nor the app's.
  public nonisolated static func file(family: String, weight: Int, isItalic: Bool) -> FontFile? {
    (filesByFamily[family] ?? AppFonts.files.filter { $0.family == family })
      .min { distance($0, weight, isItalic) < distance($1, weight, isItalic) }
  }

  private nonisolated static func distance(_ file: FontFile, _ weight: Int, _ isItalic: Bool) -> Int {
    abs(file.weight - weight) + (file.isItalic == isItalic ? 0 : 10_000)
  }

  /// Returns the file that a description is set in.
  package nonisolated static func file(for font: FontDescription) -> FontFile? {
    if let family = font.family, let file = file(family: family, weight: font.weight, isItalic: font.isItalic) {
      return file
    }
    let family =
      switch font.design {
      case .serif: serifFamily
      case .monospaced: monospacedFamily
      case .standard, .rounded: font.size < 20 ? textFamily : displayFamily
      }
    return file(family: family, weight: font.weight, isItalic: font.isItalic)
  }
}

/// The error of font files that are not where Debian's packages put them.
public struct MissingFontsError: Error, Hashable, Sendable, CustomStringConvertible {
  public var files: [FontFile]

  public var description: String {
    let packages = Set(files.compactMap(\.package)).sorted().joined(separator: " ")
    let paths = files.map(\.path).joined(separator: ", ")
    return """
      Text cannot be drawn as it should be: missing font \(files.count == 1 ? "file" : "files") \(paths). \
      Install with: sudo apt-get install --no-install-recommends \(packages)
      """
  }
}
