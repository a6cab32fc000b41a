import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Members that ordinary apps use", .simulator(.iPhone15Pro))
struct OrdinaryMembersTests {
  @Test func `Given an object, then what is associated with it is there as long as it, and held only if asked for`() {
    // Given
    var (held, assigned): (UInt8, UInt8) = (0, 0)
    let owner = NSObject()
    var value: NSObject? = NSObject()
    weak let seen = value
    withUnsafePointer(to: &held) { objc_setAssociatedObject(owner, $0, "text", .OBJC_ASSOCIATION_RETAIN) }
    withUnsafePointer(to: &assigned) { objc_setAssociatedObject(owner, $0, value, .OBJC_ASSOCIATION_ASSIGN) }
    // When
    value = nil
    // Then
    #expect(seen == nil)
    #expect(withUnsafePointer(to: &held) { objc_getAssociatedObject(owner, $0) } as? String == "text")
    #expect(withUnsafePointer(to: &assigned) { objc_getAssociatedObject(owner, $0) } == nil)
    #expect(withUnsafePointer(to: &held) { objc_getAssociatedObject(NSObject(), $0) } == nil)
  }

  @Test func `Given defaults, then values are set and read by key as key-value coding has it`() {
    UserDefaults.standard.setValue(7, forKey: "seven")
    #expect(UserDefaults.standard.value(forKey: "seven") as? Int == 7)
    UserDefaults.standard.setValue(nil, forKey: "seven")
    #expect(UserDefaults.standard.value(forKey: "seven") == nil)
  }

  @Test func `Given a field with views beside its text, then they take their room, and its button empties it`()
    async throws
  {
    // Given
    let field = UITextField(frame: CGRect(x: 20, y: 100, width: 300, height: 40))
    field.borderStyle = .roundedRect
    field.text = "Words"
    field.clearButtonMode = .always
    field.leftView = UIView(frame: CGRect(x: 0, y: 0, width: 50, height: 20))
    let screen = await Screen(rootViewController: UIViewController(showing: field))
    try await screen.settle()
    let without = try screen.find(.role(.textField)).frame.minX
    // When
    field.leftViewMode = .always
    try await screen.settle()
    // Then
    #expect(try screen.find(.role(.textField)).frame.minX == without + 50 - 7)
    #expect(field.leftView?.frame == CGRect(x: 0, y: 10, width: 50, height: 20))
    // When
    try await screen.tap(.label("Clear text"))
    try await screen.settle()
    // Then
    #expect(field.text == "" && !screen.exists(.label("Clear text")))
  }

  private final class Wheels: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    var heard: [String] = []
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 2 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int {
      component == 0 ? 3 : 10
    }
    func pickerView(_ pickerView: UIPickerView, titleForRow row: Int, forComponent component: Int) -> String? {
      "\(component)/\(row)"
    }
    func pickerView(_ pickerView: UIPickerView, didSelectRow row: Int, inComponent component: Int) {
      heard.append("\(component)/\(row)")
    }
  }

  @Test func `Given wheels, when code turns one, then it stands there and nobody hears of it`() async throws {
    // Given
    let (wheels, picker) = (Wheels(), UIPickerView())
    picker.dataSource = wheels
    picker.delegate = wheels
    let screen = await Screen { UIKitView(view: picker) }
    try await screen.settle()
    #expect(picker.numberOfComponents == 2 && picker.selectedRow(inComponent: 1) == 0)
    // When
    picker.selectRow(4, inComponent: 1, animated: false)
    picker.selectRow(9, inComponent: 0, animated: false)
    // Then
    #expect(picker.selectedRow(inComponent: 1) == 4 && picker.selectedRow(inComponent: 0) == 2)
    #expect(wheels.heard.isEmpty)
    // When
    picker.choose(1, in: 0)
    // Then
    #expect(wheels.heard == ["0/1"])
  }

  @Test func `Given a navigation bar of the black style, then it is dark, and the status bar has light letters`()
    async throws
  {
    // Given
    let navigation = UINavigationController(rootViewController: UIViewController())
    navigation.navigationBar.barStyle = .black
    // When
    let screen = await Screen(rootViewController: navigation)
    try await screen.settle()
    // Then
    #expect(navigation.navigationBar.traitCollection.userInterfaceStyle == .dark)
    #expect(navigation.preferredStatusBarStyle == .lightContent)
  }

  @Test func `Given buttons on a bar, when one is hidden, then it is gone, and comes back`() async throws {
    // Given
    let page = UIViewController()
    let edit = UIBarButtonItem(title: "Edit", primaryAction: UIAction { _ in })
    page.navigationItem.rightBarButtonItems = [UIBarButtonItem(title: "Add", primaryAction: UIAction { _ in }), edit]
    let screen = await Screen(rootViewController: UINavigationController(rootViewController: page))
    try await screen.settle()
    // When
    edit.isHidden = true
    try await screen.settle()
    // Then
    #expect(!screen.exists(.label("Edit")) && screen.exists(.label("Add")))
    // When
    edit.isHidden = false
    try await screen.settle()
    // Then
    #expect(screen.exists(.label("Edit")))
  }

  @Test func `Given a title of the way back that is moved aside, then it is said where`() {
    // Given
    let item = UIBarButtonItem(title: "Back", style: .plain, target: nil, action: nil)
    // When
    item.setBackButtonTitlePositionAdjustment(UIOffset(horizontal: -1000, vertical: 0), for: .default)
    item.setBackgroundImage(UIImage(systemName: "star"), for: .normal, barMetrics: .default)
    // Then
    #expect(item.backButtonTitlePositionAdjustment(for: .default).horizontal == -1000)
    #expect(item.titlePositionAdjustment(for: .default) == .zero)
    #expect(item.backgroundImage(for: .normal, style: .plain, barMetrics: .default) != nil)
    #expect(item.backgroundImage(for: .highlighted, barMetrics: .default) == nil)
  }

  private final class Pictures: NSObject, UIPickerViewDataSource, UIPickerViewDelegate {
    func numberOfComponents(in pickerView: UIPickerView) -> Int { 1 }
    func pickerView(_ pickerView: UIPickerView, numberOfRowsInComponent component: Int) -> Int { 3 }
    func pickerView(_ pickerView: UIPickerView, rowHeightForComponent component: Int) -> CGFloat { 80 }
    func pickerView(
      _ pickerView: UIPickerView, viewForRow row: Int, forComponent component: Int, reusing view: UIView?
    ) -> UIView {
      let label = UILabel()
      label.text = "Picture \(row)"
      label.font = UIFont(name: "No Such Font", size: 80)
      return label
    }
  }

  @Test func `Given wheels of views, then each row shows its view in the height that is asked for`() async throws {
    // Given
    let (pictures, picker) = (Pictures(), UIPickerView())
    picker.dataSource = pictures
    picker.delegate = pictures
    // When
    let screen = await Screen { UIKitView(view: picker) }
    try await screen.settle()
    // Then
    let first = try #require(picker.view(forRow: 0, forComponent: 0) as? UILabel)
    #expect(first.text == "Picture 0" && first.font.pointSize == 17 && abs(first.bounds.height - 80) < 1)
    #expect(picker.rowSize(forComponent: 0).height == 80)
  }

  @Test func `Given a button whose menu is its selection, when a line is chosen, then it is the title`() async throws {
    // Given
    let button = UIButton(type: .system)
    button.showsMenuAsPrimaryAction = true
    button.changesSelectionAsPrimaryAction = true
    button.menu = UIMenu(children: ["Red", "Green"].map { UIAction(title: $0) { _ in } })
    let screen = await Screen { UIKitView(view: button) }
    try await screen.settle()
    #expect(button.currentTitle == "Red")
    // When
    try await screen.tap(.label("Red"))
    try await screen.settle()
    try await screen.tap(.label("Green"))
    try await screen.settle()
    // Then
    #expect(button.currentTitle == "Green")
    #expect(button.menu?.selectedElements.map(\.title) == ["Green"])
  }

  @Test func `Given a picture's file, then a small picture of it is as large as was asked for`() throws {
    // Given
    let large = UIGraphicsImageRenderer(size: CGSize(width: 80, height: 40)).image { context in
      UIColor.red.setFill()
      context.fill(CGRect(x: 0, y: 0, width: 80, height: 40))
    }
    let file = try #require(large.pngData())
    let source = try #require(CGImageSourceCreateWithData(file, nil))
    // When
    let small = CGImageSourceCreateThumbnailAtIndex(
      source, 0, [kCGImageSourceThumbnailMaxPixelSize: 20, kCGImageSourceCreateThumbnailFromImageAlways: true])
    // Then
    #expect(small?.width == 20 && small?.height == 10)
  }
}
