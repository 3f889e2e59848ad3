import { act, render } from '@testing-library/react'
import { SessionHintEnd } from './session-hint'

test('a page that lives shows guests’ pages again to one whose session ends, since the hint of its document is gone', async () => {
  document.documentElement.dataset['session'] = 'known'
  await act(async () => void render(<SessionHintEnd />))
  expect(document.documentElement.dataset).not.toHaveProperty('session')
})
