const { TestEnvironment } = require('jest-environment-jsdom')

/** Web APIs that every browser has and jsdom lacks, or whose jsdom form `new Request` of Node refuses (AbortSignal). */
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

/** Node's FormData, the only one that its Request knows, which can take its fields from a form of jsdom's. */
const formDataOver = (FormDataOfForm) =>
  class extends FormData {
    constructor(...form) {
      super()
      for (const [name, value] of form.length > 0 ? new FormDataOfForm(...form) : []) this.append(name, value)
    }
  }

/** jsdom with Node's own fetch family, streams and BroadcastChannel put in place. */
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

  /** The next file's tabs run in this process too: those of this one must not hear them. */
  async teardown() {
    for (const channel of this.channels) channel.close()
    await super.teardown()
  }
}

module.exports = BrowserEnvironment
