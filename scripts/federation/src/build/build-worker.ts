import { findPart } from '../parts'
import { buildPart } from './build-part'

const name = process.argv[2] ?? ''
let told = 0

// Whoever asked for the build is gone.
process.once('disconnect', () => process.exit(1))

buildPart(findPart(name), {
  onProgress: (done) => {
    if (done - told < 0.05) return
    told = done
    process.send?.({ progress: done })
  },
})
  .then((built) => process.send?.({ built }))
  .catch((failure: Error) => process.send?.({ failure: failure.message }))
  .finally(() => {
    process.removeAllListeners('disconnect')
    process.disconnect()
  })
