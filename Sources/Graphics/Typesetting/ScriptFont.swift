import Foundation

/// The font for letters that the text families lack. It is used only for its own character ranges, so that other
/// characters in its file do not change neighbouring text.
struct ScriptFont: Sendable {
  let family: String
  let ranges: [ClosedRange<UInt32>]
  let files: [FontFile]

  private init(
    _ family: String, _ ranges: [ClosedRange<UInt32>], _ files: [(weight: Int, path: String)], _ package: String
  ) {
    self.family = family
    self.ranges = ranges
    self.files = files.map {
      FontFile(
        family: family, weight: $0.weight, isItalic: false, path: "/usr/share/fonts/truetype/\($0.path)",
        package: package)
    }
  }

  /// Creates one of Noto's, by its name there.
  private init(noto name: String, _ ranges: ClosedRange<UInt32>...) {
    let stem = "noto/NotoSans\(name)"
    self.init(
      "Noto Sans \(name)", ranges, [(400, "\(stem)-Regular.ttf"), (700, "\(stem)-Bold.ttf")], "fonts-noto-core")
  }

  /// Blocks of Unicode.
  static let all = [
    ScriptFont(noto: "Armenian", 0x530...0x58F), ScriptFont(noto: "Devanagari", 0x900...0x97F),
    ScriptFont(noto: "Bengali", 0x980...0x9FF), ScriptFont(noto: "Gurmukhi", 0xA00...0xA7F),
    ScriptFont(noto: "Gujarati", 0xA80...0xAFF), ScriptFont(noto: "Tamil", 0xB80...0xBFF),
    ScriptFont(noto: "Telugu", 0xC00...0xC7F), ScriptFont(noto: "Kannada", 0xC80...0xCFF),
    ScriptFont(noto: "Malayalam", 0xD00...0xD7F), ScriptFont(noto: "Sinhala", 0xD80...0xDFF),
    ScriptFont(noto: "Thai", 0xE00...0xE7F), ScriptFont(noto: "Lao", 0xE80...0xEFF),
    ScriptFont(noto: "Myanmar", 0x1000...0x109F), ScriptFont(noto: "Georgian", 0x10A0...0x10FF, 0x1C90...0x1CBF),
    ScriptFont(noto: "Ethiopic", 0x1200...0x139F), ScriptFont(noto: "Khmer", 0x1780...0x17FF),
    ScriptFont(
      "NanumGothic", [0x1100...0x11FF, 0x3130...0x318F, 0xAC00...0xD7AF],
      [(400, "nanum/NanumGothic.ttf"), (700, "nanum/NanumGothicBold.ttf")], "fonts-nanum"),
    // Chinese and Japanese, in one weight.
    ScriptFont(
      "Droid Sans Fallback",
      [0x2E80...0x312F, 0x3190...0x9FFF, 0xF900...0xFAFF, 0xFE30...0xFE4F, 0xFF00...0xFFEF],
      [(400, "droid/DroidSansFallbackFull.ttf")], "fonts-droid-fallback"),
  ]

  func has(_ scalar: Unicode.Scalar) -> Bool { ranges.contains { $0.contains(scalar.value) } }

  /// The fontconfig rule that limits the file's characters to the ranges.
  var rule: String {
    let ranges = ranges.map { "<range><int>\($0.lowerBound)</int><int>\($0.upperBound)</int></range>" }.joined()
    return """
      <match target="scan">
        <test name="family"><string>\(family)</string></test>
        <edit name="charset" mode="assign"><charset>\(ranges)</charset></edit>
      </match>
      """
  }
}
