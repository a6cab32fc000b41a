import Photos
import PhotosUI
import SimulatorTesting
import SwiftUI
import UIKit

/// Buttons that present a picker, and its result.
private struct Album: View {
  @State private var one: PhotosPickerItem?
  @State private var many: [PhotosPickerItem] = []
  @State private var videos: [PhotosPickerItem] = []
  @State private var size = "nothing"

  var body: some View {
    VStack {
      PhotosPicker("One", selection: $one, matching: .images)
      PhotosPicker(
        selection: $many, maxSelectionCount: 2, selectionBehavior: .ordered, matching: .any(of: [.images, .videos]),
        photoLibrary: .shared()
      ) {
        Text("Many")
      }
      PhotosPicker("Videos", selection: $videos, matching: .videos)
      Text(size).accessibilityIdentifier("size")
      Text(one.map { $0.itemIdentifier == nil ? "unknown" : "known" } ?? "none").accessibilityIdentifier("one")
      Text(many.compactMap(\.itemIdentifier).joined(separator: " ")).accessibilityIdentifier("many")
    }
    .onChange(of: one) { _, item in
      Task {
        guard let data = try? await item?.loadTransferable(type: Data.self), let image = UIImage(data: data) else {
          return
        }
        size = "\(Int(image.size.width)) x \(Int(image.size.height))"
      }
    }
  }
}

/// A controller that presents UIKit's picker.
private final class PickingController: UIViewController, PHPickerViewControllerDelegate {
  var results: [PHPickerResult]?

  func pick() {
    var configuration = PHPickerConfiguration(photoLibrary: .shared())
    configuration.selectionLimit = 0
    let picker = PHPickerViewController(configuration: configuration)
    picker.delegate = self
    present(picker, animated: true)
  }

  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult]) {
    self.results = results
    picker.dismiss(animated: true)
  }
}

@Suite("Photos", .simulator(.iPhoneSE)) @MainActor
struct PhotosTests {
  private let cell = Query.identifier("PXGGridLayout-Info")

  @Test("given a picker of one picture, when the person taps one, then the sheet goes and the app gets the picture")
  func one() async throws {
    // Given
    let screen = await Screen { Album() }
    try await screen.tap(.label("One"))
    try await screen.settle()
    let cells = screen.findAll(cell)
    #expect(cells.count == 8)
    // When
    try await screen.tap(at: CGPoint(x: cells[0].frame.midX, y: cells[0].frame.midY))
    try await screen.settle()
    // Then
    #expect(screen.findAll(cell).isEmpty)
    #expect(try screen.find("size").label == "240 x 180")
    #expect(try screen.find("one").label == "unknown")
  }

  @Test("given a picker of two, when the person taps three, then two are chosen, in order, and told with Add")
  func many() async throws {
    // Given
    let screen = await Screen { Album() }
    try await screen.tap(.label("Many"))
    try await screen.settle()
    #expect(try screen.find(.label("Add")).isEnabled == false)
    // When
    let cells = screen.findAll(cell)
    for index in [2, 0, 1] {
      try await screen.tap(at: CGPoint(x: cells[index].frame.midX, y: cells[index].frame.midY))
      try await screen.settle()
    }
    // Then
    #expect(screen.findAll(cell).map(\.isSelected).prefix(3) == [true, false, true])
    // When
    try await screen.tap(.label("Add"))
    try await screen.settle()
    // Then
    #expect(try screen.find("many").label == "drawn-3 drawn-1")
  }

  @Test("given a picker of videos, when it is there, then it shows none, and Cancel changes nothing")
  func filter() async throws {
    // Given
    let screen = await Screen { Album() }
    // When
    try await screen.tap(.label("Videos"))
    try await screen.settle()
    // Then
    #expect(screen.findAll(cell).isEmpty)
    #expect(screen.visibleText.contains("No Photos"))
    // When
    try await screen.tap(.label("Cancel"))
    try await screen.settle()
    // Then
    #expect(try screen.find("one").label == "none")
  }

  @Test("given UIKit's picker, when the person adds two, then the delegate gets them and loads a picture")
  func controller() async throws {
    // Given
    let controller = PickingController()
    let screen = await Screen(rootViewController: controller)
    controller.pick()
    try await screen.settle()
    // When
    let cells = screen.findAll(cell)
    for index in [0, 1] {
      try await screen.tap(at: CGPoint(x: cells[index].frame.midX, y: cells[index].frame.midY))
      try await screen.settle()
    }
    try await screen.tap(.label("Add"))
    try await screen.settle()
    // Then
    let results = try #require(controller.results)
    #expect(results.map(\.assetIdentifier) == ["drawn-1", "drawn-2"])
    #expect(results[0].itemProvider.hasItemConformingToTypeIdentifier("public.image"))
  }

  @Test("given an app without a reason in its Info.plist, when it asks for the library, then nobody is asked")
  func permission() async {
    // Given
    #expect(PHPhotoLibrary.authorizationStatus(for: .readWrite) == .notDetermined)
    let screen = await Screen { Text("app") }
    // When
    let status = await PHPhotoLibrary.requestAuthorization(for: .readWrite)
    // Then
    #expect(status == .denied)
    #expect(screen.visibleText == ["app"])
  }
}

/// A controller that presents the picker of older apps, and keeps the result.
private final class OldPickingController: UIViewController, UIImagePickerControllerDelegate,
  UINavigationControllerDelegate
{
  var info: [UIImagePickerController.InfoKey: Any]?
  var savingError: (any Error)?
  var hasSaved = false

  func imagePickerController(
    _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
  ) {
    self.info = info
    picker.dismiss(animated: true)
  }

  func image(_ image: UIImage, didFinishSavingWithError error: (any Error)?, contextInfo: UnsafeRawPointer) {
    (savingError, hasSaved) = (error, true)
  }
}

extension PhotosTests {
  @Test("given an image picker with editing, when the person taps a picture and chooses a part, then the app gets both")
  func imagePicker() async throws {
    // Given
    let controller = OldPickingController()
    let screen = await Screen(rootViewController: controller)
    #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
    let picker = UIImagePickerController()
    picker.allowsEditing = true
    picker.delegate = controller
    controller.present(picker, animated: true)
    try await screen.settle()
    // When
    let cell = try #require(screen.findAll(.identifier("PXGGridLayout-Info")).first)
    try await screen.tap(at: CGPoint(x: cell.frame.midX, y: cell.frame.midY))
    try await screen.settle()
    #expect(controller.info == nil)
    try await screen.tap(.label("Choose"))
    try await screen.settle()
    // Then
    let original = try #require(controller.info?[.originalImage] as? UIImage)
    let edited = try #require(controller.info?[.editedImage] as? UIImage)
    #expect(original.size.width > edited.size.width && edited.size.width == edited.size.height)
    #expect(controller.info?[.mediaType] as? String == "public.image")
    #expect(controller.presentedViewController == nil)
  }

  @Test(
    "given a picture of the app's, when it is saved without a reason in the Info.plist, then the app hears that it may not"
  )
  func saving() async throws {
    let controller = OldPickingController()
    let screen = await Screen(rootViewController: controller)
    // When
    UIImageWriteToSavedPhotosAlbum(
      UIImage(systemName: "star") ?? UIImage(), controller,
      #_selector("OldPickingController.image(_:didFinishSavingWithError:contextInfo:)"), nil)
    try await screen.settle()
    // Then
    #expect(controller.hasSaved && controller.savingError != nil)
  }
}
