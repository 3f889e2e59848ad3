import type { ReactNode } from 'react'
import styled from 'styled-components'
import { Icon } from '../icon/icon'
import type { IconName } from '../icon/icon'
import { tokens } from '../theme/tokens'
import { Heading } from '../type/heading'
import { Text } from '../type/text'

const Frame = styled.div`
  display: grid;
  justify-items: center;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[8]} ${tokens.space[4]};
  border-block: ${tokens.rule.strong} solid ${tokens.color.ink};
  text-align: center;
`

/** EmptyState's props: what is empty, what that means, and the way on. */
export interface EmptyStateProps {
  icon?: IconName
  title: string
  level?: 1 | 2 | 3
  children?: ReactNode
  action?: ReactNode
}

/** Stands where a list has nothing to show. */
export function EmptyState({ icon, title, level = 2, children, action }: EmptyStateProps) {
  return (
    <Frame>
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
    </Frame>
  )
}
