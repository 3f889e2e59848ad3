import { writeFileSync } from 'node:fs'
import { playAll } from './play'
import { PLAYED_FILE } from './played-call'

void playAll().then((played) => {
  writeFileSync(PLAYED_FILE, `${JSON.stringify(played, null, 1)}\n`)
  process.stdout.write(`${Object.keys(played).length} calls are in ${PLAYED_FILE}\n`)
})
