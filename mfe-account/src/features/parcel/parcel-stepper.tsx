import { Icon, media, tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { momentOf } from '../../order-words/when'
import type { ParcelStep } from './parcel-steps'

const Way = styled.ol`
  display: grid;

  li {
    position: relative;
    display: grid;
    grid-template-columns: 28px 1fr;
    gap: 0 ${tokens.space[3]};
    padding-block-end: ${tokens.space[5]};
  }

  li::before {
    content: '';
    position: absolute;
    inset-block: 28px 0;
    inset-inline-start: 13px;
    border-inline-start: ${tokens.rule.strong} dashed ${tokens.color.border};
  }

  li[data-passed]::before {
    border-inline-start: ${tokens.rule.strong} solid ${tokens.color.ink};
  }

  li:last-child::before {
    display: none;
  }

  ${media.desk} {
    grid-auto-columns: minmax(0, 1fr);
    grid-auto-flow: column;

    li {
      grid-template-columns: 1fr;
      gap: ${tokens.space[2]};
      align-content: start;
      padding: 0 ${tokens.space[3]} 0 0;
    }

    li::before,
    li[data-passed]::before {
      inset-block: 13px auto;
      inset-inline: 28px 0;
      border-inline-start: 0;
    }

    li::before {
      border-block-start: ${tokens.rule.strong} dashed ${tokens.color.border};
    }

    li[data-passed]::before {
      border-block-start: ${tokens.rule.strong} solid ${tokens.color.ink};
    }
  }
`

const Mark = styled.span<{ $state: ParcelStep['state'] }>`
  display: grid;
  place-items: center;
  inline-size: 28px;
  block-size: 28px;
  border: ${tokens.rule.strong} solid
    ${({ $state }) =>
      $state === 'ahead' ? tokens.color.border : $state === 'setback' ? tokens.color.error : tokens.color.ink};
  border-radius: 50%;
  background: ${({ $state }) =>
    $state === 'ahead' ? 'transparent' : $state === 'setback' ? tokens.color.error : tokens.color.ink};
  color: ${tokens.color.page};
`

const Words = styled.div<{ $state: ParcelStep['state'] }>`
  strong {
    display: block;
    font: 700 1.125rem/1.2 ${tokens.font.display};
    letter-spacing: 0.02em;
    text-transform: uppercase;
    color: ${({ $state }) =>
      $state === 'ahead' ? tokens.color.inkMuted : $state === 'setback' ? tokens.color.error : tokens.color.ink};
  }

  time,
  p {
    font-size: ${tokens.size.small};
  }

  time {
    color: ${tokens.color.inkMuted};
  }
`

const spoken = { done: 'done', latest: 'reached', setback: 'problem', ahead: 'to come' } as const

/** A parcel's way as steps, each with its time: beside each other at the desk, under each other on a phone. */
export function ParcelStepper({ steps, label }: { steps: readonly ParcelStep[]; label: string }) {
  return (
    <Way className="parcel" aria-label={label}>
      {steps.map(({ name, state, at, note }, index) => (
        <li
          key={name}
          data-passed={(steps[index + 1] && steps[index + 1]?.state !== 'ahead') || undefined}
          aria-current={state === 'latest' || state === 'setback' ? 'step' : undefined}
        >
          <Mark $state={state}>
            {state !== 'ahead' && <Icon name={state === 'setback' ? 'alert' : 'check'} size={16} />}
          </Mark>
          <Words $state={state}>
            <strong>
              {name}
              <VisuallyHidden>, {spoken[state]}</VisuallyHidden>
            </strong>
            {at && <time dateTime={at}>{momentOf(at)}</time>}
            {note && <p>{note}</p>}
          </Words>
        </li>
      ))}
    </Way>
  )
}
