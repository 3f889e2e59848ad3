import { runWorker } from '../build/run-worker'
import { buildConsole } from './build-console'

void runWorker(async () => ({ rebuilt: (await buildConsole()).rebuilt }))
