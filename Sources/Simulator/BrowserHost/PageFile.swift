import Foundation

/// The files of the page around the phone, which are part of the executable (see the folder `Page`).
struct PageFile {
  var data: Data
  var mediaType: String

  private static let files: [String: PageFile] = {
    func file(_ bytes: [UInt8], _ mediaType: String) -> PageFile { PageFile(data: Data(bytes), mediaType: mediaType) }
    let script = "text/javascript; charset=utf-8"
    return [
      "index.html": file(PackageResources.index_html, "text/html; charset=utf-8"),
      "style.css": file(PackageResources.style_css, "text/css; charset=utf-8"),
      "phone.css": file(PackageResources.phone_css, "text/css; charset=utf-8"),
      "workbench.css": file(PackageResources.workbench_css, "text/css; charset=utf-8"),
      "icon.svg": file(PackageResources.icon_svg, "image/svg+xml"),
      "main.js": file(PackageResources.main_js, script),
      "connection.js": file(PackageResources.connection_js, script),
      "screen.js": file(PackageResources.screen_js, script),
      "paint.js": file(PackageResources.paint_js, script),
      "text.js": file(PackageResources.text_js, script),
      "outline.js": file(PackageResources.outline_js, script),
      "accessibility.js": file(PackageResources.accessibility_js, script),
      "input.js": file(PackageResources.input_js, script),
      "typing.js": file(PackageResources.typing_js, script),
      "controls.js": file(PackageResources.controls_js, script),
      "device.js": file(PackageResources.device_js, script),
      "workbench.js": file(PackageResources.workbench_js, script),
    ]
  }()

  static func named(_ name: String) -> PageFile? { files[name] }
}
