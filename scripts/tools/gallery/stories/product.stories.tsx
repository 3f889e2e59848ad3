import { Badge, Card, Cluster, Icon, Price, ProductImage, Rating, Stack, Text } from '@shop/shared-ui'
import type { IconName } from '@shop/shared-ui'

export default { title: 'Product' }

const icons: readonly IconName[] = [
  'bag',
  'box',
  'camera',
  'cart',
  'check',
  'clock',
  'heart',
  'search',
  'truck',
  'user',
]

export const Badges = {
  render: () => (
    <Cluster>
      {(['ink', 'outline', 'success', 'warning'] as const).map((tone) => (
        <Badge key={tone} $tone={tone}>
          Sale
        </Badge>
      ))}
    </Cluster>
  ),
}

export const Prices = {
  render: () => (
    <Stack>
      {(['body', 'title', 'section'] as const).map((size) => (
        <Price key={size} cents={5999} saleCents={size === 'body' ? null : 4999} size={size} />
      ))}
    </Stack>
  ),
}

export const Ratings = {
  render: () => (
    <Stack>
      <Rating value={4.5} count={128} />
      <Rating value={2} size={24} />
    </Stack>
  ),
}

/** Shows the placeholder, unless an API answers on the gallery's own address. */
export const Pictures = {
  render: () => (
    <Card>
      <ProductImage src="" alt="Boxing gloves" sizes="20rem" />
    </Card>
  ),
}

export const Icons = {
  render: () => (
    <Cluster $gap={5}>
      {icons.map((name) => (
        <Text as="span" key={name}>
          <Icon name={name} size={24} /> {name}
        </Text>
      ))}
    </Cluster>
  ),
}
