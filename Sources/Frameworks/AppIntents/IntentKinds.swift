import ScrollworkFoundation

/// An intent that starts or changes a live activity. Caveat: the simulated phone performs no intents by itself.
@available(iOS 17.0, *)
public protocol LiveActivityIntent: AppIntent {}

/// An intent that plays or records audio. Caveat: the simulated phone performs no intents by itself.
@available(iOS 16.0, *)
public protocol AudioPlaybackIntent: AppIntent {}

/// An intent that shows a view. Caveat: the simulated phone performs no intents by itself.
@available(iOS 26.0, *)
public protocol SnippetIntent: AppIntent {}
