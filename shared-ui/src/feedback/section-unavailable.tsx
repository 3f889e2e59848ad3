import styled from 'styled-components'
import { Button } from '../action/button'
import { Icon } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { Text } from '../type/text'

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

/** Shown in place of a part that failed; offers a retry. The release gate looks for its attribute. */
export function SectionUnavailable({ what = 'This section', retry }: SectionUnavailableProps) {
  return (
    <SectionUnavailableFrame role="alert" data-section-unavailable="">
      <Icon name="alert" />
      <Text as="p">{`${what} is unavailable right now. The rest of the shop still works.`}</Text>
      {retry && <Button onClick={retry}>Try again</Button>}
    </SectionUnavailableFrame>
  )
}
