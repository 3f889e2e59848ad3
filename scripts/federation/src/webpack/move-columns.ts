import { decode, encode, type SourceMapMappings } from '@jridgewell/sourcemap-codec'

/** Text of another length in one line of a file: what follows it moves. Line and column from 0, as in source maps. */
interface MovedColumns {
  line: number
  /** The first column that moves. */
  from: number
  by: number
}

/** The source map (JSON) of a file after text was replaced in it. */
export function moveColumns(map: string, { line, from, by }: MovedColumns): string {
  const parsed = JSON.parse(map) as { mappings: string }
  const lines: SourceMapMappings = decode(parsed.mappings)
  for (const segment of lines[line] ?? []) if (segment[0] >= from) segment[0] += by
  return JSON.stringify({ ...parsed, mappings: encode(lines) })
}
