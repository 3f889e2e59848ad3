export { createBus } from './bus';
export type { Bus, BusOptions, FailureReporter } from './bus';
export { eventTraits } from './event-map';
export type { EventMap, EventName, EventTraits, RetainedEventName, SessionUser } from './event-map';
export type { EventRecord, Publisher } from './event-record';
export { bus } from './site-bus';
export { useEvent } from './use-event';
