import Foundation
import ScrollworkPhotos
import ScrollworkUIKit

/// Which pictures a picker shows. Caveat: the phone has still pictures only.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    /// Whether it is a kind of still pictures that all of the phone's are.
    case still(String), other(String)
    case any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
  }
  private let kind: Kind

  /// Still pictures.
  public static let images = PHPickerFilter(kind: .still("images"))
  /// Videos.
  public static let videos = PHPickerFilter(kind: .other("videos"))
  /// Pictures that move for a moment.
  public static let livePhotos = PHPickerFilter(kind: .other("livePhotos"))
  /// Pictures with a depth.
  public static let depthEffectPhotos = PHPickerFilter(kind: .other("depthEffectPhotos"))
  /// Several pictures as one.
  public static let bursts = PHPickerFilter(kind: .other("bursts"))
  /// Wide pictures.
  public static let panoramas = PHPickerFilter(kind: .other("panoramas"))
  /// Pictures of the screen.
  public static let screenshots = PHPickerFilter(kind: .other("screenshots"))
  /// Videos of the screen.
  public static let screenRecordings = PHPickerFilter(kind: .other("screenRecordings"))
  /// Slow videos.
  public static let slomoVideos = PHPickerFilter(kind: .other("slomoVideos"))
  /// Quick videos.
  public static let timelapseVideos = PHPickerFilter(kind: .other("timelapseVideos"))
  /// Videos with a depth.
  public static let cinematicVideos = PHPickerFilter(kind: .other("cinematicVideos"))
  /// Returns what one of several filters shows.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
  /// Returns what all of several filters show.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
  /// Returns what a filter does not show.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }

  /// Whether it shows still pictures.
  var showsPictures: Bool {
    switch kind {
    case .still: true
    case .other: false
    case .any(let filters): filters.contains { $0.showsPictures }
    case .all(let filters): filters.allSatisfy { $0.showsPictures }
    case .not(let filter): !filter.showsPictures
    }
  }
}

/// What a picker of UIKit is like.
public struct PHPickerConfiguration: Equatable, Hashable, @unchecked Sendable {
  /// The form in which an app gets pictures. They are handed over as they are.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// As they are.
    case current = 1
    /// As most apps can read them.
    case compatible = 2
  }

  /// How pictures are chosen.
  public enum Selection: Int, Sendable {
    /// In no order, told at the end.
    case `default` = 0
    /// In their order, told at the end.
    case ordered = 1
    /// Told with each.
    case continuous = 2
    /// Told with each, in their order.
    case continuousAndOrdered = 3
  }

  /// How many pictures can be chosen; 0 for any number.
  public var selectionLimit = 1
  /// Which are shown; nil for all.
  public var filter: PHPickerFilter?
  /// The form in which the app gets them.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// How they are chosen.
  public var selection = Selection.default
  /// Which are chosen at first.
  public var preselectedAssetIdentifiers: [String] = []
  private let tellsIdentifiers: Bool

  /// Creates an instance for a picker that tells no identifiers.
  public init() { tellsIdentifiers = false }
  /// Creates an instance for a picker of a library, which tells identifiers.
  public init(photoLibrary: PHPhotoLibrary) { tellsIdentifiers = true }

  var isKnown: Bool { tellsIdentifiers }
}

/// A picture that was chosen.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  /// Hands the picture over.
  public let itemProvider: NSItemProvider
  /// Which it is; nil unless the picker is of a library.
  public let assetIdentifier: String?

  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

extension PhotoPicture {
  /// Hands the picture over as its file.
  var provider: NSItemProvider {
    let provider = NSItemProvider()
    provider.suggestedName = id
    let data = data
    provider.registerDataRepresentation(forTypeIdentifier: type, visibility: .all) { done in
      do { done(try data(), nil) } catch { done(nil, error) }
      return nil
    }
    return provider
  }
}
