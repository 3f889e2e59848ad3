/** Holds the last `size` items, oldest first; `items()` returns the same array until the next `add`. */
export function ringBuffer<Item>(size: number) {
  let items: readonly Item[] = []
  return {
    add(item: Item) {
      items = [...items.slice(-(size - 1)), item]
    },
    items: () => items,
  }
}
