import { findPart } from '../parts'
import { runWorker } from './run-worker'
import { buildPart } from './build-part'

let reported = 0

void runWorker(async (send) => ({
  built: await buildPart(findPart(process.argv[2] ?? ''), {
    onProgress: (done) => {
      if (done - reported < 0.05) return
      reported = done
      send({ progress: done })
    },
  }),
}))
