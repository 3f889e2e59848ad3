import { useEffect, useRef, useState } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'

const WIDTHS = [160, 320, 480, 640, 960, 1280] as const

const Picture = styled.picture`
  display: block;
  background: ${tokens.color.sunken};
`

const Drawing = styled.img`
  inline-size: 100%;
  block-size: auto;
  object-fit: cover;
`

const Placeholder = styled.span<{ $ratio: number }>`
  display: grid;
  place-items: center;
  inline-size: 100%;
  aspect-ratio: ${({ $ratio }) => $ratio};
  background: ${tokens.color.sunken};
  color: ${tokens.color.inkMuted};
`

/** ProductImage's props. */
export interface ProductImageProps {
  /** Address of the picture without its width, as the API gives it: `/api/media/products/<drawing-key>`; empty while it is unknown. */
  src: string
  /** What is to be seen; empty where the text beside it says so already. */
  alt: string
  /** The width it will have, as in the `sizes` attribute; full window width if left out. */
  sizes?: string
  /** Width ÷ height; products are square. */
  ratio?: number
  /** `eager` for what is seen first. */
  loading?: 'lazy' | 'eager'
  /** `high` for the one picture that makes the first impression. */
  fetchPriority?: 'high' | 'low' | 'auto'
  className?: string
}

/** A picture in the widths and formats that the API makes, in a box that is there before it; a failed one leaves a placeholder icon. */
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

  // The error event of a server-rendered picture may be over before React listens.
  useEffect(() => {
    const { current } = image
    if (current?.complete && current.naturalWidth === 0 && current.currentSrc) setFailedSrc(src)
  }, [src])

  if (!src || failedSrc === src) {
    return (
      <Placeholder
        $ratio={ratio}
        className={className}
        {...(alt ? { role: 'img', 'aria-label': alt } : { 'aria-hidden': true })}
      >
        <Icon name="image" size={40} />
      </Placeholder>
    )
  }
  return (
    <Picture className={className}>
      <source type="image/avif" srcSet={widthSet(src, 'avif')} sizes={sizes} />
      <source type="image/webp" srcSet={widthSet(src, 'webp')} sizes={sizes} />
      <Drawing
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
    </Picture>
  )
}

function widthSet(src: string, format: 'avif' | 'webp'): string {
  return WIDTHS.map((width) => `${src}/${width}.${format} ${width}w`).join(', ')
}
