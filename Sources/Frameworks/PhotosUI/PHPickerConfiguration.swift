import Foundation
import ScrollworkPhotos
import ScrollworkUIKit

/// A filter of photos in a picker. Caveat: the phone only has images.
public struct PHPickerFilter: Equatable, Hashable, Sendable {
  private indirect enum Kind: Hashable, Sendable {
    /// Whether it is a kind of image, as all of the phone's photos are.
    case still(String), other(String)
    case any([PHPickerFilter]), all([PHPickerFilter]), not(PHPickerFilter)
  }
  private let kind: Kind

  /// Images.
  public static let images = PHPickerFilter(kind: .still("images"))
  /// Videos.
  public static let videos = PHPickerFilter(kind: .other("videos"))
  /// Live Photos.
  public static let livePhotos = PHPickerFilter(kind: .other("livePhotos"))
  /// Photos with the depth effect.
  public static let depthEffectPhotos = PHPickerFilter(kind: .other("depthEffectPhotos"))
  /// Bursts.
  public static let bursts = PHPickerFilter(kind: .other("bursts"))
  /// Panoramas.
  public static let panoramas = PHPickerFilter(kind: .other("panoramas"))
  /// Screenshots.
  public static let screenshots = PHPickerFilter(kind: .other("screenshots"))
  /// Screen recordings.
  public static let screenRecordings = PHPickerFilter(kind: .other("screenRecordings"))
  /// Slow-motion videos.
  public static let slomoVideos = PHPickerFilter(kind: .other("slomoVideos"))
  /// Time-lapse videos.
  public static let timelapseVideos = PHPickerFilter(kind: .other("timelapseVideos"))
  /// Cinematic videos.
  public static let cinematicVideos = PHPickerFilter(kind: .other("cinematicVideos"))
  /// Returns a filter that matches any of several.
  public static func any(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .any(subfilters)) }
  /// Returns a filter that matches all of several.
  public static func all(of subfilters: [PHPickerFilter]) -> PHPickerFilter { PHPickerFilter(kind: .all(subfilters)) }
  /// Returns the negation of a filter.
  public static func not(_ filter: PHPickerFilter) -> PHPickerFilter { PHPickerFilter(kind: .not(filter)) }

  /// Whether it matches images.
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

/// The configuration of a UIKit picker.
public struct PHPickerConfiguration: Equatable, Hashable, @unchecked Sendable {
  /// The preferred representation of photos. They are passed on unchanged.
  public enum AssetRepresentationMode: Int, Sendable {
    /// The system decides.
    case automatic = 0
    /// Unchanged.
    case current = 1
    /// Compatible with most apps.
    case compatible = 2
  }

  /// The selection behaviour.
  public enum Selection: Int, Sendable {
    /// Unordered, reported at the end.
    case `default` = 0
    /// Ordered, reported at the end.
    case ordered = 1
    /// Reported on each change.
    case continuous = 2
    /// Ordered, reported on each change.
    case continuousAndOrdered = 3
  }

  /// The maximum selection; 0 for no limit.
  public var selectionLimit = 1
  /// The filter; nil for all.
  public var filter: PHPickerFilter?
  /// The preferred representation.
  public var preferredAssetRepresentationMode = AssetRepresentationMode.automatic
  /// The selection behaviour.
  public var selection = Selection.default
  /// The identifiers of preselected photos.
  public var preselectedAssetIdentifiers: [String] = []
  private let tellsIdentifiers: Bool

  /// Creates a configuration without asset identifiers.
  public init() { tellsIdentifiers = false }
  /// Creates a configuration for a library, with asset identifiers.
  public init(photoLibrary: PHPhotoLibrary) { tellsIdentifiers = true }

  var isKnown: Bool { tellsIdentifiers }
}

/// A selected photo.
public struct PHPickerResult: Equatable, Hashable, @unchecked Sendable {
  /// The provider of the photo.
  public let itemProvider: NSItemProvider
  /// The asset identifier; nil unless the picker is for a library.
  public let assetIdentifier: String?

  public static func == (a: PHPickerResult, b: PHPickerResult) -> Bool { a.itemProvider === b.itemProvider }
  public func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(itemProvider)) }
}

extension PhotoPicture {
  /// The provider of the photo's file.
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
