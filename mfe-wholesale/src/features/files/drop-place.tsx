import { focusRing, hiddenFromSight, tokens } from '@shop/shared-ui'
import { useState, type DragEvent, type ReactNode } from 'react'
import { styled } from 'styled-components'

const Place = styled.label<{ $over: boolean }>`
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
    ${hiddenFromSight}
  }
`

interface DropPlaceProps {
  onFiles(files: Iterable<File>): void
  /** The file input and its words. */
  children: ReactNode
}

/** A label of a file input on which files can be dropped too. */
export function DropPlace({ onFiles, children }: DropPlaceProps) {
  const [over, setOver] = useState(false)
  function drop(event: DragEvent): void {
    event.preventDefault()
    setOver(false)
    onFiles(event.dataTransfer.files)
  }
  return (
    <Place
      $over={over}
      onDrop={drop}
      onDragOver={(event) => {
        event.preventDefault()
        setOver(true)
      }}
      onDragLeave={() => setOver(false)}
    >
      {children}
    </Place>
  )
}
