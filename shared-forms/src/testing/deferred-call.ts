import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** A call that the test settles by hand; put its `handler` into a table of responses. */
export function deferredCall() {
  const waiting: ((settle: () => unknown) => void)[] = []
  let sent = 0
  return {
    /** Resolves to what `settle` is given, so it has every call's type. */
    handler: () =>
      new Promise<() => unknown>((go) => {
        sent += 1
        waiting.push(go)
      }).then((settle) => settle() as never),
    sent: () => sent,
    settle: (answer: () => unknown) => act(async () => waiting.shift()?.(answer)),
  }
}

/** See `deferredCall`. */
export type DeferredCall = ReturnType<typeof deferredCall>

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ name, type, value, checked }) =>
    [name, type === 'checkbox' || type === 'radio' ? checked : value].join('='),
  )

interface Failing {
  /** Returns an error response with the text `message`. */
  refuse: () => unknown
  message: string | RegExp
  /** The message for a network error where the form has its own. */
  offlineMessage?: RegExp
}

/**
 * Presses a form's button twice while its call is pending, then lets the call fail, first by a refusal and then by a
 * network error. Expects one request per press, a busy button while pending, and unchanged input.
 */
export async function expectSafeRetry(
  held: DeferredCall,
  find: () => HTMLElement,
  { refuse, message, offlineMessage = /Check your connection/ }: Failing,
): Promise<void> {
  const before = typed()
  await userEvent.dblClick(find())
  await waitFor(() => expect(held.sent()).toBe(1))
  expect(find()).toHaveAttribute('aria-busy', 'true')

  await held.settle(refuse)
  expectNear(await screen.findAllByText(message), find)
  expect(typed()).toEqual(before)
  await closeDialog()

  await waitFor(() => expect(find()).not.toHaveAttribute('aria-busy'))
  await userEvent.click(find())
  await waitFor(() => expect(held.sent()).toBe(2))
  await held.settle(offline)
  expectNear(await screen.findAllByText(offlineMessage), find)
  expect(typed()).toEqual(before)
  await closeDialog()
  expect(held.sent()).toBe(2)
}

/** An error is shown in a modal dialog, or next to the button. */
function expectNear(errors: HTMLElement[], find: () => HTMLElement): void {
  if (errors.some((error) => error.closest('[role="dialog"]'))) return
  const container = find().closest('form')?.parentElement ?? find().closest('li, section, main, body > div')
  expect(errors.some((error) => container?.contains(error))).toBe(true)
}

async function closeDialog(): Promise<void> {
  const dialog = screen.queryByRole('dialog', { name: 'Error!' })
  if (!dialog) return
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error!' })).not.toBeInTheDocument())
}
