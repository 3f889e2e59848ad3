export type { BuiltPart } from './build/build-part'
export { buildParts } from './build/build-parts'
export { readParts, type Part } from './parts'
export { buildConsoleInWorker } from './console/build-console-in-worker'
