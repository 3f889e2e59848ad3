import { isOperationsPage } from '@shop/shared-api/page-access'
import { ReleaseError } from '../release-error'

/** Throws for a part with pages of the console, with what to do instead: no preview shows it. */
export function assertNotConsole(part: string, prefixes: readonly string[]): void {
  if (!prefixes.some(isOperationsPage)) return
  throw new ReleaseError(
    'refused',
    `${part} can’t be previewed, since unreleased code could act with a staff session in the console. Try it on your ` +
      'machine with "npm run dev", or promote it in another environment.',
  )
}
