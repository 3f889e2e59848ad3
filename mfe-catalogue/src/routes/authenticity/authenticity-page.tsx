import { Breadcrumb, Container, Heading, Stack, Text } from '@shop/shared-ui'
import { CodeForm } from '../../features/authenticity/code-form'

/** The authenticity check page. */
export function AuthenticityPage() {
  return (
    <Container $width="text">
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Check Product Authenticity' }]} />
        <Heading level={1}>Is it authentic?</Heading>
        <Text size="lead">
          Every item we make has its own code. Enter it here or scan it with your camera to check that your item is
          authentic.
        </Text>
        <CodeForm />
      </Stack>
    </Container>
  )
}
