import { buildPart } from '@shop/federation/build-part'
import { findPart } from '@shop/federation/parts'

/** Builds the part given as first argument into the folder given as second; exits with its parent. */
const [name = '', outDir] = process.argv.slice(2)
process.once('disconnect', () => process.exit(1))
buildPart(findPart(name), { outDir }).then(
  () => process.exit(0),
  (failure: Error) => {
    console.error(failure.message)
    process.exit(1)
  },
)
