import Foundation
import ScrollworkPhotos
import ScrollworkSwiftUI

/// A selected photo, whose data is loaded on request.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The preferred representation of photos. They are passed on unchanged.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let number: Int
    /// The system decides.
    public static let automatic = EncodingDisambiguationPolicy(number: 0)
    /// Unchanged.
    public static let current = EncodingDisambiguationPolicy(number: 1)
    /// Compatible with most apps.
    public static let compatible = EncodingDisambiguationPolicy(number: 2)
  }

  /// The asset identifier; nil unless the picker has a library.
  public let itemIdentifier: String?
  private let picture: String

  /// Creates an item from an asset identifier.
  public init(itemIdentifier: String) {
    self.itemIdentifier = itemIdentifier
    picture = itemIdentifier
  }

  init(_ picture: PhotoPicture, isKnown: Bool) {
    itemIdentifier = isKnown ? picture.id : nil
    self.picture = picture.id
  }

  var id: String { picture }
  private var found: PhotoPicture? { _PhotoFolder.pictures().first { $0.id == picture } }

  /// The types of its data.
  public var supportedContentTypes: [UTType] { found.flatMap { UTType($0.type) }.map { [$0] } ?? [] }

  /// Returns the photo as a value; nil if the type is not supported.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let provider = found?.provider else { throw CocoaError(.fileNoSuchFile) }
    guard provider.canLoad(T.self) else { return nil }
    return try await provider.transferable(T.self)
  }

  /// The same with a handler.
  @discardableResult
  public func loadTransferable<T: Transferable>(
    type: T.Type, completionHandler: @escaping @Sendable (Result<T?, any Error>) -> Void
  ) -> Progress {
    let progress = Progress(totalUnitCount: 1)
    Task {
      do {
        let value = try await loadTransferable(type: type)
        progress.completedUnitCount = 1
        completionHandler(.success(value))
      } catch {
        completionHandler(.failure(error))
      }
    }
    return progress
  }
}

/// The selection behaviour for several photos.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let isOrdered: Bool
  let isContinuous: Bool
  /// Unordered, reported at the end.
  public static let `default` = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: false)
  /// Ordered, reported at the end.
  public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: false)
  /// Reported on each change.
  public static let continuous = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: true)
  /// Ordered, reported on each change.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: true)
}
