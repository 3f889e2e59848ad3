import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon'
import { tokens } from '../theme/tokens'

/** The severity of a message. */
export type AlertTone = 'success' | 'warning' | 'error' | 'info'

/** The icon of each severity, in alerts and toasts. */
export const toneIcons: Record<AlertTone, IconName> = {
  success: 'check',
  warning: 'alert',
  error: 'alert',
  info: 'info',
}

const AlertFrame = styled.div<{ $tone: AlertTone }>`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[4]};
  border: 1px solid ${tokens.color.hairline};
  border-inline-start: ${tokens.rule.heavy} solid ${({ $tone }) => tokens.color[$tone]};
  background: ${tokens.color.surface};
  > svg {
    margin-block-start: 0.15em;
    color: ${({ $tone }) => tokens.color[$tone]};
  }
`

/** Alert's props; with `announce` it is a live region (`assertive` only where work would be lost). */
export interface AlertProps {
  tone: AlertTone
  title?: string
  children?: ReactNode
  announce?: 'polite' | 'assertive'
}

/** An inline message. */
export function Alert({ tone, title, children, announce }: AlertProps) {
  const role = announce && (announce === 'assertive' ? 'alert' : 'status')
  return (
    <AlertFrame $tone={tone} role={role}>
      <Icon name={toneIcons[tone]} />
      <div>
        {title && <strong>{title}</strong>}
        <div>{children}</div>
      </div>
    </AlertFrame>
  )
}
