import { Icon, darkSection, tokens } from '@shop/shared-ui'
import { useSyncExternalStore } from 'react'
import styled from 'styled-components'

const OfflineBar = styled.div`
  &:not(:empty) {
    ${darkSection}
    display: flex;
    gap: ${tokens.space[2]};
    align-items: center;
    justify-content: center;
    padding: ${tokens.space[2]} ${tokens.space[4]};
    font-size: ${tokens.size.small};
  }
`

/** A notice while the browser is offline; announced when it appears. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(watchConnection, isOnlineNow, assumedOnline)
  return (
    <OfflineBar role="status">
      {!isOnline && (
        <>
          <Icon name="alert" />
          You are offline. What you see may be out of date.
        </>
      )}
    </OfflineBar>
  )
}

function watchConnection(changed: () => void): () => void {
  window.addEventListener('online', changed)
  window.addEventListener('offline', changed)
  return () => {
    window.removeEventListener('online', changed)
    window.removeEventListener('offline', changed)
  }
}

const isOnlineNow = () => navigator.onLine
const assumedOnline = () => true
