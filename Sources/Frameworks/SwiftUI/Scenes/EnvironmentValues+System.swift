private struct SystemGenerationKey: EnvironmentKey { static var defaultValue: _SystemGeneration { .iOS18 } }

extension EnvironmentValues {
  /// The iOS generation whose look is used.
  var system: _SystemGeneration {
    get { self[SystemGenerationKey.self] }
    set { self[SystemGenerationKey.self] = newValue }
  }
}
