import Automation
import DisplayList
import Foundation

/// The types of issues that an audit finds. Numbers as in XCUITest.
///
/// Contrast, hit regions and descriptions are checked. The others find nothing here.
public struct XCUIAccessibilityAuditType: OptionSet, Hashable, Sendable {
  public let rawValue: UInt64
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// Texts with low contrast.
  public static let contrast = XCUIAccessibilityAuditType(rawValue: 1 << 0)
  /// Visible content that is not an element.
  public static let elementDetection = XCUIAccessibilityAuditType(rawValue: 1 << 1)
  /// Elements that are too small to hit.
  public static let hitRegion = XCUIAccessibilityAuditType(rawValue: 1 << 2)
  /// Elements without a label.
  public static let sufficientElementDescription = XCUIAccessibilityAuditType(rawValue: 1 << 3)
  /// Texts that do not scale.
  public static let dynamicType = XCUIAccessibilityAuditType(rawValue: 1 << 16)
  /// Texts that are clipped.
  public static let textClipped = XCUIAccessibilityAuditType(rawValue: 1 << 17)
  /// Traits that contradict each other.
  public static let trait = XCUIAccessibilityAuditType(rawValue: 1 << 18)
  /// All types.
  public static let all = XCUIAccessibilityAuditType(rawValue: .max)
}

/// An issue found by an audit.
public final class XCUIAccessibilityAuditIssue: NSObject, @unchecked Sendable {
  /// The element; nil if there is none.
  public let element: XCUIElement?
  /// A short description.
  public let compactDescription: String
  /// A detailed description.
  public let detailedDescription: String
  /// The type of the issue.
  public let auditType: XCUIAccessibilityAuditType

  init(_ auditType: XCUIAccessibilityAuditType, _ compactDescription: String, _ detail: String, _ element: XCUIElement)
  {
    self.auditType = auditType
    self.compactDescription = compactDescription
    detailedDescription = detail
    self.element = element
    super.init()
  }
}

extension XCUIApplication {
  /// Audits the accessibility of the screen; each issue fails the test.
  /// - Parameters:
  ///   - auditTypes: The types of issues to find.
  ///   - issueHandler: Returns whether to ignore an issue.
  public func performAccessibilityAudit(
    for auditTypes: XCUIAccessibilityAuditType = .all,
    _ issueHandler: ((XCUIAccessibilityAuditIssue) throws -> Bool)? = nil, file: StaticString = #filePath,
    line: UInt = #line
  ) throws {
    let issues = try onMainActor {
      guard let app = RunningApp.current else { throw UITestError("No app is running: call launch() first.") }
      try app.run { try await $0.waitForIdle() }
      return AccessibilityAudit(app).issues(auditTypes)
    }
    let place = XCTSourceCodeContext(location: .init(filePath: "\(file)", lineNumber: Int(line)))
    for issue in issues where try issueHandler?(issue) != true {
      SimulatorTestCase.current?.record(
        XCTIssue(
          type: .assertionFailure, compactDescription: "\(issue.compactDescription): \(issue.detailedDescription)",
          sourceCodeContext: place))
    }
  }
}

/// The screen for an audit.
@MainActor
private struct AccessibilityAudit {
  private let elements: [ElementSnapshot]
  private let picture: Bitmap
  private let scale: CGFloat

  /// Touchable elements.
  private static let touched: Set<ElementType> = [
    .button, .link, .switch, .toggle, .textField, .secureTextField, .searchField, .textView, .popUpButton, .menuItem,
  ]
  /// Elements that show text.
  private static let texts: Set<ElementType> = [.staticText, .button, .link]
  /// The minimum side of a touch target, in points; a guess, as Apple does not say: that of WCAG 2.2.
  private static let shortestSide: CGFloat = 24

  /// A guess too: the requirement of WCAG 2.2 for large texts.
  private static let leastContrast = 3.0

  init(_ app: RunningApp) {
    elements = app.root.descendants
    picture = app.screen.image()
    scale = CGFloat(picture.width) / max(app.simulator.displayList.size.width, 1)
  }

  func issues(_ types: XCUIAccessibilityAuditType) -> [XCUIAccessibilityAuditIssue] {
    elements.enumerated().flatMap { index, element -> [XCUIAccessibilityAuditIssue] in
      guard element.part != nil, !element.visibleRect.isEmpty, element.enclosing([.keyboard]) == nil else { return [] }
      let found = XCUIElement(ElementPath().then(.descendants(.any)).then(.at(index)))
      func issue(_ type: XCUIAccessibilityAuditType, _ what: String) -> XCUIAccessibilityAuditIssue? {
        types.contains(type) ? XCUIAccessibilityAuditIssue(type, what, "\(element)", found) : nil
      }
      return [
        hasNoName(element) ? issue(.sufficientElementDescription, "Element has no description") : nil,
        isTooSmall(element) ? issue(.hitRegion, "Hit area is too small") : nil,
        types.contains(.contrast) && hasLowContrast(element) ? issue(.contrast, "Contrast failed") : nil,
      ].compactMap { $0 }
    }
  }

  private func hasNoName(_ element: ElementSnapshot) -> Bool {
    (Self.touched.contains(element.elementType) || element.elementType == .image)
      && element.label.isEmpty && (element.value as? String ?? "").isEmpty
  }

  private func isTooSmall(_ element: ElementSnapshot) -> Bool {
    Self.touched.contains(element.elementType) && element.isEnabled
      && min(element.frame.width, element.frame.height) < Self.shortestSide
  }

  /// The system's own blue on white has 4 to 1, and passes.
  private func hasLowContrast(_ element: ElementSnapshot) -> Bool {
    guard Self.texts.contains(element.elementType), element.isEnabled, !element.label.isEmpty,
      element.visibleRect == element.frame, element.touchPoint != nil
    else { return false }
    let frame = element.frame
    let part = picture.cropped(
      to: CGRect(
        x: frame.minX * scale, y: frame.minY * scale, width: frame.width * scale, height: frame.height * scale))
    return part.textContrast.map { $0 < Self.leastContrast } ?? false
  }
}

extension Bitmap {
  /// The contrast between the most frequent colour and the most prominent one; nil if there is only one.
  fileprivate var textContrast: Double? {
    var counts: [UInt32: Int] = [:]
    for index in stride(from: pixels.startIndex, to: pixels.endIndex - 3, by: 4) {
      // Similar shades count as one, so that gradients and the edges of letters are not counted separately.
      let color = (0..<3).reduce(UInt32(0)) { $0 << 8 | UInt32(pixels[index + $1] & 0xF8) }
      counts[color, default: 0] += 1
    }
    guard counts.count > 1, let ground = counts.max(by: { ($0.value, $0.key) < ($1.value, $1.key) })?.key else {
      return nil
    }
    let behind = Self.luminance(ground)
    let seen = counts.filter { $0.value > width * height / 1000 + 2 && $0.key != ground }.keys
    return seen.map { color in
      let luminance = Self.luminance(color)
      return (max(luminance, behind) + 0.05) / (min(luminance, behind) + 0.05)
    }.max()
  }

  /// Of blue, green and red, from 0 to 1.
  private static func luminance(_ color: UInt32) -> Double {
    func linear(_ shift: UInt32) -> Double {
      // 248 is white.
      let value = Double(color >> shift & 0xF8) / 248
      return value <= 0.04045 ? value / 12.92 : pow((value + 0.055) / 1.055, 2.4)
    }
    return 0.0722 * linear(16) + 0.7152 * linear(8) + 0.2126 * linear(0)
  }
}
