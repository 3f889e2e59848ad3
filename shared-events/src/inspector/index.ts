export { EventInspector } from './event-inspector'
