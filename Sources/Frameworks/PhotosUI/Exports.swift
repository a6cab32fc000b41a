@_exported import ScrollworkPhotos
@_exported import ScrollworkUIKit
