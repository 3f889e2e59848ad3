const { TestEnvironment } = require('jest-environment-jsdom')
require('./compile-once.cjs')

/** Web APIs that jsdom lacks, or that Node's `new Request` rejects in jsdom's version (AbortSignal). */
const fromNode = [
  'AbortController',
  'AbortSignal',
  'Blob',
  'File',
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

/** Node's FormData, the only one that its Request accepts, filled from a jsdom form. */
const formDataOver = (FormDataOfForm) =>
  class extends FormData {
    constructor(...form) {
      super()
      for (const [name, value] of form.length > 0 ? new FormDataOfForm(...form) : []) this.append(name, value)
    }
  }

/** jsdom with Node's fetch APIs, streams and BroadcastChannel. */
class BrowserEnvironment extends TestEnvironment {
  channels = new Set()

  async setup() {
    await super.setup()
    const { channels } = this
    this.global.BroadcastChannel = class extends BroadcastChannel {
      constructor(name) {
        super(name)
        channels.add(this)
      }
    }
    this.global.FormData = formDataOver(this.global.FormData)
    for (const name of fromNode) this.global[name] = globalThis[name]
    this.global.Uint8Array = Uint8Array
  }

  /** Closes this file's channels, because the next test file runs in the same process. */
  async teardown() {
    for (const channel of this.channels) channel.close()
    await super.teardown()
  }
}

module.exports = BrowserEnvironment
