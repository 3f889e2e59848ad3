import { act, screen } from '@testing-library/react'
import { showInFrame } from '../../layout/testing/show-in-frame'
import { contentRoutes } from '../content-routes'

/** Navigates from the home page to a page of the shell's content, and waits for its heading. */
export async function openContent(path: string) {
  const shown = showInFrame({ routes: contentRoutes, path: '/' })
  await act(() => shown.router.navigate(path))
  await screen.findByRole('heading', { level: 1, name: (name) => name !== 'Another page' })
  return shown
}
