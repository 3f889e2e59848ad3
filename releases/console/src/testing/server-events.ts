/** The server's event stream, as the page listens to it. */
class Events extends EventTarget {
  static last: Events
  constructor() {
    super()
    Events.last = this
  }
  close() {}
}
Object.assign(globalThis, { EventSource: Events })

/** Tells the page that somebody moved the pointer. */
export const tellOfMove = () => void Events.last.dispatchEvent(new Event('pointer'))
