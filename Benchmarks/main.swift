// A process whose start is timed does not go through the argument parser, which is no part of what is measured.
if let page = FirstFrame.timedPage(CommandLine.arguments) {
  print(FirstFrame(page).figures.json)
} else {
  BenchmarksCommand.main()
}
