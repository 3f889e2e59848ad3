/** Whether the documents that this visitor would get now are made of other versions than this tab. */
export interface NewerSet {
  /** Told with the set that an answer of the shop names; an answer without one tells nothing. */
  setServed(id: string | null): void
  isThere(): boolean
}

/** Compares what answers tell with the set that the tab began with; a rollback to that set ends the wish to move. */
export function watchSet(own: string): NewerSet {
  let served = own
  return {
    setServed(id) {
      if (id) served = id
    },
    isThere: () => served !== own,
  }
}
