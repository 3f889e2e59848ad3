import { ignoreAbortedViewTransitions } from './ignore-aborted-view-transitions'

/** The unhandled rejection on a page where all view transitions reject with this reason. */
function unheardOf(reason: Error): unknown {
  const ready = Promise.reject(reason)
  const reported = jest.spyOn(ready, 'catch')
  document.startViewTransition = () => ({ ready }) as unknown as ViewTransition
  ignoreAbortedViewTransitions()
  document.startViewTransition(() => undefined)
  return reported.mock.results[0]?.value
}

describe('ignoreAbortedViewTransitions', () => {
  test('Back and Forward in quick succession are no failure', async () => {
    await expect(unheardOf(new DOMException('Transition was skipped', 'AbortError'))).resolves.toBeUndefined()
  })

  test('still reports a transition that failed for another reason', async () => {
    const reason = new Error('The page could not be drawn')
    await expect(unheardOf(reason)).rejects.toBe(reason)
  })

  test('does nothing in a browser without view transitions', () => {
    Reflect.deleteProperty(document, 'startViewTransition')
    ignoreAbortedViewTransitions()
    expect('startViewTransition' in document).toBe(false)
  })
})
