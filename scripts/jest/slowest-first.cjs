const { readFileSync } = require('node:fs')
const { default: TestSequencer } = require('@jest/test-sequencer')

/**
 * Starts files with their own time limit first, the largest first, because they build or start processes: at the end,
 * one of them would leave the other processors idle. Others are sorted by their last duration or size, as by default.
 */
module.exports = class SlowestFirst extends TestSequencer {
  sort(tests) {
    const isSlow = ({ path }) => readFileSync(path, 'utf8').includes('jest.setTimeout(')
    const sorted = super.sort(tests)
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))]
  }
}
