// A process whose start is timed bypasses the argument parser, which is not part of what is measured.
if let page = FirstFrame.timedPage(CommandLine.arguments) {
  print(FirstFrame(page).figures.json)
} else {
  BenchmarksCommand.main()
}
