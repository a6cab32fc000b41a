import Foundation
import ScrollworkPhotos
import ScrollworkSwiftUI

/// The configuration and selection of a picker.
struct PhotoChoice: Sendable {
  /// The maximum selection; nil for no limit.
  var limit: Int?
  var behavior = PhotosPickerSelectionBehavior.default
  var filter: PHPickerFilter?
  var isKnown: Bool
  var selection: Binding<[PhotosPickerItem]>

  init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior,
    _ filter: PHPickerFilter?, isKnown: Bool
  ) {
    // With a limit of one among several, iOS still uses a check mark; a limit below one means none.
    self.limit = limit.flatMap { $0 > 0 ? $0 : nil }
    self.behavior = behavior
    self.filter = filter
    self.isKnown = isKnown
    self.selection = selection
  }

  init(_ selection: Binding<PhotosPickerItem?>, _ filter: PHPickerFilter?, isKnown: Bool) {
    limit = 1
    self.filter = filter
    self.isKnown = isKnown
    self.selection = Binding(
      get: { selection.wrappedValue.map { [$0] } ?? [] }, set: { selection.wrappedValue = $0.first })
  }
}

/// Presents the picker in a sheet.
struct PhotoSheet: ViewModifier {
  @Binding var isPresented: Bool
  let choice: PhotoChoice

  func body(content: Content) -> some View {
    content.sheet(isPresented: $isPresented) {
      PhotoGrid(
        limit: choice.limit, filter: choice.filter, isOrdered: choice.behavior.isOrdered,
        isContinuous: choice.behavior.isContinuous, picked: choice.selection.wrappedValue.map(\.id)
      ) { pictures, isDone in
        if let pictures {
          choice.selection.wrappedValue = pictures.map { PhotosPickerItem($0, isKnown: choice.isKnown) }
        }
        if isDone { isPresented = false }
      }
    }
  }
}

/// A button that lets a person choose photos. The app needs no permission: it only gets the selected ones.
nonisolated public struct PhotosPicker<Label: View>: View {
  let choice: PhotoChoice
  let label: Label
  @State private var isPresented = false

  init(_ choice: PhotoChoice, _ label: Label) {
    self.choice = choice
    self.label = label
  }

  /// The button.
  @MainActor public var body: some View {
    Button {
      isPresented = true
    } label: {
      label
    }
    .modifier(PhotoSheet(isPresented: $isPresented, choice: choice))
  }
}

extension PhotosPicker {
  /// Creates a picker of one photo.
  @preconcurrency
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: @Sendable () -> Label
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: false), label())
  }

  /// Creates a picker of one photo, with its identifier.
  @preconcurrency
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: @Sendable () -> Label
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: true), label())
  }

  /// Creates a picker of several photos.
  @preconcurrency
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: @Sendable () -> Label
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: false), label())
  }

  /// Creates a picker of several photos, with their identifiers.
  @preconcurrency
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: @Sendable () -> Label
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: true), label())
  }
}

extension PhotosPicker where Label == Text {
  /// Creates a picker of one photo.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: false), Text(titleKey))
  }

  /// Creates a picker of one photo, with its identifier.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: true), Text(titleKey))
  }

  /// Creates a picker of several photos.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: false), Text(titleKey))
  }

  /// Creates a picker of several photos, with their identifiers.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: true), Text(titleKey))
  }

  /// Creates a picker of one photo.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: false), Text(title))
  }

  /// Creates a picker of one photo, with its identifier.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: true), Text(title))
  }

  /// Creates a picker of several photos.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: false), Text(title))
  }

  /// Creates a picker of several photos, with their identifiers.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: true), Text(title))
  }
}

extension View {
  /// Presents a picker of one photo in a sheet.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotoSheet(isPresented: isPresented, choice: PhotoChoice(selection, filter, isKnown: false)))
  }

  /// Presents a picker of one photo, with its identifier, in a sheet.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(PhotoSheet(isPresented: isPresented, choice: PhotoChoice(selection, filter, isKnown: true)))
  }

  /// Presents a picker of several photos in a sheet.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(
      PhotoSheet(
        isPresented: isPresented,
        choice: PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: false)))
  }

  /// Presents a picker of several photos, with their identifiers, in a sheet.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(
      PhotoSheet(
        isPresented: isPresented,
        choice: PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: true)))
  }
}
