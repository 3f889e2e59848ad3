import { media, Skeleton, tokens } from '@shop/shared-ui'
import { tableFeatures, useTable, type ColumnDef } from '@tanstack/react-table'
import type { ReactNode } from 'react'
import { styled } from 'styled-components'

const features = tableFeatures({})

/** A column of a list. */
export interface Column<Line extends object> {
  id: string
  header: string
  cell(line: Line): ReactNode
  /** Amounts and counts stand at the end of their column. */
  align?: 'end'
  /** Only where there is room: a phone shows the other columns. */
  wide?: boolean
}

/** Which lines of a table are chosen. */
export interface Selection<Line extends object> {
  chosen: ReadonlySet<string>
  idOf(line: Line): string
  /** Names a line for assistive technology, such as `order 7K2M9QX4T1AB`. */
  nameOf(line: Line): string
  onChange(chosen: ReadonlySet<string>): void
}

interface DataTableProps<Line extends object> {
  /** What the lines are, for assistive technology. */
  caption: string
  columns: readonly Column<Line>[]
  /** Undefined while they load. */
  lines: readonly Line[] | undefined
  /** Shown in place of an empty table. */
  empty: ReactNode
  isBusy?: boolean
  /** Adds a checkbox to each line, and one for all of them. */
  selection?: Selection<Line>
}

const TableFrame = styled.div`
  position: relative;
  overflow-x: auto;

  table {
    inline-size: 100%;
    border-collapse: collapse;
    font-size: 0.9375rem;
  }

  caption {
    position: absolute;
    clip-path: inset(50%);
    inline-size: 1px;
    block-size: 1px;
    overflow: hidden;
    white-space: nowrap;
  }

  th {
    padding: ${tokens.space[2]} ${tokens.space[3]};
    border-block-end: ${tokens.rule.strong} solid ${tokens.color.ink};
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
    font-weight: 600;
    text-align: start;
    white-space: nowrap;
  }

  td {
    padding: ${tokens.space[3]};
    border-block-end: 1px solid ${tokens.color.hairline};
    vertical-align: middle;
    overflow-wrap: anywhere;
  }

  :is(th, td):first-child {
    padding-inline-start: 0;
  }

  [data-end] {
    text-align: end;
    font-variant-numeric: tabular-nums;
    white-space: nowrap;
  }

  [data-wide] {
    display: none;
    ${media.desk} {
      display: table-cell;
    }
  }

  ${media.hover} {
    tbody tr:hover {
      background: ${tokens.color.sunken};
    }
  }

  &[aria-busy='true'] tbody {
    opacity: 0.5;
  }
`

const PLACEHOLDER_LINES = 8

/** A dense table of lines from the API, which sorts and filters them. */
export function DataTable<Line extends object>({
  caption,
  columns: given,
  lines,
  empty,
  isBusy,
  selection,
}: DataTableProps<Line>) {
  const columns = selection ? [selectionColumn(selection), ...given] : given
  const table = useTable({
    features,
    columns: columns.map(({ id, header, cell }): ColumnDef<typeof features, Line> => ({
      id,
      header,
      cell: ({ row }) => cell(row.original),
    })),
    data: lines ?? noLines,
  })
  if (lines?.length === 0) return <>{empty}</>
  const styleOf = (id: string) => {
    const column = columns.find((candidate) => candidate.id === id)
    return { 'data-end': column?.align === 'end' || undefined, 'data-wide': column?.wide || undefined }
  }
  return (
    <TableFrame aria-busy={isBusy || lines === undefined}>
      <table>
        <caption>{caption}</caption>
        <thead>
          {table.getHeaderGroups().map((group) => (
            <tr key={group.id}>
              {group.headers.map((header) => (
                <th key={header.id} scope="col" {...styleOf(header.column.id)}>
                  {selection && header.column.id === SELECTION ? (
                    <SelectAll lines={lines ?? noLines} selection={selection} />
                  ) : (
                    <table.FlexRender header={header} />
                  )}
                </th>
              ))}
            </tr>
          ))}
        </thead>
        <tbody>
          {lines === undefined && <PlaceholderLines columns={columns} />}
          {table.getRowModel().rows.map((row) => (
            <tr key={row.id}>
              {row.getAllCells().map((cell) => (
                <td key={cell.id} {...styleOf(cell.column.id)}>
                  <table.FlexRender cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </TableFrame>
  )
}

const noLines: never[] = []

const SELECTION = 'selection'
const SelectionTarget = styled.label`
  display: grid;
  place-items: center;
  inline-size: ${tokens.target};
  block-size: ${tokens.target};
  cursor: pointer;

  input {
    inline-size: 1.25rem;
    block-size: 1.25rem;
    accent-color: ${tokens.color.ink};
    cursor: inherit;
  }
`

/** A column with a checkbox for each line. */
function selectionColumn<Line extends object>({ chosen, idOf, nameOf, onChange }: Selection<Line>): Column<Line> {
  return {
    id: SELECTION,
    header: '',
    cell: (line) => (
      <SelectionTarget>
        <input
          type="checkbox"
          aria-label={`Select ${nameOf(line)}`}
          checked={chosen.has(idOf(line))}
          onChange={() => onChange(toggled(chosen, idOf(line)))}
        />
      </SelectionTarget>
    ),
  }
}

function toggled(chosen: ReadonlySet<string>, id: string): ReadonlySet<string> {
  const others = [...chosen].filter((other) => other !== id)
  return new Set(others.length < chosen.size ? others : [...others, id])
}

interface SelectAllProps<Line extends object> {
  lines: readonly Line[]
  selection: Selection<Line>
}

function SelectAll<Line extends object>({ lines, selection: { chosen, idOf, onChange } }: SelectAllProps<Line>) {
  const count = lines.filter((line) => chosen.has(idOf(line))).length
  const isAll = lines.length > 0 && count === lines.length
  return (
    <SelectionTarget>
      <input
        type="checkbox"
        aria-label="Select all on this page"
        checked={isAll}
        disabled={lines.length === 0}
        ref={(box) => {
          if (box) box.indeterminate = count > 0 && !isAll
        }}
        onChange={() => onChange(new Set(isAll ? [] : lines.map(idOf)))}
      />
    </SelectionTarget>
  )
}

function PlaceholderLines({ columns }: { columns: readonly { id: string; wide?: boolean }[] }) {
  return Array.from({ length: PLACEHOLDER_LINES }, (_, line) => (
    <tr key={line}>
      {columns.map(({ id, wide }) => (
        <td key={id} data-wide={wide || undefined}>
          <Skeleton $height="1.25em" />
        </td>
      ))}
    </tr>
  ))
}
