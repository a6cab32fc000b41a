import Foundation
@_spi(Scrollwork) import ScrollworkUIKit

extension UIImageView: RenderedView, ContentDrawing {
  var drawn: some View { ImageViewContent(view: self) }
}

extension UISwitch: RenderedView, ContentDrawing {
  var drawn: some View {
    Toggle(
      isOn: Binding {
        self.isOn
      } set: {
        self.turn($0)
      }
    ) {}
    .toggleStyle(.switch)
    .labelsHidden()
    .padding(.trailing, ControlMetrics(_SystemGeneration.current).toggleOverhang)
    .modifier(ControlTint(color: onTintColor))
    .environment(\.controlColors, ControlColors(thumb: thumbTintColor.map(Color.init(uiColor:))))
    .disabled(!isEnabled)
    .transaction { if !self.isAnimated { $0.disablesAnimations = true } }
  }
}

extension UISlider: RenderedView, ContentDrawing {
  var drawn: some View {
    Slider(
      value: Binding {
        self.value
      } set: {
        self.move(to: $0)
      },
      in: minimumValue...max(minimumValue, maximumValue),
      label: {},
      minimumValueLabel: { minimumValueImage.map { Image(uiImage: $0) } },
      maximumValueLabel: { maximumValueImage.map { Image(uiImage: $0) } },
      onEditingChanged: { self.track($0) }
    )
    .environment(\.sliderLooks, SliderLooks(self))
    .tint(Color(uiColor: minimumTrackTintColor ?? tintColor))
    .environment(
      \.controlColors,
      ControlColors(
        thumb: thumbTintColor.map(Color.init(uiColor:)), track: maximumTrackTintColor.map(Color.init(uiColor:)))
    )
    .disabled(!isEnabled)
    .animation(isAnimated ? .default : nil, value: value)
  }
}

extension UIStepper: RenderedView, ContentDrawing {
  var drawn: some View {
    Stepper(
      label: {}, onIncrement: next(up: true).map { _ in { self.step(up: true) } },
      onDecrement: next(up: false).map { _ in { self.step(up: false) } }
    )
    .labelsHidden()
    .disabled(!isEnabled)
  }
}

extension UIColorWell: RenderedView, ContentDrawing {
  var drawn: some View {
    ColorPicker(
      title ?? "",
      selection: Binding {
        self.selectedColor.map { Color(uiColor: $0) } ?? .clear
      } set: {
        self.choose(UIColor($0))
      }, supportsOpacity: supportsAlpha
    )
    .labelsHidden()
    .disabled(!isEnabled)
  }
}

extension UISegmentedControl: RenderedView, ContentDrawing {
  var drawn: some View {
    Picker(
      selection: Binding {
        self.selectedSegmentIndex
      } set: {
        self.choose($0)
      }
    ) {
      ForEach(Array(segments.enumerated()), id: \.offset) { index, segment in
        Group {
          if let image = segment.image { Image(uiImage: image) } else { Text(verbatim: segment.title ?? "") }
        }
        .disabled(!segment.isEnabled)
        .tag(index)
      }
    } label: {
    }
    .pickerStyle(.segmented)
    .environment(\.segmentLooks, SegmentLooks(self))
    .disabled(!isEnabled)
  }
}

extension UIPageControl: RenderedView, ContentDrawing {
  var drawn: some View {
    GeometryReader { proxy in
      PageDots(
        page: self.currentPage, count: self.hidesForSinglePage && self.numberOfPages < 2 ? 0 : self.numberOfPages,
        hasBackground: self.backgroundStyle == .prominent, colors: PageDots.Colors(self), images: self.indicatorImages
      ) { self.turn(forward: $0) }
      .frame(width: proxy.size.width, height: proxy.size.height)
      .contentShape(Rectangle())
      .onTapGesture { place in self.turn(forward: place.x > proxy.size.width / 2) }
    }
    .disabled(!isEnabled)
  }
}

extension UIPageControl {
  fileprivate var indicatorImages: [Int: UIImage] {
    var images: [Int: UIImage] = [:]
    for page in 0..<max(0, numberOfPages) { images[page] = shownIndicatorImage(forPage: page) }
    return images
  }
}

extension UIActivityIndicatorView: RenderedView, ContentDrawing {
  @ViewBuilder var drawn: some View {
    if isAnimating || !hidesWhenStopped {
      ProgressView()
        .progressViewStyle(.circular)
        .controlSize(style == .large ? .large : .regular)
        .tint(color.map(Color.init(uiColor:)) ?? .gray)
        .transformEnvironment(\.accessibilityReduceMotion) { if !self.isAnimating { $0 = true } }
    }
  }
}

extension UIProgressView: RenderedView, ContentDrawing {
  var drawn: some View {
    ProgressView(value: progress)
      .progressViewStyle(.linear)
      .tint(Color(uiColor: progressTintColor ?? tintColor))
      .environment(\.controlColors, ControlColors(track: trackTintColor.map(Color.init(uiColor:))))
      .animation(isAnimated ? .default : nil, value: progress)
  }
}

extension UIDatePicker: RenderedView, ContentDrawing {
  var drawn: some View { DatePickerContent(picker: self) }
}

nonisolated private struct DatePickerContent: View, FrameworkView {
  let picker: UIDatePicker
  let version: Int

  @MainActor init(picker: UIDatePicker) {
    self.picker = picker
    version = picker.contentVersion
  }

  @MainActor private var components: DatePickerComponents {
    switch picker.datePickerMode {
    case .time, .countDownTimer: .hourAndMinute
    case .date: .date
    case .dateAndTime: [.date, .hourAndMinute]
    }
  }

  /// Clock wheels that ignore the person's 12-hour setting.
  @MainActor private var timer: some View {
    let midnight = Calendar.current.startOfDay(for: Date(timeIntervalSinceReferenceDate: 0))
    return DatePicker(
      selection: Binding {
        midnight + picker.countDownDuration
      } set: {
        picker.choose(duration: $0.timeIntervalSince(midnight))
      }, displayedComponents: .hourAndMinute
    ) {}
    .labelsHidden()
    .datePickerStyle(.wheel)
    .environment(\.locale, Locale(identifier: "en_GB"))
    .disabled(!picker.isEnabled)
  }

  @MainActor @ViewBuilder var body: some View {
    if picker.datePickerMode == .countDownTimer { timer } else { date }
  }

  @MainActor @ViewBuilder private var date: some View {
    let earliest = picker.minimumDate ?? .distantPast
    let latest = max(earliest, picker.maximumDate ?? .distantFuture)
    let made = DatePicker(
      selection: Binding {
        picker.date
      } set: {
        picker.choose($0)
      }, in: earliest...latest, displayedComponents: components
    ) {}
    .labelsHidden()
    .tint(Color(uiColor: picker.tintColor))
    .disabled(!picker.isEnabled)
    .transformEnvironment(\.self) { environment in
      if let calendar = picker.calendar { environment.calendar = calendar }
      if let locale = picker.locale { environment.locale = locale }
      if let timeZone = picker.timeZone { environment.timeZone = timeZone }
    }
    switch picker.preferredDatePickerStyle {
    case .automatic, .compact: made.datePickerStyle(.compact)
    case .wheels: made.datePickerStyle(.wheel)
    case .inline: made.datePickerStyle(.graphical)
    }
  }
}

/// The control's own tint, if it has one.
nonisolated private struct ControlTint: ViewModifier {
  let color: UIColor?
  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.tint) { tint in
      // Switches are green by default.
      tint = color.map { AnyShapeStyle(Color(uiColor: $0)) }
    }
  }
}

nonisolated private struct ImageViewContent: View, FrameworkView {
  let image: UIImage?
  let mode: UIView.ContentMode
  let tint: Color
  let effects: [UIImageView.RunningSymbolEffect]

  @MainActor init(view: UIImageView) {
    effects = view.shownImage?.symbolName == nil ? [] : view.symbolEffects
    image = view.shownImage
    mode = view.contentMode
    tint = Color(uiColor: view.tintColor)
  }

  @MainActor var body: some View {
    if let image {
      Group {
        switch mode {
        case .scaleToFill, .redraw: Image(uiImage: image).resizable()
        case .scaleAspectFit: filling(Image(uiImage: image).resizable().aspectRatio(contentMode: .fit))
        case .scaleAspectFill: filling(Image(uiImage: image).resizable().aspectRatio(contentMode: .fill))
        default: filling(Image(uiImage: image).fixedSize())
        }
      }
      .foregroundStyle(tint)
      .modifier(SymbolFont(font: image.symbolFont))
      .modifier(SymbolEffectsModifier(effects: effects))
    }
  }

  @MainActor private func filling(_ image: some View) -> some View {
    image.frame(
      minWidth: 0, maxWidth: .infinity, minHeight: 0, maxHeight: .infinity,
      alignment: Alignment(horizontal: horizontal, vertical: vertical)
    )
    .environment(\.layoutDirection, .leftToRight)
  }

  private var horizontal: HorizontalAlignment {
    switch mode {
    case .left, .topLeft, .bottomLeft: .leading
    case .right, .topRight, .bottomRight: .trailing
    default: .center
    }
  }

  private var vertical: VerticalAlignment {
    switch mode {
    case .top, .topLeft, .topRight: .top
    case .bottom, .bottomLeft, .bottomRight: .bottom
    default: .center
    }
  }
}

/// A symbol that sets its own size.
nonisolated struct SymbolFont: ViewModifier {
  let font: UIFont?
  @MainActor func body(content: Content) -> some View {
    content.transformEnvironment(\.font) { if let font { $0 = Font(font) } }
  }
}

extension UIPickerView: RenderedView, ContentDrawing {
  var drawn: some View { PickerViewContent(picker: self) }
}

/// The wheels of a picker beside each other.
nonisolated private struct PickerViewContent: View, FrameworkView {
  let picker: UIPickerView
  let version: Int

  @MainActor init(picker: UIPickerView) {
    self.picker = picker
    version = picker.contentVersion
  }

  @MainActor var body: some View {
    let picker = picker
    let hasViews = picker.hasRowViews
    HStack(spacing: 0) {
      ForEach(0..<picker.numberOfComponents, id: \.self) { component in
        Picker(
          selection: Binding {
            picker.selectedRow(inComponent: component)
          } set: {
            picker.choose($0, in: component)
          }
        ) {
          ForEach(0..<picker.numberOfRows(inComponent: component), id: \.self) { row in
            if hasViews {
              PickerRowView(picker: picker, row: row, component: component, version: version).tag(row)
            } else {
              Text(styled: picker.title(row, in: component)).tag(row)
            }
          }
        } label: {
        }
        .pickerStyle(.wheel)
        .frame(width: picker.width(component))
        .environment(\.wheelRowHeight, picker.rowHeight(component) ?? WheelMeasures.row)
      }
    }
  }
}

/// The app's view of a row, which fills the row.
nonisolated private struct PickerRowView: UIViewRepresentable, FrameworkView {
  let picker: UIPickerView
  let row: Int
  let component: Int
  let version: Int

  @MainActor func makeUIView(context: Context) -> UIView {
    let holder = UIView(frame: .zero)
    holder.isUserInteractionEnabled = false
    return holder
  }
  @MainActor func updateUIView(_ uiView: UIView, context: Context) {
    for old in uiView.subviews { old.removeFromSuperview() }
    let made = picker.makeView(row, in: component)
    made.frame = uiView.bounds
    made.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    uiView.addSubview(made)
  }
  @MainActor func sizeThatFits(_ proposal: ProposedViewSize, uiView: UIView, context: Context) -> CGSize? {
    CGSize(width: proposal.width ?? 0, height: proposal.height ?? 0)
  }
}
