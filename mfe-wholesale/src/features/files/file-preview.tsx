import { Icon, tokens } from '@shop/shared-ui'
import { useCallback, useState } from 'react'
import { styled } from 'styled-components'

const FilePreviewFrame = styled.span`
  display: grid;
  flex: none;
  place-items: center;
  inline-size: 3.5rem;
  block-size: 3.5rem;
  overflow: hidden;
  background: ${tokens.color.sunken};

  img {
    inline-size: 100%;
    block-size: 100%;
    object-fit: cover;
  }
`

/** The thumbnail of a selected image; an icon for other or unreadable files. */
export function FilePreview({ file }: { file: File }) {
  const [isPicture, setIsPicture] = useState(file.type.startsWith('image/'))
  const show = useCallback(
    (image: HTMLImageElement) => {
      image.src = URL.createObjectURL(file)
      return () => URL.revokeObjectURL(image.src)
    },
    [file],
  )
  return (
    <FilePreviewFrame aria-hidden>
      {isPicture ? <img ref={show} alt="" onError={() => setIsPicture(false)} /> : <Icon name="image" />}
    </FilePreviewFrame>
  )
}
