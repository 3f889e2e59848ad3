/**
 * Re-exports swr, of which the shell serves one copy in a script of its own, and empties its cache between sessions.
 * Imported by file, because the request `swr` resolves to this facade.
 */
import { unload } from 'swr/dist/index/index.mjs'
import { clearBetweenSessions } from './clear-between-sessions'

// eslint-disable-next-line import-x/no-default-export -- the default of swr is its hook
export { default, mutate, preload, SWRConfig, unload, useSWRConfig } from 'swr/dist/index/index.mjs'

clearBetweenSessions(() => unload({ revalidate: false }))
