/** fast-check with a fixed seed, so that test results depend on the commit only. */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

fastCheck.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

module.exports = fastCheck
