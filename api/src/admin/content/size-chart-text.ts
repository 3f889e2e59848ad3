import { lineFailure } from './markdown-blocks'
import { checkedText } from './page-markdown'

/** A size chart without its category. */
export interface SizeChartText {
  title: string
  unit: string
  columns: string[]
  rows: string[][]
  howToMeasure: string[]
}

const LONGEST = { title: 120, unit: 20, cell: 120, advice: 1000 }
const MAX_COLUMNS = 10
const MAX_ROWS = 100
const MAX_ADVICE = 20

const escapeCell = (text: string) => text.replaceAll('|', String.raw`\|`)
const line = (cells: string[]) => `| ${cells.map(escapeCell).join(' | ')} |`

/** Formats a chart as a text file: title, unit, a table, and how to measure as a list. */
export function sizeChartToText({ title, unit, columns, rows, howToMeasure }: SizeChartText): string {
  const parts = [
    `# ${title}`,
    `Unit: ${unit}`,
    [columns, columns.map(() => '---'), ...rows].map(line).join('\n'),
    ...(howToMeasure.length > 0 ? [howToMeasure.map((advice) => `- ${advice}`).join('\n')] : []),
  ]
  return `${parts.join('\n\n')}\n`
}

/** Parses such a file; 422 names the first invalid line. */
export function sizeChartFromText(text: string): SizeChartText {
  const chart: SizeChartText = { title: '', unit: '', columns: [], rows: [], howToMeasure: [] }
  const lines = text.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/)
  for (const [index, raw] of lines.entries()) {
    const content = raw.trim()
    if (content !== '' && !/^<!--.*-->$/.test(content)) readLine(chart, content, index + 1)
  }
  if (chart.title === '') throw lineFailure(1, 'a chart starts with its title, as in "# Glove sizes".')
  if (chart.unit === '') throw lineFailure(2, 'a chart needs its unit, as in "Unit: in".')
  if (chart.rows.length === 0) throw lineFailure(lines.length, 'a chart needs a table with at least one size.')
  return chart
}

function readLine(chart: SizeChartText, content: string, number: number): void {
  const checked = (text: string, maxLength: number) => checkedText({ text, line: number }, maxLength)
  if (content.startsWith('# ')) {
    if (chart.title !== '') throw lineFailure(number, 'a chart has one title.')
    chart.title = checked(content.slice(2).trim(), LONGEST.title)
  } else if (/^unit:/i.test(content)) {
    if (chart.unit !== '') throw lineFailure(number, 'a chart has one unit.')
    chart.unit = checked(content.slice('unit:'.length).trim(), LONGEST.unit)
  } else if (content.startsWith('|')) {
    addCells(
      chart,
      cellsOf(content).map((cell) => checked(cell, LONGEST.cell)),
      number,
    )
  } else if (content.startsWith('- ')) {
    if (chart.howToMeasure.length === MAX_ADVICE)
      throw lineFailure(number, `a chart has at most ${MAX_ADVICE} lines of advice.`)
    chart.howToMeasure.push(checked(content.slice(2).trim(), LONGEST.advice))
  } else {
    throw lineFailure(number, 'expected "# " for the title, "Unit:", "|" for a line of the table, or "- " for advice.')
  }
}

function addCells({ columns, rows }: SizeChartText, cells: string[], line: number): void {
  if (columns.length === 0) {
    if (cells.length > MAX_COLUMNS) throw lineFailure(line, `a chart has at most ${MAX_COLUMNS} columns.`)
    const unnamed = cells.indexOf('') + 1
    if (unnamed > 0) throw lineFailure(line, `column ${unnamed} has no name.`)
    columns.push(...cells)
    return
  }
  // The line that Markdown wants below the names of the columns.
  if (cells.every((cell) => /^:?-+:?$/.test(cell))) return
  if (cells.length !== columns.length)
    throw lineFailure(line, `this has ${cells.length} cells, but the chart has ${columns.length} columns.`)
  if (rows.length === MAX_ROWS) throw lineFailure(line, `a chart has at most ${MAX_ROWS} sizes.`)
  rows.push(cells)
}

/** The cells of a line such as `| 8 oz | up to 110 |`, in which `\|` is a bar. */
const cellsOf = (content: string): string[] =>
  content
    .slice(1)
    .replace(/(?<!\\)\|$/, '')
    .split(/(?<!\\)\|/)
    .map((cell) => cell.replaceAll(String.raw`\|`, '|').trim())
