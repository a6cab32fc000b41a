// The declarations are in `TypeDeclaration`.
extension UTType {
  /// `public.item`
  public static var item: UTType { UTType("public.item", own: nil) }
  /// `public.content`
  public static var content: UTType { UTType("public.content", own: nil) }
  /// `public.composite-content`
  public static var compositeContent: UTType { UTType("public.composite-content", own: nil) }
  /// `public.disk-image`
  public static var diskImage: UTType { UTType("public.disk-image", own: nil) }
  /// `public.data`
  public static var data: UTType { UTType("public.data", own: nil) }
  /// `public.directory`
  public static var directory: UTType { UTType("public.directory", own: nil) }
  /// `com.apple.resolvable`
  public static var resolvable: UTType { UTType("com.apple.resolvable", own: nil) }
  /// `public.symlink`
  public static var symbolicLink: UTType { UTType("public.symlink", own: nil) }
  /// `public.executable`
  public static var executable: UTType { UTType("public.executable", own: nil) }
  /// `com.apple.mount-point`
  public static var mountPoint: UTType { UTType("com.apple.mount-point", own: nil) }
  /// `com.apple.alias-file`
  public static var aliasFile: UTType { UTType("com.apple.alias-file", own: nil) }
  /// `com.apple.bookmark`
  public static var urlBookmarkData: UTType { UTType("com.apple.bookmark", own: nil) }
  /// `public.url`
  public static var url: UTType { UTType("public.url", own: nil) }
  /// `public.file-url`
  public static var fileURL: UTType { UTType("public.file-url", own: nil) }
  /// `public.text`
  public static var text: UTType { UTType("public.text", own: nil) }
  /// `public.plain-text`
  public static var plainText: UTType { UTType("public.plain-text", own: nil) }
  /// `public.utf8-plain-text`
  public static var utf8PlainText: UTType { UTType("public.utf8-plain-text", own: nil) }
  /// `public.utf16-external-plain-text`
  public static var utf16ExternalPlainText: UTType { UTType("public.utf16-external-plain-text", own: nil) }
  /// `public.utf16-plain-text`
  public static var utf16PlainText: UTType { UTType("public.utf16-plain-text", own: nil) }
  /// `public.delimited-values-text`
  public static var delimitedText: UTType { UTType("public.delimited-values-text", own: nil) }
  /// `public.comma-separated-values-text`
  public static var commaSeparatedText: UTType { UTType("public.comma-separated-values-text", own: nil) }
  /// `public.tab-separated-values-text`
  public static var tabSeparatedText: UTType { UTType("public.tab-separated-values-text", own: nil) }
  /// `public.utf8-tab-separated-values-text`
  public static var utf8TabSeparatedText: UTType { UTType("public.utf8-tab-separated-values-text", own: nil) }
  /// `public.rtf`
  public static var rtf: UTType { UTType("public.rtf", own: nil) }
  /// `public.html`
  public static var html: UTType { UTType("public.html", own: nil) }
  /// `public.xml`
  public static var xml: UTType { UTType("public.xml", own: nil) }
  /// `public.yaml`
  public static var yaml: UTType { UTType("public.yaml", own: nil) }
  /// `public.css`
  @available(iOS 18.0, *)
  public static var css: UTType { UTType("public.css", own: nil) }
  /// `public.source-code`
  public static var sourceCode: UTType { UTType("public.source-code", own: nil) }
  /// `public.assembly-source`
  public static var assemblyLanguageSource: UTType { UTType("public.assembly-source", own: nil) }
  /// `public.c-source`
  public static var cSource: UTType { UTType("public.c-source", own: nil) }
  /// `public.objective-c-source`
  public static var objectiveCSource: UTType { UTType("public.objective-c-source", own: nil) }
  /// `public.swift-source`
  public static var swiftSource: UTType { UTType("public.swift-source", own: nil) }
  /// `public.c-plus-plus-source`
  public static var cPlusPlusSource: UTType { UTType("public.c-plus-plus-source", own: nil) }
  /// `public.objective-c-plus-plus-source`
  public static var objectiveCPlusPlusSource: UTType { UTType("public.objective-c-plus-plus-source", own: nil) }
  /// `public.c-header`
  public static var cHeader: UTType { UTType("public.c-header", own: nil) }
  /// `public.c-plus-plus-header`
  public static var cPlusPlusHeader: UTType { UTType("public.c-plus-plus-header", own: nil) }
  /// `public.script`
  public static var script: UTType { UTType("public.script", own: nil) }
  /// `com.apple.applescript.text`
  public static var appleScript: UTType { UTType("com.apple.applescript.text", own: nil) }
  /// `com.apple.applescript.script`
  public static var osaScript: UTType { UTType("com.apple.applescript.script", own: nil) }
  /// `com.apple.applescript.script-bundle`
  public static var osaScriptBundle: UTType { UTType("com.apple.applescript.script-bundle", own: nil) }
  /// `com.netscape.javascript-source`
  public static var javaScript: UTType { UTType("com.netscape.javascript-source", own: nil) }
  /// `public.shell-script`
  public static var shellScript: UTType { UTType("public.shell-script", own: nil) }
  /// `public.perl-script`
  public static var perlScript: UTType { UTType("public.perl-script", own: nil) }
  /// `public.python-script`
  public static var pythonScript: UTType { UTType("public.python-script", own: nil) }
  /// `public.ruby-script`
  public static var rubyScript: UTType { UTType("public.ruby-script", own: nil) }
  /// `public.php-script`
  public static var phpScript: UTType { UTType("public.php-script", own: nil) }
  /// `public.json`
  public static var json: UTType { UTType("public.json", own: nil) }
  /// `com.apple.property-list`
  public static var propertyList: UTType { UTType("com.apple.property-list", own: nil) }
  /// `com.apple.xml-property-list`
  public static var xmlPropertyList: UTType { UTType("com.apple.xml-property-list", own: nil) }
  /// `com.apple.binary-property-list`
  public static var binaryPropertyList: UTType { UTType("com.apple.binary-property-list", own: nil) }
  /// `com.adobe.pdf`
  public static var pdf: UTType { UTType("com.adobe.pdf", own: nil) }
  /// `com.apple.rtfd`
  public static var rtfd: UTType { UTType("com.apple.rtfd", own: nil) }
  /// `com.apple.flat-rtfd`
  public static var flatRTFD: UTType { UTType("com.apple.flat-rtfd", own: nil) }
  /// `com.apple.webarchive`
  public static var webArchive: UTType { UTType("com.apple.webarchive", own: nil) }
  /// `public.image`
  public static var image: UTType { UTType("public.image", own: nil) }
  /// `public.jpeg`
  public static var jpeg: UTType { UTType("public.jpeg", own: nil) }
  /// `public.tiff`
  public static var tiff: UTType { UTType("public.tiff", own: nil) }
  /// `com.compuserve.gif`
  public static var gif: UTType { UTType("com.compuserve.gif", own: nil) }
  /// `public.png`
  public static var png: UTType { UTType("public.png", own: nil) }
  /// `com.apple.icns`
  public static var icns: UTType { UTType("com.apple.icns", own: nil) }
  /// `com.microsoft.bmp`
  public static var bmp: UTType { UTType("com.microsoft.bmp", own: nil) }
  /// `com.microsoft.ico`
  public static var ico: UTType { UTType("com.microsoft.ico", own: nil) }
  /// `public.camera-raw-image`
  public static var rawImage: UTType { UTType("public.camera-raw-image", own: nil) }
  /// `public.svg-image`
  public static var svg: UTType { UTType("public.svg-image", own: nil) }
  /// `com.apple.live-photo`
  public static var livePhoto: UTType { UTType("com.apple.live-photo", own: nil) }
  /// `public.heif`
  public static var heif: UTType { UTType("public.heif", own: nil) }
  /// `public.heic`
  public static var heic: UTType { UTType("public.heic", own: nil) }
  /// `org.webmproject.webp`
  public static var webP: UTType { UTType("org.webmproject.webp", own: nil) }
  /// `com.ilm.openexr-image`
  public static var exr: UTType { UTType("com.ilm.openexr-image", own: nil) }
  /// `com.adobe.raw-image`
  public static var dng: UTType { UTType("com.adobe.raw-image", own: nil) }
  /// `public.jpeg-xl`
  @available(iOS 18.2, *)
  public static var jpegxl: UTType { UTType("public.jpeg-xl", own: nil) }
  /// `public.3d-content`
  public static var threeDContent: UTType { UTType("public.3d-content", own: nil) }
  /// `com.pixar.universal-scene-description`
  public static var usd: UTType { UTType("com.pixar.universal-scene-description", own: nil) }
  /// `com.pixar.universal-scene-description-mobile`
  public static var usdz: UTType { UTType("com.pixar.universal-scene-description-mobile", own: nil) }
  /// `com.apple.reality`
  public static var realityFile: UTType { UTType("com.apple.reality", own: nil) }
  /// `com.apple.scenekit.scene`
  public static var sceneKitScene: UTType { UTType("com.apple.scenekit.scene", own: nil) }
  /// `com.apple.arobject`
  public static var arReferenceObject: UTType { UTType("com.apple.arobject", own: nil) }
  /// `public.audiovisual-content`
  public static var audiovisualContent: UTType { UTType("public.audiovisual-content", own: nil) }
  /// `public.movie`
  public static var movie: UTType { UTType("public.movie", own: nil) }
  /// `public.video`
  public static var video: UTType { UTType("public.video", own: nil) }
  /// `public.audio`
  public static var audio: UTType { UTType("public.audio", own: nil) }
  /// `com.apple.quicktime-movie`
  public static var quickTimeMovie: UTType { UTType("com.apple.quicktime-movie", own: nil) }
  /// `public.mpeg`
  public static var mpeg: UTType { UTType("public.mpeg", own: nil) }
  /// `public.mpeg-2-video`
  public static var mpeg2Video: UTType { UTType("public.mpeg-2-video", own: nil) }
  /// `public.mpeg-2-transport-stream`
  public static var mpeg2TransportStream: UTType { UTType("public.mpeg-2-transport-stream", own: nil) }
  /// `public.mp3`
  public static var mp3: UTType { UTType("public.mp3", own: nil) }
  /// `public.mpeg-4`
  public static var mpeg4Movie: UTType { UTType("public.mpeg-4", own: nil) }
  /// `public.mpeg-4-audio`
  public static var mpeg4Audio: UTType { UTType("public.mpeg-4-audio", own: nil) }
  /// `com.apple.protected-mpeg-4-audio`
  public static var appleProtectedMPEG4Audio: UTType { UTType("com.apple.protected-mpeg-4-audio", own: nil) }
  /// `com.apple.protected-mpeg-4-video`
  public static var appleProtectedMPEG4Video: UTType { UTType("com.apple.protected-mpeg-4-video", own: nil) }
  /// `public.avi`
  public static var avi: UTType { UTType("public.avi", own: nil) }
  /// `public.aiff-audio`
  public static var aiff: UTType { UTType("public.aiff-audio", own: nil) }
  /// `com.microsoft.waveform-audio`
  public static var wav: UTType { UTType("com.microsoft.waveform-audio", own: nil) }
  /// `public.midi-audio`
  public static var midi: UTType { UTType("public.midi-audio", own: nil) }
  /// `public.playlist`
  public static var playlist: UTType { UTType("public.playlist", own: nil) }
  /// `public.m3u-playlist`
  public static var m3uPlaylist: UTType { UTType("public.m3u-playlist", own: nil) }
  /// `public.folder`
  public static var folder: UTType { UTType("public.folder", own: nil) }
  /// `public.volume`
  public static var volume: UTType { UTType("public.volume", own: nil) }
  /// `com.apple.package`
  public static var package: UTType { UTType("com.apple.package", own: nil) }
  /// `com.apple.bundle`
  public static var bundle: UTType { UTType("com.apple.bundle", own: nil) }
  /// `com.apple.plugin`
  public static var pluginBundle: UTType { UTType("com.apple.plugin", own: nil) }
  /// `com.apple.metadata-importer`
  public static var spotlightImporter: UTType { UTType("com.apple.metadata-importer", own: nil) }
  /// `com.apple.quicklook-generator`
  public static var quickLookGenerator: UTType { UTType("com.apple.quicklook-generator", own: nil) }
  /// `com.apple.xpc-service`
  public static var xpcService: UTType { UTType("com.apple.xpc-service", own: nil) }
  /// `com.apple.framework`
  public static var framework: UTType { UTType("com.apple.framework", own: nil) }
  /// `com.apple.application`
  public static var application: UTType { UTType("com.apple.application", own: nil) }
  /// `com.apple.application-bundle`
  public static var applicationBundle: UTType { UTType("com.apple.application-bundle", own: nil) }
  /// `com.apple.application-and-system-extension`
  public static var applicationExtension: UTType { UTType("com.apple.application-and-system-extension", own: nil) }
  /// `public.unix-executable`
  public static var unixExecutable: UTType { UTType("public.unix-executable", own: nil) }
  /// `com.microsoft.windows-executable`
  public static var exe: UTType { UTType("com.microsoft.windows-executable", own: nil) }
  /// `com.apple.systempreference.prefpane`
  public static var systemPreferencesPane: UTType { UTType("com.apple.systempreference.prefpane", own: nil) }
  /// `public.archive`
  public static var archive: UTType { UTType("public.archive", own: nil) }
  /// `org.gnu.gnu-zip-archive`
  public static var gzip: UTType { UTType("org.gnu.gnu-zip-archive", own: nil) }
  /// `public.bzip2-archive`
  public static var bz2: UTType { UTType("public.bzip2-archive", own: nil) }
  /// `public.zip-archive`
  public static var zip: UTType { UTType("public.zip-archive", own: nil) }
  /// `com.apple.archive`
  public static var appleArchive: UTType { UTType("com.apple.archive", own: nil) }
  /// `public.tar-archive`
  @available(iOS 18.0, *)
  public static var tarArchive: UTType { UTType("public.tar-archive", own: nil) }
  /// `public.spreadsheet`
  public static var spreadsheet: UTType { UTType("public.spreadsheet", own: nil) }
  /// `public.presentation`
  public static var presentation: UTType { UTType("public.presentation", own: nil) }
  /// `public.database`
  public static var database: UTType { UTType("public.database", own: nil) }
  /// `public.message`
  public static var message: UTType { UTType("public.message", own: nil) }
  /// `public.contact`
  public static var contact: UTType { UTType("public.contact", own: nil) }
  /// `public.vcard`
  public static var vCard: UTType { UTType("public.vcard", own: nil) }
  /// `public.to-do-item`
  public static var toDoItem: UTType { UTType("public.to-do-item", own: nil) }
  /// `public.calendar-event`
  public static var calendarEvent: UTType { UTType("public.calendar-event", own: nil) }
  /// `public.email-message`
  public static var emailMessage: UTType { UTType("public.email-message", own: nil) }
  /// `com.apple.internet-location`
  public static var internetLocation: UTType { UTType("com.apple.internet-location", own: nil) }
  /// `com.microsoft.internet-shortcut`
  public static var internetShortcut: UTType { UTType("com.microsoft.internet-shortcut", own: nil) }
  /// `public.font`
  public static var font: UTType { UTType("public.font", own: nil) }
  /// `public.bookmark`
  public static var bookmark: UTType { UTType("public.bookmark", own: nil) }
  /// `com.rsa.pkcs-12`
  public static var pkcs12: UTType { UTType("com.rsa.pkcs-12", own: nil) }
  /// `public.x509-certificate`
  public static var x509Certificate: UTType { UTType("public.x509-certificate", own: nil) }
  /// `org.idpf.epub-container`
  public static var epub: UTType { UTType("org.idpf.epub-container", own: nil) }
  /// `public.log`
  public static var log: UTType { UTType("public.log", own: nil) }
  /// `com.apple.haptics.ahap`
  public static var ahap: UTType { UTType("com.apple.haptics.ahap", own: nil) }
  /// `public.geojson`
  public static var geoJSON: UTType { UTType("public.geojson", own: nil) }
  /// `com.apple.linkpresentation.metadata`
  public static var linkPresentationMetadata: UTType { UTType("com.apple.linkpresentation.metadata", own: nil) }
}
