// Made by scripts/names --write from docs/coverage.tsv. Do not edit.
// swift-format-ignore-file


public import ScrollworkNotYet
