import Foundation

/// The page around the phone, which is part of the executable (see the folder `Page`).
///
/// It is one file: every additional request costs a browser milliseconds before it can show anything. Scripts are
/// modules in separate files, which are joined here.
enum PageFile {
  /// The values that change with each request.
  struct Variables {
    /// The nonce that marks scripts and styles as the page's own.
    var nonce: String
    /// One `@font-face` for each font file.
    var fonts: String
    /// The number of the screen that the page contains, and the patch that shows it; empty if there is none yet.
    var page = ""
    var first = ""
  }

  static let icon = Data(PackageResources.icon_svg)

  static func html(_ variables: Variables) -> Data {
    var data = Data()
    for piece in pieces {
      switch piece {
      case .text(let text): data.append(contentsOf: text.utf8)
      case .variable("nonce"): data.append(contentsOf: variables.nonce.utf8)
      case .variable("styles"): data.append(contentsOf: (variables.fonts + styles).utf8)
      case .variable("script"): data.append(contentsOf: script.utf8)
      case .variable("page"): data.append(contentsOf: variables.page.utf8)
      case .variable("first"): append(variables.first, to: &data)
      case .variable: break
      }
    }
    return data
  }

  /// Appends JSON escaped so that nothing can end the enclosing element.
  private static func append(_ json: String, to data: inout Data) {
    let less = Array("\\u003c".utf8)
    for part in json.utf8.split(separator: UInt8(ascii: "<"), omittingEmptySubsequences: false).enumerated() {
      if part.offset > 0 { data.append(contentsOf: less) }
      data.append(contentsOf: part.element)
    }
  }

  // MARK: The template

  private enum Piece {
    case text(String)
    case variable(String)
  }

  /// The template, split at `{{name}}`.
  private static let pieces: [Piece] = {
    let parts = text(PackageResources.index_html).split(separator: "{{", omittingEmptySubsequences: false)
    return parts.enumerated().flatMap { index, part -> [Piece] in
      guard index > 0, let end = part.firstRange(of: "}}") else { return [.text(String(part))] }
      return [.variable(String(part[..<end.lowerBound])), .text(String(part[end.upperBound...]))]
    }
  }()

  private static let styles = [
    PackageResources.style_css, PackageResources.phone_css, PackageResources.workbench_css,
  ].map(text).joined(separator: "\n")

  static let script = PageScript.bundle(modules)

  /// The page's own modules by name.
  static let modules = [
    "main": text(PackageResources.main_js), "connection": text(PackageResources.connection_js),
    "screen": text(PackageResources.screen_js), "paint": text(PackageResources.paint_js),
    "compositing": text(PackageResources.compositing_js),
    "text": text(PackageResources.text_js), "outline": text(PackageResources.outline_js),
    "accessibility": text(PackageResources.accessibility_js), "input": text(PackageResources.input_js),
    "typing": text(PackageResources.typing_js), "controls": text(PackageResources.controls_js),
    "inspector": text(PackageResources.inspector_js),
    "device": text(PackageResources.device_js), "workbench": text(PackageResources.workbench_js),
  ]

  private static func text(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }
}
