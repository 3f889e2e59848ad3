import { answerParent } from '../build/answer-parent'
import { buildConsole } from './build-console'

void answerParent(async () => ({ rebuilt: (await buildConsole()).rebuilt }))
