import { media, trustedMarkup } from '@shop/shared-ui'
import { type Design, drawDesign, type View, describeDesign } from '@shop/shared-drawings/designer'
import { useMemo, type MouseEvent } from 'react'
import { css, keyframes, styled } from 'styled-components'

const flash = keyframes`
  40% {
    opacity: 0.35;
  }
`

const paper = css`
  background: radial-gradient(circle at 46% 40%, #f4f1ea, #e2ddd5 52%, #c3bdb2);
`
const spotlight = css`
  background:
    radial-gradient(circle at 62% 44%, rgb(200 30 38 / 0.42), rgb(140 17 24 / 0.16) 38%, transparent 62%),
    radial-gradient(circle at 46% 40%, #3a3739, #1d1c1e 48%, #0c0c0d);
`

const StageRoom = styled.div<{ $dark: boolean }>`
  display: grid;
  place-items: center;
  min-block-size: 0;
  overflow: hidden;
  ${({ $dark }) => ($dark ? spotlight : paper)}
`

const StagePicture = styled.div<{ $part: string | null }>`
  inline-size: 100%;
  block-size: 100%;
  min-block-size: 0;

  svg {
    display: block;
    inline-size: 100%;
    block-size: 100%;
  }

  [data-part] {
    cursor: pointer;
  }

  ${({ $part }) =>
    $part &&
    css`
      [data-part='${$part}'] {
        animation: ${flash} 520ms ease-out;
      }
      ${media.stillness} {
        [data-part='${$part}'] {
          animation: none;
        }
      }
    `}
`

interface StageProps {
  design: Design
  view: View
  /** The part selected last, highlighted by a short flash. */
  chosenPart: string | null
  onPick(part: string): void
}

/**
 * The live drawing. Clicking a part selects it; the controls offer the same choice to keyboard and screen reader
 * users.
 */
export function Stage({ design, view, chosenPart, onPick }: StageProps) {
  const markup = useMemo(
    () => ({ __html: trustedMarkup(drawDesign(design, view, { backdrop: false })) }),
    [design, view],
  )
  const pick = (event: MouseEvent) => {
    const part = (event.target as Element).closest<SVGElement>('[data-part]')?.dataset.part
    if (part) onPick(part)
  }
  return (
    <StageRoom $dark={view === 'stage'}>
      <StagePicture
        role="img"
        aria-label={describeDesign(design)}
        $part={chosenPart}
        onClick={pick}
        dangerouslySetInnerHTML={markup}
      />
    </StageRoom>
  )
}
