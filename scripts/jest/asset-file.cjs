/** Replaces style sheets and fonts, which a bundler would handle and jest cannot run. */
module.exports = 'asset'
