import { findPart } from '../parts'
import { answerParent } from './answer-parent'
import { buildPart } from './build-part'

let told = 0

void answerParent(async (tell) => ({
  built: await buildPart(findPart(process.argv[2] ?? ''), {
    onProgress: (done) => {
      if (done - told < 0.05) return
      told = done
      tell({ progress: done })
    },
  }),
}))
