import { stringify } from 'csv-stringify/sync'

/** The start of a CSV file that spreadsheets read as UTF-8. */
export const byteOrderMark = '\uFEFF'

/** Lines of a CSV file with CRLF, as spreadsheets expect; cells are `guarded` by the caller. */
export const csvLines = (lines: string[][]): string =>
  stringify(lines, { record_delimiter: '\r\n', quoted_match: /[\r\n]/ })
