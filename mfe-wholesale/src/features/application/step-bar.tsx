import { tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'

const StepBarList = styled.ol`
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block-start: ${tokens.space[2]};
    border-block-start: ${tokens.rule.heavy} solid ${tokens.color.hairline};
    font: 700 1.0625rem/1.1 ${tokens.font.display};
    color: ${tokens.color.inkMuted};
  }

  li[data-reached='true'] {
    border-color: ${tokens.color.ink};
    color: ${tokens.color.ink};
  }
`

interface StepBarProps {
  titles: readonly string[]
  /** The current step; past the last one when all are done. */
  current: number
}

/** Shows the progress through the steps of a form. */
export function StepBar({ titles, current }: StepBarProps) {
  return (
    <StepBarList aria-label="Steps">
      {titles.map((title, index) => (
        <li key={title} data-reached={index <= current} aria-current={index === current ? 'step' : undefined}>
          {index + 1}. {title}
          {index < current && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </StepBarList>
  )
}
