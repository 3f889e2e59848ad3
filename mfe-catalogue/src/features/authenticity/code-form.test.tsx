import { screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { createFakeApi, errorResponse } from '@shop/shared-api/testing/fake-api'
import { showScreen } from '../../testing/show-screen'
import { CodeForm } from './code-form'
import type { CodeCheck } from './check-code'

async function check(typed: string, answer: Partial<CodeCheck> | Promise<Partial<CodeCheck>> | Response) {
  const api = createFakeApi({
    'POST /product-authenticity': async () => {
      if (answer instanceof Response) return answer
      return { status: 'unknown', product: null, batch: null, first_checked_at: null, checks: 1, ...(await answer) }
    },
  })
  const Component = () => (
    <>
      <h1>Is it authentic?</h1>
      <CodeForm api={api} />
    </>
  )
  await showScreen({ screen: { Component }, path: '/', url: '/', api })
  await userEvent.type(screen.getByLabelText('Code'), typed)
  await userEvent.click(screen.getByRole('button', { name: 'Check code' }))
  return api
}

/** Rendered in the local time zone. */
const marchFifth = new Date(2026, 2, 5, 12).toISOString()

const glove = { id: 7, title: 'Ring gloves', slug: 'ring-gloves', thumbnail: '/api/media/products/glove.classic.black' }

describe('CodeForm', () => {
  test('names an authentic item with its batch', async () => {
    const api = await check(' ic-7f3k 92qx ', { status: 'authentic', product: glove, batch: 'B12', checks: 1 })
    expect(await screen.findByText(/This is one of our codes, from batch B12/)).toBeVisible()
    expect(screen.getByRole('link', { name: 'Ring gloves' })).toHaveAttribute('href', '/shop/7')
    expect(api.calls.map(({ body }) => body)).toEqual([{ barcode: 'IC-7F3K92QX' }])
  })

  test('warns about a code that was checked too often, with its history', async () => {
    await check('IC-7F3K92QX', { status: 'suspicious', checks: 40, first_checked_at: marchFifth })
    expect(await screen.findByText('Check your item carefully')).toBeVisible()
    expect(
      screen.getByText(/first checked on March 5, 2026 and has been checked from 40 internet connections/),
    ).toBeVisible()
    expect(screen.getByRole('button', { name: 'Report this item' })).toBeVisible()
  })

  test('warns that an authentic code was checked before', async () => {
    await check('IC-7F3K92QX', { status: 'authentic', checks: 3, first_checked_at: marchFifth })
    expect(await screen.findByText('Authentic')).toBeVisible()
    expect(screen.getByText('Already checked')).toBeVisible()
    expect(
      screen.getByText(/first checked on March 5, 2026 and has been checked from 3 internet connections/),
    ).toBeVisible()
  })

  test('rejects an unknown code', async () => {
    await check('ABC123', { status: 'unknown', checks: 1 })
    expect(await screen.findByText('Not one of our codes')).toBeVisible()
  })

  test.each(['abc', 'code!!!!', 'x'.repeat(33)])(
    'shows a malformed code (%s) at the field and sends nothing',
    async (typed) => {
      const api = await check(typed, { status: 'unknown', checks: 1 })
      expect(screen.getByLabelText('Code')).toBeInvalid()
      expect(api.calls).toEqual([])
    },
  )

  test.each([
    ['too many checks', 429, /try again in an hour/],
    ['a shop that is down', 503, /We couldn’t check the code right now/],
  ])('reports %s in its own message and keeps the code in the field', async (_, status, message) => {
    await check('ABC123', errorResponse(status))
    expect(await screen.findByText(message)).toBeVisible()
    expect(screen.getByLabelText('Code')).toHaveValue('ABC123')
  })

  test('sends a slow check once however often the button is pressed', async () => {
    let answer: (check: Partial<CodeCheck>) => void = () => undefined
    const api = await check('ABC123', new Promise((done) => (answer = done)))
    const button = screen.getByRole('button', { name: /Check code/ })
    expect(button).toHaveAttribute('aria-busy', 'true')
    await userEvent.type(screen.getByLabelText('Code'), '{Enter}')
    await userEvent.click(button)
    expect(api.calls).toHaveLength(1)
    answer({ status: 'unknown' })
    expect(await screen.findByText('Not one of our codes')).toBeVisible()
  })
})
