import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'

const WIDTHS = [160, 320, 480, 640, 960, 1280] as const

const ProductPicture = styled.picture`
  display: block;
  background: ${tokens.color.sunken};
`

const StyledImage = styled.img`
  inline-size: 100%;
  block-size: auto;
  object-fit: cover;
`

const ImagePlaceholder = styled.span<{ $ratio: number }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
`

/** ProductImage's props. */
export interface ProductImageProps {
  /**
   * The image's address without a width, as the API returns it: `/api/media/products/<drawing-key>`; empty while it
   * is unknown.
   */
  src: string
  /** Describes the image; empty where adjacent text does. */
  alt: string
  /** The display width, as in the `sizes` attribute; full window width by default. */
  sizes?: string
  /** Width ÷ height; products are square. */
  ratio?: number
  /** `eager` for images in the first viewport. */
  loading?: 'lazy' | 'eager'
  /** `high` for the largest image of the first viewport. */
  fetchPriority?: 'high' | 'low' | 'auto'
  className?: string
}

/**
 * A responsive image in the widths and formats of the API, in a box of fixed ratio; a failed one is replaced by a
 * placeholder icon.
 */
export function ProductImage({
  src,
  alt,
  sizes = '100vw',
  ratio = 1,
  loading = 'lazy',
  fetchPriority = 'auto',
  className,
}: ProductImageProps) {
  const image = useRef<HTMLImageElement>(null)
  const [failedSrc, setFailedSrc] = useState<string>()

  // The error event of a server-rendered image may fire before React listens.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailedSrc(src)
  }, [src])

  if (!src || failedSrc === src) {
    return (
      <ImagePlaceholder
        $ratio={ratio}
        className={className}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Icon name="image" size={40} />
      </ImagePlaceholder>
    )
  }
  return (
    <ProductPicture className={className}>
      <source type="image/avif" srcSet={widthSet(src, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={widthSet(src, 'webp')} sizes={sizes} />
      <StyledImage
        ref={image}
        src={`${src}/640.webp`}
        alt={alt}
        width={640}
        height={Math.round(640 / ratio)}
        loading={loading}
        fetchPriority={fetchPriority}
        decoding="async"
        onError={() => setFailedSrc(src)}
      />
    </ProductPicture>
  )
}

function widthSet(src: string, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${src}/${width}.${format} ${width}w`).join(', ')
}
