import Foundation

// What the properties of a file and of its pictures are called.

/// Bytes of a file.
public let kCGImagePropertyFileSize: CFString = "FileSize"
/// How wide a picture is, in pixels, before it is turned.
public let kCGImagePropertyPixelWidth: CFString = "PixelWidth"
/// How high a picture is, in pixels, before it is turned.
public let kCGImagePropertyPixelHeight: CFString = "PixelHeight"
/// How the pixels are turned: a number of `CGImagePropertyOrientation`.
public let kCGImagePropertyOrientation: CFString = "Orientation"
/// Bits of a component.
public let kCGImagePropertyDepth: CFString = "Depth"
/// The picture may be transparent.
public let kCGImagePropertyHasAlpha: CFString = "HasAlpha"
/// Pixels are numbers of colours in a list.
public let kCGImagePropertyIsIndexed: CFString = "IsIndexed"
/// What components mean.
public let kCGImagePropertyColorModel: CFString = "ColorModel"
/// Red, green and blue.
public let kCGImagePropertyColorModelRGB: CFString = "RGB"
/// Greys.
public let kCGImagePropertyColorModelGray: CFString = "Gray"
/// What a GIF file says.
public let kCGImagePropertyGIFDictionary: CFString = "{GIF}"
/// How often an animation is shown; 0 for ever.
public let kCGImagePropertyGIFLoopCount: CFString = "LoopCount"
/// Seconds until the next picture, at least 0.1.
public let kCGImagePropertyGIFDelayTime: CFString = "DelayTime"
/// Seconds until the next picture, as the file says.
public let kCGImagePropertyGIFUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a PNG file says.
public let kCGImagePropertyPNGDictionary: CFString = "{PNG}"
/// How often an animation is shown; 0 for ever.
public let kCGImagePropertyAPNGLoopCount: CFString = "LoopCount"
/// Seconds until the next picture, at least 0.1.
public let kCGImagePropertyAPNGDelayTime: CFString = "DelayTime"
/// Seconds until the next picture, as the file says.
public let kCGImagePropertyAPNGUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a WebP file says. Caveat: of an animation only the first picture is there, so nothing is said.
public let kCGImagePropertyWebPDictionary: CFString = "{WebP}"
/// How often an animation is shown; 0 for ever.
public let kCGImagePropertyWebPLoopCount: CFString = "LoopCount"
/// Seconds until the next picture, at least 0.1.
public let kCGImagePropertyWebPDelayTime: CFString = "DelayTime"
/// Seconds until the next picture, as the file says.
public let kCGImagePropertyWebPUnclampedDelayTime: CFString = "UnclampedDelayTime"
/// What a JPEG file says.
public let kCGImagePropertyJFIFDictionary: CFString = "{JFIF}"
/// A JPEG file becomes sharper while it arrives.
public let kCGImagePropertyJFIFIsProgressive: CFString = "IsProgressive"
/// What a camera says.
public let kCGImagePropertyTIFFDictionary: CFString = "{TIFF}"
/// How the pixels are turned.
public let kCGImagePropertyTIFFOrientation: CFString = "Orientation"
/// How good a picture is that gets smaller by being less exact, from 0 to 1.
public let kCGImageDestinationLossyCompressionQuality: CFString = "kCGImageDestinationLossyCompressionQuality"
/// How long the longer side of a written picture is at most, in pixels: a number.
public let kCGImageDestinationImageMaxPixelSize: CFString = "kCGImageDestinationImageMaxPixelSize"
/// The colour that shows through a picture whose file cannot be transparent. Caveat: it has no effect; such parts become white.
public let kCGImageDestinationBackgroundColor: CFString = "kCGImageDestinationBackgroundColor"
