import { Alert, Button, Text, tokens } from '@shop/shared-ui'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { documentLimits } from './documents'
import { Fieldset } from './fieldset'

const Chosen = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${tokens.space[3]};
    overflow-wrap: anywhere;
  }
`

interface DocumentsFieldProps {
  documents: readonly File[]
  error?: string
  onChange(documents: readonly File[]): void
}

/** One to three files that show the business; each can be taken back. */
export function DocumentsField({ documents, error, onChange }: DocumentsFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  const id = useId()
  return (
    <Fieldset aria-describedby={`${id}-hint`}>
      <legend>Documents</legend>
      <Text id={`${id}-hint`}>
        A business licence or resale certificate: up to three PDF, JPG or PNG files of at most 10 MB each.
      </Text>
      <input
        ref={input}
        type="file"
        multiple
        aria-label="Documents"
        aria-invalid={error ? true : undefined}
        accept={documentLimits.endings.map((ending) => `.${ending}`).join()}
        onChange={(event) => {
          onChange([...documents, ...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {error && (
        <Alert tone="error" announce="polite">
          {error}
        </Alert>
      )}
      <Chosen>
        {documents.map((document) => (
          <li key={`${document.name} ${document.lastModified}`}>
            {document.name} ({Math.ceil(document.size / 1024)} KB)
            <Button variant="quiet" onClick={() => onChange(documents.filter((other) => other !== document))}>
              Remove<span hidden> {document.name}</span>
            </Button>
          </li>
        ))}
      </Chosen>
    </Fieldset>
  )
}
