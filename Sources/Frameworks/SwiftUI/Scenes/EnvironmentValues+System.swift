private struct SystemGenerationKey: EnvironmentKey { static var defaultValue: _SystemGeneration { .iOS18 } }

extension EnvironmentValues {
  /// The generation of iOS whose look things have.
  var system: _SystemGeneration {
    get { self[SystemGenerationKey.self] }
    set { self[SystemGenerationKey.self] = newValue }
  }
}
