import { Icon, darkSection, tokens, useIsOnline } from '@shop/shared-ui'
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
  const isOnline = useIsOnline()
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
