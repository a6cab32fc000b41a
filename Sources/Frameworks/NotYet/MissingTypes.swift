// Made by scripts/names --write from docs/coverage.tsv. Do not edit.
// swift-format-ignore-file


/// Stands for a value of a type that nothing is known of here.
public struct _NotInScrollworkYet { public init() {} }
