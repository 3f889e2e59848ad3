import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { Heading } from '../type/heading'
import { Text } from '../type/text'

const EmptyStateFrame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[8]} ${tokens.space[4]};
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};
  text-align: center;
`

/** EmptyState's props: a title, an explanation and an optional action. */
export interface EmptyStateProps {
  icon?: IconName
  title: string
  level?: 1 | 2 | 3
  children?: ReactNode
  action?: ReactNode
}

/** Shown in place of an empty list. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <EmptyStateFrame>
      {icon && <Icon name={icon} size={40} />}
      <Heading level={level} size="section">
        {title}
      </Heading>
      {children && (
        <Text as="div" tone="inkMuted">
          {children}
        </Text>
      )}
      {action}
    </EmptyStateFrame>
  )
}
