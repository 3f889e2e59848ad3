import { IconButton, tokens } from '@shop/shared-ui'
import { useEffect, useRef, useState, type MouseEvent } from 'react'
import styled from 'styled-components'

/** As wide as the square viewport is high: an image with space next to it could not be zoomed where it is clicked. */
const ZoomFrame = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
  inline-size: min(100%, 70vh);
  margin-inline: auto;
`

/** Scrolls once the image is larger: by touch, wheel, scroll bar or arrow keys. */
const ZoomViewport = styled.div<{ $large: boolean }>`
  overflow: auto;
  aspect-ratio: 1;
  background: ${tokens.color.sunken};
  touch-action: pan-x pan-y pinch-zoom;
  img {
    display: block;
    inline-size: ${({ $large }) => ($large ? '250%' : '100%')};
    max-inline-size: none;
    block-size: auto;
    cursor: ${({ $large }) => ($large ? 'zoom-out' : 'zoom-in')};
  }
`

const ZoomControls = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
`

/** ZoomView's props; `pictures` are base URLs, and `alts` says what some of them show. */
export interface ZoomViewProps {
  title: string
  pictures: readonly string[]
  alts?: Readonly<Record<string, string>>
  index: number
  onMove: (index: number) => void
}

/** One enlarged image; a click zooms in at that point. */
export function ZoomView({ title, pictures, alts, index, onMove }: ZoomViewProps) {
  const frame = useRef<HTMLDivElement>(null)
  const [target, setTarget] = useState<{ x: number; y: number } | null>(null)
  const count = pictures.length

  useEffect(() => {
    const { current } = frame
    if (!current || !target) return
    current.scrollLeft = current.scrollWidth * target.x - current.clientWidth / 2
    current.scrollTop = current.scrollHeight * target.y - current.clientHeight / 2
  }, [target])

  function press({ currentTarget, clientX, clientY }: MouseEvent) {
    const box = currentTarget.getBoundingClientRect()
    setTarget(target ? null : { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height })
  }
  function move(by: number) {
    setTarget(null)
    onMove((index + by + count) % count)
  }
  const base = pictures[index]
  return (
    <ZoomFrame>
      <ZoomViewport
        ref={frame}
        $large={target !== null}
        tabIndex={0}
        role="group"
        aria-label="Image, scrolls when zoomed in"
      >
        {/* eslint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-noninteractive-element-interactions -- the button below does the same for the keyboard */}
        <img
          src={`${base}/1280.webp`}
          alt={(base && alts?.[base]) ?? `${title}, view ${index + 1} of ${count}`}
          width={1280}
          height={1280}
          onClick={press}
        />
      </ZoomViewport>
      <ZoomControls>
        <IconButton icon="chevronLeft" label="Previous image" onClick={() => move(-1)} disabled={count < 2} />
        <IconButton
          icon={target ? 'minus' : 'plus'}
          label={target ? 'Zoom out' : 'Enlarge'}
          onClick={() => setTarget(target ? null : { x: 0.5, y: 0.5 })}
        />
        <IconButton icon="chevronRight" label="Next image" onClick={() => move(1)} disabled={count < 2} />
      </ZoomControls>
    </ZoomFrame>
  )
}
