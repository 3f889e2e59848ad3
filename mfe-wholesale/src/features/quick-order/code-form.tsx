import { Button, Cluster, Form, Stack, Text, TextAreaField } from '@shop/shared-ui'
import { useRef, type ChangeEvent, type FormEvent } from 'react'

const mostBytes = 256 * 1024

interface CodeFormProps {
  text: string
  busy: boolean
  onText(text: string): void
  onCheck(text: string): void
  onProblem(words: string): void
}

/** Item codes and pieces, pasted or from a CSV file. */
export function CodeForm({ text, busy, onText, onCheck, onProblem }: CodeFormProps) {
  const file = useRef<HTMLInputElement>(null)
  async function take(event: ChangeEvent<HTMLInputElement>) {
    const [chosen] = event.target.files ?? []
    event.target.value = ''
    if (!chosen) return
    if (chosen.size > mostBytes) return onProblem(`${chosen.name} is larger than 256 KB: that is no list of ours.`)
    const read = await chosen.text()
    if (read.includes('\0')) return onProblem(`${chosen.name} is no text. Save the sheet as CSV and choose that.`)
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
        label="Item codes and pieces"
        required
        hint="One item a line: its code, then how many. Copying two columns out of a spreadsheet works."
        rows={6}
        spellCheck={false}
        value={text}
        onChange={(event) => onText(event.target.value)}
      />
      <Cluster>
        <Button type="submit" variant="action" busy={busy} disabled={text.trim() === ''}>
          Check list
        </Button>
        <Button onClick={() => file.current?.click()}>Choose a CSV file</Button>
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
        The code of each size and color stands on its label and on your invoices.
      </Text>
    </Stack>
  )
}
