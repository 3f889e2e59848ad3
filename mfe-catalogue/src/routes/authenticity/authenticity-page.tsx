import { Breadcrumb, Container, Heading, Stack, Text } from '@shop/shared-ui'
import { CodeForm } from '../../features/authenticity/code-form'

/** Where a buyer learns whether a piece was made by us. */
export function AuthenticityPage() {
  return (
    <Container $width="text">
      <Stack $gap={5}>
        <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Check Product Authenticity' }]} />
        <Heading level={1}>Is it genuine?</Heading>
        <Text size="lead">
          Every piece we make carries a code of its own. Type it here or hold it to the camera, and we tell you what we
          know of it.
        </Text>
        <CodeForm />
      </Stack>
    </Container>
  )
}
