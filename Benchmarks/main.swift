// A process whose start is timed does not go through the argument parser, which is no part of what is measured.
if let rows = FirstFrame.timedRows(CommandLine.arguments) {
  print(FirstFrame(rows: rows).figures.json)
} else {
  BenchmarksCommand.main()
}
