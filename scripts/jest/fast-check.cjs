/** fast-check with one seed for all, so that whether a test passes is a fact of the commit and not of the day. */
const fastCheck = require('../../node_modules/fast-check/lib/cjs/fast-check.js')

fastCheck.configureGlobal({ seed: Number(process.env.PROPERTY_SEED ?? 1) })

module.exports = fastCheck
