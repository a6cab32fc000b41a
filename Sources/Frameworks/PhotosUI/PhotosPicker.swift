import Foundation
import ScrollworkPhotos
import ScrollworkSwiftUI

/// What a picker lets the person choose, and who hears of it.
struct PhotoChoice: Sendable {
  /// How many; nil for any number.
  var limit: Int?
  var behavior = PhotosPickerSelectionBehavior.default
  var filter: PHPickerFilter?
  var isKnown: Bool
  var selection: Binding<[PhotosPickerItem]>

  init(
    _ selection: Binding<[PhotosPickerItem]>, _ limit: Int?, _ behavior: PhotosPickerSelectionBehavior,
    _ filter: PHPickerFilter?, isKnown: Bool
  ) {
    // One of several is still chosen with a check mark on iOS; a limit below one is none.
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

/// Shows the picker in a sheet.
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

/// A button that lets the person choose pictures. The app needs no permission: it gets what is chosen and no more.
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
  /// One picture.
  @preconcurrency
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: @Sendable () -> Label
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: false), label())
  }

  /// One picture, whose identifiers the app gets.
  @preconcurrency
  nonisolated public init(
    selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary,
    @ViewBuilder label: @Sendable () -> Label
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: true), label())
  }

  /// Several pictures.
  @preconcurrency
  nonisolated public init(
    selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    @ViewBuilder label: @Sendable () -> Label
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: false), label())
  }

  /// Several pictures, whose identifiers the app gets.
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
  /// One picture.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: false), Text(titleKey))
  }

  /// One picture, whose identifiers the app gets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: true), Text(titleKey))
  }

  /// Several pictures.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: false), Text(titleKey))
  }

  /// Several pictures, whose identifiers the app gets.
  nonisolated public init(
    _ titleKey: LocalizedStringKey, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: true), Text(titleKey))
  }

  /// One picture.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: false), Text(title))
  }

  /// One picture, whose identifiers the app gets.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) {
    self.init(PhotoChoice(selection, filter, isKnown: true), Text(title))
  }

  /// Several pictures.
  @_disfavoredOverload
  nonisolated public init<S: StringProtocol>(
    _ title: S, selection: Binding<[PhotosPickerItem]>, maxSelectionCount: Int? = nil,
    selectionBehavior: PhotosPickerSelectionBehavior = .default, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) {
    self.init(PhotoChoice(selection, maxSelectionCount, selectionBehavior, filter, isKnown: false), Text(title))
  }

  /// Several pictures, whose identifiers the app gets.
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
  /// Shows a picker of one picture in a sheet.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic
  ) -> some View {
    modifier(PhotoSheet(isPresented: isPresented, choice: PhotoChoice(selection, filter, isKnown: false)))
  }

  /// Shows a picker of one picture, whose identifiers the app gets, in a sheet.
  nonisolated public func photosPicker(
    isPresented: Binding<Bool>, selection: Binding<PhotosPickerItem?>, matching filter: PHPickerFilter? = nil,
    preferredItemEncoding: PhotosPickerItem.EncodingDisambiguationPolicy = .automatic,
    photoLibrary: PHPhotoLibrary
  ) -> some View {
    modifier(PhotoSheet(isPresented: isPresented, choice: PhotoChoice(selection, filter, isKnown: true)))
  }

  /// Shows a picker of several pictures in a sheet.
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

  /// Shows a picker of several pictures, whose identifiers the app gets, in a sheet.
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
