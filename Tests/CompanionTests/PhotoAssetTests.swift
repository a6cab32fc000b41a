import Photos
import SimulatorTesting
import SwiftUI
import Synchronization
import UIKit

/// Records the changes that it receives.
private final class Observer: NSObject, PHPhotoLibraryChangeObserver {
  private let heard = Mutex<[PHChange]>([])
  var changes: [PHChange] { heard.withLock { $0 } }

  func photoLibraryDidChange(_ changeInstance: PHChange) { heard.withLock { $0.append(changeInstance) } }
}

@Suite("Photo assets", .simulator(.iPhoneSE)) @MainActor
struct PhotoAssetTests {
  private let library = PHPhotoLibrary.shared()
  private let manager = PHImageManager.default()

  /// Returns a screen of an app with this access.
  private func screen(_ status: PhotoAccess.Status = .authorized) async -> Screen {
    let screen = await Screen { Text("app") }
    PhotoAccess.answer(.readWrite, status)
    return screen
  }

  private func identifiers(_ result: PHFetchResult<PHAsset>) -> [String] {
    result.objects(at: IndexSet(0..<result.count)).map(\.localIdentifier)
  }

  private func image(of asset: PHAsset) -> UIImage? {
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    var result: UIImage?
    manager.requestImage(
      for: asset, targetSize: PHImageManagerMaximumSize, contentMode: .default, options: options
    ) { image, _ in result = image }
    return result
  }

  @Test("given an app that may not see pictures, when it fetches and changes, then it finds nothing and hears why")
  func denied() async {
    // Given
    let screen = await screen(.denied)
    PhotoAccess.answer(.addOnly, .denied)
    // Then
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    #expect(PHAssetCollection.fetchAssetCollections(with: .smartAlbum, subtype: .any, options: nil).count == 0)
    await #expect(throws: PHPhotosError(.accessUserDenied)) {
      try await library.performChanges { @Sendable in PHAssetCreationRequest.forAsset() }
    }
    #expect((PHPhotosError(.accessUserDenied) as NSError).code == 3311)
    #expect(screen.visibleText == ["app"])
  }

  @Test("given an app that nobody asked about, when it fetches without a reason in its Info.plist, then it is denied")
  func notAsked() async throws {
    // Given
    let screen = await Screen { Text("app") }
    // When
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    try await screen.settle()
    // Then
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .denied)
  }

  @Test("given a folder of pictures, when an app fetches them, then options filter, sort and limit them")
  func fetching() async throws {
    // Given
    let screen = await screen()
    let all = PHAsset.fetchAssets(with: nil)
    #expect(all.count == 8 && all.countOfAssets(with: .image) == 8 && all.countOfAssets(with: .video) == 0)
    #expect(all.firstObject?.localIdentifier == "drawn-1" && all.lastObject?.localIdentifier == "drawn-8")
    #expect(PHAsset.fetchAssets(with: .video, options: nil).count == 0)
    // When
    let options = PHFetchOptions()
    options.sortDescriptors = [NSSortDescriptor(key: "creationDate", ascending: false)]
    options.predicate = NSPredicate(
      format: "mediaType == %d AND pixelHeight > %d", PHAssetMediaType.image.rawValue, 200)
    options.fetchLimit = 2
    // Then
    #expect(identifiers(PHAsset.fetchAssets(with: .image, options: options)) == ["drawn-8", "drawn-5"])
    #expect(
      identifiers(PHAsset.fetchAssets(withLocalIdentifiers: ["drawn-3", "drawn-2", "none"], options: nil))
        == ["drawn-2", "drawn-3"])
    // When
    options.predicate = nil
    options.sortDescriptors = [NSSortDescriptor(keyPath: \PHAsset.creationDate, ascending: false)]
    // Then
    #expect(identifiers(PHAsset.fetchAssets(with: options)) == ["drawn-8", "drawn-7"])
    let second = try #require(PHAsset.fetchAssets(withLocalIdentifiers: ["drawn-2"], options: nil).firstObject)
    #expect(all.index(of: second) == 1 && all.contains(second))
    #expect(second.pixelWidth == 240 && second.pixelHeight == 320 && second.mediaType == .image && !second.isFavorite)
    // When
    var places: [Int] = []
    all.enumerateObjects { _, index, stop in
      places.append(index)
      if index == 2 { stop.pointee = true }
    }
    // Then
    #expect(places == [0, 1, 2])
    #expect(screen.visibleText == ["app"])
  }

  @Test("given a picture, when an app asks for images of it, then they have the sizes, and no cancelled one comes")
  func images() async throws {
    // Given
    let screen = await screen()
    let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
    // When
    let options = PHImageRequestOptions()
    options.isSynchronous = true
    options.resizeMode = .exact
    var exact: UIImage?
    manager.requestImage(
      for: asset, targetSize: CGSize(width: 60, height: 60), contentMode: .aspectFill, options: options
    ) { image, _ in exact = image }
    // Then
    #expect(exact?.size == CGSize(width: 60, height: 60))
    #expect(image(of: asset)?.size == CGSize(width: 240, height: 180))
    // When
    var fitted: UIImage?
    var info: [AnyHashable: Any]?
    let size = CGSize(width: 120, height: 120)
    let request = manager.requestImage(for: asset, targetSize: size, contentMode: .aspectFit, options: nil) {
      (fitted, info) = ($0, $1)
    }
    var isAnswered = false
    let cancelled = manager.requestImage(
      for: asset, targetSize: size, contentMode: .aspectFit, options: nil
    ) { _, _ in isAnswered = true }
    manager.cancelImageRequest(cancelled)
    #expect(fitted == nil)
    try await screen.settle()
    // Then
    #expect(fitted?.size == CGSize(width: 120, height: 90))
    #expect(info?[PHImageResultIsDegradedKey] as? Bool == false)
    #expect(info?[PHImageResultRequestIDKey] as? PHImageRequestID == request)
    #expect(!isAnswered)
    // When
    var file: (data: Data?, type: String?, orientation: CGImagePropertyOrientation)?
    manager.requestImageDataAndOrientation(for: asset, options: options) { data, type, orientation, _ in
      file = (data, type, orientation)
    }
    // Then
    #expect(file?.type == "public.png" && file?.orientation == .up)
    #expect(file?.data.flatMap { UIImage(data: $0) }?.size == CGSize(width: 240, height: 180))
  }

  @Test("given an observer, when the app adds a favourite, then the observer hears where, and the album has it")
  func adding() async throws {
    // Given
    let screen = await screen()
    let before = PHAsset.fetchAssets(with: nil)
    let first = try #require(before.firstObject)
    let image = try #require(self.image(of: first))
    let observer = Observer()
    library.register(observer)
    // When: older than all others
    var placeholder: PHObjectPlaceholder?
    try library.performChangesAndWait {
      let request = PHAssetChangeRequest.creationRequestForAsset(from: image)
      request.isFavorite = true
      request.creationDate = Date(timeIntervalSince1970: 1_700_000_000)
      placeholder = request.placeholderForCreatedAsset
    }
    try await screen.settle()
    // Then
    let details = try #require(observer.changes.first?.changeDetails(for: before))
    #expect(observer.changes.count == 1)
    #expect(details.hasIncrementalChanges && details.insertedIndexes == IndexSet(integer: 0))
    #expect(details.removedIndexes?.isEmpty == true && details.changedObjects.isEmpty && !details.hasMoves)
    let added = try #require(details.fetchResultAfterChanges.firstObject)
    #expect(added.localIdentifier == placeholder?.localIdentifier && added.isEqual(placeholder) && added.isFavorite)
    let albums = PHAssetCollection.fetchAssetCollections(
      with: .smartAlbum, subtype: .smartAlbumFavorites, options: nil)
    let favorites = try #require(albums.firstObject)
    #expect(favorites.localizedTitle == "Favorites" && favorites.estimatedAssetCount == 1)
    #expect(identifiers(PHAsset.fetchAssets(in: favorites, options: nil)) == [added.localIdentifier])
    // When
    library.unregisterChangeObserver(observer)
    try library.performChangesAndWait { PHAssetChangeRequest(for: added).isFavorite = false }
    try await screen.settle()
    // Then
    #expect(observer.changes.count == 1 && favorites.estimatedAssetCount == 0)
  }

  @Test("given an observer, when the first picture's date becomes the latest, then the observer hears of a move")
  func moving() async throws {
    // Given
    let screen = await screen()
    let before = PHAsset.fetchAssets(with: nil)
    let first = try #require(before.firstObject)
    let observer = Observer()
    library.register(observer)
    // When
    try library.performChangesAndWait { PHAssetChangeRequest(for: first).creationDate = .distantFuture }
    try await screen.settle()
    // Then
    let change = try #require(observer.changes.first)
    let details = try #require(change.changeDetails(for: before))
    #expect(details.hasMoves && details.changedIndexes == IndexSet(integer: 7))
    var order = identifiers(before)
    details.enumerateMoves { order.insert(order.remove(at: $0), at: $1) }
    #expect(order == identifiers(details.fetchResultAfterChanges))
    #expect(change.changeDetails(for: first)?.objectAfterChanges?.creationDate == .distantFuture)
    #expect(change.changeDetails(for: before[1]) == nil)
  }

  @Test(
    "given a picture, when the app would delete it, then the system asks the person, who decides",
    arguments: [("Don’t Allow", 8), ("Delete", 7)])
  func deleting(button: String, left: Int) async throws {
    // Given
    let screen = await screen()
    let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
    // When
    let deletion = Task {
      try await PHPhotoLibrary.shared().performChanges { @Sendable in
        PHAssetChangeRequest.deleteAssets([asset] as NSArray)
      }
    }
    try await screen.settle()
    try await screen.tap(.label(button))
    try await screen.settle()
    // Then
    switch await deletion.result {
    case .success: #expect(left == 7)
    case .failure(let error): #expect(left == 8 && error as? PHPhotosError == PHPhotosError(.userCancelled))
    }
    #expect(PHAsset.fetchAssets(with: nil).count == left)
  }

  @Test("given files, when an app adds them, then a picture is added, and anything else changes nothing")
  func files() async throws {
    // Given
    let screen = await screen()
    let asset = try #require(PHAsset.fetchAssets(with: nil).firstObject)
    let data = try #require(image(of: asset)?.pngData())
    // Then
    #expect(throws: PHPhotosError(.invalidResource)) {
      try library.performChangesAndWait {
        PHAssetChangeRequest(for: asset).isFavorite = true
        PHAssetCreationRequest.forAsset().addResource(with: .photo, data: Data("text".utf8), options: nil)
      }
    }
    #expect(PHAsset.fetchAssets(with: nil).count == 8)
    #expect(PHAsset.fetchAssets(with: nil).firstObject?.isFavorite == false)
    // When
    try library.performChangesAndWait {
      PHAssetCreationRequest.forAsset().addResource(with: .photo, data: data, options: nil)
    }
    // Then
    #expect(PHAsset.fetchAssets(with: nil).count == 9)
    #expect(screen.visibleText == ["app"])
  }

  @Test("given an app with limited access, when it adds a picture, then it sees that one")
  func limited() async throws {
    // Given
    let screen = await screen(.limited)
    #expect(PHAsset.fetchAssets(with: nil).count == 0)
    let star = try #require(UIImage(systemName: "star"))
    let picture = UIGraphicsImageRenderer(size: CGSize(width: 20, height: 20)).image { _ in star.draw(at: .zero) }
    // When
    try library.performChangesAndWait { PHAssetChangeRequest.creationRequestForAsset(from: picture) }
    // Then
    #expect(PHAsset.fetchAssets(with: nil).count == 1)
    #expect(screen.visibleText == ["app"])
  }
}
