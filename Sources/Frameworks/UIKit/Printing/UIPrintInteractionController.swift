import Foundation

/// The panel that prints. Caveat: the phone finds no printer, so it is never presented and nothing is printed. To get
/// pages as a PDF use `UIPrintPageRenderer`.
@MainActor @preconcurrency
open class UIPrintInteractionController: NSObject {
  /// Called when the panel has closed, with whether the job was printed.
  public typealias CompletionHandler = (UIPrintInteractionController, Bool, (any Error)?) -> Void

  private static let controller = UIPrintInteractionController()
  /// The controller of the app's print jobs.
  open class var shared: UIPrintInteractionController { controller }
  /// Whether the phone can print: no, as on one without a printer's software.
  open class var isPrintingAvailable: Bool { false }
  /// The types of files that can be printed, as type identifiers.
  open class var printableUTIs: Set<String> {
    ["com.adobe.pdf", "public.jpeg", "public.png", "public.tiff", "com.compuserve.gif", "public.heic"]
  }
  /// Returns whether a file is a picture or a PDF.
  open class func canPrint(_ url: URL) -> Bool {
    url.isFileURL && (try? Data(contentsOf: url, options: .mappedIfSafe)).map { canPrint($0) } == true
  }
  /// Returns whether data are a picture or a PDF.
  open class func canPrint(_ data: Data) -> Bool { data.starts(with: Data("%PDF".utf8)) || UIImage(data: data) != nil }

  /// What the app wants of the job; nil for the default.
  open var printInfo: UIPrintInfo?
  /// The delegate. Caveat: it is never called.
  open weak var delegate: (any UIPrintInteractionControllerDelegate)?
  /// Whether the panel lets the person choose pages.
  open var showsPageRange = true
  /// Whether the panel lets the person choose the number of copies.
  open var showsNumberOfCopies = true
  /// Whether the panel shows the papers that are loaded.
  open var showsPaperSelectionForLoadedPapers = false
  /// Whether the panel lets the person choose how pages lie.
  open var showsPaperOrientation = true
  /// The paper of the job: nil, as there is none.
  open var printPaper: UIPrintPaper? { nil }

  private enum Content {
    case renderer(UIPrintPageRenderer)
    case formatter(UIPrintFormatter)
    case items([Any])
  }
  private var content: Content?
  /// Draws the pages. Setting one kind of content removes the others.
  open var printPageRenderer: UIPrintPageRenderer? {
    get { if case .renderer(let renderer) = content { renderer } else { nil } }
    set { content = newValue.map { .renderer($0) } }
  }
  /// Lays out the content. Setting one kind of content removes the others.
  open var printFormatter: UIPrintFormatter? {
    get { if case .formatter(let formatter) = content { formatter } else { nil } }
    set { content = newValue.map { .formatter($0) } }
  }
  /// A picture or a PDF, or a file's URL. Setting one kind of content removes the others.
  open var printingItem: Any? {
    get { if case .items(let items) = content, items.count == 1 { items.first } else { nil } }
    set { content = newValue.map { .items([$0]) } }
  }
  /// Pictures and PDFs, or files' URLs. Setting one kind of content removes the others.
  open var printingItems: [Any]? {
    get { if case .items(let items) = content { items } else { nil } }
    set { content = newValue.map { .items($0) } }
  }

  /// Presents the panel. Returns false, as it cannot; the handler is not called then.
  @discardableResult
  open func present(animated: Bool, completionHandler completion: CompletionHandler? = nil) -> Bool { false }
  /// Presents the panel at a rectangle. Returns false, as it cannot; the handler is not called then.
  @discardableResult
  open func present(
    from rect: CGRect, in view: UIView, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Presents the panel at a bar's button. Returns false, as it cannot; the handler is not called then.
  @discardableResult
  open func present(
    from item: UIBarButtonItem, animated: Bool, completionHandler completion: CompletionHandler? = nil
  ) -> Bool { false }
  /// Dismisses the panel.
  open func dismiss(animated: Bool) {}
}

/// Hears of the panel that prints. Caveat: it is never called, as there is no printer.
@MainActor @preconcurrency
public protocol UIPrintInteractionControllerDelegate: NSObjectProtocol {
  /// Returns the controller that presents the panel; nil for the app's window.
  func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController?
  /// Returns the paper to print on.
  func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper
  /// The panel is about to be presented.
  func printInteractionControllerWillPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The panel was presented.
  func printInteractionControllerDidPresentPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The panel is about to be dismissed.
  func printInteractionControllerWillDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The panel was dismissed.
  func printInteractionControllerDidDismissPrinterOptions(_ printInteractionController: UIPrintInteractionController)
  /// The job is about to start.
  func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController)
  /// The job has ended.
  func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController)
}

extension UIPrintInteractionControllerDelegate {
  public func printInteractionControllerParentViewController(
    _ printInteractionController: UIPrintInteractionController
  ) -> UIViewController? { nil }
  public func printInteractionController(
    _ printInteractionController: UIPrintInteractionController, choosePaper paperList: [UIPrintPaper]
  ) -> UIPrintPaper { UIPrintPaper.bestPaper(forPageSize: .zero, withPapersFrom: paperList) }
  public func printInteractionControllerWillPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidPresentPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerDidDismissPrinterOptions(
    _ printInteractionController: UIPrintInteractionController
  ) {}
  public func printInteractionControllerWillStartJob(_ printInteractionController: UIPrintInteractionController) {}
  public func printInteractionControllerDidFinishJob(_ printInteractionController: UIPrintInteractionController) {}
}
