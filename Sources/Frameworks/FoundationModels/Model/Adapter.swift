@available(iOS 26.0, *)
extension SystemLanguageModel {
  /// What adapts a model to an app's task. There is no model here, so no adapter can be made.
  public struct Adapter {
    /// What the adapter's creator wrote about it.
    public let creatorDefinedMetadata: [String: Any]

    /// Throws `AssetError.invalidAsset`.
    public init(fileURL: URL) throws {
      throw AssetError.invalidAsset(.init(debugDescription: "There is no model for \(fileURL.lastPathComponent)."))
    }

    /// Throws `AssetError.compatibleAdapterNotFound`.
    public init(name: String) throws {
      throw AssetError.compatibleAdapterNotFound(.init(debugDescription: "There is no model for \(name)."))
    }

    /// Compiles the adapter. Never called, since there is none.
    public func compile() async throws {}

    /// Returns the adapters of a name that fit the system's model: none.
    public static func compatibleAdapterIdentifiers(name: String) -> [String] { [] }

    /// Removes adapters that do not fit the system's model. There are none.
    public static func removeObsoleteAdapters() throws {}

    /// Why there is no adapter.
    public enum AssetError: Error, LocalizedError {
      /// What is known about an error.
      public struct Context: Sendable {
        /// A description for developers.
        public let debugDescription: String

        /// Creates a context.
        public init(debugDescription: String) { self.debugDescription = debugDescription }
      }

      /// The file is not an adapter.
      case invalidAsset(SystemLanguageModel.Adapter.AssetError.Context)
      /// The name is not that of an adapter.
      case invalidAdapterName(SystemLanguageModel.Adapter.AssetError.Context)
      /// No adapter fits the system's model.
      case compatibleAdapterNotFound(SystemLanguageModel.Adapter.AssetError.Context)

      /// What is wrong, in words of our own.
      public var errorDescription: String? {
        switch self {
        case .invalidAsset(let context), .invalidAdapterName(let context), .compatibleAdapterNotFound(let context):
          context.debugDescription
        }
      }

      /// Nil: nothing helps.
      public var recoverySuggestion: String? { nil }
    }
  }
}
