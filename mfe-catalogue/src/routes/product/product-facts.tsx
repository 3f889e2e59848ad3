import type { Product } from '@shop/shared-api'
import { Grid, Heading, Stack, Text, tokens } from '@shop/shared-ui'
import styled from 'styled-components'

const FeatureList = styled.ul`
  display: grid;
  gap: ${tokens.space[2]};
  && {
    padding-inline-start: 1.25em;
    list-style: '–  ';
  }
`

/** Description, features and materials of a product. */
export function ProductFacts({ product: { description, features, materials } }: { product: Product }) {
  return (
    <Grid $min="18rem" $gap={6}>
      <Stack $gap={3}>
        <Heading level={2} size="title">
          Product details
        </Heading>
        {description.split(/\n+/).map((paragraph) => (
          <Text key={paragraph}>{paragraph}</Text>
        ))}
      </Stack>
      {features.length > 0 && (
        <Stack $gap={3}>
          <Heading level={2} size="title">
            Features
          </Heading>
          <FeatureList>
            {features.map((feature) => (
              <li key={feature}>{feature}</li>
            ))}
          </FeatureList>
        </Stack>
      )}
      <Stack $gap={3}>
        <Heading level={2} size="title">
          Materials
        </Heading>
        <Text>{materials}</Text>
      </Stack>
    </Grid>
  )
}
