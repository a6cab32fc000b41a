@_exported import Foundation
import ScrollworkUIKit
@_exported import ScrollworkFoundation

/// The pixels of an image.
public typealias CVPixelBuffer = CVBuffer
