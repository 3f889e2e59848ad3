import { media, tokens } from '@shop/shared-ui'
import { useNavigation } from 'react-router-dom'
import styled, { keyframes } from 'styled-components'
import { useIsHydrated } from '../page/use-is-hydrated'
import { usePageIsAwaited } from '../router/awaited-page'

const run = keyframes`
  from { transform: scaleX(0); }
  30% { transform: scaleX(0.6); }
  to { transform: scaleX(0.95); }
`
const appear = keyframes`to { opacity: 1; }`

/** A thin line at the window's top that appears after 300 ms. */
export const ProgressLine = styled.div`
  position: fixed;
  z-index: ${tokens.layer.toast};
  inset-block-start: 0;
  inset-inline: 0;
  block-size: 3px;
  background: ${tokens.color.action};
  opacity: 0;
  transform-origin: left;
  animation:
    ${run} 10s ${tokens.easing} 300ms both,
    ${appear} 1ms 300ms forwards;
  ${media.stillness} {
    animation: ${appear} 1ms 300ms forwards !important;
    transform: none;
  }
`

const progress = <ProgressLine role="progressbar" aria-label="Loading the page" />

/** Shows that a slow navigation, or loading of the first page's code, is in progress. */
export function RouteProgress() {
  const { state } = useNavigation()
  const isAwaited = usePageIsAwaited()
  if (state === 'idle') return isAwaited ? <FirstPageProgress /> : null
  return progress
}

/** Not part of the server's markup. */
function FirstPageProgress() {
  return useIsHydrated() ? progress : null
}
