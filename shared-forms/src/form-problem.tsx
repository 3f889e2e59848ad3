import { Alert } from '@shop/shared-ui'

/** What the API said of the form as a whole, read aloud as it appears. */
export function FormProblem({ problem }: { problem: string | null }) {
  if (problem === null) return null
  return (
    <Alert tone="error" announce="assertive">
      {problem}
    </Alert>
  )
}
