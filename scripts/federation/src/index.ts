export type { BuiltPart } from './build/plan-build'
export { buildParts } from './build/build-parts'
export { readParts, type Part } from './parts'
export { buildConsoleInWorker } from './console/build-console-in-worker'
