import { focusRing, visuallyHiddenStyles, tokens } from '@shop/shared-ui'
import { useState, type DragEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'

const DropZoneLabel = styled.label<{ $over: boolean }>`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[1]};
  padding: ${tokens.space[5]} ${tokens.space[4]};
  border: ${tokens.rule.strong} dashed ${({ $over }) => ($over ? tokens.color.ink : tokens.color.border)};
  border-radius: ${tokens.radius};
  background: ${({ $over }) => ($over ? tokens.color.sunken : tokens.color.surface)};
  text-align: center;
  cursor: pointer;

  &:has(:focus-visible) {
    ${focusRing}
  }

  strong {
    font: 700 1.25rem/1.2 ${tokens.font.display};
  }

  span {
    color: ${tokens.color.inkMuted};
    font-size: ${tokens.size.small};
  }

  input {
    ${visuallyHiddenStyles}
  }
`

interface DropZoneProps {
  onFiles(files: Iterable<File>): void
  /** The file input and its label. */
  children: ReactNode
}

/** The label of a file input that accepts dropped files too. */
export function DropZone({ onFiles, children }: DropZoneProps) {
  const [over, setOver] = useState(false)
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  return (
    <DropZoneLabel
      $over={over}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      {children}
    </DropZoneLabel>
  )
}
