import { act, screen, waitFor } from '@testing-library/react'
import userEvent from '@testing-library/user-event'

/** A call whose answers are given by hand: `handler` stands in a table of answers. */
export function heldCall() {
  const waiting: ((settle: () => unknown) => void)[] = []
  let sent = 0
  return {
    handler: () =>
      new Promise<() => unknown>((go) => {
        sent += 1
        waiting.push(go)
      }).then((settle) => settle()),
    sent: () => sent,
    settle: (answer: () => unknown) => act(async () => waiting.shift()?.(answer)),
  }
}

/** See `heldCall`. */
export type HeldCall = ReturnType<typeof heldCall>

const offline = () => Promise.reject(new TypeError('Failed to fetch'))
const typed = () =>
  [...document.querySelectorAll<HTMLInputElement>('input, textarea, select')].map(({ name, type, value, checked }) =>
    [name, type === 'checkbox' || type === 'radio' ? checked : value].join('='),
  )

interface Failing {
  /** Makes the call fail with `words`. */
  refuse: () => unknown
  words: string | RegExp
  /** Where a form has words of its own for it. */
  offlineWords?: RegExp
}

/**
 * Presses a form's button twice while its call is not answered, then lets it
 * fail, and fail again for want of a connection: it is sent once a press, says so meanwhile, and loses no input.
 */
export async function expectPatience(
  held: HeldCall,
  find: () => HTMLElement,
  { refuse, words, offlineWords = /Check your connection/ }: Failing,
): Promise<void> {
  const before = typed()
  await userEvent.dblClick(find())
  await waitFor(() => expect(held.sent()).toBe(1))
  expect(find()).toHaveAttribute('aria-busy', 'true')

  await held.settle(refuse)
  expectNear(await screen.findAllByText(words), find)
  expect(typed()).toEqual(before)
  await closeDialog()

  await waitFor(() => expect(find()).not.toHaveAttribute('aria-busy'))
  await userEvent.click(find())
  await waitFor(() => expect(held.sent()).toBe(2))
  await held.settle(offline)
  expectNear(await screen.findAllByText(offlineWords), find)
  expect(typed()).toEqual(before)
  await closeDialog()
  expect(held.sent()).toBe(2)
}

/** An error stands in a dialog, before which the button is out of reach, or with the button. */
function expectNear(errors: HTMLElement[], find: () => HTMLElement): void {
  if (errors.some((error) => error.closest('[role="dialog"]'))) return
  const place = find().closest('form')?.parentElement ?? find().closest('li, section, main, body > div')
  expect(errors.some((error) => place?.contains(error))).toBe(true)
}

async function closeDialog(): Promise<void> {
  const dialog = screen.queryByRole('dialog', { name: 'Error!' })
  if (!dialog) return
  await userEvent.keyboard('{Escape}')
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Error!' })).not.toBeInTheDocument())
}
