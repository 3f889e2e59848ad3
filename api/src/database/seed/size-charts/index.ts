import { apparelCharts } from './apparel-charts'
import { beltCharts } from './belt-charts'
import { equipmentCharts } from './equipment-charts'
import { handCharts } from './hand-charts'
import { protectionCharts } from './protection-charts'
import type { SeedSizeChart } from './size-chart'
import { uniformCharts } from './uniform-charts'

/** Every size chart, in the order of the size guide. */
export const seedSizeCharts: readonly SeedSizeChart[] = [
  handCharts,
  uniformCharts,
  beltCharts,
  apparelCharts,
  protectionCharts,
  equipmentCharts,
].flat()
