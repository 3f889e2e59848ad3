import { Button, Cluster, Form, Stack, Text, TextAreaField } from '@shop/shared-ui'
import { useRef, type ChangeEvent, type FormEvent } from 'react'

const MAX_BYTES = 256 * 1024

interface CodeFormProps {
  text: string
  busy: boolean
  onText(text: string): void
  onCheck(text: string): void
  onProblem(message: string): void
}

/** Item codes and quantities, pasted or from a CSV file. */
export function CodeForm({ text, busy, onText, onCheck, onProblem }: CodeFormProps) {
  const file = useRef<HTMLInputElement>(null)
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    if (chosen.size > MAX_BYTES) return onProblem(`${chosen.name} is larger than 256 KB. Choose a smaller file.`)
    const read = await chosen.text()
    if (read.includes('\0'))
      return onProblem(`${chosen.name} isn’t a text file. Export your spreadsheet as CSV and choose that file.`)
    onText(read)
    onCheck(read)
  }
  return (
    <Stack
      as={Form}
      $gap={4}
      onSubmit={(event: FormEvent) => {
        event.preventDefault()
        onCheck(text)
      }}
    >
      <TextAreaField
        label="Item codes and quantities"
        required
        hint="One item per line: item code, then quantity. The columns of a file may have any order if its first line names them."
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Cluster>
        <Button type="submit" variant="action" busy={busy} disabled={text.trim() === ''}>
          Check items
        </Button>
        <Button onClick={() => file.current?.click()}>Upload a CSV file</Button>
        <input
          ref={file}
          type="file"
          hidden
          accept=".csv,.txt,text/csv,text/plain"
          aria-label="CSV file"
          onChange={(event) => void take(event)}
        />
      </Cluster>
      <Text size="small" tone="inkMuted">
        You’ll find item codes in the price list of your wholesale desk, in size grids and on your invoices.
      </Text>
    </Stack>
  )
}
