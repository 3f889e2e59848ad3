import { Container, Heading, SectionUnavailable, Text, tokens, useIsOnline } from '@shop/shared-ui'
import { useEffect } from 'react'
import { styled } from 'styled-components'

const UnavailableLayout = styled.section`
  display: grid;
  gap: ${tokens.space[5]};
  padding-block: ${tokens.space[7]} ${tokens.space[8]};
`

/**
 * Shown within the layout when the part of a page can't show it, or no connection fetches it. Retrying reloads the
 * document; it happens by itself when the connection returns.
 */
export function UnavailablePage() {
  const isOnline = useIsOnline()
  return (
    <Container>
      <UnavailableLayout>
        <Heading level={1}>{isOnline ? 'Temporarily unavailable' : 'You are offline'}</Heading>
        <SectionUnavailable what={isOnline ? undefined : 'This page'} retry={reloadOnceReachable} />
        {!isOnline && <Text>Pages that you opened before are still there: go back to see them.</Text>}
      </UnavailableLayout>
    </Container>
  )
}

/** The screen of a route that failed to load offline, which the router remembers: later, a new document has it. */
export function OfflinePage() {
  useEffect(() => {
    if (navigator.onLine) reloadOnceReachable()
  }, [])
  return <UnavailablePage />
}

/** A reload without a response would replace the page by the browser's own error. */
function reloadOnceReachable(): void {
  fetch(location.href, { method: 'HEAD', cache: 'no-store' }).then(
    () => location.reload(),
    () => undefined,
  )
}
