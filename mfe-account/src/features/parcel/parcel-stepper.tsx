import { Icon, media, tokens, VisuallyHidden } from '@shop/shared-ui'
import { styled } from 'styled-components'
import { formatTimestamp } from '../../order-labels/format-date'
import type { ParcelStep } from './parcel-steps'

const ParcelStepList = styled.ol`
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

const ParcelStepMark = styled.span<{ $state: ParcelStep['state'] }>`
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

const ParcelStepText = styled.div<{ $state: ParcelStep['state'] }>`
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

const stateLabels = { done: 'done', latest: 'current', setback: 'problem', ahead: 'upcoming' } as const

/** A shipment's tracking steps with their times: horizontal on desktop, vertical on phones. */
export function ParcelStepper({ steps, label }: { steps: readonly ParcelStep[]; label: string }) {
  return (
    <ParcelStepList className="parcel" aria-label={label}>
      {steps.map(({ name, state, at, note }, index) => (
        <li
          key={name}
          data-passed={(steps[index + 1] && steps[index + 1]?.state !== 'ahead') || undefined}
          aria-current={state === 'latest' || state === 'setback' ? 'step' : undefined}
        >
          <ParcelStepMark $state={state}>
            {state !== 'ahead' && <Icon name={state === 'setback' ? 'alert' : 'check'} size={16} />}
          </ParcelStepMark>
          <ParcelStepText $state={state}>
            <strong>
              {name}
              <VisuallyHidden>, {stateLabels[state]}</VisuallyHidden>
            </strong>
            {at && <time dateTime={at}>{formatTimestamp(at)}</time>}
            {note && <p>{note}</p>}
          </ParcelStepText>
        </li>
      ))}
    </ParcelStepList>
  )
}
