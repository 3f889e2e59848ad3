const { TestEnvironment } = require('jest-environment-node')
require('./compile-once.cjs')

/** Node's environment with real dynamic imports, which jest's CommonJS sandbox does not support. */
class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.importFromNode = (specifier) => import(specifier)
  }
}

module.exports = NodeEnvironment
