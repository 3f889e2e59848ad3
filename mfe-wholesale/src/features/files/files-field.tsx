import { Alert, Button, Text, tokens, VisuallyHidden } from '@shop/shared-ui'
import { useId, useState } from 'react'
import { styled } from 'styled-components'
import { FilePreview } from './file-preview'
import { filesProblem, type FileLimits } from './files-problem'

const Chosen = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  margin: 0;

  li {
    display: flex;
    justify-content: space-between;
    align-items: center;
    gap: ${tokens.space[3]};
    overflow-wrap: anywhere;
  }

  li > span {
    display: flex;
    align-items: center;
    gap: ${tokens.space[3]};
  }
`

/** The files that a form holds, and whether they may be sent. */
export interface FilesChoice {
  files: readonly File[]
  problem: string | undefined
  choose(files: readonly File[]): void
  /** Looks again before sending; true when the files may go. */
  check(): boolean
}

/** Holds a form's files within its limits; nothing is called wrong before something was chosen or sent. */
export function useFiles(limits: FileLimits): FilesChoice {
  const [files, setFiles] = useState<readonly File[]>([])
  const [problem, setProblem] = useState<string>()
  return {
    files,
    problem,
    choose(chosen) {
      setFiles(chosen)
      setProblem(chosen.length > 0 ? filesProblem(chosen, limits) : undefined)
    },
    check() {
      const found = filesProblem(files, limits)
      setProblem(found)
      return found === undefined
    },
  }
}

interface FilesFieldProps {
  label: string
  hint: string
  limits: FileLimits
  choice: FilesChoice
}

/** Chooses files; each can be taken back. */
export function FilesField({ label, hint, limits, choice: { files, problem, choose } }: FilesFieldProps) {
  const id = useId()
  return (
    <>
      <Text id={id}>{hint}</Text>
      <input
        type="file"
        multiple
        aria-label={label}
        aria-describedby={id}
        aria-invalid={problem ? true : undefined}
        accept={limits.endings.map((ending) => `.${ending}`).join()}
        onChange={(event) => {
          choose([...files, ...(event.target.files ?? [])])
          event.target.value = ''
        }}
      />
      {problem && (
        <Alert tone="error" announce="polite">
          {problem}
        </Alert>
      )}
      <Chosen className="chosen-files">
        {files.map((file) => (
          <li key={`${file.name} ${file.lastModified} ${file.size}`}>
            <span>
              <FilePreview file={file} />
              {file.name} ({Math.ceil(file.size / 1024)} KB)
            </span>
            <Button variant="quiet" onClick={() => choose(files.filter((other) => other !== file))}>
              Remove <VisuallyHidden>{file.name}</VisuallyHidden>
            </Button>
          </li>
        ))}
      </Chosen>
    </>
  )
}
