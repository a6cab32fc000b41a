// `file` and `line` are not among XCTest's parameters, which determines the caller by itself.
extension SimulatorTestCase {
  /// Measures the duration of a block in real time, ten times, and prints the results.
  public final func measure(_ block: () -> Void) {
    run(block, [WallClockMetric()], MeasureRun(.init(), runs: 10, skips: 0), nil)
  }

  /// Measures a block with ``defaultMetrics`` and prints the results.
  public final func measure(
    options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(metrics: Self.defaultMetrics, options: options, file: file, line: line, block: block)
  }

  /// Measures a block with ``defaultMeasureOptions`` and prints the results.
  public final func measure(
    metrics: [any XCTMetric], file: StaticString = #filePath, line: UInt = #line, block: () -> Void
  ) {
    measure(metrics: metrics, options: Self.defaultMeasureOptions, file: file, line: line, block: block)
  }

  /// Measures a block and prints the averages.
  public final func measure(
    metrics: [any XCTMetric], options: XCTMeasureOptions, file: StaticString = #filePath, line: UInt = #line,
    block: () -> Void
  ) {
    let measured = MeasureRun(options.invocationOptions, runs: max(1, options.iterationCount), skips: 1)
    run(block, metrics, measured, (file, line))
  }

  /// Measures the duration of a block in real time, ten times, and prints the results.
  /// - Parameters:
  ///   - metrics: Only `wallClockTime` is supported; without it nothing is measured.
  ///   - automaticallyStartMeasuring: False to start when the block calls `startMeasuring()`.
  public final func measureMetrics(
    _ metrics: [XCTPerformanceMetric], automaticallyStartMeasuring: Bool, for block: () -> Void
  ) {
    let known: [any XCTMetric] = metrics.contains(.wallClockTime) ? [WallClockMetric()] : []
    run(block, known, MeasureRun(automaticallyStartMeasuring ? [] : .manuallyStart, runs: 10, skips: 0), nil)
  }

  /// Starts measuring, in a block that starts manually.
  public final func startMeasuring() {
    guard let measureRun, measureRun.start == nil else {
      return Self.fail("startMeasuring() was called outside a measure block, or twice in it.")
    }
    measureRun.begin()
  }

  /// Stops measuring.
  public final func stopMeasuring() {
    guard let measureRun, measureRun.start != nil, measureRun.end == nil else {
      return Self.fail("stopMeasuring() was called before startMeasuring(), or twice.")
    }
    measureRun.stop()
  }

  private func run(
    _ block: () -> Void, _ metrics: [any XCTMetric], _ run: MeasureRun, _ place: (file: StaticString, line: UInt)?
  ) {
    measureRun = run
    defer { measureRun = nil }
    for number in 0..<(run.skips + run.runs) {
      run.prepare(metrics)
      block()
      if run.start != nil, run.end == nil, !run.options.contains(.manuallyStop) { run.stop() }
      guard run.end != nil else {
        return Self.fail("The block did not call \(run.start == nil ? "startMeasuring()" : "stopMeasuring()").", place)
      }
      guard number >= run.skips else { continue }
      do { try run.collect() } catch { Self.fail("Nothing was measured: \(error)", place) }
    }
    if run.series.isEmpty { print("\(reportedName) measured nothing.") }
    for series in run.series { tell(series, place) }
  }

  private func tell(_ series: MeasureRun.Series, _ place: (file: StaticString, line: UInt)?) {
    let baseline = Self.baselines[MeasureBaseline.key("\(type(of: self))", method, series.identifier)]
    let location = place.map { "\($0.file):\($0.line): " } ?? ""
    print("\(location)Test Case '\(reportedName)' \(series.report(against: baseline))")
    guard Self.failsBelowBaselines, let baseline, let worse = series.regression(against: baseline) else { return }
    let context = place.map { XCTSourceCodeLocation(filePath: "\($0.file)", lineNumber: Int($0.line)) }
    record(
      XCTIssue(
        type: .performanceRegression, compactDescription: worse,
        sourceCodeContext: XCTSourceCodeContext(location: context)))
  }
}
