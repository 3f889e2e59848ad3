import { Alert, Stack, Text, tokens } from '@shop/shared-ui'
import { useId, useState } from 'react'
import styled from 'styled-components'
import { FileInput } from '../../pictures/file-input'
import { normalizeCode } from './check-code'
import { openCodeReader } from './code-reader'
import { useCamera } from './use-camera'

const CameraPreview = styled.video`
  inline-size: 100%;
  aspect-ratio: 4 / 3;
  object-fit: cover;
  background: #000;
`

const PhotoField = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
  label {
    font-weight: 600;
    font-size: ${tokens.size.small};
  }
`

/** CameraScan's props; `onCode` is called once, with a well-formed code. */
export interface CameraScanProps {
  onCode: (code: string) => void
}

/** Scans a code with the camera, or from an uploaded photo. */
export function CameraScan({ onCode }: CameraScanProps) {
  const id = useId()
  const { video, problem, foreign } = useCamera(onCode)
  const [unread, setUnread] = useState(false)

  async function readPicture(file: File | undefined) {
    if (!file) return
    setUnread(false)
    try {
      const [picture, read] = await Promise.all([createImageBitmap(file), openCodeReader()])
      const code = normalizeCode((await read(picture)) ?? '')
      if (code) return onCode(code)
    } catch {
      // A file that isn't an image contains no code.
    }
    setUnread(true)
  }

  return (
    <Stack $gap={4}>
      {problem ? (
        <Alert tone="warning">{problem}</Alert>
      ) : (
        <>
          <CameraPreview ref={video} muted playsInline aria-label="Camera preview" />
          <Text role="status">
            {foreign
              ? `“${foreign.slice(0, 60)}” isn’t one of our codes. Look for our code on the label inside the item.`
              : 'Hold the code so it fills about half of the picture.'}
          </Text>
        </>
      )}
      <PhotoField>
        <label htmlFor={id}>Or upload a photo of the code</label>
        <FileInput
          id={id}
          accept="image/*"
          onChange={({ target }) => {
            void readPicture(target.files?.[0])
            target.value = ''
          }}
        />
      </PhotoField>
      <div role="status">
        {unread && (
          <Alert tone="warning">
            We couldn’t find one of our codes in this photo. Try a sharper photo, or enter the code.
          </Alert>
        )}
      </div>
    </Stack>
  )
}
