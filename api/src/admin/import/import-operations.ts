import { operation } from '../operation'
import { importCategories } from './import-categories'
import { importCodes } from './import-codes'
import { importRatings } from './import-ratings'
import { importSizeCharts } from './import-size-charts'
import { importStates } from './import-states'
import { importInput } from './table-import'

/** Imports of the tables next to the catalogue's own. */
export const importOperations = {
  'categories.import': operation(importInput, importCategories),
  'size-charts.import': operation(importInput, importSizeCharts),
  'ratings.import': operation(importInput, importRatings),
  'codes.import': operation(importInput, importCodes),
  'states.import': operation(importInput, importStates),
}
