import { Icon, tokens } from '@shop/shared-ui'
import { useEffect, useState } from 'react'
import { styled } from 'styled-components'

const Frame = styled.span`
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

/** A small look at a chosen picture; other files, and pictures that can't be read, have an icon. */
export function FilePreview({ file }: { file: File }) {
  const [address, setAddress] = useState<string>()
  useEffect(() => {
    if (!file.type.startsWith('image/')) return
    const own = URL.createObjectURL(file)
    setAddress(own)
    return () => URL.revokeObjectURL(own)
  }, [file])
  return (
    <Frame aria-hidden>
      {address ? <img src={address} alt="" onError={() => setAddress(undefined)} /> : <Icon name="image" />}
    </Frame>
  )
}
