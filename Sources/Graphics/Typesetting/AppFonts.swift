import CPango
import Foundation
import Synchronization

/// The app's own fonts, and those of iOS that another one stands in for, by the names that apps use.
public enum AppFonts {
  /// A typeface of a family.
  public struct Face: Hashable, Sendable {
    /// The family whose files draw it.
    public var family: String
    /// The app's name for the family.
    public var familyName: String
    /// The app's name for the face: its PostScript name.
    public var name: String
    /// The weight, from 100 to 900.
    public var weight: Int
    /// Whether the face is slanted.
    public var isItalic: Bool
    /// The metrics; nil for a font that another one stands in for.
    public var metrics: FontMetrics?
  }

  private struct Known: Sendable {
    /// The files in order of registration: a host numbers them.
    var files: [FontFile] = []
    var faces: [Face] = []
    var names: [String: Face] = [:]
    var paths: Set<String> = []
  }

  private static let known = Mutex(Known())

  // MARK: Looking up

  /// The files of all registered families.
  static var files: [FontFile] { known.withLock { $0.files } }

  /// The registered faces, in order.
  public static var faces: [Face] { known.withLock { $0.faces } }

  /// Returns the face with a PostScript name or a full name, or the regular one of a family; nil if there is none.
  public static func face(named name: String) -> Face? {
    if let found = known.withLock({ known in known.names[name] ?? regular(of: name, in: known.faces) }) { return found }
    return StandInFonts.face(named: name)
  }

  private static func regular(of family: String, in faces: [Face]) -> Face? {
    faces.filter { $0.familyName == family }
      .min { abs($0.weight - 400) + ($0.isItalic ? 10_000 : 0) < abs($1.weight - 400) + ($1.isItalic ? 10_000 : 0) }
  }

  // MARK: Bringing

  /// The result of a registration.
  public enum Registration: Sendable {
    case done, already, unreadable
  }

  /// Registers a font file. A family that is among the system's files is drawn with those.
  @discardableResult
  public static func register(_ file: URL) -> Registration {
    let path = file.resolvingSymlinksInPath().path
    if known.withLock({ $0.paths.contains(path) }) { return .already }
    guard let (faces, fullNames, isVariable) = read(path), !faces.isEmpty else { return .unreadable }
    known.withLock { known in
      known.paths.insert(path)
      for (face, fullName) in zip(faces, fullNames) {
        known.faces.append(face)
        for name in [face.name, fullName] where known.names[name] == nil { known.names[name] = face }
        if FontLibrary.isOwn(face.family) { continue }
        known.files.append(
          FontFile(
            family: face.family, weight: face.weight, isItalic: face.isItalic, path: path, package: nil,
            isVariable: isVariable))
      }
    }
    return .done
  }

  private static let weights = [
    (100, "Thin"), (200, "ExtraLight"), (300, "Light"), (400, "Regular"), (500, "Medium"), (600, "SemiBold"),
    (700, "Bold"), (800, "ExtraBold"), (900, "Black"),
  ]

  /// Reads a file's own description. In a variable file each hundred is a face.
  private static func read(_ path: String) -> (faces: [Face], fullNames: [String], isVariable: Bool)? {
    var library: FT_Library?
    guard FT_Init_FreeType(&library) == 0 else { return nil }
    defer { FT_Done_FreeType(library) }
    var opened: FT_Face?
    guard FT_New_Face(library, path, 0, &opened) == 0, let opened, opened.pointee.units_per_EM > 0,
      let family = opened.pointee.family_name.map({ String(cString: $0) })
    else { return nil }
    let style = opened.pointee.style_name.map { String(cString: $0) } ?? "Regular"
    let name = FT_Get_Postscript_Name(opened).map { String(cString: $0) } ?? family
    let table = FT_Get_Sfnt_Table(opened, FT_SFNT_OS2)?.assumingMemoryBound(to: TT_OS2.self).pointee
    let isItalic = opened.pointee.style_flags & FT_Long(FT_STYLE_FLAG_ITALIC) != 0
    let isBold = opened.pointee.style_flags & FT_Long(FT_STYLE_FLAG_BOLD) != 0
    let weight =
      table.map { Int($0.usWeightClass) }.flatMap { (1...1000).contains($0) ? $0 : nil } ?? (isBold ? 700 : 400)
    let em = CGFloat(opened.pointee.units_per_EM)
    let (ascender, descender) = (CGFloat(opened.pointee.ascender), -CGFloat(opened.pointee.descender))
    func height(_ units: FT_Short?, or usual: CGFloat) -> CGFloat {
      units.map { $0 > 0 ? CGFloat($0) / em : usual } ?? usual
    }
    let metrics = FontMetrics(
      ascender: ascender / em, descender: descender / em,
      leading: max(0, CGFloat(opened.pointee.height) - ascender - descender) / em,
      capHeight: height(table?.sCapHeight, or: 1443 / 2048), xHeight: height(table?.sxHeight, or: 1078 / 2048))
    var face = Face(
      family: family, familyName: family, name: name, weight: weight, isItalic: isItalic, metrics: metrics)
    guard let range = weightRange(of: opened, in: library) else { return ([face], ["\(family) \(style)"], false) }
    var (faces, fullNames): ([Face], [String]) = ([], [])
    let stem = name.split(separator: "-").first.map(String.init) ?? name
    for (weight, title) in weights where range.contains(weight) {
      face.weight = weight
      let isRegular = title == "Regular"
      face.name = "\(stem)-\(isItalic ? (isRegular ? "Italic" : title + "Italic") : title)"
      faces.append(face)
      fullNames.append("\(family) \(title)\(isItalic ? " Italic" : "")")
    }
    return (faces, fullNames, true)
  }

  // MARK: Files with all weights

  private static let weightTag = FT_ULong(0x7767_6874)

  /// Returns the range of weights of a variable file; nil for a file of one weight.
  private static func weightRange(of face: FT_Face, in library: FT_Library?) -> ClosedRange<Int>? {
    withAxes(of: face, in: library) { axes in
      axes.first { $0.tag == weightTag }.flatMap {
        $0.minimum <= $0.maximum ? Int($0.minimum >> 16)...Int($0.maximum >> 16) : nil
      }
    }
  }

  /// Sets the weight of a variable face.
  static func set(weight: Int, of face: FT_Face, in library: FT_Library?) {
    let coordinates = withAxes(of: face, in: library) { axes in
      axes.map { $0.tag == weightTag ? min(max(FT_Fixed(weight) << 16, $0.minimum), $0.maximum) : $0.def }
    }
    guard var coordinates else { return }
    FT_Set_Var_Design_Coordinates(face, FT_UInt(coordinates.count), &coordinates)
  }

  private static func withAxes<Result>(
    of face: FT_Face, in library: FT_Library?, _ body: (UnsafeBufferPointer<FT_Var_Axis>) -> Result?
  ) -> Result? {
    guard face.pointee.face_flags & FT_Long(FT_FACE_FLAG_MULTIPLE_MASTERS) != 0 else { return nil }
    var variation: UnsafeMutablePointer<FT_MM_Var>?
    guard FT_Get_MM_Var(face, &variation) == 0, let variation else { return nil }
    defer { FT_Done_MM_Var(library, variation) }
    return body(UnsafeBufferPointer(start: variation.pointee.axis, count: Int(variation.pointee.num_axis)))
  }
}
