/** Whether the documents that this visitor would get now are made of other versions than this tab. */
export interface NewerSet {
  /** Called with the set id of a response; ignores null. */
  setServed(id: string | null): void
  isThere(): boolean
}

/** Compares the served set with the tab's own; a rollback to that set cancels the upgrade. */
export function watchSet(own: string): NewerSet {
  let served = own
  return {
    setServed(id) {
      if (id) served = id
    },
    isThere: () => served !== own,
  }
}
