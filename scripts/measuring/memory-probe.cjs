/** Preloaded into servers: on SIGUSR2 it collects garbage and writes the memory usage to MEMORY_FOLDER/<pid>.json. */
const { renameSync, writeFileSync } = require('node:fs')
const { join } = require('node:path')
const { setFlagsFromString } = require('node:v8')
const { runInNewContext } = require('node:vm')
const { isMainThread } = require('node:worker_threads')

if (isMainThread && process.env.MEMORY_FOLDER) {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc')
  process.on('SIGUSR2', () => {
    collect()
    collect()
    const { heapUsed, external, rss } = process.memoryUsage()
    const file = join(process.env.MEMORY_FOLDER, `${process.pid}.json`)
    writeFileSync(`${file}.new`, JSON.stringify({ heap: heapUsed, external, rss }))
    renameSync(`${file}.new`, file)
  })
}
