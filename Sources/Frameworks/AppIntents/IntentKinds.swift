import ScrollworkFoundation

/// An action that starts or changes a live activity. Caveat: the simulated phone runs no actions by itself.
@available(iOS 17.0, *)
public protocol LiveActivityIntent: AppIntent {}

/// An action that plays or records sound. Caveat: the simulated phone runs no actions by itself.
@available(iOS 16.0, *)
public protocol AudioPlaybackIntent: AppIntent {}

/// An action that shows a view. Caveat: the simulated phone runs no actions by itself.
@available(iOS 26.0, *)
public protocol SnippetIntent: AppIntent {}
