const { TestEnvironment } = require('jest-environment-jsdom')

/** Web APIs that every browser has and jsdom lacks, or whose jsdom form `new Request` of Node refuses (AbortSignal). */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'BroadcastChannel',
  'Headers',
  'ReadableStream',
  'Request',
  'Response',
  'TextDecoder',
  'TextEncoder',
  'TransformStream',
  'WritableStream',
  'fetch',
  'structuredClone',
]

/** jsdom with Node's own fetch family, streams and BroadcastChannel put in place. */
class BrowserEnvironment extends TestEnvironment {
  async setup() {
    await super.setup()
    for (const name of fromNode) this.global[name] = globalThis[name]
    this.global.Uint8Array = Uint8Array
  }
}

module.exports = BrowserEnvironment
