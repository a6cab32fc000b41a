/// The declaration of a type.
struct TypeDeclaration: Sendable {
  var parents: [String] = []
  /// The file extensions, in order of preference.
  var extensions: [String] = []
  var mimeTypes: [String] = []
  var name: String?

  /// The types that have a tag, by its class and the tag.
  static let byTag: [String: [String]] = {
    var found: [String: [String]] = [:]
    for (identifier, type) in system.sorted(by: { $0.key < $1.key }) {
      for tag in type.extensions {
        found["public.filename-extension \(tag.lowercased())", default: []].append(identifier)
      }
      for tag in type.mimeTypes { found["public.mime-type \(tag.lowercased())", default: []].append(identifier) }
    }
    return found
  }()

  /// By identifier.
  static let system: [String: TypeDeclaration] = {
    var types: [String: TypeDeclaration] = [:]
    func add(
      _ identifier: String, _ parents: [String], _ extensions: [String], _ mimeTypes: [String], _ name: String? = nil
    ) {
      types[identifier] = TypeDeclaration(
        parents: parents, extensions: extensions, mimeTypes: mimeTypes, name: name)
    }
    add("public.item", [], [], [])
    add("public.content", [], [], [])
    add("public.composite-content", ["public.content"], [], [])
    add("public.disk-image", ["public.archive"], [], [])
    add("public.data", ["public.item"], [], [])
    add("public.directory", ["public.item"], [], [])
    add("com.apple.resolvable", [], [], [])
    add("public.symlink", ["public.item", "com.apple.resolvable"], [], [])
    add("public.executable", ["public.item"], [], [])
    add("com.apple.mount-point", ["public.item", "com.apple.resolvable"], [], [])
    add("com.apple.alias-file", ["public.data", "com.apple.resolvable"], [], [])
    add("com.apple.bookmark", ["public.data", "com.apple.resolvable"], [], [])
    add("public.url", ["public.data"], [], [])
    add("public.file-url", ["public.url"], [], [])
    add("public.text", ["public.data", "public.content"], [], [])
    add("public.plain-text", ["public.text"], ["txt", "text"], ["text/plain"], "text")
    add("public.utf8-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-8"])
    add("public.utf16-external-plain-text", ["public.plain-text"], [], ["text/plain;charset=utf-16"])
    add("public.utf16-plain-text", ["public.plain-text"], [], [])
    add("public.delimited-values-text", ["public.text"], [], [])
    add(
      "public.comma-separated-values-text", ["public.delimited-values-text"], ["csv"], ["text/csv"],
      "comma-separated values")
    add("public.tab-separated-values-text", ["public.delimited-values-text"], ["tsv"], ["text/tab-separated-values"])
    add(
      "public.utf8-tab-separated-values-text", ["public.tab-separated-values-text", "public.utf8-plain-text"], [], [])
    add("public.rtf", ["public.text"], ["rtf"], ["text/rtf", "application/rtf"], "RTF text")
    add("public.html", ["public.text"], ["html", "htm", "shtml", "shtm"], ["text/html"], "HTML text")
    add("public.xml", ["public.text"], ["xml"], ["application/xml", "text/xml"], "XML text")
    add("public.yaml", ["public.text"], ["yml", "yaml"], ["application/x-yaml"], "YAML document")
    add("public.css", ["public.text"], ["css"], ["text/css"], "CSS")
    add("public.source-code", ["public.plain-text"], [], [])
    add("public.assembly-source", ["public.source-code"], ["s"], [])
    add("public.c-source", ["public.source-code"], ["c"], [])
    add("public.objective-c-source", ["public.source-code"], ["m"], [])
    add("public.swift-source", ["public.source-code"], ["swift"], [])
    add("public.c-plus-plus-source", ["public.source-code"], ["cp", "cpp", "c++", "cc", "cxx"], [])
    add("public.objective-c-plus-plus-source", ["public.source-code"], ["mm"], [])
    add("public.c-header", ["public.source-code"], ["h"], [])
    add("public.c-plus-plus-header", ["public.source-code"], ["hpp", "h++", "hxx", "hh"], [])
    add("public.script", ["public.source-code"], [], [])
    add("com.apple.applescript.text", ["public.script"], ["applescript"], [])
    add("com.apple.applescript.script", ["public.data", "public.script"], ["scpt"], [])
    add(
      "com.apple.applescript.script-bundle", ["com.apple.bundle", "com.apple.package", "public.script"], ["scptd"], [])
    add(
      "com.netscape.javascript-source", ["public.source-code", "public.executable"],
      ["js", "jscript", "javascript", "mjs"], ["text/javascript"])
    add("public.shell-script", ["public.script"], ["sh", "command"], [])
    add("public.perl-script", ["public.shell-script"], ["pl", "pm"], ["text/x-perl-script"])
    add("public.python-script", ["public.shell-script"], ["py"], ["text/x-python-script"])
    add("public.ruby-script", ["public.shell-script"], ["rb", "rbw"], ["text/x-ruby-script"])
    add(
      "public.php-script", ["public.shell-script"], ["php", "php3", "php4", "ph3", "ph4", "phtml"],
      ["text/php", "text/x-php-script"])
    add("public.json", ["public.text"], ["json"], ["application/json"], "JSON")
    add("com.apple.property-list", ["public.data"], ["plist"], ["application/x-plist"])
    add("com.apple.xml-property-list", ["public.xml", "com.apple.property-list"], [], [])
    add("com.apple.binary-property-list", ["com.apple.property-list"], [], [])
    add(
      "com.adobe.pdf", ["public.data", "public.composite-content"], ["pdf"], ["application/pdf", "application/x-pdf"],
      "PDF document")
    add("com.apple.rtfd", ["com.apple.package", "public.composite-content"], ["rtfd"], [])
    add("com.apple.flat-rtfd", ["public.data", "public.composite-content"], [], [])
    add(
      "com.apple.webarchive", ["public.data", "public.composite-content"], ["webarchive"], ["application/x-webarchive"])
    add("public.image", ["public.data", "public.content"], [], [], "image")
    add("public.jpeg", ["public.image"], ["jpeg", "jpg", "jpe"], ["image/jpeg", "image/jpg"], "JPEG image")
    add("public.tiff", ["public.image"], ["tiff", "tif"], ["image/tiff"], "TIFF image")
    add("com.compuserve.gif", ["public.image"], ["gif"], ["image/gif"], "GIF image")
    add("public.png", ["public.image"], ["png"], ["image/png"], "PNG image")
    add("com.apple.icns", ["public.image"], ["icns"], [])
    add("com.microsoft.bmp", ["public.image"], ["bmp", "dib"], ["image/bmp"])
    add("com.microsoft.ico", ["public.image"], ["ico"], ["image/vnd.microsoft.icon", "image/x-icon"])
    add("public.camera-raw-image", ["public.image"], [], [])
    add("public.svg-image", ["public.image"], ["svg", "svgz"], ["image/svg+xml"], "SVG")
    add("com.apple.live-photo", [], [], [])
    add("public.heif", ["public.image"], ["heif"], ["image/heif"])
    add("public.heic", ["public.heif"], ["heic"], ["image/heic"], "HEIF image")
    add("org.webmproject.webp", ["public.image"], ["webp"], ["image/webp"], "WebP image")
    add("com.ilm.openexr-image", ["public.image"], ["exr"], [])
    add("com.adobe.raw-image", ["public.camera-raw-image"], ["dng"], ["image/x-adobe-dng"])
    add("public.jpeg-xl", ["public.image"], ["jxl"], ["image/jxl"])
    add("public.3d-content", ["public.content"], [], [])
    add("com.pixar.universal-scene-description", ["public.3d-content", "public.data"], ["usd", "usda", "usdc"], [])
    add(
      "com.pixar.universal-scene-description-mobile", ["public.3d-content", "public.data"], ["usdz"],
      ["model/vnd.usdz+zip"])
    add("com.apple.reality", ["public.data"], ["reality"], ["model/vnd.reality"])
    add("com.apple.scenekit.scene", ["public.3d-content", "public.data"], ["scn"], [])
    add("com.apple.arobject", ["public.data"], ["arobject"], [])
    add("public.audiovisual-content", ["public.data", "public.content"], [], [])
    add("public.movie", ["public.audiovisual-content"], [], [])
    add("public.video", ["public.movie"], [], [])
    add("public.audio", ["public.audiovisual-content"], [], [])
    add("com.apple.quicktime-movie", ["public.movie"], ["mov", "qt"], ["video/quicktime"], "QuickTime movie")
    add("public.mpeg", ["public.movie"], ["mpg", "mpeg", "mpe", "m75", "m15"], ["video/mpeg"])
    add("public.mpeg-2-video", ["public.video"], ["m2v"], ["video/mpeg2"])
    add("public.mpeg-2-transport-stream", ["public.movie"], ["ts"], [])
    add("public.mp3", ["public.audio"], ["mp3"], ["audio/mpeg", "audio/mp3"], "MP3 audio")
    add("public.mpeg-4", ["public.movie"], ["mp4", "mpg4"], ["video/mp4"], "MPEG-4 movie")
    add("public.mpeg-4-audio", ["public.audio"], ["mp4"], ["audio/mp4"])
    add("com.apple.protected-mpeg-4-audio", ["public.audio"], ["m4p"], [])
    add("com.apple.protected-mpeg-4-video", ["public.mpeg-4"], ["m4v"], [])
    add("public.avi", ["public.movie"], ["avi", "vfw"], ["video/avi"])
    add("public.aiff-audio", ["public.audio"], ["aiff", "aif"], ["audio/aiff"])
    add(
      "com.microsoft.waveform-audio", ["public.audio"], ["wav", "wave", "bwf"], ["audio/vnd.wave", "audio/wav"],
      "Waveform audio")
    add("public.midi-audio", ["public.audio"], ["midi", "mid", "smf", "kar"], ["audio/midi"])
    add("public.playlist", [], [], [])
    add("public.m3u-playlist", ["public.text", "public.playlist"], ["m3u", "m3u8"], ["audio/mpegurl"])
    add("public.folder", ["public.directory"], [], [], "folder")
    add("public.volume", ["public.folder"], [], [])
    add("com.apple.package", ["public.directory"], [], [])
    add("com.apple.bundle", ["public.directory"], ["bundle"], [])
    add("com.apple.plugin", ["com.apple.bundle"], ["plugin"], [])
    add("com.apple.metadata-importer", ["com.apple.package", "com.apple.plugin"], ["mdimporter"], [])
    add("com.apple.quicklook-generator", ["com.apple.package", "com.apple.plugin"], ["qlgenerator"], [])
    add("com.apple.xpc-service", ["com.apple.bundle", "com.apple.package"], ["xpc"], [])
    add("com.apple.framework", ["com.apple.bundle"], ["framework"], [])
    add("com.apple.application", ["public.executable"], [], [])
    add(
      "com.apple.application-bundle", ["com.apple.application", "com.apple.bundle", "com.apple.package"], ["app"], [])
    add("com.apple.application-and-system-extension", ["com.apple.xpc-service"], ["appex"], [])
    add("public.unix-executable", ["public.data", "public.executable"], [], [])
    add(
      "com.microsoft.windows-executable", ["public.data", "public.executable"], ["exe"], ["application/x-msdownload"])
    add("com.apple.systempreference.prefpane", ["com.apple.package", "com.apple.bundle"], ["prefPane"], [])
    add("public.archive", ["public.data"], [], [])
    add(
      "org.gnu.gnu-zip-archive", ["public.data", "public.archive"], ["gz", "gzip"],
      ["application/x-gzip", "application/gzip"])
    add("public.bzip2-archive", ["public.data", "public.archive"], ["bz2", "bzip2"], ["application/x-bzip2"])
    add("public.zip-archive", ["public.data", "com.pkware.zip-archive"], ["zip"], ["application/zip"], "ZIP archive")
    add("com.apple.archive", ["public.data", "public.archive"], ["aar"], [])
    add("public.tar-archive", ["public.data", "public.archive"], ["tar"], ["application/x-tar"])
    add("public.spreadsheet", ["public.content"], [], [])
    add("public.presentation", ["public.composite-content"], [], [])
    add("public.database", [], [], [])
    add("public.message", [], [], [])
    add("public.contact", [], [], [])
    add(
      "public.vcard", ["public.text", "public.contact"], ["vcf", "vcard"], ["text/vcard", "text/directory"], "vCard")
    add("public.to-do-item", [], [], [])
    add("public.calendar-event", [], [], [])
    add("public.email-message", ["public.message"], [], [])
    add("com.apple.internet-location", ["public.data"], [], [])
    add("com.microsoft.internet-shortcut", ["public.data"], ["url"], [])
    add("public.font", [], [], [])
    add("public.bookmark", [], [], [])
    add("com.rsa.pkcs-12", ["public.data"], ["p12", "pfx"], ["application/x-pkcs12"])
    add("public.x509-certificate", ["public.data"], ["cer", "crt", "der"], ["application/x-x509-ca-cert"])
    add(
      "org.idpf.epub-container", ["public.data", "public.composite-content"], ["epub"], ["application/epub+zip"], "EPUB"
    )
    add("public.log", ["public.plain-text"], ["log"], [])
    add("com.apple.haptics.ahap", ["public.json"], ["ahap"], [])
    add("public.geojson", ["public.json"], ["geojson"], ["application/geo+json"])
    add("com.apple.linkpresentation.metadata", ["public.data"], [], [])
    // Not part of the API, but the supertype of `zip`.
    add("com.pkware.zip-archive", ["public.archive"], [], [])
    // Common types without a name in the API.
    add("com.apple.m4a-audio", ["public.mpeg-4-audio"], ["m4a"], ["audio/x-m4a"])
    add("net.daringfireball.markdown", ["public.text"], ["md", "markdown"], ["text/markdown"])
    add("org.openxmlformats.wordprocessingml.document", ["public.data", "public.composite-content"], ["docx"], [])
    add("org.openxmlformats.spreadsheetml.sheet", ["public.data", "public.spreadsheet"], ["xlsx"], [])
    add("org.openxmlformats.presentationml.presentation", ["public.data", "public.presentation"], ["pptx"], [])
    return types
  }()
}
