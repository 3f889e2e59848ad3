import { apparelCategory } from './categories/apparel'
import { bagsAndPadsCategory } from './categories/bags-and-pads'
import { beltsCategory } from './categories/belts'
import { carryCategory } from './categories/carry'
import { gisCategory } from './categories/gis'
import { glovesCategory } from './categories/gloves'
import { kidsCategory } from './categories/kids'
import { ninjaWearCategory } from './categories/ninja-wear'
import { protectionCategory } from './categories/protection'
import type { CategoryNode } from './category-node'

/** The menu from left to right: nine columns, three levels, every slug unique in the whole tree. */
export const categoryTree: readonly CategoryNode[] = [
  glovesCategory,
  gisCategory,
  beltsCategory,
  apparelCategory,
  protectionCategory,
  bagsAndPadsCategory,
  ninjaWearCategory,
  carryCategory,
  kidsCategory,
]
