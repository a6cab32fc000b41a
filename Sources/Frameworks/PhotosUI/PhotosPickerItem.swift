import Foundation
import ScrollworkPhotos
import ScrollworkSwiftUI

/// A picture that the person chose; its data comes when it is asked for.
public struct PhotosPickerItem: Equatable, Hashable, Sendable {
  /// The form in which an app would like pictures. They are handed over as they are.
  public struct EncodingDisambiguationPolicy: Equatable, Hashable, Sendable {
    private let number: Int
    /// The system decides.
    public static let automatic = EncodingDisambiguationPolicy(number: 0)
    /// As they are.
    public static let current = EncodingDisambiguationPolicy(number: 1)
    /// As most apps can read them.
    public static let compatible = EncodingDisambiguationPolicy(number: 2)
  }

  /// Which picture it is in the library; nil unless the picker was told a library.
  public let itemIdentifier: String?
  private let picture: String

  /// Creates the picture of an identifier.
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

  /// The kinds of data that it can be had as.
  public var supportedContentTypes: [UTType] { found.flatMap { UTType($0.type) }.map { [$0] } ?? [] }

  /// Returns the picture as a value; nil if such a value cannot be made of it.
  public func loadTransferable<T: Transferable>(type: T.Type) async throws -> T? {
    guard let provider = found?.provider else { throw CocoaError(.fileNoSuchFile) }
    guard provider.canLoad(T.self) else { return nil }
    return try await provider.transferable(T.self)
  }

  /// Returns the same with a function to call.
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

/// How the person chooses several pictures.
public struct PhotosPickerSelectionBehavior: Equatable, Hashable, Sendable {
  let isOrdered: Bool
  let isContinuous: Bool
  /// In no order, told at the end.
  public static let `default` = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: false)
  /// In the order in which they were chosen, told at the end.
  public static let ordered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: false)
  /// Told with each.
  public static let continuous = PhotosPickerSelectionBehavior(isOrdered: false, isContinuous: true)
  /// Told with each, in the order in which they were chosen.
  public static let continuousAndOrdered = PhotosPickerSelectionBehavior(isOrdered: true, isContinuous: true)
}
