export { createBus } from './bus'
export type { Bus, BusOptions } from './bus'
export { defineEvents } from './event-map'
// A module augmentation reaches an interface that `export *` passes on, not a renamed one.
export type * from './event-map'
export type { EventRecord, Publisher } from './event-record'
export { bus } from './site-bus'
export { useEvent, useEventSelector } from './use-event'
