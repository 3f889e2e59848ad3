import { useEffect, useEffectEvent } from 'react'
import styled from 'styled-components'
import { Button } from '../action/button'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { Text } from '../type/text'
import { useIsOnline } from './use-is-online'

const SectionUnavailableFrame = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${tokens.space[3]} ${tokens.space[4]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.border};
  border-inline-start: ${tokens.rule.heavy} solid ${tokens.color.warning};
  background: ${tokens.color.surface};
  p {
    flex: 1 1 12rem;
    max-inline-size: none;
  }
`

/** SectionUnavailable's props; `what` is the subject of the sentence, "This section" by default. */
export interface SectionUnavailableProps {
  what?: string
  retry?: () => void
}

/**
 * Shown in place of a part that failed; offers a retry, and retries by itself when the connection returns. The release
 * gate looks for its attribute.
 */
export function SectionUnavailable({ what = 'This section', retry }: SectionUnavailableProps) {
  const isOnline = useIsOnline()
  const retryNow = useEffectEvent(() => retry?.())
  useEffect(() => {
    const onOnline = () => retryNow()
    window.addEventListener('online', onOnline)
    return () => window.removeEventListener('online', onOnline)
  }, [])
  return (
    <SectionUnavailableFrame role="alert" data-section-unavailable="">
      <Icon name="alert" />
      <Text as="p">
        {isOnline
          ? `${what} is unavailable right now. The rest of the shop still works.`
          : `${what} couldn’t load because you are offline. It loads when you are connected again.`}
      </Text>
      {isOnline && retry && <Button onClick={retry}>Try again</Button>}
    </SectionUnavailableFrame>
  )
}
