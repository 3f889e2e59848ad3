import { ProductImage } from '@shop/shared-ui'
import { styled } from 'styled-components'

const Frame = styled.span<{ $width: string }>`
  display: block;
  inline-size: ${({ $width }) => $width};
`

interface ThumbnailProps {
  /** Base URL of the picture. */
  src: string
  width?: string
  ratio?: number
}

/** The small picture of a line, next to its name. */
export const Thumbnail = ({ src, width = '3rem', ratio }: ThumbnailProps) => (
  <Frame $width={width}>
    <ProductImage src={src} alt="" ratio={ratio} sizes={width} />
  </Frame>
)
