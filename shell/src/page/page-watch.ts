import { bus } from '@shop/shared-events'

/** The worker that watches the page; the document server has it for every version of the shell. */
export const pageWatchPath = '/page-watch.js'

/**
 * Runs in the document's head: starts the worker that reports a page which hangs, fails or never becomes interactive.
 * It depends on no part's code, never changes, and the CSP allows it by its hash. Without a document token nothing
 * counts, so previews and busy servers' frames start none. Messages are [kind, value, path]: `start` with the token,
 * `part` with `part@version` of the code that runs next, `visible`, `alive` in answer to each message of the worker,
 * `hydrated`, `error`, and `event` with the name of an event on the bus. A page that prints is paused without a fault.
 */
export const pageWatchScript = [
  '(function(d,w){',
  "var t=(performance.getEntriesByType('navigation')[0]||{}).serverTiming||[];",
  "t=t.filter(function(s){return s.name==='document'})[0];",
  `if(!t)return;try{w=new Worker('${pageWatchPath}')}catch(e){return}`,
  'function p(k,v){w.postMessage([k,v,location.pathname])}',
  "function v(){p('visible',d.visibilityState==='visible')}",
  "function h(){p('visible',false)}",
  "function e(x){x&&x.stack&&p('error',{name:x.name,message:String(x.message).slice(0,300),stack:String(x.stack).slice(0,4e3)})}",
  "window.watchPage=p;w.onmessage=function(){p('alive')};",
  "p('start',t.description);v();",
  "d.addEventListener('visibilitychange',v);",
  "addEventListener('pageshow',v);addEventListener('afterprint',v);",
  "addEventListener('pagehide',h);addEventListener('beforeprint',h);",
  "addEventListener('error',function(x){e(x.error)});",
  "addEventListener('unhandledrejection',function(x){e(x.reason)})",
  '})(document)',
].join('')

type PageWatch = (kind: 'part' | 'hydrated' | 'error' | 'event', value?: unknown) => void

const send: PageWatch = (kind, value) => (globalThis as { watchPage?: PageWatch }).watchPage?.(kind, value)

const entered: string[] = []
let rendering = ''
/** Until the page is interactive the shell's code runs; later, that of the part that owns the page. */
let otherwise = 'shell@'
let current = otherwise

function sendPart(): void {
  const part = rendering || (entered.at(-1) ?? otherwise)
  if (part !== current) send('part', part)
  current = part
}

/** Attributes a hang to this version until the returned function is called. */
export const enterPart = (part: string, version: string): (() => void) => enter(`${part}@${version}`)

/**
 * Attributes a hang of an event's handler to the page, also while a part loads in the background, and names the bus's
 * events to the worker, which reports what came before an error.
 */
export function watchEvents(): void {
  const enterEvent = () => {
    // A render that the event interrupts isn't what runs now.
    rendering = ''
    if (entered.length > 0) setTimeout(enter(otherwise))
    else sendPart()
  }
  bus.records.subscribe(({ name }) => send('event', name))
  for (const type of ['pointerdown', 'click', 'keydown', 'input', 'change', 'submit'])
    addEventListener(type, enterEvent, { capture: true })
}

function enter(id: string): () => void {
  entered.push(id)
  sendPart()
  return () => {
    const index = entered.lastIndexOf(id)
    if (index >= 0) entered.splice(index, 1)
    sendPart()
  }
}

/** The same while a version renders: until its effects have run. */
export function enterRender(part: string, version: string): () => void {
  rendering = `${part}@${version}`
  sendPart()
  return () => {
    rendering = ''
    sendPart()
  }
}

/** Marks the page as interactive, once its own part has joined, and reports it. */
export function reportHydrated(): void {
  otherwise = ''
  sendPart()
  performance.mark('hydrated')
  document.documentElement.dataset['hydrated'] = ''
  send('hydrated')
}

/** Reports an error that the page recovered from like an uncaught one, for the part in its stack. */
export function reportHandledError(error: unknown): void {
  if (!(error instanceof Error)) return
  const { name, message, stack = '' } = error
  send('error', { name, message, stack })
}
