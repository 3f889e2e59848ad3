import { Button, Cluster } from '@shop/shared-ui'
import type { Lines } from '../client/use-lines'

/** The button for more of a list; nothing when all of it is shown. */
export function ShowMore({ list }: { list: Pick<Lines<object>, 'hasMore' | 'isFetching' | 'more'> }) {
  if (!list.hasMore) return null
  return (
    <Cluster $justify="center">
      <Button busy={list.isFetching} onClick={list.more}>
        Show more
      </Button>
    </Cluster>
  )
}
