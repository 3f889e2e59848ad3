import { ignoreAbortedViewTransitions } from './ignore-aborted-view-transitions'

/** What is left unheard on a page on which every view transition comes to this before it is to be seen. */
function unheardOf(reason: Error): unknown {
  const ready = Promise.reject(reason)
  const reported = jest.spyOn(ready, 'catch')
  document.startViewTransition = () => ({ ready }) as unknown as ViewTransition
  ignoreAbortedViewTransitions()
  document.startViewTransition(() => undefined)
  return reported.mock.results[0]?.value
}

test('Back and Forward in quick succession are no failure', async () => {
  await expect(unheardOf(new DOMException('Transition was skipped', 'AbortError'))).resolves.toBeUndefined()
})

test('a transition that failed for another reason still says so', async () => {
  const reason = new Error('The page could not be drawn')
  await expect(unheardOf(reason)).rejects.toBe(reason)
})

test('a browser without view transitions goes without', () => {
  Reflect.deleteProperty(document, 'startViewTransition')
  ignoreAbortedViewTransitions()
  expect('startViewTransition' in document).toBe(false)
})
