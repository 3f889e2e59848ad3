import { Button, Checkbox, Cluster, SelectField, Stack, TextField, TextLink } from '@shop/shared-ui'
import { useState } from 'react'
import { UploadProgress } from '../../action/upload-progress'
import { downloadPath } from '../../client/staff-client'
import { Panel } from '../../console/frame'
import { PageHead } from '../../console/page-head'
import { useMay } from '../../session/session-context'
import { ImportResult } from './import-result'
import { importTables, type ImportTable } from './tables'
import { useImport } from './use-import'

/** Imports a table from a CSV file: its changes are shown first, and made by a second step. */
export function ProductImportPage() {
  const may = useMay()
  const tables = importTables.filter(({ operation }) => may(operation))
  const [chosen, setChosen] = useState(tables[0]?.operation)
  const table = tables.find(({ operation }) => operation === chosen)
  return (
    <>
      <PageHead title="Import" />
      <Stack>
        <SelectField label="Table" required value={chosen} onChange={({ target }) => setChosen(target.value)}>
          {tables.map(({ operation, label }) => (
            <option key={operation} value={operation}>
              {label}
            </option>
          ))}
        </SelectField>
        {table && <TableImport key={table.operation} table={table} />}
      </Stack>
    </>
  )
}

function TableImport({ table }: { table: ImportTable }) {
  const { operation, subject, download, choices: offered = [] } = table
  const may = useMay()
  const { outcome, share, isBusy, check, apply, reset } = useImport(operation)
  const [file, setFile] = useState<File>()
  const [choices, setChoices] = useState<Record<string, boolean>>({})
  const isReady = outcome?.kind === 'checked' && outcome.changes.length > 0

  return (
    <Stack>
      <Panel as="div">
        {download && may(download.operation) && (
          <TextLink to={downloadPath(download.operation)} reloadDocument download>
            {download.label}
          </TextLink>
        )}
        <TextField
          label="CSV file"
          hint="One line per row, the first with the names of the columns; missing columns stay unchanged."
          type="file"
          accept=".csv,text/csv"
          required
          onChange={({ target }) => {
            setFile(target.files?.[0])
            reset()
          }}
        />
        {offered.map(({ name, label }) => (
          <Checkbox
            key={name}
            label={label}
            checked={choices[name] ?? false}
            onChange={({ target }) => {
              setChoices({ ...choices, [name]: target.checked })
              reset()
            }}
          />
        ))}
        <Cluster>
          <Button busy={isBusy && !isReady} disabled={!file} onClick={() => file && void check(file, choices)}>
            Show changes
          </Button>
          {isReady && file && (
            <Button variant="action" busy={isBusy} onClick={() => void apply(file, choices)}>
              Import
            </Button>
          )}
        </Cluster>
        {share !== undefined && <UploadProgress share={share} />}
      </Panel>
      {outcome && <ImportResult outcome={outcome} subject={subject} />}
    </Stack>
  )
}
