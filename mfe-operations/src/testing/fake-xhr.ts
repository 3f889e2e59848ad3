/** The part of XMLHttpRequest that uploads use, answered by the page's fake network, which answers fetch. */
class FetchingRequest {
  status = 0
  responseText = ''
  timeout = 0
  upload: { onprogress?(event: { loaded: number; total: number }): void } = {}
  onload?(): void
  onerror?(): void
  onabort?(): void
  ontimeout?(): void
  #url = ''
  #headers: Record<string, string> = {}
  #controller = new AbortController()

  open(_method: string, url: string) {
    this.#url = url
  }

  setRequestHeader(name: string, value: string) {
    this.#headers[name] = value
  }

  abort() {
    this.#controller.abort()
  }

  send(body: FormData) {
    this.upload.onprogress?.({ loaded: 1, total: 2 })
    fetch(this.#url, { method: 'POST', headers: this.#headers, body, signal: this.#controller.signal })
      .then(async (response) => {
        this.upload.onprogress?.({ loaded: 2, total: 2 })
        this.status = response.status
        this.responseText = await response.text()
        this.onload?.()
      })
      .catch(() => (this.#controller.signal.aborted ? this.onabort?.() : this.onerror?.()))
  }
}

/** Lets the fake network answer uploads, too. */
export function fakeUploads(): void {
  globalThis.XMLHttpRequest = FetchingRequest as unknown as typeof XMLHttpRequest
}
