import SimulatorTesting
import SwiftUI
import Testing

@MainActor @Suite("Texts and controls of nibs", .simulator(.iPhone15Pro))
struct NibControlTests {
  private func made<Object>(_ objects: String, resources: String = "") throws -> Object {
    try #require(try UINib(objects: objects, resources: resources).first(Object.self))
  }

  private func screen(_ views: String) async throws -> Screen {
    let page = UIViewController()
    let root: UIView = try made(
      """
      <view contentMode="scaleToFill" id="root"><rect key="frame" x="0.0" y="0.0" width="393" height="852"/>
      <subviews>\(views)</subviews><color key="backgroundColor" systemColor="systemBackgroundColor"/></view>
      """)
    page.view = root
    let screen = await Screen(rootViewController: page)
    try await screen.settle()
    return screen
  }

  @Test func `Given a label, then its text is on the screen in its font, and several lines fit in its width`()
    async throws
  {
    // Given
    let labels = """
      <label opaque="NO" userInteractionEnabled="NO" contentMode="left" text="Large" textAlignment="right" lineBreakMode="tailTruncation" adjustsFontSizeToFit="NO" id="a">
        <rect key="frame" x="50" y="100" width="200" height="60"/>
        <fontDescription key="fontDescription" type="boldSystem" pointSize="36"/>
        <nil key="textColor"/><nil key="highlightedColor"/>
      </label>
      <label opaque="NO" textAlignment="center" numberOfLines="0" adjustsFontSizeToFit="NO" id="b">
        <rect key="frame" x="50" y="200" width="200" height="60"/>
        <string key="text">One
      Two</string>
        <fontDescription key="fontDescription" type="system" pointSize="12"/>
      </label>
      """
    let screen = try await screen(labels)
    // Then
    let (large, lines) = (try screen.find(.text("Large")).frame, try screen.find(.text("One\nTwo")).frame)
    #expect(abs(large.maxX - 250) < 1 && abs(large.midY - 130) < 2 && large.height > 36)
    #expect(abs(lines.midX - 150) < 1 && lines.height > 24 && lines.height < 40)
  }

  @Test func `Given a label that may shrink, then that is where nothing is written, down to the smallest size`() throws
  {
    // Given
    let objects = """
      <label text="A" minimumFontSize="9" id="a"><fontDescription key="fontDescription" type="system" pointSize="18"/></label>
      """
    // When
    let label: UILabel = try made(objects)
    // Then
    #expect(label.adjustsFontSizeToFitWidth && label.minimumScaleFactor == 0.5)
    #expect(label.textColor == .label && label.numberOfLines == 1)
  }

  @Test(
    arguments: [
      (#"systemColor="labelColor""#, UIColor.label), (#"cocoaTouchSystemColor="darkTextColor""#, .darkText),
      (#"white="0.5" alpha="0.25" colorSpace="calibratedWhite""#, UIColor(white: 0.5, alpha: 0.25)),
      (
        #"red="0.25" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB""#,
        UIColor(red: 0.25, green: 0.5, blue: 1, alpha: 1)
      ),
      (#"xcode11CocoaTouchSystemColor="systemBackgroundColor" cocoaTouchSystemColor="whiteColor""#, .systemBackground),
      (#"systemColor="colorOfTheFuture" white="1" alpha="1" colorSpace="custom""#, .white),
      (#"name="Brand""#, UIColor(red: 1, green: 0, blue: 0, alpha: 1)),
    ] as [(String, UIColor)])
  func `Given a colour as Interface Builder writes it, then it is that colour`(_ written: String, _ color: UIColor)
    throws
  {
    // Given
    let objects = #"<view id="a"><color key="backgroundColor" \#(written)/></view>"#
    let resources = """
      <namedColor name="Brand"><color red="1" green="0.0" blue="0.0" alpha="1" colorSpace="custom" customColorSpace="sRGB"/></namedColor>
      """
    // When
    let view: UIView = try made(objects, resources: resources)
    // Then
    #expect(view.backgroundColor == color)
  }

  @Test(
    arguments: [
      (#"type="system" pointSize="17""#, UIFont.systemFont(ofSize: 17)),
      (#"type="system" weight="thin" pointSize="40""#, .systemFont(ofSize: 40, weight: .thin)),
      (#"type="italicSystem" pointSize="15""#, .italicSystemFont(ofSize: 15)),
      (#"style="UICTFontTextStyleHeadline""#, .preferredFont(forTextStyle: .headline)),
      (#"name="No-Such-Font" family="No Such" pointSize="16""#, .systemFont(ofSize: 16)),
    ] as [(String, UIFont)])
  func `Given a font as Interface Builder writes it, then it is that font`(_ written: String, _ font: UIFont) throws {
    // When
    let label: UILabel = try made(
      #"<label text="A" id="a"><fontDescription key="fontDescription" \#(written)/></label>"#)
    // Then
    #expect(label.font == font)
  }

  @Test func `Given a text whose parts have looks of their own, then they have them`() throws {
    // Given
    let objects = """
      <label usesAttributedText="YES" id="a"><attributedString key="attributedText">
        <fragment content="Red"><attributes>
          <color key="NSColor" systemColor="systemRedColor"/><font key="NSFont" metaFont="system" size="14"/>
          <paragraphStyle key="NSParagraphStyle" alignment="center" lineSpacing="4"/><integer key="NSUnderline" value="1"/>
        </attributes></fragment>
        <fragment content=" and plain"/>
      </attributedString></label>
      """
    // When
    let label: UILabel = try made(objects)
    // Then
    let text = try #require(label.attributedText)
    let looks = text.attributes(at: 0, effectiveRange: nil)
    #expect(text.string == "Red and plain")
    #expect(looks[.foregroundColor] as? UIColor == .systemRed && looks[.font] as? UIFont == .systemFont(ofSize: 14))
    let style = try #require(looks[.paragraphStyle] as? NSParagraphStyle)
    #expect(style.alignment == .center && style.lineSpacing == 4)
    #expect((looks[.underlineStyle] as? NSNumber)?.intValue == 1)
    #expect(text.attributes(at: 5, effectiveRange: nil).isEmpty)
  }

  @Test func `Given buttons with states and with a configuration, then they say and show what is written`() async throws
  {
    // Given
    let buttons = """
      <button opaque="NO" contentMode="scaleToFill" contentHorizontalAlignment="center" buttonType="roundedRect" lineBreakMode="middleTruncation" id="a">
        <rect key="frame" x="50" y="100" width="200" height="40"/>
        <fontDescription key="fontDescription" type="system" pointSize="24"/>
        <state key="normal" title="Press"><color key="titleColor" systemColor="systemRedColor"/></state>
        <state key="selected" title="Pressed"/>
      </button>
      <button opaque="NO" contentMode="scaleToFill" buttonType="system" enabled="NO" id="b">
        <rect key="frame" x="50" y="200" width="200" height="40"/>
        <state key="normal" title="Button"/>
        <buttonConfiguration key="configuration" style="filled" title="Call" image="trash" catalog="system" imagePlacement="trailing" cornerStyle="capsule">
          <color key="baseBackgroundColor" systemColor="systemGreenColor"/>
          <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/>
        </buttonConfiguration>
      </button>
      """
    let screen = try await screen(buttons)
    // Then
    let press = try screen.find(.label("Press")).frame
    #expect(press.midX == 150 && press.midY == 120)
    #expect(try !screen.find(.label("Call")).isEnabled)
    #expect(!screen.exists(.label("Button")))
  }

  @Test func `Given buttons, then their types, insets and looks are as written, and a type left out is the app's own`()
    throws
  {
    // Given
    let objects = """
      <button buttonType="roundedRect" showsMenuAsPrimaryAction="YES" id="a">
        <inset key="contentEdgeInsets" minX="1" minY="2" maxX="3" maxY="4"/><state key="normal" title="A"/><state key="selected" title="B"/>
        <fontDescription key="fontDescription" type="system" pointSize="24"/>
      </button>
      <button id="b"><state key="normal" title="C"><color key="titleShadowColor" white="0.5" alpha="1" colorSpace="calibratedWhite"/></state></button>
      <button buttonType="system" id="c"><buttonConfiguration key="configuration" style="tinted" title="D" buttonSize="large" imagePadding="6">
        <directionalEdgeInsets key="contentInsets" top="1" leading="2" bottom="3" trailing="4"/></buttonConfiguration></button>
      """
    // When
    let buttons = try UINib(objects: objects).instantiate(withOwner: nil).compactMap { $0 as? UIButton }
    // Then
    #expect(buttons.map(\.buttonType) == [.system, .custom, .system])
    #expect(buttons[0].contentEdgeInsets == UIEdgeInsets(top: 2, left: 1, bottom: 4, right: 3))
    #expect(buttons[0].title(for: .normal) == "A" && buttons[0].title(for: .selected) == "B")
    #expect(buttons[0].titleLabel?.font == .systemFont(ofSize: 24) && buttons[0].showsMenuAsPrimaryAction)
    #expect(buttons[1].titleLabel?.shadowOffset == .zero)
    let look = try #require(buttons[2].configuration)
    #expect(look.title == "D" && look.buttonSize == .large && look.imagePadding == 6)
    #expect(look.contentInsets == NSDirectionalEdgeInsets(top: 1, leading: 2, bottom: 3, trailing: 4))
  }

  @Test func `Given fields, then what is left out is no border, no capitals and letters that shrink`() throws {
    // Given
    let objects = """
      <textField placeholder="Name" minimumFontSize="17" id="a"><textInputTraits key="textInputTraits"/></textField>
      <textField borderStyle="roundedRect" clearButtonMode="always" adjustsFontSizeToFit="NO" text="12" textAlignment="center" id="b">
        <fontDescription key="fontDescription" type="system" pointSize="14"/><color key="textColor" systemColor="systemBlueColor"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="words" autocorrectionType="no" spellCheckingType="no" keyboardType="numberPad" returnKeyType="done" secureTextEntry="YES" textContentType="password"/>
      </textField>
      """
    // When
    let fields = try UINib(objects: objects).instantiate(withOwner: nil).compactMap { $0 as? UITextField }
    // Then
    let (plain, full) = (try #require(fields.first), try #require(fields.last))
    #expect(plain.borderStyle == .none && plain.autocapitalizationType == .none && plain.placeholder == "Name")
    #expect(plain.adjustsFontSizeToFitWidth && plain.minimumFontSize == 17 && plain.text == "")
    #expect(full.borderStyle == .roundedRect && full.clearButtonMode == .always && !full.adjustsFontSizeToFitWidth)
    #expect(full.text == "12" && full.textAlignment == .center && full.font == .systemFont(ofSize: 14))
    #expect(full.textColor == .systemBlue && full.keyboardType == .numberPad && full.returnKeyType == .done)
    #expect(full.isSecureTextEntry && full.textContentType == .password && full.autocapitalizationType == .words)
    #expect(full.autocorrectionType == .no && full.spellCheckingType == .no)
  }

  @Test func `Given a text view and a search bar, then they are as written`() throws {
    // Given
    let objects = """
      <textView clipsSubviews="YES" editable="NO" textAlignment="natural" id="a">
        <string key="text" base64-UTF8="YES">
      T25lDVR3bw
        </string>
        <fontDescription key="fontDescription" type="system" pointSize="14"/><dataDetectorType key="dataDetectorTypes" link="YES"/>
        <textInputTraits key="textInputTraits" autocapitalizationType="sentences"/>
      </textView>
      <searchBar contentMode="redraw" searchBarStyle="minimal" placeholder="Find" showsCancelButton="YES" id="b">
        <textInputTraits key="textInputTraits"/><scopeButtonTitles><string>All</string><string>Some</string></scopeButtonTitles>
      </searchBar>
      """
    // When
    let made = try UINib(objects: objects).instantiate(withOwner: nil)
    let (text, bar) = (try #require(made.first as? UITextView), try #require(made.last as? UISearchBar))
    // Then
    #expect(text.text == "One\rTwo" && !text.isEditable && text.isSelectable && text.font == .systemFont(ofSize: 14))
    #expect(text.dataDetectorTypes == .link && text.autocapitalizationType == .sentences)
    #expect(bar.searchBarStyle == .minimal && bar.placeholder == "Find" && bar.showsCancelButton)
    #expect(bar.scopeButtonTitles == ["All", "Some"] && bar.autocapitalizationType == .none)
  }

  @Test func `Given controls, then their values, ranges and parts are as written`() throws {
    // Given
    let objects = """
      <switch on="YES" id="a"/><switch id="b"/>
      <slider value="45" minValue="10" maxValue="90" continuous="NO" id="c"/>
      <stepper value="2" minimumValue="1" maximumValue="5" stepValue="2" wraps="YES" id="d"/>
      <segmentedControl selectedSegmentIndex="1" id="e"><segments><segment title="First"/><segment title="Second"/><segment title="Third" enabled="NO"/></segments></segmentedControl>
      <pageControl numberOfPages="3" currentPage="1" enabled="NO" id="f"/>
      <progressView progress="0.5" id="g"/>
      <activityIndicatorView style="whiteLarge" animating="YES" id="h"/><activityIndicatorView hidesWhenStopped="YES" style="gray" id="i"/>
      <datePicker datePickerMode="date" style="wheels" useCurrentDate="NO" id="j"><date key="date" timeIntervalSinceReferenceDate="100000"/></datePicker>
      """
    // When
    let made = try UINib(objects: objects).instantiate(withOwner: nil)
    // Then
    #expect(made.compactMap { ($0 as? UISwitch)?.isOn } == [true, false])
    let slider = try #require(made.compactMap { $0 as? UISlider }.first)
    #expect(slider.value == 45 && slider.minimumValue == 10 && slider.maximumValue == 90 && !slider.isContinuous)
    let stepper = try #require(made.compactMap { $0 as? UIStepper }.first)
    #expect(stepper.value == 2 && stepper.minimumValue == 1 && stepper.maximumValue == 5 && stepper.stepValue == 2)
    let segments = try #require(made.compactMap { $0 as? UISegmentedControl }.first)
    #expect(segments.numberOfSegments == 3 && segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 0) == "First" && !segments.isEnabledForSegment(at: 2))
    let pages = try #require(made.compactMap { $0 as? UIPageControl }.first)
    #expect(pages.numberOfPages == 3 && pages.currentPage == 1 && !pages.isEnabled)
    #expect(made.compactMap { ($0 as? UIProgressView)?.progress } == [0.5])
    let wheels = made.compactMap { $0 as? UIActivityIndicatorView }
    #expect(wheels.map(\.style) == [.large, .medium] && wheels.map(\.isAnimating) == [true, false])
    #expect(wheels.map(\.hidesWhenStopped) == [false, true] && wheels.first?.color == .white)
    let dates = try #require(made.compactMap { $0 as? UIDatePicker }.first)
    #expect(dates.datePickerMode == .date && dates.preferredDatePickerStyle == .wheels)
    #expect(dates.date == Date(timeIntervalSinceReferenceDate: 100000))
  }
}
