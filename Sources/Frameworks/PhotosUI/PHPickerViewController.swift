import Foundation
import ScrollworkPhotos
import ScrollworkSwiftUI

/// The delegate of a picker.
@MainActor @preconcurrency
public protocol PHPickerViewControllerDelegate: AnyObject {
  /// The person selected photos, or none. The app dismisses the picker.
  func picker(_ picker: PHPickerViewController, didFinishPicking results: [PHPickerResult])
}

/// Lets a person choose photos, in UIKit.
open class PHPickerViewController: UIViewController {
  /// The configuration.
  public let configuration: PHPickerConfiguration
  /// The delegate.
  open weak var delegate: (any PHPickerViewControllerDelegate)?

  /// Creates a picker.
  public init(configuration: PHPickerConfiguration) {
    self.configuration = configuration
    super.init(nibName: nil, bundle: nil)
  }

  /// Creates a picker with the default configuration: archives contain none.
  public required init?(coder: NSCoder) {
    configuration = PHPickerConfiguration()
    super.init(coder: coder)
  }

  open override func loadView() {
    let configuration = configuration
    let grid = PhotoGrid(
      limit: configuration.selectionLimit == 0 ? nil : configuration.selectionLimit, filter: configuration.filter,
      isOrdered: configuration.selection == .ordered || configuration.selection == .continuousAndOrdered,
      isContinuous: configuration.selection == .continuous || configuration.selection == .continuousAndOrdered,
      picked: configuration.preselectedAssetIdentifiers
    ) { [weak self] pictures, _ in
      guard let self else { return }
      let results = (pictures ?? []).map {
        PHPickerResult(itemProvider: $0.provider, assetIdentifier: configuration.isKnown ? $0.id : nil)
      }
      self.delegate?.picker(self, didFinishPicking: results)
    }
    view = _UIHostingView(rootView: grid)
  }
}
