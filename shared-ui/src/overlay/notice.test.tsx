import { act, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { closeNotice, showNotice } from './notice-store'
import { NoticeCard } from './notice-card'

async function show(title: string, go = () => undefined) {
  const actions = [{ label: 'Go to Cart', go }]
  act(() => showNotice({ title, message: 'Ring gloves', summary: 'Added', actions }))
  await screen.findByRole('dialog', { name: title })
}
const notice = () => screen.queryByRole('dialog')

function showPage() {
  render(
    <>
      <button type="button">Page</button>
      <NoticeCard />
    </>,
  )
  screen.getByRole('button', { name: 'Page' }).focus()
}

afterEach(() => {
  act(closeNotice)
  jest.useRealTimers()
})

describe('NoticeCard', () => {
  test('shows one notice, the latest, and leaves focus on the page', async () => {
    showPage()
    await show('First')
    await show('Second')
    expect(screen.getAllByRole('dialog')).toHaveLength(1)
    expect(notice()).toHaveAccessibleName('Second')
    expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus()
  })

  test('is reached by F6, and Escape closes it and returns the focus', async () => {
    showPage()
    await show('Success')
    await userEvent.keyboard('{F6}')
    expect(screen.getByRole('button', { name: 'Close' })).toHaveFocus()
    await userEvent.keyboard('{Escape}')
    expect(notice()).not.toBeInTheDocument()
    expect(screen.getByRole('button', { name: 'Page' })).toHaveFocus()
  })

  test('closes before its action navigates', async () => {
    showPage()
    const go = jest.fn(() => undefined)
    await show('Success', go)
    await userEvent.click(screen.getByRole('button', { name: 'Go to Cart' }))
    expect(go).toHaveBeenCalledTimes(1)
    expect(notice()).not.toBeInTheDocument()
  })

  test('closes by itself, but not under the pointer', async () => {
    jest.useFakeTimers()
    showPage()
    await show('Success')
    await userEvent.setup({ advanceTimers: jest.advanceTimersByTime }).hover(notice()!)
    act(() => jest.advanceTimersByTime(60_000))
    expect(notice()).toBeVisible()
    await show('Success')
    act(() => jest.advanceTimersByTime(8_000))
    expect(notice()).not.toBeInTheDocument()
  })
})
