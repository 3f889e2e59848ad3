import { Button, ButtonLink, Cluster, IconButton, Stack, TextLink } from '@shop/shared-ui'

export default { title: 'Actions' }

const variants = ['action', 'plain', 'quiet'] as const

export const Buttons = {
  render: () => (
    <Stack>
      {(['regular', 'large'] as const).map((size) => (
        <Cluster key={size}>
          {variants.map((variant) => (
            <Button key={variant} variant={variant} size={size}>
              Add to cart
            </Button>
          ))}
        </Cluster>
      ))}
      <Cluster>
        <Button variant="action" busy>
          Placing order
        </Button>
        <Button disabled>Sold out</Button>
      </Cluster>
      <Button variant="action" wide>
        Checkout
      </Button>
    </Stack>
  ),
}

export const IconButtons = {
  render: () => (
    <Cluster>
      <IconButton icon="heart" label="Add to wishlist" />
      <IconButton icon="heart" label="Remove from wishlist" filled />
      <IconButton icon="close" label="Close" />
    </Cluster>
  ),
}

export const Links = {
  render: () => (
    <Stack $align="start">
      {variants.map((variant) => (
        <ButtonLink key={variant} to="/shop" variant={variant}>
          Shop all gear
        </ButtonLink>
      ))}
      <TextLink to="/size-guide">Size guide</TextLink>
    </Stack>
  ),
}
