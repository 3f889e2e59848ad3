import { Alert, Icon, Text } from '@shop/shared-ui'
import { useId, useRef } from 'react'
import { styled } from 'styled-components'
import { ChosenFile } from './chosen-file'
import { DropZone } from './drop-zone'
import type { FilesChoice } from './use-files'

const ChosenFileList = styled.ul`
  display: grid;
  margin: 0;
  padding: 0;
  list-style: none;
`

interface FilesFieldProps {
  label: string
  hint: string
  choice: FilesChoice
}

/** Selects files by dialog or drag and drop; each shows its error and can be removed. */
export function FilesField({ label, hint, choice: { files, limits, problem, add, remove } }: FilesFieldProps) {
  const id = useId()
  const input = useRef<HTMLInputElement>(null)
  function takeBack(file: File): void {
    remove(file)
    // The clicked button disappears with its file.
    input.current?.focus()
  }
  return (
    <>
      <Text id={id}>{hint}</Text>
      <DropZone onFiles={add}>
        <input
          ref={input}
          type="file"
          multiple
          aria-label={label}
          aria-describedby={id}
          aria-invalid={problem ? true : undefined}
          accept={limits.endings.map((ending) => `.${ending}`).join()}
          onChange={(event) => {
            add(event.target.files ?? [])
            event.target.value = ''
          }}
        />
        <Icon name="upload" size={28} />
        <strong>Choose files</strong>
        <span>or drag and drop them here</span>
      </DropZone>
      {problem && (
        <Alert tone="error" announce="polite">
          {problem}
        </Alert>
      )}
      <ChosenFileList className="chosen-files">
        {files.map((file, index) => (
          <ChosenFile key={`${index} ${file.name}`} file={file} limits={limits} onRemove={() => takeBack(file)} />
        ))}
      </ChosenFileList>
    </>
  )
}
