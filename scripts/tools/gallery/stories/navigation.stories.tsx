import { Breadcrumb, Pagination, SkipLink, Stack, Text } from '@shop/shared-ui'

export default { title: 'Navigation' }

export const Breadcrumbs = {
  render: () => (
    <Breadcrumb items={[{ label: 'Home', to: '/' }, { label: 'Gloves', to: '/shop' }, { label: 'Pro Gloves' }]} />
  ),
}

export const Pages = {
  render: () => (
    <Stack>
      {[1, 5, 12].map((page) => (
        <Pagination key={page} page={page} lastPage={12} hrefOf={(target) => `/shop?page=${target}`} />
      ))}
    </Stack>
  ),
}

export const SkipToContent = {
  render: () => (
    <>
      <SkipLink href="#content">Skip to content</SkipLink>
      <Text id="content">Press Tab to show the link.</Text>
    </>
  ),
}
