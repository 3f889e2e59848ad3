import styled, { css } from 'styled-components'
import { media } from '../theme/media'
import { tokens } from '../theme/tokens'
import type { OverlayPlacement } from './overlay-props'

/** Covers the page behind an overlay. */
export const OverlayBackdrop = styled.div`
  position: fixed;
  z-index: ${tokens.layer.dialog};
  inset: 0;
  background: ${tokens.color.scrim};
  transition: opacity ${tokens.duration.calm};
  &[data-starting-style],
  &[data-ending-style] {
    opacity: 0;
  }
`

const sheet = (away: string) => css`
  inset-block: 0;
  inline-size: min(28rem, 100%);
  &[data-starting-style],
  &[data-ending-style] {
    transform: translateX(${away});
  }
`

const places: Record<OverlayPlacement, ReturnType<typeof css>> = {
  center: css`
    inset-inline: 0;
    inset-block-end: 0;
    max-block-size: calc(100dvh - 3rem);
    border-block-start: ${tokens.rule.heavy} solid ${tokens.color.ink};
    ${media.tablet} {
      inset: 0;
      margin: auto;
      block-size: fit-content;
      inline-size: calc(100% - 4rem);
      border: ${tokens.rule.strong} solid ${tokens.color.ink};
    }
    &[data-starting-style],
    &[data-ending-style] {
      opacity: 0;
      transform: translateY(1rem);
    }
  `,
  start: css`
    inset-inline-start: 0;
    ${sheet('-100%')}
  `,
  end: css`
    inset-inline-end: 0;
    ${sheet('100%')}
  `,
  bottom: css`
    inset-inline: 0;
    margin-inline: auto;
    inset-block-end: 0;
    max-block-size: calc(100dvh - 3rem);
    border-block-start: ${tokens.rule.heavy} solid ${tokens.color.ink};
    &[data-starting-style],
    &[data-ending-style] {
      transform: translateY(100%);
    }
  `,
}

/** The overlay itself, placed by `$placement`. */
export const OverlayPopup = styled.div<{ $placement: OverlayPlacement; $size: 'regular' | 'wide' }>`
  position: fixed;
  z-index: ${tokens.layer.dialog};
  display: flex;
  flex-direction: column;
  background: ${tokens.color.page};
  color: ${tokens.color.ink};
  overscroll-behavior: contain;
  transition:
    transform ${tokens.duration.calm} ${tokens.easing},
    opacity ${tokens.duration.calm};
  ${({ $placement }) => places[$placement]}
  ${media.tablet} {
    max-inline-size: ${({ $size }) => ($size === 'wide' ? '56rem' : '32rem')};
  }
`

/** Title and close button. */
export const OverlayHeader = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[3]};
  min-block-size: 68px;
  padding: ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[3]} ${tokens.space[5]};
  button {
    flex: none;
    margin-inline-start: auto;
  }
`

/** The scrolling content. */
// Room for the ring of what has focus at the top, as what scrolls is cut off.
export const OverlayContent = styled.div`
  flex: 1;
  min-block-size: 0;
  overflow-y: auto;
  overscroll-behavior: contain;
  margin-block-start: -${tokens.space[2]};
  padding: ${tokens.space[2]} ${tokens.space[5]} ${tokens.space[5]};
`

/** Stays visible below the scrolling content. */
export const OverlayFooter = styled.footer`
  padding: ${tokens.space[4]} ${tokens.space[5]};
  padding-block-end: max(${tokens.space[4]}, env(safe-area-inset-bottom));
  border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
`
