import { Card, Cluster, Container, Grid, Stack, Text } from '@shop/shared-ui'

export default { title: 'Layout' }

const items = ['Gloves', 'Headgear', 'Shin guards', 'Hand wraps', 'Mouthguards', 'Bags']

export const Cards = {
  render: () => (
    <Container>
      <Grid $min="12rem">
        {items.map((item) => (
          <Card key={item}>
            <Text>{item}</Text>
          </Card>
        ))}
      </Grid>
    </Container>
  ),
}

export const StackAndCluster = {
  render: () => (
    <Stack>
      {(['start', 'center', 'space-between'] as const).map((justify) => (
        <Cluster key={justify} $justify={justify}>
          {items.map((item) => (
            <Text as="span" key={item}>
              {item}
            </Text>
          ))}
        </Cluster>
      ))}
    </Stack>
  ),
}
