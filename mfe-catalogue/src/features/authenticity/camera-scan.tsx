import { Alert, Stack, Text, tokens } from '@shop/shared-ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { FileInput } from '../../pictures/file-input'
import { readCode } from './check-code'
import { openCodeReader } from './code-reader'
import { useCamera } from './use-camera'

const Screen = styled.video`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: #000;
`

const Picture = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  label {
    font-weight: 600;
    font-size: ${tokens.size.small};
  }
`

/** CameraScan's props; `onCode` gets a code that could be ours, once. */
export interface CameraScanProps {
  onCode: (code: string) => void
}

/** Reads a code through the camera, or from a picture where there is none. */
export function CameraScan({ onCode }: CameraScanProps) {
  const id = useId()
  const { video, problem, foreign } = useCamera(onCode)
  const [unread, setUnread] = useState(false)

  async function readPicture(file: File | undefined) {
    if (!file) return
    setUnread(false)
    try {
      const [picture, read] = await Promise.all([createImageBitmap(file), openCodeReader()])
      const code = readCode((await read(picture)) ?? '')
      if (code) return onCode(code)
    } catch {
      // A file that is no picture holds no code either.
    }
    setUnread(true)
  }

  return (
    <Stack $gap={4}>
      {problem ? (
        <Alert tone="warning">{problem}</Alert>
      ) : (
        <>
          <Screen ref={video} muted playsInline aria-label="What the camera sees" />
          <Text role="status">
            {foreign
              ? `“${foreign.slice(0, 60)}” is not one of our codes. Ours stands on the label inside the piece.`
              : 'Hold the code so that it fills about half of the picture.'}
          </Text>
        </>
      )}
      <Picture>
        <label htmlFor={id}>Or choose a picture of the code</label>
        <FileInput
          id={id}
          accept="image/*"
          onChange={({ target }) => {
            void readPicture(target.files?.[0])
            target.value = ''
          }}
        />
      </Picture>
      <div role="status">
        {unread && (
          <Alert tone="warning">No code of ours was found in this picture. Try a sharper one, or type it.</Alert>
        )}
      </div>
    </Stack>
  )
}
