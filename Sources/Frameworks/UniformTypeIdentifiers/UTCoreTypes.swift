import ScrollworkFoundation

// The identifiers of types before UTType.

/// An image.
public let kUTTypeImage: CFString = "public.image"
/// A JPEG image.
public let kUTTypeJPEG: CFString = "public.jpeg"
/// A PNG image.
public let kUTTypePNG: CFString = "public.png"
/// A GIF image.
public let kUTTypeGIF: CFString = "com.compuserve.gif"
/// A TIFF image.
public let kUTTypeTIFF: CFString = "public.tiff"
/// A BMP image.
public let kUTTypeBMP: CFString = "com.microsoft.bmp"
/// A movie with audio.
public let kUTTypeMovie: CFString = "public.movie"
/// A video without audio.
public let kUTTypeVideo: CFString = "public.video"
/// Audio.
public let kUTTypeAudio: CFString = "public.audio"
/// MP3 audio.
public let kUTTypeMP3: CFString = "public.mp3"
/// An MPEG-4 movie.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// A QuickTime movie.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Any text.
public let kUTTypeText: CFString = "public.text"
/// Plain text.
public let kUTTypePlainText: CFString = "public.plain-text"
/// Plain text in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Rich text.
public let kUTTypeRTF: CFString = "public.rtf"
/// A web page.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// A URL.
public let kUTTypeURL: CFString = "public.url"
/// A file URL.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Any item.
public let kUTTypeItem: CFString = "public.item"
/// Data.
public let kUTTypeData: CFString = "public.data"
/// Any content.
public let kUTTypeContent: CFString = "public.content"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// A directory.
public let kUTTypeDirectory: CFString = "public.directory"
/// A Live Photo.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
