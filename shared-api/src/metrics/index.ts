export type { Metrics } from './create-metrics'
export { openMetrics, type OpenMetrics } from './open-metrics'
