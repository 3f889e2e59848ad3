import { trustedMarkup } from '@shop/shared-ui'
import { useState } from 'react'
import { Outlet } from 'react-router-dom'
import styled from 'styled-components'
import { useIsHydrated } from '../page/use-is-hydrated'
import { usePageIsAwaited } from '../router/awaited-page'
import { Guarded } from '../session/guarded'

const StyledMain = styled.main`
  flex: 1;
`

/**
 * Where the screens are rendered. While the first one's code loads, the server's markup stays in place as plain HTML
 * that React ignores, so that everything around it can be used.
 */
export function MainLandmark() {
  const isAwaited = usePageIsAwaited()
  const [markup, setMarkup] = useState(() => (isAwaited ? document.getElementById('main')?.innerHTML : undefined))
  if (!isAwaited && markup !== undefined) setMarkup(undefined)

  if (isAwaited) return <AwaitedMain markup={markup ?? ''} />
  return (
    <StyledMain id="main" tabIndex={-1}>
      <Guarded>
        <Outlet />
      </Guarded>
    </StyledMain>
  )
}

function AwaitedMain({ markup }: { markup: string }) {
  const isHydrated = useIsHydrated()
  const html = { __html: trustedMarkup(markup) }
  return <StyledMain id="main" tabIndex={-1} aria-busy={isHydrated || undefined} dangerouslySetInnerHTML={html} />
}
