/** A build that the parent process requests of a worker. */
export interface BuildOrder {
  name: string
  hasOpenEntry: boolean
}
