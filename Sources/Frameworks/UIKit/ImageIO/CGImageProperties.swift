import Foundation

// The property keys of a file and of its images.

/// The size of the file, in bytes.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// The width of an image in pixels, before rotation.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// The height of an image in pixels, before rotation.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// The orientation of the pixels: a number of `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// The number of bits per component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// Whether the image may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Whether pixels are indices in a palette.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// The colour model.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Greys.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// The properties of a GIF file.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// The number of animation loops; 0 for infinite.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// The delay until the next image, at least 0.1 seconds.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// The delay until the next image as in the file, in seconds.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The properties of a PNG file.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// The number of animation loops; 0 for infinite.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// The delay until the next image, at least 0.1 seconds.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// The delay until the next image as in the file, in seconds.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The properties of a WebP file. Caveat: absent, as only the first image of an animation is read.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// The number of animation loops; 0 for infinite.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// The delay until the next image, at least 0.1 seconds.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// The delay until the next image as in the file, in seconds.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// The properties of a JPEG file.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// Whether a JPEG file is progressive.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// The properties set by a camera.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// The orientation of the pixels.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// The quality of lossy compression, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// The maximum length of a written image's longer side, in pixels: a number.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The background of a transparent image in a format without transparency. Caveat: it has no effect; such parts become
/// white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
