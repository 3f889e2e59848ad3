import { Button, Cluster, IconButton, ProductImage, Stack, TextField, tokens, VisuallyHidden } from '@shop/shared-ui'
import type { KeyboardEvent, MouseEvent } from 'react'
import { styled } from 'styled-components'
import { isPhotograph, type Picture } from './product-draft'

const STEP = 0.05
const steps: Record<string, [x: number, y: number]> = {
  ArrowLeft: [-STEP, 0],
  ArrowRight: [STEP, 0],
  ArrowUp: [0, -STEP],
  ArrowDown: [0, STEP],
}

const FocalPoint = styled.button`
  display: block;
  inline-size: 100%;
  padding: 0;
  border: 1px solid ${tokens.color.hairline};
  background: transparent;
  cursor: crosshair;
`

interface PictureCardProps {
  picture: Picture
  position: number
  isLast: boolean
  onMove(by: number): void
  onChange(picture: Picture): void
  onRemove(): void
}

const within = (share: number) => Math.min(1, Math.max(0, Math.round(share * 100) / 100))

/** One picture: its text, the point that crops keep, and its position. */
export function PictureCard({ picture, position, isLast, onMove, onChange, onRemove }: PictureCardProps) {
  const { name, image, alt, focal_x: x, focal_y: y } = picture
  const focus = (left: number, top: number) => onChange({ ...picture, focal_x: within(left), focal_y: within(top) })

  function click(event: MouseEvent) {
    // A click by keyboard has no place.
    if (event.detail === 0) return
    const box = event.currentTarget.getBoundingClientRect()
    focus((event.clientX - box.left) / box.width, (event.clientY - box.top) / box.height)
  }

  function press(event: KeyboardEvent) {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    focus(x + step[0], y + step[1])
  }

  return (
    <Stack $gap={2}>
      {isPhotograph(picture) ? (
        <>
          <FocalPoint type="button" onClick={click} onKeyDown={press}>
            <ProductImage src={image} alt="" sizes="14rem" />
            <VisuallyHidden>{`Focal point of picture ${position}: arrow keys move it`}</VisuallyHidden>
          </FocalPoint>
          <span role="status">{`Crops keep ${Math.round(x * 100)}% from the left, ${Math.round(y * 100)}% from the top`}</span>
          <TextField
            required
            label={`Description of picture ${position}`}
            maxLength={300}
            value={alt}
            onChange={({ target }) => onChange({ ...picture, alt: target.value })}
          />
        </>
      ) : (
        <ProductImage src={image} alt={name} sizes="14rem" />
      )}
      <Cluster>
        <IconButton
          icon="arrowLeft"
          label={`Move picture ${position} forward`}
          disabled={position === 1}
          onClick={() => onMove(-1)}
        />
        <IconButton
          icon="arrowRight"
          label={`Move picture ${position} back`}
          disabled={isLast}
          onClick={() => onMove(1)}
        />
        <Button variant="quiet" onClick={onRemove}>
          Remove<VisuallyHidden>{` picture ${position}`}</VisuallyHidden>
        </Button>
      </Cluster>
    </Stack>
  )
}
