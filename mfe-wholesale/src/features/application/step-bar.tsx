import { tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { steps } from './steps'

const List = styled.ol`
  display: grid;
  grid-template-columns: repeat(${steps.length}, 1fr);
  gap: ${tokens.space[2]};
  margin: 0;
  padding: 0;
  list-style: none;

  li {
    padding-block-start: ${tokens.space[2]};
    border-block-start: ${tokens.rule.heavy} solid ${tokens.color.hairline};
    font: 600 1.0625rem/1.1 ${tokens.font.display};
    color: ${tokens.color.inkMuted};
  }

  li[data-reached='true'] {
    border-color: ${tokens.color.ink};
    color: ${tokens.color.ink};
  }
`

/** Where one is in the application. */
export function StepBar({ current }: { current: number }) {
  return (
    <List aria-label="Steps">
      {steps.map(({ title }, index) => (
        <li key={title} data-reached={index <= current} aria-current={index === current ? 'step' : undefined}>
          {index + 1}. {title}
          {index < current && <VisuallyHidden>, done</VisuallyHidden>}
        </li>
      ))}
    </List>
  )
}
