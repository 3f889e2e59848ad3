import styled from 'styled-components'
import { Button } from '../action/button'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { Text } from '../type/text'

const Frame = styled.div`
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

/** SectionUnavailable's props; `what` begins the sentence, "This section" if left out. */
export interface SectionUnavailableProps {
  what?: string
  retry?: () => void
}

/** Stands where a part failed: says so, leaves the rest of the page alone, and offers to try again. */
export function SectionUnavailable({ what = 'This section', retry }: SectionUnavailableProps) {
  return (
    <Frame role="alert">
      <Icon name="alert" />
      <Text as="p">{`${what} is unavailable right now. The rest of the shop still works.`}</Text>
      {retry && <Button onClick={retry}>Try again</Button>}
    </Frame>
  )
}
