import ScrollworkFoundation

// What types were called before UTType: identifiers.

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
/// A film with sound.
public let kUTTypeMovie: CFString = "public.movie"
/// A film without sound.
public let kUTTypeVideo: CFString = "public.video"
/// Sound.
public let kUTTypeAudio: CFString = "public.audio"
/// MP3 sound.
public let kUTTypeMP3: CFString = "public.mp3"
/// An MPEG-4 film.
public let kUTTypeMPEG4: CFString = "public.mpeg-4"
/// A QuickTime film.
public let kUTTypeQuickTimeMovie: CFString = "com.apple.quicktime-movie"
/// A PDF document.
public let kUTTypePDF: CFString = "com.adobe.pdf"
/// Any text.
public let kUTTypeText: CFString = "public.text"
/// Text without attributes.
public let kUTTypePlainText: CFString = "public.plain-text"
/// The same in UTF-8.
public let kUTTypeUTF8PlainText: CFString = "public.utf8-plain-text"
/// Text with attributes.
public let kUTTypeRTF: CFString = "public.rtf"
/// A web page.
public let kUTTypeHTML: CFString = "public.html"
/// XML.
public let kUTTypeXML: CFString = "public.xml"
/// JSON.
public let kUTTypeJSON: CFString = "public.json"
/// An address.
public let kUTTypeURL: CFString = "public.url"
/// The address of a file.
public let kUTTypeFileURL: CFString = "public.file-url"
/// Anything.
public let kUTTypeItem: CFString = "public.item"
/// Bytes.
public let kUTTypeData: CFString = "public.data"
/// Anything with content.
public let kUTTypeContent: CFString = "public.content"
/// A folder.
public let kUTTypeFolder: CFString = "public.folder"
/// A directory.
public let kUTTypeDirectory: CFString = "public.directory"
/// An image that moves.
public let kUTTypeLivePhoto: CFString = "com.apple.live-photo"
