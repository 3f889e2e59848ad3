import { Alert, Button, Stack, Text } from '@shop/shared-ui'
import styled from 'styled-components'
import type { Recommendation } from './recommend-fit'

const Reasons = styled.ul`
  padding-inline-start: 1.1em;
`

/** FitResult's props. */
export interface FitResultProps {
  result: Recommendation | 'unmeasured'
  onChoose: (size: string) => void
}

/** The size, the reasons for it, and the press that chooses it. */
export function FitResult({ result, onChoose }: FitResultProps) {
  if (result === 'unmeasured') return <Alert tone="warning">Give us at least one measure.</Alert>
  const { size, why } = result
  const reasons = (
    <Reasons>
      {why.map((reason) => (
        <li key={reason}>{reason}</li>
      ))}
    </Reasons>
  )
  if (size === null) {
    return (
      <Alert tone="warning" title="No size for you here">
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
        Advice from the size charts, not a promise: what does not fit can be sent back.
      </Text>
    </Stack>
  )
}
