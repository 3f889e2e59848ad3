import { Alert, Button, Stack, Text } from '@shop/shared-ui'
import styled from 'styled-components'
import type { Recommendation } from './recommend-fit'

const ReasonList = styled.ul`
  padding-inline-start: 1.1em;
`

/** FitResult's props. */
export interface FitResultProps {
  result: Recommendation | 'unmeasured'
  onChoose: (size: string) => void
}

/** The recommended size, its reasons, and a button that selects it. */
export function FitResult({ result, onChoose }: FitResultProps) {
  if (result === 'unmeasured') return <Alert tone="warning">Enter at least one measurement.</Alert>
  const { size, why } = result
  const reasons = (
    <ReasonList>
      {why.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </ReasonList>
  )
  if (size === null) {
    return (
      <Alert tone="warning" title="No matching size">
        {reasons}
      </Alert>
    )
  }
  return (
    <Stack $gap={4}>
      <Alert tone="success" title={`Your size: ${size}`}>
        {reasons}
      </Alert>
      <Button onClick={() => onChoose(size)}>Choose {size}</Button>
      <Text size="small" tone="inkMuted">
        Based on our size charts. If it doesn’t fit, you can return it.
      </Text>
    </Stack>
  )
}
