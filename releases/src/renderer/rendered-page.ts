import { isRecord, type Frame } from './frames'

/** A version of a part that threw while a page was rendered, and the version that replaced it. */
export interface PageFailure {
  part: string
  version: string
  to: string | null
  message: string
  stack: string | null
}

/** A page as a renderer returned it: none of it is trusted. */
export interface RenderedPage {
  status: number
  html: Buffer
  inlineStyles: string[]
  /** The layout's script, as the renderer names it: the CSP must not allow it for that. */
  inlineScript: string
  cache: 'public' | 'private'
  /** A path of the shop, when a loader redirects. */
  location?: string
  failures: PageFailure[]
}

const MAX_STYLES = 50
const MAX_FAILURES = 20

/** Reads a page; throws for anything that a correct program doesn't send. */
export function readPage({ message, body }: Frame, origin: string): RenderedPage {
  const { status, inlineStyles, inlineScript = '', cache, location, failures } = message
  if (typeof status !== 'number' || !Number.isInteger(status) || status < 200 || status > 599) invalid('status')
  if (!Array.isArray(inlineStyles) || inlineStyles.length > MAX_STYLES) invalid('inlineStyles')
  if (!inlineStyles.every(isText)) invalid('inlineStyles')
  if (!isText(inlineScript)) invalid('inlineScript')
  if (!Array.isArray(failures) || failures.length > MAX_FAILURES) invalid('failures')
  return {
    status,
    html: body,
    inlineStyles: inlineStyles as string[],
    inlineScript,
    cache: cache === 'public' ? 'public' : 'private',
    ...(location !== undefined && location !== null && { location: pathOf(location, origin) }),
    failures: failures.map(readFailure),
  }
}

function readFailure(failure: unknown): PageFailure {
  if (!isRecord(failure)) invalid('failures')
  const { part, version, to, message, stack } = failure
  if (!isText(part) || !isText(version) || !isText(message)) invalid('failures')
  return { part, version, to: isText(to) ? to : null, message, stack: isText(stack) ? stack : null }
}

/** A redirect leads to this shop only. */
function pathOf(location: unknown, origin: string): string {
  if (!isText(location) || !URL.canParse(location, origin)) return invalid('location')
  const url = new URL(location, origin)
  if (url.origin !== new URL(origin).origin) return invalid('location')
  return url.pathname.replace(/^\/+/, '/') + url.search + url.hash
}

const isText = (value: unknown): value is string => typeof value === 'string'

function invalid(field: string): never {
  throw new Error(`a rendered page has an invalid ${field}`)
}
