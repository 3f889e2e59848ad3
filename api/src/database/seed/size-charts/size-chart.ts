/** A table of measures for a category and everything below it that has none of its own; the first column is the size on the label. */
export interface SeedSizeChart {
  /** Slug of a category of any level. */
  category: string
  title: string
  unit: string
  columns: string[]
  rows: string[][]
  howToMeasure: string[]
}
