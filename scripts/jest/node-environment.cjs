const { TestEnvironment } = require('jest-environment-node')

/** Node's environment with a way to real dynamic imports, which jest's CommonJS sandbox refuses. */
class NodeEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    this.global.importFromNode = (specifier) => import(specifier)
  }
}

module.exports = NodeEnvironment
