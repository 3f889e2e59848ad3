import { Button, Cluster } from '@shop/shared-ui'
import type { Lines } from '../client/use-lines'

/** The button for the next page of a list; nothing after the last one. */
export function ShowMore({ list }: { list: Pick<Lines<object>, 'hasMore' | 'isFetching' | 'more'> }) {
  if (!list.hasMore) return null
  return (
    <Cluster $justify="center">
      <Button busy={list.isFetching} onClick={() => void list.more()}>
        Show more
      </Button>
    </Cluster>
  )
}
