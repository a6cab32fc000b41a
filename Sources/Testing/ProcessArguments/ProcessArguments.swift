/// The arguments of the process, which `ProcessInfo.processInfo.arguments` and `CommandLine.arguments` answer.
///
/// A target of its own because Swift 6 mode has no way to set them: nothing guards them against threads that read them
/// meanwhile. A test sets them before it launches an app and after it has ended.
public enum ProcessArguments {
  /// The program's name first.
  public static var current: [String] {
    get { CommandLine.arguments }
    set { (CommandLineWriter() as any ArgumentWriter).write(newValue) }
  }
}

// The setter is deprecated as well; a deprecated witness may call it without a warning.

private protocol ArgumentWriter {
  func write(_ arguments: [String])
}

private struct CommandLineWriter: ArgumentWriter {
  @available(*, deprecated)
  func write(_ arguments: [String]) { CommandLine.arguments = arguments }
}
