import {
  Alert,
  Button,
  EmptyState,
  ErrorBoundary,
  SectionUnavailable,
  Skeleton,
  Spinner,
  Stack,
  toast,
  Toaster,
} from '@shop/shared-ui'

export default { title: 'Feedback' }

const tones = ['success', 'warning', 'error', 'info'] as const

export const Alerts = {
  render: () => (
    <Stack>
      {tones.map((tone) => (
        <Alert key={tone} tone={tone} title={`Alert of tone ${tone}`}>
          Your cart was updated.
        </Alert>
      ))}
    </Stack>
  ),
}

export const Empty = {
  render: () => (
    <EmptyState icon="cart" title="Your cart is empty" action={<Button variant="action">Shop all gear</Button>}>
      Items you add to your cart appear here.
    </EmptyState>
  ),
}

export const Loading = {
  render: () => (
    <Stack>
      <Spinner label="Loading" />
      <Skeleton $height="3rem" />
      <Skeleton $width="12rem" $ratio={1} />
    </Stack>
  ),
}

export const Unavailable = { render: () => <SectionUnavailable what="The size chart" retry={() => undefined} /> }

function Broken(): never {
  throw new Error('This component always fails.')
}

export const Boundary = {
  render: () => (
    <ErrorBoundary fallback={({ retry }) => <SectionUnavailable retry={retry} />}>
      <Broken />
    </ErrorBoundary>
  ),
}

export const Toasts = {
  render: () => (
    <>
      <Stack $align="start">
        {tones.map((type) => (
          <Button key={type} onClick={() => toast(`Toast of type ${type}`, { type })}>
            Show toast of type {type}
          </Button>
        ))}
      </Stack>
      <Toaster />
    </>
  ),
}
