import { endpoints, type Endpoint } from '@shop/shared-api/contract'

const MAX_PATH_CHARACTERS = 2_048
/** One value in a path: no separators, dots alone or escapes. */
const parameter = /^(?!\.+$)[\w.~-]{1,200}$/

/** Subjects of public pages; the others belong to one visitor, if only by a secret in the path. */
const publicTags: readonly Endpoint['tag'][] = ['content', 'catalogue', 'ratings']

/** Reads that public pages are made of, as lists of path segments. */
const patterns = Object.entries(endpoints as Record<string, Endpoint>).flatMap(([name, { access, tag }]) => {
  const [method, path = ''] = name.split(' ')
  return method === 'GET' && access === 'public' && publicTags.includes(tag) ? [path.split('/')] : []
})

/**
 * The normalized path and query of an API call that a part's code may make while it is rendered; null for any other.
 * Only public reads of the API's contract are allowed.
 */
export function allowedCall(path: string): string | null {
  if (path.length > MAX_PATH_CHARACTERS || !path.startsWith('/api/') || !URL.canParse(path, 'http://api')) return null
  const url = new URL(path, 'http://api')
  if (url.host !== 'api' || !url.pathname.startsWith('/api/')) return null
  const segments = url.pathname.slice('/api'.length).split('/')
  const isAllowed = patterns.some(
    (pattern) =>
      pattern.length === segments.length &&
      pattern.every((expected, at) =>
        expected.startsWith(':') ? parameter.test(segments[at] ?? '') : expected === segments[at],
      ),
  )
  return isAllowed ? url.pathname + url.search : null
}
