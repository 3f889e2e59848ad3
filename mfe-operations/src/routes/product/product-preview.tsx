import { toCents } from '@shop/shared-api'
import { Alert, Cluster, Dialog, Heading, Price, ProductImage, Stack, Text } from '@shop/shared-ui'
import { numberOf } from '../../action/typed-value'
import type { ProductDraft, VariantDraft } from './product-draft'

const centsOf = (typed: string) => {
  const dollars = numberOf('amount', typed)
  return Number.isNaN(dollars) ? null : toCents(dollars)
}

/** A product as shoppers would see it, drawn from the form: nothing of it leaves the console. */
export function ProductPreview({ draft, onClose }: { draft: ProductDraft; onClose(): void }) {
  const { title, brand, description, features, materials, pictures, colors, variants } = draft
  const first: VariantDraft | undefined = variants[0]
  const cents = first ? centsOf(first.price) : null
  return (
    <Dialog open title="Preview" onClose={onClose}>
      <Stack>
        {!draft.published && <Alert tone="info">Only staff see this: it is not published.</Alert>}
        {pictures.map(({ name, image, alt }) => (
          <ProductImage key={name} src={image} alt={alt} sizes="30rem" />
        ))}
        <Text>{brand}</Text>
        <Heading level={3} size="section">
          {title || 'No title yet'}
        </Heading>
        {first && cents !== null && (
          <Price cents={cents} saleCents={first.salePrice ? centsOf(first.salePrice) : null} size="section" />
        )}
        <Cluster>
          {colors.map(({ name }) => (
            <Text key={name}>{name}</Text>
          ))}
        </Cluster>
        <Text>{[...new Set(variants.map(({ size }) => size))].join(' · ')}</Text>
        <Text>{description}</Text>
        <ul>
          {features
            .split('\n')
            .filter(Boolean)
            .map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
        </ul>
        <Text>{materials}</Text>
      </Stack>
    </Dialog>
  )
}
