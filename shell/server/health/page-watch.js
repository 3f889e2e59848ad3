// Runs in a worker of every page, outside the main thread and without any part's code. The document's first script
// starts it and sends [kind, value, path]; shell/src/page/page-watch.ts describes these messages.

const TICK_MS = 2_000
/** Ticks without an answer of the visible page's main thread until it counts as hanging. */
const HANG_TICKS = 3
/** Ticks within which a visible page becomes interactive: longer than every recovery takes. */
const HYDRATE_TICKS = 12

/** What the page's requests fail with when they are canceled. */
const HARMLESS = ['AbortError']
const API_ERRORS = ['ApiError', 'AxiosError']

const page = { document: '', path: '/', part: 'shell@', isVisible: false, isHydrated: false }
/** The last things that happened in the page, the newest last; the server removes what may name a visitor. */
const breadcrumbs = []
const MAX_BREADCRUMBS = 8
let ticks = 0
let unanswered = 0
const reported = new Set()

function post(url, body) {
  const headers = { 'content-type': 'application/json' }
  const text = JSON.stringify({ document: page.document, path: page.path, ...body })
  // The answer to a hanging page carries the cookie by which its next document avoids the version.
  fetch(url, { method: 'POST', headers, body: text, keepalive: true }).catch(() => undefined)
}

/** Once per kind and version. `version` is `part@version`; `part@` means the version in the document's set. */
function report(kind, version, message, { cause = 'code', stack = '' } = {}) {
  const key = `${kind} ${version}`
  if (reported.has(key)) return
  reported.add(key)
  const [part, number] = version.split('@')
  const named = { ...(part && { part }), ...(number && { version: number }) }
  post('/health/part-failures', {
    ...named,
    kind,
    cause,
    message: message.slice(0, 300),
    stack: stack.slice(0, 2000),
    breadcrumbs,
  })
}

/**
 * The version with the failed script: the first other than the shell's, which contains libraries that all parts call.
 * Scripts below `files` belong to the version in the document's set; others, of a fallback, name theirs.
 */
function versionOfStack(stack) {
  const lines = stack.split('\n')
  // Chromium's frames start with "at"; those of other browsers contain "@".
  const frames = lines.some((line) => /^\s+at /.test(line))
    ? lines.filter((line) => /^\s+at /.test(line))
    : lines.filter((line) => line.includes('@'))
  const urls = frames.flatMap(
    (frame) => /(?:https?|[a-z]{1,9}(?:-web)?-extension):\/\/[^\s)]+|<anonymous>:\d/.exec(frame) ?? [],
  )
  const own = `${location.origin}/r/`
  // Extensions and foreign scripts that call ours, and code typed into the console.
  if (!urls[0]?.startsWith(own)) return undefined
  const versions = urls
    .filter((url) => url.startsWith(own))
    .map((url) =>
      url
        .slice(own.length)
        .split('/', 2)
        .join('@')
        .replace(/@files$/, '@'),
    )
  return versions.find((version) => !version.startsWith('shell@')) ?? versions[0]
}

/** Whether they are the same version; `part@` means the one in the document's set. */
const isOf = (known, version) => known === version || (version.endsWith('@') && known.startsWith(version))

function passed(what) {
  breadcrumbs.push(what.slice(0, 100))
  if (breadcrumbs.length > MAX_BREADCRUMBS) breadcrumbs.shift()
}

const handlers = {
  event: passed,
  start: (document) => void (page.document = document),
  visible: (isVisible) => void (page.isVisible = isVisible),
  part: (version) => void (page.part = version),
  alive: () => void (unanswered = 0),
  hydrated() {
    if (page.isHydrated) return
    page.isHydrated = true
    post('/health/hydrated', {})
  },
  error({ name, message, stack }) {
    const version = versionOfStack(stack)
    // The loader of a version reports what fails while it loads, and how it recovered.
    if (!version || isOf(page.part, version) || HARMLESS.includes(name)) return
    const kind = name === 'ChunkLoadError' ? 'chunk' : 'handler'
    report(kind, version, `${name}: ${message}`, { cause: API_ERRORS.includes(name) ? 'api' : 'code', stack })
  },
}

onmessage = ({ data: [kind, value, path] }) => {
  if (path !== page.path) passed(path)
  page.path = path.slice(0, 512)
  handlers[kind]?.(value)
}

setInterval(() => {
  if (!page.isVisible) return
  ticks += 1
  if (!page.isHydrated && ticks === HYDRATE_TICKS && unanswered < HANG_TICKS)
    report('hydrate', page.part, `The page isn't interactive after ${(TICK_MS * ticks) / 1000} s.`)
  if (unanswered === HANG_TICKS)
    report('hang', page.part, `The main thread hasn't responded for ${(TICK_MS * unanswered) / 1000} s.`)
  unanswered += 1
  postMessage('alive?')
}, TICK_MS)
