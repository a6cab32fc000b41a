extension UISplitViewController.DisplayMode {
  /// The older name of `oneBesideSecondary`.
  public static var allVisible: UISplitViewController.DisplayMode { .oneBesideSecondary }
  /// The older name of `secondaryOnly`.
  public static var primaryHidden: UISplitViewController.DisplayMode { .secondaryOnly }
  /// The older name of `oneOverSecondary`.
  public static var primaryOverlay: UISplitViewController.DisplayMode { .oneOverSecondary }
}
